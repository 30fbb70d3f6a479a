import { afterPaint } from "../../../after-paint.ts";
import { type DeviceDatabase, openDeviceDatabase } from "../../../drafts/device-database.ts";
import type { DraftRecord } from "../../../drafts/draft-record.ts";
import type { DocumentState, DocumentStore } from "../state/document-store.ts";
import { leaveRest } from "./leave-rest.ts";

export interface DeviceCopy {
  stop(): void;
  /** Resolves when nothing waits to be written. */
  settled(): Promise<void>;
}

interface CopyTools {
  record: (state: DocumentState) => DraftRecord;
  /** Whether it is written as it was opened: then the device tells from the start whether it keeps anything. */
  atOnce: boolean;
}

/** Keeps the device's copy of a draft up to date, one write at a time; the latest state follows the write before it. */
export function keepOnDevice(store: DocumentStore, { record, atOnce }: CopyTools): DeviceCopy {
  let copied = store.read();
  let isWaiting = false;
  let isPlanned = false;
  let running: Promise<void> | null = null;
  let writtenKey: string | null = null;

  const write = async (database: DeviceDatabase) => {
    const state = store.read();
    const latest = record(state);
    await database.change(latest.key, () => latest);
    // A resume that got its id from the server is kept under another name from then on.
    if (writtenKey !== null && writtenKey !== latest.key) await database.remove(writtenKey);
    writtenKey = latest.key;
    store.keptOnDevice(state.edits);
  };

  const run = async () => {
    while (isWaiting) {
      isWaiting = false;
      try {
        await write(await openDeviceDatabase());
      } catch {
        store.keptOnDevice(null);
      }
    }
    running = null;
    rest.look();
  };
  const start = () => {
    isPlanned = false;
    running ??= run();
  };
  const touch = () => {
    isWaiting = true;
    // The last words of a page that goes are written while there is one.
    if (document.visibilityState === "hidden") return start();
    if (isPlanned || running) return;
    isPlanned = true;
    afterPaint(start);
  };

  const leaving = new AbortController();
  document.addEventListener("visibilitychange", () => isPlanned && touch(), { signal: leaving.signal });
  const stopListening = store.subscribe(() => {
    const state = store.read();
    // That the copy is written is no reason to write it.
    const isSame = state.edits === copied.edits && state.sync === copied.sync;
    copied = state;
    if (!isSame) touch();
  });
  const rest = leaveRest(store, { record, isKept: () => !isWaiting && running === null });
  if (atOnce) touch();
  return {
    stop() {
      leaving.abort();
      stopListening();
      rest.stop();
    },
    settled() {
      if (isPlanned) start();
      return running ?? Promise.resolve();
    },
  };
}
