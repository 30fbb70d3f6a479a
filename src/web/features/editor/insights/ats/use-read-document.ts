import { useCallback, useState } from "react";
import type { ReadDocument } from "../../../../../domain/insights/check/check-reading.ts";
import type { DraftContent } from "../../../../drafts/draft-content.ts";
import { useEditor } from "../../editor-context.tsx";
import type { DocumentStore } from "../../state/document-store.ts";

interface ReadDraft {
  readonly content: DraftContent;
  readonly document: ReadDocument;
}

/** Kept while another tab is shown: the file was made and read, and says the same still. */
const lastRead = new WeakMap<DocumentStore, ReadDraft>();

/** What programs read in the file of a draft; after an edit it is another draft, of which no file was read. */
export function useReadDocument() {
  const { store } = useEditor().session;
  const [last, setLast] = useState(() => lastRead.get(store) ?? null);
  const documentOf = useCallback(
    (content: DraftContent): ReadDocument | null => (last?.content === content ? last.document : null),
    [last],
  );
  const keep = useCallback(
    (content: DraftContent, document: ReadDocument) => {
      lastRead.set(store, { content, document });
      setLast({ content, document });
    },
    [store],
  );
  return { documentOf, keep };
}
