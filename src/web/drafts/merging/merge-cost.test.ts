import { expect, test } from "vitest";
import { resumeOf } from "../../../../tests/factories/given-resume.ts";
import { cpuOf } from "../../../../tests/support/cpu.ts";
import { type DraftContent, emptyContent } from "../draft-content.ts";
import { mergeDrafts } from "./merge-drafts.ts";

/** A page must not freeze for longer. */
const MOST_MS = 200;

/** As many positions with as many lines as fit into a resume, in words of their own. */
function longDraft(line: (item: number, index: number) => string): DraftContent {
  const experience = Array.from({ length: 100 }, (_, item) => ({
    id: `item-${item}`,
    title: `Title ${item}`,
    company: `Company ${item}`,
    period: "2020",
    bullets: Array.from({ length: 90 }, (_, index) => ({ id: `${item}-${index}`, text: line(item, index) })),
  }));
  return { ...emptyContent(), resume: resumeOf({ experience }) };
}

const base = longDraft((item, index) => `did thing ${item} ${index} well`);

test.each([
  [
    "everything rewritten on both sides",
    (side: string) => longDraft((item, index) => `${side} ${item * index} ${side}${index}`),
  ],
  [
    "a word in each position on both sides",
    (side: string) =>
      longDraft((item, index) =>
        index === (side === "mine" ? 3 : 60)
          ? `did thing ${item} ${index} ${side}`
          : `did thing ${item} ${index} well`,
      ),
  ],
] as const)("the longest resume is merged before a person notices: %s", (_, version) => {
  const [mine, theirs] = [version("mine"), version("theirs")];
  expect(cpuOf(() => mergeDrafts(base, mine, theirs))).toBeLessThan(MOST_MS);
});
