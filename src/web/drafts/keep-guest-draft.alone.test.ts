import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type DraftContent, emptyContent } from "./draft-content.ts";
import { keepGuestDraft } from "./keep-guest-draft.ts";

interface Stored {
  id: string;
  revision: number;
  title: string;
  resume: unknown;
}

/** The account's side, with the server's rules for save ids and revisions. */
let account: Map<string, Stored>;
let made: Map<string, string>;
let loseAnswers: number;
let device: DraftContent | null;

const named = (name: string): DraftContent => ({
  ...emptyContent(),
  title: "Mine",
  resume: { ...emptyContent().resume, name },
});
const names = () => [...account.values()].map(({ resume }) => Reflect.get(Object(resume), "name"));

function serve(path: string, init: RequestInit): Response {
  const body = init.body ? JSON.parse(String(init.body)) : {};
  if (init.method === "POST") {
    const id = made.get(body.saveId) ?? `r${account.size + 1}`;
    const known = made.has(body.saveId);
    made.set(body.saveId, id);
    if (!known) account.set(id, { ...body, id, revision: 1 });
    return Response.json({ ...account.get(id), id, title: body.title, revision: 1 }, { status: 201 });
  }
  const stored = account.get(path.split("/").at(-1) ?? "");
  if (!stored) return Response.json({ code: "resume_deleted" }, { status: 404 });
  if (init.method === "GET") return Response.json(stored);
  if (body.baseRevision !== stored.revision) return Response.json({ current: stored }, { status: 409 });
  account.set(stored.id, { ...stored, ...body, id: stored.id, revision: stored.revision + 1 });
  return Response.json({ ...account.get(stored.id) });
}

beforeEach(() => {
  [account, made, loseAnswers, device] = [new Map(), new Map(), 0, named("Ada")];
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    const answer = serve(path, init);
    if (loseAnswers-- > 0) throw new TypeError("the answer was lost");
    return answer;
  });
});
afterEach(() => vi.unstubAllGlobals());

const keep = (whileSending = () => {}) =>
  keepGuestDraft({
    id: "draft-1",
    read: async () => device ?? emptyContent(),
    async letGo(kept) {
      whileSending();
      if (device !== kept) return false;
      device = null;
      return true;
    },
  });

test("a draft is kept once, however often it is sent", async () => {
  loseAnswers = 1;
  expect((await keep()).ok).toBe(false);
  expect(device).not.toBeNull();
  expect((await keep()).ok).toBe(true);
  expect(names()).toEqual(["Ada"]);
  expect(device).toBeNull();
});

test("what was written after a try whose answer was lost is kept too", async () => {
  loseAnswers = 1;
  await keep();
  device = named("Ada Lovelace");
  expect((await keep()).ok).toBe(true);
  expect(names()).toEqual(["Ada Lovelace"]);
});

test("what is written while it is sent is kept too", async () => {
  const words = ["Ada L", "Ada Lo"];
  await keep(() => {
    const next = words.shift();
    if (next) device = named(next);
  });
  expect(names()).toEqual(["Ada Lo"]);
  expect(device).toBeNull();
});

test("what the account changed meanwhile stays, and the draft stands beside it", async () => {
  loseAnswers = 1;
  await keep();
  account.set("r1", { id: "r1", revision: 2, title: "Mine", resume: named("Changed in the account").resume });
  device = named("Ada Lovelace");
  expect((await keep()).ok).toBe(true);
  expect(names()).toEqual(["Changed in the account", "Ada Lovelace"]);
});

test("a draft that was kept before and deleted in the account is kept anew", async () => {
  await keep();
  account.delete("r1");
  device = named("Written on in another tab");
  expect(await keep()).toMatchObject({ ok: true, value: { id: "r1" } });
  expect(names()).toEqual(["Written on in another tab"]);
});

test("a draft of which something could not be kept stays on the device", async () => {
  await keep(() => {
    device = named("Ada, still typing");
  });
  expect(device).toEqual(named("Ada, still typing"));
});
