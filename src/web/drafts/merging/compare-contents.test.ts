import fc from "fast-check";
import { expect, test } from "vitest";
import { anyResume } from "../../../../tests/factories/any-resume.ts";
import { compareContents } from "../../../domain/resume/merging/compare-contents.ts";
import { sampleResume } from "../../../domain/resume/sample-resume.ts";
import { type DraftContent, emptyContent } from "../draft-content.ts";

const then: DraftContent = { ...emptyContent(), title: "Mine", resume: sampleResume };
const [first = expect.fail(), second = expect.fail(), ...others] = sampleResume.experience;
const [line = expect.fail(), next = expect.fail(), ...lines] = first.bullets;

function withResume(change: Partial<typeof sampleResume>): DraftContent {
  return { ...then, resume: { ...sampleResume, ...change } };
}

const shown = (now: DraftContent, earlier = then) =>
  compareContents(now, earlier).map(({ path, kind }) => `${kind} ${path.join("/")}`);

test("a line that was added is named alone, and the lines after it are not called changed", () => {
  const bullets = [{ id: "new", text: "Written since" }, line, next, ...lines];
  const now = withResume({ experience: [{ ...first, bullets }, second, ...others] });
  expect(shown(now)).toEqual(["removal resume/experience/0/bullets/0"]);
  expect(compareContents(now, then)).toMatchObject([{ mine: { text: "Written since" }, theirs: undefined }]);
  expect(compareContents(then, now)).toMatchObject([{ mine: undefined, theirs: { text: "Written since" } }]);
});

test("what moved is named by its order, and what was changed on the way by itself", () => {
  const moved = { ...first, title: "Another title" };
  const now = withResume({ experience: [second, moved, ...others] });
  expect(shown(now)).toEqual(["value resume/experience/1/title", "order resume/experience"]);
});

test("lists that have nothing in common are read as wholes; a section that came is read entry by entry", () => {
  const now = withResume({
    skills: [{ id: "other", text: "Other" }],
    interests: [{ id: "tea", text: "Tea" }],
  });
  expect(shown(now)).toEqual(["value resume/skills", "removal resume/interests/0"]);
});

test("whatever the two say, nothing is named exactly where nothing differs", () => {
  fc.assert(
    fc.property(anyResume, anyResume, (one, other) => {
      const [now, earlier] = [one, other].map((resume) => ({ ...then, resume }));
      if (!now || !earlier) return;
      expect(shown(now, structuredClone(now))).toEqual([]);
      const keys = compareContents(now, earlier).map(({ key }) => key);
      expect(new Set(keys).size).toBe(keys.length);
    }),
    { numRuns: 60 },
  );
});
