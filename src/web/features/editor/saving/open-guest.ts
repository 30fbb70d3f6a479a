import { openDeviceDatabase } from "../../../drafts/device-database.ts";
import { type DraftContent, emptyContent, keepingStyle } from "../../../drafts/draft-content.ts";
import { type DraftRecord, readRecord } from "../../../drafts/draft-record.ts";
import { listGuestDrafts } from "../../../drafts/guest-drafts.ts";
import { guestKey } from "../../../drafts/guest-key.ts";
import { NO_HISTORY } from "../../../drafts/history.ts";
import { newId } from "../../../drafts/new-id.ts";
import { askForFonts } from "../../../sheets/ask-for-fonts.ts";
import { deviceTarget } from "./device-target.ts";
import { leaveRest } from "./leave-rest.ts";
import { isUnsaved, openedSync } from "./save-machine.ts";
import { createSession, type EditorSession } from "./session.ts";

/** On the device there is nothing to wait for. */
const DELAYS = { pauseMs: 0, atMostMs: 0 };

export interface OpenedGuest {
  session: EditorSession;
  /** Whether anything can be kept at all. */
  keeps: boolean;
}

export interface WantedDraft {
  id: string;
  /** What a new one looks like; without it, as the product's own template. */
  design?: Pick<DraftContent, "template" | "theme" | "page">;
}

/** Opens a visitor's draft: the one that is asked for, else the last one, else a new one. */
export async function openGuest(wanted: WantedDraft | null): Promise<OpenedGuest> {
  const drafts = await listGuestDrafts().catch(() => null);
  const found = wanted === null ? drafts?.[0] : drafts?.find(({ resumeId }) => resumeId === wanted.id);
  return { session: guestSession(found ?? null, wanted), keeps: drafts !== null };
}

function guestSession(found: DraftRecord | null, wanted: WantedDraft | null): EditorSession {
  const id = found?.resumeId ?? wanted?.id ?? newId();
  const key = guestKey(id);
  const content = found
    ? keepingStyle(found.content, emptyContent())
    : { ...emptyContent(), ...wanted?.design };
  askForFonts(content);
  let isUntouched = found?.isUntouched ?? false;
  // Tells what this page wrote from what others did.
  const tab = newId();
  const recordOf = (kept: DraftContent): DraftRecord => ({
    key,
    owner: null,
    resumeId: id,
    tab,
    content: kept,
    history: NO_HISTORY,
    revision: null,
    base: null,
    savedTitle: null,
    flight: null,
    unsaved: false,
    isUntouched,
    savedAt: new Date().toISOString(),
  });
  const session = createSession({
    savesTo: "device",
    opened: {
      content,
      history: found?.history ?? NO_HISTORY,
      sync: openedSync(content, { revision: found?.revision ?? null, unsaved: false }),
    },
    delays: DELAYS,
    newsKey: () => key,
    target: (store) => {
      const target = deviceTarget((pending) => {
        isUntouched &&= pending.content === content;
        const { history } = store.read();
        return { ...recordOf(pending.content), history, revision: (pending.base ?? 0) + 1 };
      });
      return { ...target, id: () => id, forget() {} };
    },
    async fetchStored() {
      const database = await openDeviceDatabase().catch(() => null);
      const record = readRecord(await database?.get(key).catch(() => null));
      return record?.revision ? { revision: record.revision, content: record.content } : null;
    },
  });
  const rest = leaveRest(session.store, {
    record: ({ content: kept, history, sync }) => ({ ...recordOf(kept), history, revision: sync.revision }),
    isKept: (state) => !isUnsaved(state),
  });
  return {
    ...session,
    close: () => session.close().finally(rest.stop),
    abandon() {
      rest.stop();
      session.abandon();
    },
  };
}
