import { openDeviceDatabase } from "../../../drafts/device-database.ts";
import { type DraftRecord, readRecord } from "../../../drafts/draft-record.ts";
import { propertyOf } from "../../../user-info.ts";
import type { SaveTarget } from "./run-saves.ts";
import type { Answer, PendingSave } from "./save-machine.ts";

const KEEPS_NOTHING =
  "This browser does not let the site keep anything. Download your resume before you leave this page.";

/** Keeps a visitor's draft on the device. Two tabs on one draft never write over each other unseen. */
export function deviceTarget(record: (pending: PendingSave) => DraftRecord): SaveTarget {
  return {
    async save(pending) {
      let answer: Answer = { type: "saved", revision: (pending.base ?? 0) + 1 };
      const wanted = record(pending);
      try {
        const database = await openDeviceDatabase();
        await database.change(wanted.key, (saved) => {
          // The usual case is told by one number: reading a long resume anew at every key would be felt.
          if (propertyOf(saved, "revision") === pending.base) return wanted;
          const found = readRecord(saved);
          if (found) {
            answer = { type: "conflict", current: { revision: found.revision ?? 0, content: found.content } };
            return null;
          }
          return wanted;
        });
        return answer;
      } catch {
        return { type: "refused", message: KEEPS_NOTHING };
      }
    },
  };
}
