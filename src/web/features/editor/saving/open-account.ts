import { listResumes, readResume } from "../../../api/resumes.ts";
import { authStore } from "../../../auth-state.ts";
import { accountKey, takeLeftBehind } from "../../../drafts/account-drafts.ts";
import { type DraftContent, emptyContent, readContent, sameContent } from "../../../drafts/draft-content.ts";
import { ownerOf } from "../../../drafts/draft-owner.ts";
import type { DraftRecord } from "../../../drafts/draft-record.ts";
import { NO_HISTORY } from "../../../drafts/history.ts";
import { leaveWith } from "../../../drafts/leaving.ts";
import { ownTab } from "../../../drafts/tab-life.ts";
import { createDeviceCopy } from "./device-copy.ts";
import { openedState } from "./save-loop.ts";
import { isUnsaved, type SaveState, type Stored } from "./save-machine.ts";
import { serverKeeper } from "./server-keeper.ts";
import { createSession, type EditorSession } from "./session.ts";

const PACE = { pauseMs: 800, patienceMs: 5000 };

export type OpenedAccount =
  | { readonly at: "open"; readonly session: EditorSession; readonly recovered: boolean }
  | { readonly at: "failed"; readonly message: string }
  | { readonly at: "missing" }
  /** The account has no resume, but this device a visitor's draft. */
  | { readonly at: "draft"; readonly id: string; readonly title: string };

type Found =
  | { at: "stored"; stored: Stored }
  | { at: "missing"; restorable: boolean }
  | { at: "away" | "signed-out"; message: string };

/** The resume to open at /ai: the one that was edited last, or none. */
export async function lastResume(): Promise<{ id: string | null } | { message: string }> {
  const outcome = await listResumes();
  if (outcome.ok) return { id: outcome.value[0]?.id ?? null };
  return { message: outcome.failure.message };
}

/** Opens a resume of the account, together with what this device has kept of it that the server has not. */
export async function openAccount(owner: string, resumeId: string | null): Promise<OpenedAccount> {
  const tab = await ownTab();
  const [found, left] = await Promise.all([
    resumeId === null ? null : findStored(resumeId),
    takeLeftBehind(owner, resumeId, tab).catch(() => null),
  ]);
  if (!left && found?.at === "missing") return { at: "missing" };
  if (!left && (found?.at === "away" || found?.at === "signed-out"))
    return { at: "failed", message: found.message };
  const stored = found?.at === "stored" ? found.stored : null;
  // Only the answer was lost: there is nothing to recover, and nothing to tell.
  const arrived = left !== null && stored !== null && sameContent(left.content, stored.content);
  const usable = left && !arrived && (left.unsaved || !stored) ? left : null;
  const content = usable?.content ?? stored?.content ?? emptyContent();
  const history = usable?.history ?? (arrived ? left.history : NO_HISTORY);
  const session = accountSession({
    owner,
    tab,
    resumeId,
    opened: { content, history, state: stateOf(content, usable, found) },
    titled: stored?.content.title ?? usable?.savedTitle ?? (resumeId === null ? content.title : null),
  });
  return { at: "open", session, recovered: usable?.unsaved ?? false };
}

function stateOf(content: DraftContent, kept: DraftRecord | null, found: Found | null): SaveState {
  const stored = found?.at === "stored" ? found.stored : null;
  if (!kept) return openedState(content, { revision: stored?.revision ?? null, unsaved: false });
  const flight = kept.flight && { ...kept.flight, edit: 0 };
  const { revision, unsaved, base } = kept;
  const state = openedState(content, { revision, unsaved, base, flight });
  if (found?.at === "missing")
    return { ...state, flight: null, saved: -1, trouble: { kind: "gone", restorable: found.restorable } };
  if (found?.at === "signed-out") return { ...state, trouble: { kind: "signed-out" } };
  return state;
}

async function findStored(id: string): Promise<Found> {
  const outcome = await readResume(id);
  if (!outcome.ok) {
    const { status, code, message } = outcome.failure;
    if (status === 404) return { at: "missing", restorable: code === "resume_deleted" };
    return { at: status === 401 ? "signed-out" : "away", message };
  }
  const content = readContent(outcome.value.saved);
  if (!content) return { at: "away", message: "This resume cannot be read here. Reload the page." };
  return { at: "stored", stored: { revision: outcome.value.summary.revision, content } };
}

/** Whether a page that is gone left a new resume which the server has never seen. */
export async function hasUnsavedNew(owner: string): Promise<boolean> {
  const left = await takeLeftBehind(owner, null, await ownTab()).catch(() => null);
  return left?.unsaved ?? false;
}

interface AccountParts {
  owner: string;
  tab: string;
  resumeId: string | null;
  opened: Parameters<typeof createSession>[0]["opened"];
  titled: string | null;
}

function accountSession({ owner, tab, resumeId, opened, titled }: AccountParts): EditorSession {
  const keeper = serverKeeper({
    id: resumeId,
    title: titled,
    isOwner() {
      const user = authStore.read().userInfo?.user;
      return user !== undefined && ownerOf(user) === owner;
    },
    isLeaving: () => document.visibilityState === "hidden",
  });
  const recordOf = (session: EditorSession): DraftRecord => {
    const { content, history } = session.store.read();
    const { revision, base, flight, trouble } = session.loop.read();
    return {
      key: accountKey(owner, keeper.id(), tab),
      owner,
      resumeId: keeper.id(),
      tab,
      content,
      history,
      revision,
      base,
      savedTitle: keeper.title(),
      flight,
      unsaved: isUnsaved(session.loop.read()) || trouble !== null,
      isUntouched: false,
      savedAt: new Date().toISOString(),
    };
  };
  let copied = "";
  const session = createSession({
    keeper: "server",
    opened,
    pace: PACE,
    makeKeeper: () => keeper,
    newsKey: () => (keeper.id() === null ? null : `${owner}|${keeper.id()}`),
    async fetchStored() {
      const id = keeper.id();
      const found = id === null ? null : await findStored(id);
      return found?.at === "stored" ? found.stored : null;
    },
    onChange({ store, loop }) {
      const { edits, saved, revision, flight, trouble } = loop.read();
      const fingerprint = [store.read().edits, edits, saved, revision, flight?.saveId, trouble?.kind].join();
      if (fingerprint === copied) return;
      copied = fingerprint;
      copy.touch();
    },
  });
  const copy = createDeviceCopy({
    record: () => ({ record: recordOf(session), edit: session.store.read().edits }),
    onKept: (edit) => session.loop.dispatch({ type: "kept", edit }),
    onLost: () => session.loop.dispatch({ type: "keeps-nothing" }),
  });
  // From the start the device tells whether it keeps anything.
  if (resumeId !== null || isUnsaved(session.loop.read())) copy.touch();
  return {
    ...session,
    close: () => leaveWith(session.close().then(copy.settled)),
  };
}
