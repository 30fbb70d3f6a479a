import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyResume } from "../../../../tests/factories/any-resume.ts";
import {
  editedBy,
  firstContent,
  type Inherited,
  readOrNull,
  type VariantEdit,
  variantEdits,
} from "../../../../tests/factories/variant-edits.ts";
import { differencesOf, withoutDifferences } from "./difference.ts";
import { choose, inherit, saveOver } from "./inherit.ts";
import { valueAtPlace } from "./place.ts";
import { departuresOf, promote } from "./promote.ts";

const start = firstContent();
const edit = (kind: VariantEdit["kind"], at = 0, line = 0): VariantEdit => ({ kind, at, line });

/** A variant of a source, after both were worked on. */
function family(own: readonly VariantEdit[], others: readonly VariantEdit[]) {
  const content = editedBy(start, "own", own);
  const source = editedBy(start, "source", others);
  return { source, content, base: start };
}

const linesOf = ({ resume }: Inherited) => resume.experience.flatMap(({ bullets }) => bullets);
const placesOf = (clashes: readonly { place: string }[]) => clashes.map(({ place }) => place).sort();

/** Every field that has a place of its own, by that place. */
function fieldsOf({ template, fit, resume }: Inherited): Map<string, unknown> {
  const { name, role, summary, experience, skills } = resume;
  return new Map<string, unknown>([
    ...Object.entries({ template, fit, name, role, summary }),
    ...experience.flatMap(({ id, title, hidden }): [string, unknown][] => [
      [`${id}/title`, title],
      [`${id}/hidden`, hidden],
    ]),
    ...[...experience.flatMap(({ bullets }) => bullets), ...skills].map(({ id, text }): [string, unknown] => [
      id,
      text,
    ]),
  ]);
}

describe("differences", () => {
  test("lead back from any content to the source that it departs from, through JSON too", () => {
    fc.assert(
      fc.property(anyResume, anyResume, (one, other) => {
        const [base, content] = [{ resume: one }, { resume: other }];
        const kept = JSON.parse(JSON.stringify(differencesOf(base, content)));
        expect(withoutDifferences(content, kept)).toEqual(base);
      }),
      { numRuns: 100 },
    );
    fc.assert(
      fc.property(variantEdits, variantEdits, (own, others) => {
        const { source, content } = family(own, others);
        const kept = JSON.parse(JSON.stringify(differencesOf(source, content)));
        expect(withoutDifferences(content, kept)).toEqual(source);
      }),
    );
  });

  test("hold what differs and nothing else", () => {
    const content = editedBy(start, "own", [edit("line", 1, 2), edit("hide", 0), edit("template", 1)]);
    expect(differencesOf(start, content)).toEqual([
      { place: "/template", was: "google" },
      { place: "/resume/experience/p/hidden", was: undefined },
      { place: "/resume/experience/q/bullets/q3/text", was: "Line q3" },
    ]);
  });

  test("that lead to no resume are told as that", () => {
    expect(withoutDifferences(start, [{ place: "/resume", was: 5 }])).toBeNull();
    expect(withoutDifferences(start, [{ place: "resume", was: 5 }])).toBeNull();
    expect(withoutDifferences(start, [{ place: "/resume/constructor/name", was: "x" }])).toEqual(start);
  });
});

