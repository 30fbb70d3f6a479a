import { openDraftChannel } from "../../../drafts/draft-channel.ts";
import type { DocumentStore } from "../state/document-store.ts";
import { mayAdopt } from "./save-machine.ts";

/** Every revision that is saved here is told to the browser's other pages, and theirs are fetched here. */
export function broadcastRevisions(
  store: DocumentStore,
  newsKey: () => string | null,
  refresh: () => Promise<void>,
): () => void {
  let { revision: known } = store.read().sync;
  const news = openDraftChannel(({ key, revision }) => {
    if (key === newsKey() && mayAdopt(store.read(), { revision })) refresh();
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
