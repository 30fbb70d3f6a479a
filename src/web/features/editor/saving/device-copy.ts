import { type DeviceDatabase, openDeviceDatabase } from "../../../drafts/device-database.ts";
import type { DraftRecord } from "../../../drafts/draft-record.ts";

export interface DeviceCopy {
  /** Something changed: the latest state is written as soon as the write before it is done. */
  touch(): void;
  /** Resolves when nothing waits to be written. */
  settled(): Promise<void>;
}

interface CopyTools {
  /** The record as it is now, with the number of the edit that it holds. */
  record: () => { record: DraftRecord; edit: number };
  onKept: (edit: number) => void;
  onLost: () => void;
}

/** Keeps the device's copy of a draft up to date, one write at a time. */
export function createDeviceCopy({ record, onKept, onLost }: CopyTools): DeviceCopy {
  let waiting = false;
  let running: Promise<void> | null = null;
  let writtenKey: string | null = null;

  const write = async (database: DeviceDatabase) => {
    const { record: latest, edit } = record();
    await database.change(latest.key, () => latest);
    // A resume that got its id from the server is kept under another name from then on.
    if (writtenKey !== null && writtenKey !== latest.key) await database.remove(writtenKey);
    writtenKey = latest.key;
    onKept(edit);
  };

  const run = async () => {
    while (waiting) {
      waiting = false;
      try {
        await write(await openDeviceDatabase());
      } catch {
        onLost();
      }
    }
    running = null;
  };

  return {
    touch() {
      waiting = true;
      running ??= run();
    },
    settled: () => running ?? Promise.resolve(),
  };
}
