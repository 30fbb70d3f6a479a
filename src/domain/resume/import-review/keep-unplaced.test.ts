import { expect, test } from "vitest";
import { resumeOf } from "../../../../tests/factories/given-resume.ts";
import { LIMITS } from "../../limits.ts";
import { visibleResume } from "../visible-resume.ts";
import { keepUnplaced } from "./keep-unplaced.ts";

const resume = resumeOf({ name: "Ada" });

test("words without a place stand in a section that no page shows", () => {
  const kept = keepUnplaced(resume, ["T12 AB34", "xyzzy"]);
  expect(kept.leftOut).toBe(0);
  expect(kept.resume.custom).toMatchObject([
    { title: "Not placed", kind: "summary", content: "T12 AB34\nxyzzy", hidden: true },
  ]);
  expect(JSON.stringify(visibleResume(kept.resume))).not.toContain("xyzzy");
});

test("where every word has its place, nothing is added", () => {
  expect(keepUnplaced(resume, [])).toEqual({ resume, leftOut: 0 });
});

test("long texts go into several sections, and what is beyond all of them is counted", () => {
  const texts = Array.from({ length: 100 }, (_, at) => `${at} ${"a word ".repeat(140)}`.trim());
  const { resume: kept, leftOut } = keepUnplaced(resume, texts);
  expect(kept.custom?.length).toBe(LIMITS.customSections);
  expect(leftOut).toBeGreaterThan(0);
  const lines = kept.custom?.flatMap(({ content }) => String(content).split("\n")) ?? [];
  expect(lines).toEqual(texts.slice(0, texts.length - leftOut));
});

test("a single text of any length is kept whole", () => {
  const text = "word ".repeat(3_000).trim();
  const { resume: kept, leftOut } = keepUnplaced(resume, [text]);
  expect(leftOut).toBe(0);
  const words = kept.custom?.map(({ content }) => String(content)).join(" ") ?? "";
  expect(words.replace(/\s+/g, "")).toBe(text.replace(/\s+/g, ""));
});
