import { listResumes, readResume } from "../../../api/resumes.ts";
import { authStore } from "../../../auth-state.ts";
import { type DeviceDatabase, openDeviceDatabase } from "../../../drafts/device-database.ts";
import { type DraftContent, emptyContent, readContent, sameContent } from "../../../drafts/draft-content.ts";
import { type DraftRecord, readRecord } from "../../../drafts/draft-record.ts";
import { NO_HISTORY } from "../../../drafts/history.ts";
import { livingTabs, ownTab } from "../../../drafts/tab-life.ts";
import type { User } from "../../../user-info.ts";
import { createDeviceCopy } from "./device-copy.ts";
import { openedState } from "./save-loop.ts";
import { isUnsaved, type SaveState, type Stored } from "./save-machine.ts";
import { serverKeeper } from "./server-keeper.ts";
import { createSession, type EditorSession } from "./session.ts";

const PACE = { pauseMs: 800, patienceMs: 5000 };

export type OpenedAccount =
  | { readonly at: "open"; readonly session: EditorSession; readonly recovered: boolean }
  | { readonly at: "failed"; readonly message: string }
  | { readonly at: "missing" };

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
    leftBehind(owner, resumeId, tab),
  ]);
  if (!left && found?.at === "missing") return { at: "missing" };
  if (!left && (found?.at === "away" || found?.at === "signed-out"))
    return { at: "failed", message: found.message };
  const stored = found?.at === "stored" ? found.stored : null;
  const usable = left && (left.unsaved || !stored) ? left : null;
  const content = usable?.content ?? stored?.content ?? emptyContent();
  const history =
    usable?.history ??
    (left && stored && sameContent(left.content, stored.content) ? left.history : NO_HISTORY);
  const session = accountSession({
    owner,
    tab,
    resumeId,
    opened: { content, history, state: stateOf(content, usable, found) },
    titled: stored?.content.title ?? content.title,
  });
  return { at: "open", session, recovered: usable?.unsaved ?? false };
}

function stateOf(content: DraftContent, kept: DraftRecord | null, found: Found | null): SaveState {
  const stored = found?.at === "stored" ? found.stored : null;
  if (!kept) return openedState(content, { revision: stored?.revision ?? null, unsaved: false });
  const flight = kept.flight && { ...kept.flight, edit: 0 };
  const state = openedState(content, { revision: kept.revision, unsaved: kept.unsaved, flight });
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

/** What a page that is gone kept of this resume, the latest first; the copy of a page that is open is its own business. */
async function leftBehind(owner: string, resumeId: string | null, tab: string): Promise<DraftRecord | null> {
  const database = await openDeviceDatabase().catch(() => null);
  if (!database) return null;
  const [records, living] = await Promise.all([ownRecords(database, owner), livingTabs()]);
  const [latest, ...older] = records
    .filter((record) => record.resumeId === resumeId && (record.tab === tab || !living.has(record.tab)))
    .sort(
      (one, other) => Number(other.unsaved) - Number(one.unsaved) || other.savedAt.localeCompare(one.savedAt),
    );
  for (const { key, unsaved } of older) if (!unsaved) await database.remove(key).catch(() => {});
  // Taken over: from here on this page keeps it under its own name.
  if (latest && latest.tab !== tab) {
    await database.change(keyOf(owner, resumeId, tab), () => ({ ...latest, tab })).catch(() => {});
    await database.remove(latest.key).catch(() => {});
  }
  return latest ?? null;
}

async function ownRecords(database: DeviceDatabase, owner: string): Promise<DraftRecord[]> {
  const all = await database.all().catch(() => []);
  return all.flatMap((saved) => readRecord(saved) ?? []).filter((record) => record.owner === owner);
}

/** Whose a draft is. */
export function ownerOf(user: User | null): string | null {
  return user && (user.id ?? user.email);
}

function keyOf(owner: string, resumeId: string | null, tab: string): string {
  return `account|${owner}|${resumeId ?? "new"}|${tab}`;
}

interface AccountParts {
  owner: string;
  tab: string;
  resumeId: string | null;
  opened: Parameters<typeof createSession>[0]["opened"];
  titled: string;
}

function accountSession({ owner, tab, resumeId, opened, titled }: AccountParts): EditorSession {
  const keeper = serverKeeper({
    id: resumeId,
    title: titled,
    isOwner: () => ownerOf(authStore.read().userInfo?.user ?? null) === owner,
  });
  const recordOf = (session: EditorSession): DraftRecord => {
    const { content, history } = session.store.read();
    const { revision, flight, trouble } = session.loop.read();
    return {
      key: keyOf(owner, keeper.id(), tab),
      owner,
      resumeId: keeper.id(),
      tab,
      content,
      history,
      revision,
      flight,
      unsaved: isUnsaved(session.loop.read()) || trouble !== null,
      isSample: false,
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
  return session;
}
