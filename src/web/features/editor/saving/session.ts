import type { DraftContent } from "../../../drafts/draft-content.ts";
import { openNews } from "../../../drafts/draft-news.ts";
import type { History } from "../../../drafts/history.ts";
import { newId } from "../../../drafts/new-id.ts";
import { createDraftStore, type DraftStore } from "../state/draft-store.ts";
import { mergeWithoutAsking } from "./merge-conflict.ts";
import { createSaveLoop, type Keeper, type SaveLoop } from "./save-loop.ts";
import {
  isUnsaved,
  mayAdopt,
  type Pace,
  type Replaced,
  type SaveState,
  type Stored,
} from "./save-machine.ts";

/** The draft before the merge and after it. */
type MergeListener = (before: DraftContent, after: DraftContent) => void;

/** A draft that is open in the editor: what stands in it, and what becomes of it. */
export interface EditorSession {
  readonly keeper: "server" | "device";
  readonly store: DraftStore;
  readonly loop: SaveLoop;
  /** The resume's id on the server, or the visitor's draft's own; null until the server has it. */
  id(): string | null;
  /** Makes the next save a new resume. */
  becomeNew(): void;
  /** The person's decision on a conflict or a deletion. */
  decide(content: DraftContent, onto: Replaced): void;
  /** Hears of every merge that had nothing to ask; of the last one also when it came before anybody listened. */
  onMerged(listener: MergeListener): () => void;
  /** Shows a version that was saved elsewhere, unless something here is unsaved. */
  adopt(stored: Stored): void;
  /** Sends what waits; true once everything is saved. */
  saveNow(withinMs: number): Promise<boolean>;
  /** Saves what is left, then ends; what cannot be saved within some seconds stays on the device. */
  close(): Promise<void>;
  /** Ends at once and sends nothing more; the device's copy stays with its owner. */
  abandon(): void;
}

export interface SessionParts {
  keeper: "server" | "device";
  opened: { content: DraftContent; history: History; state: SaveState };
  pace: Pace;
  makeKeeper: (store: DraftStore) => Keeper & { id(): string | null; forget(): void };
  /** Names this draft to the other pages of the browser. */
  newsKey: () => string | null;
  /** What is stored now; null when that cannot be told. */
  fetchStored: () => Promise<Stored | null>;
  /** Called after every change of the draft or of its state. */
  onChange: (session: EditorSession) => void;
}

export function createSession(parts: SessionParts): EditorSession {
  const { opened, pace, newsKey } = parts;
  const store = createDraftStore(opened, Date.now);
  const keeper = parts.makeKeeper(store);
  const loop = createSaveLoop(opened.state, {
    keeper,
    pace,
    now: Date.now,
    newSaveId: newId,
    after(ms, run) {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
  });
  let quiet = false;
  const quietly = (work: () => void) => {
    quiet = true;
    try {
      work();
    } finally {
      // Left on by a failure, it would keep every later edit from being saved.
      quiet = false;
    }
  };

  const merges = createMergeNews();
  const session: EditorSession = {
    keeper: parts.keeper,
    store,
    loop,
    id: keeper.id,
    becomeNew: keeper.forget,
    decide(content, onto) {
      quietly(() => store.decide(content));
      loop.dispatch({ type: "decided", content, edit: store.read().edits, onto });
    },
    onMerged: merges.subscribe,
    adopt(stored) {
      if (!mayAdopt(loop.read(), stored)) return;
      quietly(() => store.adopt(stored.content));
      loop.dispatch({ type: "adopted", stored, edit: store.read().edits });
    },
    saveNow: (withinMs) => savedWithin(loop, withinMs),
    close,
    abandon: end,
  };

  const news = openNews(({ key, revision }) => {
    if (key === newsKey() && mayAdopt(loop.read(), { revision })) refresh(session, parts);
  });
  const stopStore = store.subscribe(() => {
    if (!quiet) loop.edited(store.read().content, store.read().edits);
    parts.onChange(session);
  });
  let told = loop.read().revision;
  let examined: SaveState["trouble"] = null;
  const stopLoop = loop.subscribe(() => {
    const { trouble } = loop.read();
    // Once for each conflict: what is typed while it waits for the person would be merged at every key.
    const conflict = trouble === examined ? null : mergeWithoutAsking(loop.read());
    examined = trouble;
    if (conflict) {
      const { content: before } = store.read();
      session.decide(conflict.merged, conflict.stored);
      return merges.tell(before, conflict.merged);
    }
    const { revision } = loop.read();
    const key = newsKey();
    if (revision !== told && revision !== null && key !== null) news.tell({ key, revision });
    told = revision;
    parts.onChange(session);
  });
  const stopWatching = watchPage(session, parts);

  async function close() {
    stopWatching();
    await savedWithin(loop, 5000);
    end();
  }

  function end() {
    stopWatching();
    news.close();
    stopStore();
    stopLoop();
    loop.stop();
  }

  // Once whoever opened the draft has the session in hand.
  queueMicrotask(async () => {
    if (!isUnsaved(loop.read())) return;
    loop.tryNow();
    // What turns out to have arrived before the page went may have been followed by somebody else's save.
    if (opened.state.flight && (await savedWithin(loop, 10_000))) refresh(session, parts);
  });
  return session;
}

function createMergeNews() {
  const listeners = new Set<MergeListener>();
  let missed: Parameters<MergeListener> | null = null;
  return {
    tell(...merge: Parameters<MergeListener>) {
      missed = listeners.size === 0 ? merge : null;
      for (const listener of listeners) listener(...merge);
    },
    subscribe(listener: MergeListener) {
      listeners.add(listener);
      if (missed) listener(...missed);
      missed = null;
      return () => void listeners.delete(listener);
    },
  };
}

async function refresh(session: EditorSession, { fetchStored }: SessionParts): Promise<void> {
  const stored = await fetchStored();
  if (stored) session.adopt(stored);
}

/** The network came back, or the person did: what waited goes out, and what others saved comes in. */
function watchPage(session: EditorSession, parts: SessionParts): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  window.addEventListener("online", () => session.loop.tryNow(), { signal });
  document.addEventListener(
    "visibilitychange",
    () => {
      if (document.visibilityState === "hidden") session.loop.flush();
      else if (isUnsaved(session.loop.read())) session.loop.tryNow();
      else refresh(session, parts);
    },
    { signal },
  );
  window.addEventListener(
    "beforeunload",
    (event) => {
      if (isKeptNowhere(session)) event.preventDefault();
    },
    { signal },
  );
  return () => ending.abort();
}

/** The last edit is neither saved nor on the device, and nothing is about to change that. */
function isKeptNowhere({ keeper, loop }: EditorSession): boolean {
  const state = loop.read();
  const lost = keeper === "device" ? state.trouble?.kind === "refused" : state.onDevice === null;
  return isUnsaved(state) && lost;
}

function savedWithin(loop: SaveLoop, ms: number): Promise<boolean> {
  const done = () => !isUnsaved(loop.read()) && !loop.read().flight;
  if (done()) return Promise.resolve(true);
  loop.flush();
  // Nothing is under way that could change it.
  if (loop.read().trouble) return Promise.resolve(false);
  return new Promise((resolve) => {
    const end = (saved: boolean) => {
      clearTimeout(timer);
      stop();
      resolve(saved);
    };
    const timer = setTimeout(() => end(false), ms);
    const stop = loop.subscribe(() => {
      if (done()) end(true);
      else if (loop.read().trouble) end(false);
    });
  });
}
