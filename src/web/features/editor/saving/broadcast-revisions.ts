import { openDraftChannel } from "../../../drafts/draft-channel.ts";
import type { DocumentStore } from "../state/document-store.ts";
import { isUnsaved, mayAdopt } from "./save-machine.ts";

interface Broadcast {
  newsKey: () => string | null;
  /** Whether another draft of this name may be a source of this one, so that what is saved there arrives here. */
  mayFollow: (key: string) => boolean;
  refresh: () => Promise<void>;
}

/** Every revision that is saved here is told to the browser's other pages, and theirs are fetched here. */
export function broadcastRevisions(
  store: DocumentStore,
  { newsKey, mayFollow, refresh }: Broadcast,
): () => void {
  let { revision: known } = store.read().sync;
  // A page that nobody looks at fetches when it is looked at again.
  const isFollowed = (key: string) =>
    mayFollow(key) && !isUnsaved(store.read()) && document.visibilityState === "visible";
  const news = openDraftChannel(({ key, revision }) => {
    if (key === newsKey() ? mayAdopt(store.read(), { revision }) : isFollowed(key)) refresh();
  });
  const stop = store.subscribe(() => {
    const { revision } = store.read().sync;
    if (revision === known) return;
    known = revision;
    const key = newsKey();
    if (revision !== null && key !== null) news.tell({ key, revision });
  });
  return () => {
    stop();
    news.close();
  };
}
