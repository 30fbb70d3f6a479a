import { expect, test } from "vitest";
import { emptyContent } from "./draft-content.ts";
import type { DraftRecord } from "./draft-record.ts";
import { NO_HISTORY } from "./history.ts";
import { placeOfLeft } from "./left-drafts.ts";

const record = (
  tab: string,
  revision: number | null,
  savedAt: string,
  owner: string | null = null,
): DraftRecord => ({
  key: "guest|one",
  owner,
  resumeId: "one",
  tab,
  content: emptyContent(),
  history: NO_HISTORY,
  revision,
  base: null,
  savedTitle: null,
  flight: null,
  unsaved: false,
  isUntouched: false,
  savedAt,
});

test("the last words of a page go on top of what it wrote before, whether its last write arrived or not", () => {
  const left = record("here", 3, "2026-02");
  expect(placeOfLeft(left, record("here", 3, "2026-01"))).toBe("there");
  expect(placeOfLeft(left, record("here", 4, "2026-01"))).toBe("there");
  expect(placeOfLeft(left, record("earlier page", 3, "2026-01"))).toBe("there");
  expect(placeOfLeft(record("here", null, "2026-02"), null)).toBe("there");
});

test("they are worth nothing once the same page has written on", () => {
  expect(placeOfLeft(record("here", 3, "2026-02"), record("here", 5, "2026-03"))).toBe("nowhere");
});

test("they are a draft of their own where another page has written meanwhile", () => {
  expect(placeOfLeft(record("here", 3, "2026-02"), record("other", 4, "2026-01"))).toBe("apart");
});
