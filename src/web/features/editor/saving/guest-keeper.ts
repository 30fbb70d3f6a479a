import { openDeviceDatabase } from "../../../drafts/device-database.ts";
import { type DraftRecord, readRecord } from "../../../drafts/draft-record.ts";
import type { History } from "../../../drafts/history.ts";
import { propertyOf } from "../../../user-info.ts";
import type { Keeper } from "./save-loop.ts";
import type { Answer, Flight } from "./save-machine.ts";

const KEEPS_NOTHING =
  "This browser does not let the site keep anything. Download your resume before you leave this page.";

interface GuestTools {
  record: (flight: Flight, history: History) => DraftRecord;
  history: () => History;
}

/** Keeps a visitor's draft on the device. Two tabs on one draft never write over each other unseen. */
export function guestKeeper({ record, history }: GuestTools): Keeper {
  return {
    async save(flight) {
      let answer: Answer = { type: "saved", revision: (flight.base ?? 0) + 1 };
      const wanted = record(flight, history());
      try {
        const database = await openDeviceDatabase();
        await database.change(wanted.key, (saved) => {
          // The usual case is told by one number: reading a long resume anew at every key would be felt.
          if (propertyOf(saved, "revision") === flight.base) return wanted;
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
