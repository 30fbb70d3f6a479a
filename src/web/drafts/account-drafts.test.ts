import { expect, test } from "vitest";
import { chooseLeft } from "./account-drafts.ts";
import { emptyContent } from "./draft-content.ts";
import type { DraftRecord } from "./draft-record.ts";
import { NO_HISTORY } from "./history.ts";

const record = (tab: string, savedAt: string, unsaved = true): DraftRecord => ({
  key: `account|ada|r1|${tab}`,
  owner: "ada",
  resumeId: "r1",
  tab,
  content: emptyContent(),
  history: NO_HISTORY,
  revision: 1,
  base: null,
  savedTitle: null,
  flight: null,
  unsaved,
  isUntouched: false,
  savedAt,
});
const choose = (records: DraftRecord[], living: string[] = ["own"]) => {
  const { taken, outlived } = chooseLeft(records, "own", new Set(living));
  return { taken: taken?.tab ?? null, outlived: outlived.map(({ tab }) => tab) };
};

test("the latest unsaved copy of a page that is gone is opened", () => {
  expect(
    choose([record("old", "2026-01"), record("late", "2026-02"), record("saved", "2026-03", false)]),
  ).toEqual({ taken: "late", outlived: ["saved"] });
});

test("the copy of a page that is open is left to it", () => {
  expect(choose([record("open", "2026-01")], ["own", "open"])).toEqual({ taken: null, outlived: [] });
});

test("this page's own unsaved copy comes before a later one of a page that is gone, which would take its place", () => {
  expect(choose([record("own", "2026-01"), record("gone", "2026-02")])).toEqual({
    taken: "own",
    outlived: [],
  });
  expect(choose([record("own", "2026-03", false), record("gone", "2026-02")])).toEqual({
    taken: "gone",
    outlived: ["own"],
  });
});
