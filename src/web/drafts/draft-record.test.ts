import { describe, expect, test } from "vitest";
import { emptyContent } from "./draft-content.ts";
import { readRecord } from "./draft-record.ts";
import { NO_HISTORY, record } from "./history.ts";

const pasted = {
  patches: [{ pointer: "/title", before: "ab", after: "a pasted b" }],
  group: "type",
  at: 5,
  composition: null,
};
const whole = {
  key: "account|ada|r1|tab",
  owner: "ada",
  resumeId: "r1",
  tab: "tab",
  content: emptyContent(),
  history: record(NO_HISTORY, pasted),
  revision: 3,
  base: { ...emptyContent(), title: "As it was opened" },
  savedTitle: "As the server has it",
  flight: { saveId: "save-1", base: 3, content: emptyContent(), decided: true },
  unsaved: true,
  isUntouched: false,
  savedAt: "2026-11-15T08:00:00Z",
};

describe("a record of the device", () => {
  test("is read back as it was kept", () => {
    expect(readRecord(structuredClone(whole))).toEqual(whole);
  });

  test.each([
    undefined,
    null,
    7,
    {},
    { key: "k" },
    { ...whole, content: { resume: { version: 99 } } },
    { ...whole, key: 1 },
  ])("counts as none when it is %o", (saved) => expect(readRecord(saved)).toBeNull());

  test("with a broken history or an unknown template keeps its words", () => {
    const broken = { ...whole, history: { past: [{ patches: [{}] }], future: [] } };
    expect(readRecord(broken)).toMatchObject({ content: whole.content, history: NO_HISTORY });
    const content = { ...whole.content, template: "gone", theme: "gone", page: "a5" };
    expect(readRecord({ ...whole, content })).toMatchObject({
      content: { template: "google", theme: "signature", page: "a4" },
    });
  });
});
