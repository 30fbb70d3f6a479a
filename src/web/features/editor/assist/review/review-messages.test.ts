import { expect, test } from "vitest";
import { resumeOf } from "../../../../../../tests/factories/given-resume.ts";
import { sampleResume } from "../../../../../domain/resume/sample-resume.ts";
import { allLines, firstLines } from "./review-lines.ts";
import { costMessage, scopeMessage, skippedMessage, usedMessage } from "./review-messages.ts";

const quota = { limit: 100, left: 87, resetsAt: "2026-03-02T00:00:00.000Z" };
const here = { engine: "embedded", host: null, consented: true, quota } as const;
const there = { engine: "hosted", host: "ai.example", consented: true, quota } as const;

test("what it takes of the allowance is said before it starts", () => {
  expect(costMessage(here, 23)).toBe("Uses 1 of your 87 left today, answers included.");
  expect(costMessage(there, 23)).toContain(
    "ai.example is asked about up to 8 lines at a time: uses up to 23 of your 87 left today",
  );
  expect(costMessage({ ...there, quota: { ...quota, left: 5 } }, 23)).toContain(
    "It ends when they are used up.",
  );
  expect(costMessage({ ...here, quota: { ...quota, left: 0 } }, 23)).toBe("None of your 100 is left today.");
});

test("what it goes through, and what became of it, is counted", () => {
  const lines = allLines(
    resumeOf({
      ...sampleResume,
      experience: [{ title: "", company: "", period: "", bullets: ["one", "", "two"] }],
      projects: [{ name: "", desc: ["three"] }],
    }),
  );
  expect(scopeMessage(lines)).toBe("2 bullets, 1 project and your summary");
  expect(scopeMessage(lines.slice(0, 1))).toBe("1 bullet");
  expect(skippedMessage(1)).toBe("1 line already strong or unchanged, skipped");
  expect(usedMessage(3, 0)).toBe("3 lines improved.");
  expect(usedMessage(1, 2)).toBe(
    "1 line improved. 2 lines changed meanwhile or had no room, and stayed as they were.",
  );
});

test("one review takes as many lines, as much text and as many bytes as one request may carry", () => {
  const bullets = Array.from({ length: 90 }, (_, nth) => `Sold ${nth} boxes`);
  const many = allLines(
    resumeOf({
      ...sampleResume,
      experience: [{ title: "", company: "", period: "", bullets }],
    }),
  );
  expect(firstLines(many)).toHaveLength(60);
  const long = allLines(
    resumeOf({
      ...sampleResume,
      experience: [
        { title: "", company: "", period: "", bullets: bullets.map((one) => one.padEnd(999, "x")) },
      ],
    }),
  );
  expect(firstLines(long)).toHaveLength(24);
});
