import { afterEach, expect, test, vi } from "vitest";
import { listAudit } from "./admin-audit.ts";
import { listUsers, resetUserPassword } from "./admin-users.ts";
import { changeEmail } from "./change-email.ts";
import { addPasskey, beginAuthenticator, listFactors } from "./factors.ts";
import { listSecurityEvents } from "./list-security-events.ts";
import { listSessions } from "./list-sessions.ts";

afterEach(() => vi.unstubAllGlobals());

async function answered<Outcome>(call: () => Promise<Outcome>, body: unknown): Promise<Outcome> {
  vi.stubGlobal("fetch", async () => Response.json(body));
  return call();
}

const paging = { total: 1, unfinished: null, next: null, previous: null };
const person = {
  id: "u1",
  name: "Ada",
  email: "ada@example.org",
  role: "user",
  emailVerified: true,
  plan: "free",
  suspendedAt: null,
  registeredAt: "2026-03-01T00:00:00.000Z",
  lastSeenAt: "2026-03-01T00:00:00.000Z",
  resumes: 2,
};
const entry = {
  id: "a1",
  at: "2026-03-01T00:00:00.000Z",
  byCommand: false,
  actor: null,
  action: "delete",
  subject: null,
};

test("a list is shown without the entries that cannot be read", async () => {
  const users = [null, { ...person, role: "owner" }, person, { id: "u2" }];
  expect(await answered(() => listUsers(""), { users, ...paging })).toEqual({
    ok: true,
    value: { rows: [person], ...paging },
  });
  const session = { id: "s1", device: "Firefox", createdAt: "x", lastSeenAt: "y", current: true };
  expect(await answered(listSessions, { sessions: [session, { ...session, device: 4 }] })).toEqual({
    ok: true,
    value: [session],
  });
});

test("what a newer server writes down is shown where it needs no words of ours, and left out where it does", async () => {
  const newer = { ...entry, action: "merge" };
  expect(await answered(() => listAudit(""), { entries: [entry, newer], ...paging })).toMatchObject({
    value: { rows: [entry, newer] },
  });
  const event = { id: "e1", at: "x", what: "sign-in", from: "192.0.2.0", device: "Firefox" };
  const events = [event, { ...event, what: "teleported" }];
  expect(await answered(listSecurityEvents, { events })).toEqual({ ok: true, value: [event] });
});

test("nothing beyond the contract is kept of an answer", async () => {
  const user = {
    id: "u1",
    name: "Ada",
    email: "ada@example.org",
    role: "user",
    registrationDate: "2026-03-01",
    emailVerified: false,
    plan: "free",
  };
  const changed = await answered(() => changeEmail({ email: user.email }), {
    user: { ...user, secret: "x" },
    pending: true,
  });
  expect(changed).toEqual({ ok: true, value: { userInfo: { user }, pending: true } });
});

test("an account that keeps its recovery codes is given none", async () => {
  const passkey = { id: "p1", name: "Phone", createdAt: "x", lastUsedAt: null };
  const body = { name: "Phone", passkey: { id: "a", rawId: "a", type: "public-key" as const } };
  const response = { clientDataJSON: "a", attestationObject: "a" };
  const add = () => addPasskey({ ...body, passkey: { ...body.passkey, response } });
  expect(await answered(add, { passkey, recoveryCodes: null })).toEqual({ ok: true, value: [] });
  expect(await answered(add, { passkey, recoveryCodes: ["a-b"] })).toEqual({ ok: true, value: ["a-b"] });
});

test.each([null, {}, [[]], "<h1>Oops</h1>", { users: {}, sessions: {}, events: {}, passkeys: {} }])(
  "an answer of another shape, as %j, is a failure that says so",
  async (body) => {
    const reset = () => resetUserPassword("u1");
    const calls = [
      () => listUsers(""),
      listSessions,
      listSecurityEvents,
      listFactors,
      beginAuthenticator,
      reset,
    ];
    for (const call of calls)
      expect(await answered<unknown>(call, body)).toMatchObject({
        ok: false,
        failure: { status: 200, message: "Something went wrong. Please try again." },
      });
  },
);
