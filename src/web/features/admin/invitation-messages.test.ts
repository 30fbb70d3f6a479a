import { expect, test } from "vitest";
import { invitationMessages } from "./invitation-messages.ts";

const OPEN = {
  id: "1",
  email: "ada@example.com",
  mailed: false,
  createdAt: "2026-11-18T10:00:00.000Z",
  expiresAt: "2026-11-25T10:00:00.000Z",
  createdBy: "root@example.com",
  usedAt: null,
  usedBy: null,
};
const now = new Date("2026-11-19T10:00:00.000Z");
const wordsOf = (change: Partial<typeof OPEN> | { usedAt: string; usedBy: string }, isClosed = false) =>
  invitationMessages({ ...OPEN, ...change }, { isClosed, now });

test("the sentence of an invitation does not say its state again", () => {
  for (const change of [
    {},
    { expiresAt: OPEN.createdAt },
    { usedAt: OPEN.createdAt, usedBy: "ada@example.com" },
  ]) {
    const { tag, sentence } = wordsOf(change);
    expect(sentence).not.toContain(tag);
  }
  expect(wordsOf({}).sentence).toMatch(/^Until 25 .* by root@example\.com\.$/);
});

test("while sign-up is closed, an open invitation says that nobody can use it, and can be withdrawn", () => {
  expect(wordsOf({}, true)).toMatchObject({ tag: "Not usable now", isOpen: true });
  expect(wordsOf({}, true).sentence).toContain("Nobody can use it while sign-up is closed.");
  expect(wordsOf({ expiresAt: OPEN.createdAt }, true)).toMatchObject({ tag: "Over", isOpen: false });
});
