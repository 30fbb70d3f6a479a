import { listResumes, readResume } from "../../../api/resumes.ts";
import { authStore } from "../../../auth-state.ts";
import { accountKey, takeLeftBehind } from "../../../drafts/account-drafts.ts";
import { trackClosing } from "../../../drafts/closing-editors.ts";
import { openDraftChannel } from "../../../drafts/draft-channel.ts";
import {
  type DraftContent,
  emptyContent,
  keepingStyle,
  readContent,
  sameContent,
} from "../../../drafts/draft-content.ts";
import { ownerOf } from "../../../drafts/draft-owner.ts";
import type { DraftRecord } from "../../../drafts/draft-record.ts";
import { NO_HISTORY } from "../../../drafts/history.ts";
import { ownTab } from "../../../drafts/open-tabs.ts";
import { asUser, checkSession } from "../../../session.ts";
import { askForFonts } from "../../../sheets/ask-for-fonts.ts";
import { createStore } from "../../../store.ts";
import type { DocumentState } from "../state/document-store.ts";
import { keepOnDevice } from "./device-copy.ts";
import { isUnsaved, openedSync, type Stored, type SyncState } from "./save-machine.ts";
import { serverTarget } from "./server-target.ts";
import { createSession, type EditorSession } from "./session.ts";
import { readVariant, type VariantState } from "./variant-state.ts";

const DELAYS = { pauseMs: 800, atMostMs: 5000 };

export type OpenedAccount =
  | { readonly at: "open"; readonly session: EditorSession; readonly recovered: boolean }
  | { readonly at: "failed"; readonly message: string }
  | { readonly at: "missing" }
  /** The account has no resume, but this device a visitor's draft. */
  | { readonly at: "draft"; readonly id: string; readonly title: string };

type Found =
  | { at: "stored"; stored: Stored; variant: VariantState | null }
  | { at: "missing"; restorable: boolean }
  | { at: "away" | "signed-out"; message: string };

/** The resume to open at /ai: the one that was edited last, or none. */
export async function lastResume(): Promise<{ id: string | null } | { message: string }> {
  const outcome = await asUser(listResumes);
  if (outcome.ok) return { id: outcome.value[0]?.id ?? null };
  return { message: outcome.failure.message };
}

/** Opens a resume of the account, together with what this device has kept of it that the server has not. */
export async function openAccount(owner: string, resumeId: string | null): Promise<OpenedAccount> {
  const finding = resumeId === null ? null : findStored(resumeId);
  const tab = await ownTab();
  const [found, taken] = await Promise.all([finding, takeLeftBehind(owner, resumeId, tab).catch(() => null)]);
  const left = taken && found?.at === "stored" ? withStyleOf(taken, found.stored.content) : taken;
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
    opened: { content, history, sync: syncOf(content, usable, found) },
    variant: found?.at === "stored" ? found.variant : null,
    titled: stored?.content.title ?? usable?.savedTitle ?? (resumeId === null ? content.title : null),
  });
  return { at: "open", session, recovered: usable?.unsaved ?? false };
}

function withStyleOf(kept: DraftRecord, stored: DraftContent): DraftRecord {
  const { content, base } = kept;
  return { ...kept, content: keepingStyle(content, stored), base: base && keepingStyle(base, stored) };
}

function syncOf(content: DraftContent, kept: DraftRecord | null, found: Found | null): SyncState {
  const stored = found?.at === "stored" ? found.stored : null;
  if (!kept) return openedSync(content, { revision: stored?.revision ?? null, unsaved: false });
  const { revision, unsaved, base, flight: pending } = kept;
  const sync = openedSync(content, { revision, unsaved, base, pending });
  if (found?.at === "missing")
    return { ...sync, pending: null, saved: -1, trouble: { kind: "gone", restorable: found.restorable } };
  if (found?.at === "signed-out") return { ...sync, trouble: { kind: "signed-out" } };
  return sync;
}

async function findStored(id: string): Promise<Found> {
  const outcome = await readResume(id);
  if (!outcome.ok) {
    const { status, code, message } = outcome.failure;
    if (status === 404) return { at: "missing", restorable: code === "resume_deleted" };
    // The page learns that the session is over, and says so.
    if (status === 401) void checkSession();
    return { at: status === 401 ? "signed-out" : "away", message };
  }
  const content = readContent(outcome.value.saved);
  if (!content) return { at: "away", message: "This resume cannot be read here. Reload the page." };
  askForFonts(content);
  const { summary, saved } = outcome.value;
  return { at: "stored", stored: { revision: summary.revision, content }, variant: readVariant(saved) };
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
  variant: VariantState | null;
  titled: string | null;
}

function accountSession({ owner, tab, resumeId, opened, titled, ...parts }: AccountParts): EditorSession {
  const variant = createStore(parts.variant);
  const target = serverTarget({
    id: resumeId,
    title: titled,
    isOwner() {
      const user = authStore.read().userInfo?.user;
      return user !== undefined && ownerOf(user) === owner;
    },
    onStored: (saved) => variant.become(readVariant(saved)),
    isLeaving: () => document.visibilityState === "hidden",
  });
  const find = async () => {
    const id = target.id();
    const found = id === null ? null : await findStored(id);
    if (found?.at !== "stored") return null;
    variant.become(found.variant);
    return found.stored;
  };
  const session = createSession({
    savesTo: "server",
    opened,
    delays: DELAYS,
    target: () => ({
      ...target,
      async save(pending) {
        const answer = await target.save(pending);
        // What was typed may have ended a clash, which only the server can say.
        if (answer.type === "saved" && variant.read()?.clashes.length) void find();
        return answer;
      },
      forget() {
        target.forget();
        variant.become(null);
      },
    }),
    newsKey: () => (target.id() === null ? null : `${owner}|${target.id()}`),
    fetchStored: find,
    variant,
    mayFollow: (key) => variant.read() !== null && key.startsWith(`${owner}|`),
  });
  const record = (state: DocumentState): DraftRecord => {
    const { revision, base, pending, trouble } = state.sync;
    return {
      key: accountKey(owner, target.id(), tab),
      owner,
      resumeId: target.id(),
      tab,
      content: state.content,
      history: state.history,
      revision,
      base,
      savedTitle: target.title(),
      flight: pending,
      unsaved: isUnsaved(state) || trouble !== null,
      isUntouched: false,
      savedAt: new Date().toISOString(),
    };
  };
  const copy = keepOnDevice(session.store, {
    record,
    atOnce: resumeId !== null || isUnsaved(session.store.read()),
  });
  return {
    ...session,
    announce(id, revision) {
      const channel = openDraftChannel(() => {});
      channel.tell({ key: `${owner}|${id}`, revision });
      channel.close();
    },
    close: () => trackClosing(session.close().then(copy.settled).finally(copy.stop)),
    abandon() {
      copy.stop();
      session.abandon();
    },
  };
}
