import { expect, test } from "vitest";
import { actionsFor, doneMessage } from "./user-action-messages.ts";

const user = {
  id: "1",
  name: "Ada",
  email: "ada@example.com",
  role: "user" as const,
  emailVerified: false,
  plan: "free",
  suspendedAt: null,
  registeredAt: "2026-01-01T00:00:00.000Z",
  lastSeenAt: "2026-01-01T00:00:00.000Z",
  resumes: 0,
};

test("only what would change something is offered", () => {
  expect(actionsFor(user, false)).toEqual(["verify", "promote", "reset-password", "suspend", "delete"]);
  const other = { ...user, role: "admin" as const, emailVerified: true, suspendedAt: user.lastSeenAt };
  expect(actionsFor(other, false)).toEqual(["demote", "reset-password", "unsuspend", "delete"]);
});

test("nobody is offered to lock oneself out", () => {
  expect(actionsFor({ ...user, role: "admin", emailVerified: true }, true)).toEqual(["demote"]);
});

test("whoever resets a password is told whether a link went out, and where to", () => {
  expect(doneMessage("reset-password", user, true)).toBe(
    "The password of Ada is reset. A link to choose a new one went out to ada@example.com.",
  );
  expect(doneMessage("reset-password", user, false)).toBe("The password of Ada is reset.");
});
