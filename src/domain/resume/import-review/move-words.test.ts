import fc from "fast-check";
import { expect, test } from "vitest";
import { effort } from "../../../../tests/support/effort.ts";
import { buildResume } from "../feature-import/build-resume.ts";
import { textToLines } from "../feature-import/text-to-lines.ts";
import { type MoveTarget, mappedGroups, moveTargets, NOT_PLACED, targetAt } from "./mapped-fields.ts";
import { type Mapping, type MovedWords, moveWords } from "./move-words.ts";

const FILE = `Ada Lovelace
Analyst
ada@example.com
Odd words here: xyzzy

EXPERIENCE
Programmer, Engine Works Ltd, London, 2019 – 2021
- Wrote notes
- Found faults

SKILLS
Algorithms, French

REFEREES
Mr Charles Babbage
Inventor
charles@example.com`;

function mapped(text = FILE): Mapping {
  const built = buildResume(textToLines(text));
  if (!built.ok) throw new Error("it cannot be read");
  const { resume, ...words } = built;
  return { resume, words };
}

function moved(mapping: Mapping, from: MovedWords, to: MoveTarget): Mapping {
  const after = moveWords(mapping, from, to);
  if (!after) throw new Error("nothing was moved");
  return after;
}

test("two fields change places", () => {
  const { resume } = moved(
    mapped(),
    { pointer: "/experience/0/title" },
    targetAt("/experience/0/company", "Company"),
  );
  expect(resume.experience[0]).toMatchObject({ title: "Engine Works Ltd", company: "Programmer" });
});

test("words without a place can be put anywhere, and what they take the place of is without one then", () => {
  const before = mapped();
  const words = before.words.unplaced.find(({ text }) => text.includes("xyzzy"));
  if (!words) throw new Error("the odd words have a place");
  const after = moved(before, { text: words.text }, targetAt("/role", "Role"));
  expect(after.resume.role).toBe(words.text);
  expect(after.words.unplaced.map(({ text }) => text)).toContain("Analyst");
  expect(after.words.fields.find(({ pointer }) => pointer === "/role")?.spans).toHaveLength(1);
});

test("a line becomes a skill, a skill a new position, a field goes out of its place", () => {
  const line = moved(
    mapped(),
    { pointer: "/experience/0/bullets/1/text" },
    { label: "New skill", kind: "list", pointer: "/skills" },
  );
  expect(line.resume.skills.map(({ text }) => text)).toEqual(["Algorithms", "French", "Found faults"]);
  expect(line.resume.experience[0]?.bullets).toHaveLength(1);
  const target = moveTargets(line.resume).find(({ title }) => title === "New position")?.targets[0];
  if (!target) throw new Error("there is no such place");
  const position = moved(line, { pointer: "/skills/0/text" }, target);
  expect(position.resume.experience.at(-1)).toMatchObject({ title: "Algorithms" });
  const out = moved(position, { pointer: "/references/0/name" }, NOT_PLACED);
  expect(out.words.unplaced.map(({ text }) => text)).toContain("Mr Charles Babbage");
});

test("no move of anything to anywhere loses a word", () => {
  const wordsOf = (value: unknown): string[] =>
    typeof value === "string"
      ? (value.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
      : typeof value === "object" && value !== null
        ? Object.values(value).flatMap(wordsOf)
        : [];
  const all = wordsOf(FILE);
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(), fc.nat()), { minLength: 1, maxLength: 6 }), (moves) => {
      let mapping = mapped();
      for (const [from, to] of moves) {
        const fields = mappedGroups(mapping.resume)
          .flatMap((group) => group.fields)
          .filter(({ text }) => text !== "");
        const sources: MovedWords[] = [
          ...fields.map(({ pointer }) => ({ pointer })),
          ...mapping.words.unplaced.map(({ text }) => ({ text })),
        ];
        const targets = moveTargets(mapping.resume).flatMap((group) => group.targets);
        const [source, target] = [sources[from % sources.length], targets[to % targets.length]];
        if (source && target) mapping = moveWords(mapping, source, target) ?? mapping;
      }
      const kept = new Set([
        ...wordsOf(mapping.resume),
        ...wordsOf(mapping.words.unplaced.map(({ text }) => text)),
        ...Object.keys(mapping.resume),
      ]);
      expect(all.filter((word) => !kept.has(word))).toEqual([]);
    }),
    { numRuns: effort(100, 5_000) },
  );
});
