import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { setField } from "../../../../domain/resume/edits.ts";
import { type DraftContent, emptyContent } from "../../../drafts/draft-content.ts";
import { NO_HISTORY } from "../../../drafts/history.ts";
import { openedSync, type PendingSave, type Stored } from "./save-machine.ts";
import { createSession, type EditorSession, type SessionParts } from "./session.ts";

const named = (name: string): DraftContent => ({
  ...emptyContent(),
  resume: { ...emptyContent().resume, name },
});

let open: EditorSession[] = [];
let sent: PendingSave[] = [];
/** What another device has saved, for the next save to meet. */
let met: Stored | null = null;

/** A session whose saves are all taken, on top of revision 3. */
function sessionOf(
  content: DraftContent,
  opened: Parameters<typeof openedSync>[1],
  fetchStored: SessionParts["fetchStored"] = async () => null,
) {
  const session = createSession({
    savesTo: "server",
    opened: { content, history: NO_HISTORY, sync: openedSync(content, opened) },
    delays: { pauseMs: 0, atMostMs: 0 },
    target: () => ({
      id: () => "r1",
      forget() {},
      async save(pending) {
        sent.push(pending);
        const current = met;
        met = null;
        if (current) return { type: "conflict", current };
        return { type: "saved", revision: (pending.base ?? 0) + 1 };
      },
    }),
    newsKey: () => null,
    fetchStored,
  });
  open.push(session);
  return session;
}

beforeEach(() => {
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("document", new EventTarget());
  [open, sent, met] = [[], [], null];
});
afterEach(() => {
  for (const session of open) session.abandon();
  vi.unstubAllGlobals();
});

/** On a busy machine the usual second is a race. */
const PATIENTLY = { timeout: 10_000 };

test("an edit is saved although something failed while another device's version was shown", async () => {
  const session = sessionOf(named("Ada"), { revision: 3, unsaved: false });
  const stop = session.store.subscribe(() => {
    throw new Error("the page could not draw it");
  });
  expect(() => session.store.adopt({ revision: 4, content: named("Ada Lovelace") })).toThrow(
    "could not draw",
  );
  stop();
  session.store.edit(setField("/role", "Engineer"));
  await vi.waitFor(
    () => expect(sent.map(({ content }) => content.resume.role)).toEqual(["Engineer"]),
    PATIENTLY,
  );
});

test("a save that had arrived before a kill is followed by what another device saved since", async () => {
  const mine = named("Mine, arrived as revision 4");
  const pending = { saveId: "one", base: 3, content: mine, decided: false };
  const later = { revision: 5, content: named("Theirs, on top of it") };
  const session = sessionOf(mine, { revision: 3, unsaved: true, pending }, async () => later);
  await vi.waitFor(() => expect(session.store.read().content).toEqual(later.content), PATIENTLY);
  expect(sent.map(({ saveId }) => saveId)).toEqual(["one"]);
  expect(session.store.read().sync).toMatchObject({ revision: 5, trouble: null });
});

test("what another device changed elsewhere in the draft is merged, saved and told, and is one undo step", async () => {
  const session = sessionOf(named("Ada"), { revision: 3, unsaved: false });
  met = { revision: 4, content: { ...named("Ada"), theme: "navy" } };
  session.store.edit(setField("/role", "Engineer"));
  const resume = { ...named("Ada").resume, role: "Engineer" };
  const merged = { ...named("Ada"), title: "Ada – Engineer", theme: "navy", resume };
  await vi.waitFor(
    () => expect(session.store.read().sync).toMatchObject({ revision: 5, saved: 2 }),
    PATIENTLY,
  );
  expect(sent.map(({ base, decided }) => [base, decided])).toEqual([
    [3, false],
    [4, true],
  ]);
  expect(sent[1]?.content).toEqual(merged);
  expect(session.store.read().content).toEqual(merged);
  // Whoever listens only now hears of it, once.
  const heard: string[] = [];
  session.onMerged((before, after) => heard.push(`${before.theme} ${after.theme}`));
  session.onMerged(() => heard.push("again"));
  expect(heard).toEqual(["signature navy"]);
  session.store.undo();
  expect(session.store.read().content).toMatchObject({ theme: "signature", resume: { role: "Engineer" } });
});

test("what both changed differently waits for the person", async () => {
  const session = sessionOf(named("Ada"), { revision: 3, unsaved: false });
  met = { revision: 4, content: named("Ada King") };
  session.store.edit(setField("/name", "Ada Lovelace"));
  await vi.waitFor(() => expect(session.store.read().sync.trouble?.kind).toBe("conflict"), PATIENTLY);
  expect(session.store.read().content).toEqual({ ...named("Ada Lovelace"), title: "Ada Lovelace" });
  expect(sent).toHaveLength(1);
});