describe("a variant", () => {
  test("has a letter and an ad of its own: neither arrives, differs, clashes or is promoted", () => {
    const withParts = (coverLetter: string, jobAd: string, role: string) => ({
      ...start,
      resume: { ...start.resume, coverLetter, jobAd, role },
    });
    const source = withParts("To the hospital", "Nurse wanted", "Nurse");
    const bare = inherit({ source, content: start, base: start }, readOrNull);
    expect(bare.content.resume).toEqual({ ...start.resume, role: "Nurse" });
    const content = withParts("To the shop", "Clerk wanted", start.resume.role);
    const own = inherit({ source, content, base: start }, readOrNull);
    expect(own.content.resume).toMatchObject({ coverLetter: "To the shop", role: "Nurse" });
    expect([own.clashes, differencesOf(own.base, own.content)]).toEqual([[], []]);
    expect(departuresOf(content, source).map(({ place }) => place)).toEqual(["/resume/role"]);
  });

  test("has the source's value where it was left alone, its own where it was changed, and a clash where both were", () => {
    fc.assert(
      fc.property(variantEdits, variantEdits, (own, others) => {
        const given = family(own, others);
        const { content, clashes } = inherit(given, readOrNull);
        const [was, mine, source] = [start, given.content, given.source].map(fieldsOf);
        for (const [field, value] of fieldsOf(content)) {
          const [before, here, there] = [was?.get(field), mine?.get(field), source?.get(field)];
          if (here === before)
            expect(value, field).toBe(mine?.has(field) ? (source?.has(field) ? there : here) : there);
          else if (mine?.has(field)) expect(value, field).toBe(here);
          const bothChanged = here !== before && there !== before && here !== there;
          if (bothChanged && was?.has(field) && mine?.has(field) && source?.has(field))
            expect(placesOf(clashes).some((place) => place.includes(field.split("/")[0] ?? ""))).toBe(true);
        }
      }),
      { numRuns: 300 },
    );
  });

  test("loses no line that its owner wrote, and every line of the source arrives or was removed or changed here", () => {
    fc.assert(
      fc.property(variantEdits, variantEdits, (own, others) => {
        const given = family(own, others);
        const { content, clashes } = inherit(given, readOrNull);
        const texts = new Set(linesOf(content).map(({ text }) => text));
        for (const { text } of linesOf(given.content))
          if (text.includes("own")) expect(texts).toContain(text);
        const shown = JSON.stringify(clashes);
        const mine = new Map(linesOf(given.content).map(({ id, text }) => [id, text]));
        for (const { id, text } of linesOf(given.source))
          if (!texts.has(text) && !shown.includes(text))
            expect(
              start.resume.experience.some(({ bullets }) => bullets.some((line) => line.id === id)) &&
                mine.get(id) !== `Line ${id}`,
            ).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  test("stays as it is while the source does, with the same clashes", () => {
    fc.assert(
      fc.property(variantEdits, variantEdits, (own, others) => {
        const given = family(own, others);
        const first = inherit(given, readOrNull);
        const again = inherit({ source: given.source, ...first }, readOrNull);
        expect(again.content).toEqual(first.content);
        expect(placesOf(again.clashes)).toEqual(placesOf(first.clashes));
        expect(again.base).toEqual(first.base);
      }),
      { numRuns: 300 },
    );
  });

  test("says what its owner saved, whatever that is and whatever clashes", () => {
    fc.assert(
      fc.property(variantEdits, variantEdits, variantEdits, fc.boolean(), (own, others, later, isUndone) => {
        const given = family(own, others);
        const before = inherit(given, readOrNull);
        const content = isUndone ? editedBy(start, "later", later) : editedBy(before.content, "later", later);
        const saved = saveOver(given.source, before, content, readOrNull);
        expect(inherit({ source: given.source, ...saved, content }, readOrNull).content).toEqual(content);
      }),
      { numRuns: 300 },
    );
  });

  test("follows again where a clash is chosen for the source, and keeps its own where not, without a clash", () => {
    fc.assert(
      fc.property(variantEdits, variantEdits, fc.boolean(), (own, others, takesSource) => {
        const given = family(own, others);
        const before = inherit(given, readOrNull);
        const [clash] = before.clashes;
        if (!clash) return;
        const taken = takesSource ? { mine: [], source: [clash] } : { mine: [clash], source: [] };
        const chosen = choose(given.source, before, taken);
        const after = inherit({ source: given.source, ...chosen }, readOrNull);
        expect(placesOf(after.clashes)).toEqual(placesOf(before.clashes.slice(1)));
        if (!takesSource) expect(after.content).toEqual(before.content);
        else if (clash.kind !== "order")
          expect(valueAtPlace(after.content, clash.steps)).toEqual(valueAtPlace(given.source, clash.steps));
      }),
      { numRuns: 300 },
    );
  });

  test("whose entry the source removed keeps it where it was reworded, and shows it", () => {
    const { content, clashes } = inherit(family([edit("title", 1)], [edit("remove-item", 1)]), readOrNull);
    expect(content.resume.experience.map(({ id, title }) => [id, title])).toContainEqual(["q", "Title own0"]);
    expect(clashes).toMatchObject([{ place: "/resume/experience/q", kind: "removal", source: undefined }]);
    expect(linesOf(content).map(({ id }) => id)).toContain("q2");
  });

  test("whose own entry comes back to the source in other words has it once, and shows both", () => {
    const removed = editedBy(start, "source", [edit("remove-skill", 0)]);
    const own = editedBy(start, "own", [edit("skill", 0)]);
    const kept = inherit({ source: removed, content: own, base: start }, readOrNull);
    const chosen = choose(removed, kept, { mine: [...kept.clashes], source: [] });
    const back = editedBy(start, "back", [edit("skill", 0)]);
    const now = inherit({ source: back, ...chosen }, readOrNull);
    expect(now.content.resume.skills.map(({ id, text }) => `${id} ${text}`)).toContain("s1 Skill own0");
    expect(now.content.resume.skills).toHaveLength(4);
    const both = { mine: { id: "s1", text: "Skill own0" }, source: { id: "s1", text: "Skill back0" } };
    expect(now.clashes).toMatchObject([{ place: "/resume/skills/s1", was: undefined, ...both }]);
    expect(inherit({ source: back, ...now }, readOrNull)).toEqual(now);
    const followed = choose(back, now, { mine: [], source: [...now.clashes] });
    expect(inherit({ source: back, ...followed }, readOrNull).content.resume.skills).toContainEqual(
      both.source,
    );
  });

  test("gets what the source adds next to its neighbours", () => {
    const { content } = inherit(family([edit("line", 0, 0)], [edit("add-line", 0, 2)]), readOrNull);
    expect(content.resume.experience[0]?.bullets.map(({ id }) => id)).toEqual(["p1", "p2", "source0", "p3"]);
  });
});

test("a wording is promoted alone: the source has it, and every other difference stays one", () => {
  fc.assert(
    fc.property(variantEdits, fc.nat(), (own, nth) => {
      const content = editedBy(start, "own", own);
      const all = departuresOf(content, start);
      const one = all[nth % Math.max(1, all.length)];
      if (!one) return;
      const source = readOrNull(promote(start, content, one));
      if (!source) expect.fail("what was promoted is no resume");
      const left = placesOf(departuresOf(content, source));
      expect(left).not.toContain(one.place);
      expect(placesOf(all)).toEqual(expect.arrayContaining(left));
    }),
    { numRuns: 300 },
  );
});
