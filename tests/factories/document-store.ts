import type { DraftContent } from "../../src/web/drafts/draft-content.ts";
import { NO_HISTORY } from "../../src/web/drafts/history.ts";
import { openedSync } from "../../src/web/features/editor/saving/save-machine.ts";
import {
  createDocumentStore,
  type DocumentStore,
} from "../../src/web/features/editor/state/document-store.ts";

/** A draft that is open and saved, with nothing running beside it. */
export function openDocument(content: DraftContent, now: () => number = () => 0): DocumentStore {
  const sync = openedSync(content, { revision: null, unsaved: false });
  return createDocumentStore(
    { content, history: NO_HISTORY, sync },
    { now, delays: { pauseMs: 0, atMostMs: 0 } },
  );
}
