import { afterPaint } from "../../../after-paint.ts";
import type { DraftContent } from "../../../drafts/draft-content.ts";
import type { History } from "../../../drafts/history.ts";
import { newId } from "../../../drafts/new-id.ts";
import { createStore, type Store } from "../../../store.ts";
import { createDocumentStore, type DocumentStore } from "../state/document-store.ts";
import { broadcastRevisions } from "./broadcast-revisions.ts";
import { type MergeListener, mergeConflicts } from "./merge-conflict.ts";
import { runSaves, type SaveRunner, type SaveTarget } from "./run-saves.ts";
import { isUnsaved, type SaveDelays, type Stored, type SyncState } from "./save-machine.ts";
import type { VariantState } from "./variant-state.ts";

/** A draft that is open in the editor. What happens to it is in its store; the rest is what runs beside it. */
export interface EditorSession {
  readonly savesTo: "server" | "device";
  readonly store: DocumentStore;
  /** The resume's id on the server, or the visitor's draft's own; null until the server has it. */
  id(): string | null;
  /** Makes the next save a new resume. */
  becomeNew(): void;
  /** Hears of every merge that had nothing to ask; of the last one also when it came before anybody listened. */
  onMerged(listener: MergeListener): () => void;
  /** What it is a variant of; null for any other resume, and as long as the server has not said so. */
  readonly variant: Store<VariantState | null>;
  /** Hears of what came from elsewhere while nothing here was unsaved. */
  onArrived(listener: MergeListener): () => void;
  /** Fetches what is stored, and shows it here unless something here is unsaved. */
  refresh(): Promise<void>;
  /** Tells the browser's other pages that another resume of the account was saved from here. */
  announce(id: string, revision: number): void;
  /** Sends what waits; true once everything is saved. */
  saveNow(withinMs: number): Promise<boolean>;
  /** Saves what is left, then ends; what cannot be saved within some seconds stays on the device. */
  close(): Promise<void>;
  /** Ends at once and sends nothing more; the device's copy stays with its owner. */
  abandon(): void;
}

export interface SessionParts {
  savesTo: "server" | "device";
  opened: { content: DraftContent; history: History; sync: SyncState };
  delays: SaveDelays;
  target: (store: DocumentStore) => SaveTarget & { id(): string | null; forget(): void };
  /** Names this draft to the other pages of the browser. */
  newsKey: () => string | null;
  /** What is stored now; null when that cannot be told. */
  fetchStored: () => Promise<Stored | null>;
  variant?: Store<VariantState | null>;
  /** Whether another draft of this name may be a source of this one. */
  mayFollow?: (key: string) => boolean;
}

const NEVER = () => false;

export function createSession({ savesTo, opened, delays, newsKey, ...parts }: SessionParts): EditorSession {
  const { variant = createStore(null), mayFollow = NEVER } = parts;
  const arrivals = new Set<MergeListener>();
  const store = createDocumentStore(opened, { now: Date.now, delays });
  const target = parts.target(store);
  const refresh = async () => {
    const stored = await parts.fetchStored();
    if (stored) store.adopt(stored);
  };
  /** The same where nobody here asked for it. */
  const refreshAloud = async () => {
    const { content: before, edits } = store.read();
    await refresh();
    const { content: after } = store.read();
    // What was typed meanwhile is the person's own: then nothing was shown.
    if (after !== before && store.read().edits === edits + 1)
      for (const listener of arrivals) listener(before, after);
  };
  const saves = runSaves(store, {
    target,
    newSaveId: newId,
    after(ms, run) {
      if (ms === 0) return afterPaint(run);
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
  });
  const merging = mergeConflicts(store);
  const stopBroadcast = broadcastRevisions(store, { newsKey, mayFollow, refresh: refreshAloud });
  const stopWatching = watchPage({ savesTo, store, saves, refresh: refreshAloud });

  const end = () => {
    stopWatching();
    stopBroadcast();
    merging.stop();
    saves.stop();
  };
  if (isUnsaved(store.read())) sendLeftovers({ store, saves, refresh });
  return {
    savesTo,
    store,
    id: target.id,
    becomeNew: target.forget,
    onMerged: merging.onMerged,
    variant,
    onArrived(listener) {
      arrivals.add(listener);
      return () => void arrivals.delete(listener);
    },
    refresh,
    announce() {},
    saveNow: (withinMs) => savedWithin(store, saves, withinMs),
    async close() {
      stopWatching();
      await savedWithin(store, saves, 5000);
      end();
    },
    abandon: end,
  };
}

interface RunningSaves {
  store: DocumentStore;
  saves: SaveRunner;
  refresh: () => Promise<void>;
}

/** What an earlier page left unsaved goes out at once. */
async function sendLeftovers({ store, saves, refresh }: RunningSaves): Promise<void> {
  const wasPending = store.read().sync.pending !== null;
  saves.tryNow();
  // What turns out to have arrived before the page went may have been followed by another person's save.
  if (wasPending && (await savedWithin(store, saves, 10_000))) await refresh();
}

/** The network came back, or the person did: what waited goes out, and what others saved comes in. */
function watchPage({ savesTo, store, saves, refresh }: RunningSaves & Pick<EditorSession, "savesTo">) {
  const ending = new AbortController();
  const { signal } = ending;
  window.addEventListener("online", () => saves.tryNow(), { signal });
  document.addEventListener(
    "visibilitychange",
    () => {
      if (document.visibilityState === "hidden") saves.flush();
      else if (isUnsaved(store.read())) saves.tryNow();
      else refresh();
    },
    { signal },
  );
  window.addEventListener(
    "beforeunload",
    (event) => {
      if (isKeptNowhere(store, savesTo)) event.preventDefault();
    },
    { signal },
  );
  return () => ending.abort();
}

/** The last edit is neither saved nor on the device, and nothing is about to change that. */
function isKeptNowhere(store: DocumentStore, savesTo: EditorSession["savesTo"]): boolean {
  const { sync, onDevice } = store.read();
  const isLost = savesTo === "device" ? sync.trouble?.kind === "refused" : onDevice === null;
  return isUnsaved(store.read()) && isLost;
}

function savedWithin(store: DocumentStore, saves: SaveRunner, ms: number): Promise<boolean> {
  const isDone = () => !isUnsaved(store.read()) && !store.read().sync.pending;
  if (isDone()) return Promise.resolve(true);
  saves.flush();
  // Nothing is under way that could change it.
  if (store.read().sync.trouble) return Promise.resolve(false);
  return new Promise((resolve) => {
    const end = (saved: boolean) => {
      clearTimeout(timer);
      stop();
      resolve(saved);
    };
    const timer = setTimeout(() => end(false), ms);
    const stop = store.subscribe(() => {
      if (isDone()) end(true);
      else if (store.read().sync.trouble) end(false);
    });
  });
}
