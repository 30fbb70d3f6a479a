import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { matchJob } from "./match-job.ts";
import { allSkills } from "./skills/skill-index.ts";

const skill = fc.constantFrom(...[...allSkills()].flatMap(({ name, phrases }) => [name, ...phrases]));
const piece = fc.oneof(
  skill,
  fc.string({ unit: "grapheme", maxLength: 12 }),
  fc.constantFrom(
    "\n",
    "\r\n",
    "\t",
    " ",
    ", ",
    ". ",
    "; ",
    " and ",
    " (",
    ")",
    "no ",
    " is a plus",
    "required",
    "- ",
    ":",
    "Nice to have",
  ),
);
const text = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(""));

describe("whatever the texts", () => {
  test("evidence stands in the resume to the letter, and only what is missing has none", () => {
    fc.assert(
      fc.property(text, text, (resume, job) => {
        for (const { status, evidence, via } of matchJob(resume, job).requirements) {
          if (status === "missing") expect([evidence, via]).toEqual([null, null]);
          else expect(evidence !== null && evidence !== "" && resume.includes(evidence)).toBe(true);
        }
      }),
    );
  });

  test("the figures agree with each other and a skill is asked for once", () => {
    fc.assert(
      fc.property(text, text, (resume, job) => {
        const { score, hits, missing, total, requirements } = matchJob(resume, job);
        expect(score).toBe(total === 0 ? 0 : Math.round((100 * hits) / total));
        expect(missing).toHaveLength(Math.min(20, total - hits));
        const names = requirements.map(({ skill: name }) => name.toLowerCase());
        expect(new Set(names).size).toBe(names.length);
      }),
    );
  });

  test("every skill of the lexicon is asked for by its name and shown by its name", () => {
    const lost = [...allSkills()]
      .map(({ name }) => ({
        name,
        requirements: matchJob(`Skills: Go, ${name}, Git`, `Requirements:\n- ${name}`).requirements,
      }))
      .filter(
        ({ name, requirements }) =>
          !requirements.some((asked) => asked.skill === name && asked.status === "proven"),
      );
    expect(lost.map(({ name }) => name)).toEqual([]);
  });
});
