import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyResume } from "../../../tests/factories/any-resume.ts";
import { resumeOf } from "../../../tests/factories/given-resume.ts";
import type { Requirement } from "../insights/match/job-match.ts";
import { checkResume } from "../resume/check-resume.ts";
import type { Resume } from "../resume/resume.ts";
import { sectionTexts } from "../resume/section-texts.ts";
import { idOf, valueAtPlace } from "../resume/variant/place.ts";
import { applySteps } from "./apply-steps.ts";
import { stepsOf, textAt } from "./places.ts";
import type { Step, TailorEdit } from "./plan.ts";
import { provenPlaces } from "./proven-places.ts";
import { selectAndOrder } from "./select-and-order.ts";

/** An ad that asks for what some texts of a resume say, by their places among all. */
function asking(resume: Resume, places: readonly number[]): Requirement[] {
  const texts = sectionTexts(resume);
  return places.flatMap((at, nth): Requirement[] => {
    const found = texts[at % Math.max(1, texts.length)];
    if (!found) return [];
    return [
      {
        skill: `asked ${nth} ${found.text.slice(0, 12)}`,
        level: nth % 3 === 2 ? "nice" : "must",
        status: "proven",
        evidence: found.text.trim(),
        pointer: found.pointer,
        via: null,
        asked: "It is asked for.",
        kind: nth % 4 === 0 ? "licence" : "skill",
        anyOf: null,
        years: null,
      },
    ];
  });
}

/** Steps of every kind; other words stand in for what an engine would say. */
function stepsFor(resume: Resume, requirements: readonly Requirement[]): Step[] {
  const reworded = provenPlaces(resume, requirements)
    .map(({ quote }) => quote)
    .filter(({ place }) => /\/bullets\/[^/]+$/.test(place))
    .filter(({ place }, nth, all) => all.findIndex((other) => other.place === place) === nth)
    .map(
      (quote): Step => ({
        id: `reword:${quote.place}`,
        kind: "reword",
        proofs: [{ requirement: "asked", quote }],
        before: quote.text,
        after: "Said otherwise",
        edits: [{ type: "text", place: quote.place, text: "Said otherwise" }],
      }),
    );
  const summary: Step = {
    id: "summary:/summary",
    kind: "summary",
    proofs: [{ requirement: "asked", quote: { place: "/summary", text: resume.summary } }],
    before: resume.summary,
    after: "Another summary",
    edits: [{ type: "text", place: "/summary", text: "Another summary" }],
  };
  return [...selectAndOrder(resume, requirements, { isVariant: true }), ...reworded, summary];
}

const LONG_POSITIONS = resumeOf({
  experience: ["first", "second"].map((name) => ({
    company: name,
    title: name,
    period: "2020",
    bullets: [1, 2, 3, 4, 5, 6, 7].map((nth) => `${name} line ${nth}`),
  })),
}).experience;

const planned = fc
  .tuple(anyResume, fc.array(fc.oneof(fc.nat(20), fc.nat(200)), { minLength: 1, maxLength: 8 }))
  .map(([any, places]) => {
    // With lines enough that several go up in one list.
    const resume = { ...any, experience: [...LONG_POSITIONS, ...any.experience] };
    const requirements = asking(resume, places);
    return { resume, steps: stepsFor(resume, requirements) };
  });

/** Whether a change left no trace at its place. */
function isUntouched(before: Resume, after: Resume, edit: TailorEdit): boolean {
  if (edit.type === "raise") {
    const order = (resume: Resume) => namesIn(valueAtPlace(resume, stepsOf(edit.list)));
    const others = (names: readonly string[]) => names.slice(0, names.indexOf(edit.id));
    // What stood above it stands above it still.
    return others(order(before)).every((name) => others(order(after)).includes(name));
  }
  const [one, other] = [before, after].map((resume) => valueAtPlace(resume, stepsOf(edit.place)));
  if (edit.type === "text") return textAt(before, edit.place) === textAt(after, edit.place);
  if (edit.type === "leave-out") return idOf(one) === idOf(other);
  if (stepsOf(edit.place).length > 1) return hiddenOf(one) === hiddenOf(other);
  const [section = ""] = stepsOf(edit.place);
  return hiddenOf(optionsOf(before, section)) === hiddenOf(optionsOf(after, section));
}

function namesIn(list: unknown): string[] {
  return Array.isArray(list)
    ? list.flatMap((entry) => (typeof entry === "string" ? entry : (idOf(entry) ?? [])))
    : [];
}

function optionsOf({ sectionOptions = {} }: Resume, section: string): unknown {
  return Reflect.get(sectionOptions, section);
}

function hiddenOf(holder: unknown): boolean {
  return typeof holder === "object" && holder !== null && Reflect.get(holder, "hidden") === true;
}

describe("steps that were accepted", () => {
  test("give one result in whatever order, and a valid resume", () => {
    fc.assert(
      fc.property(planned, fc.array(fc.nat(1000), { maxLength: 30 }), ({ resume, steps }, dice) => {
        const accepted = steps.filter((_, nth) => (dice[nth] ?? 1) % 2 === 1);
        const shuffled = accepted
          .map((step, nth) => ({ step, at: dice[(nth + 7) % Math.max(1, dice.length)] ?? nth }))
          .toSorted((one, other) => other.at - one.at)
          .map(({ step }) => step);
        const made = applySteps(resume, accepted);
        expect(applySteps(resume, shuffled)).toEqual(made);
        expect(applySteps(resume, accepted.toReversed())).toEqual(made);
        expect(checkResume(made).ok).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  test("leave no trace of one that was refused, and no gap in a working life", () => {
    fc.assert(
      fc.property(planned, ({ resume, steps }) => {
        for (const refused of steps) {
          const others = steps.filter((step) => step !== refused);
          const made = applySteps(resume, others);
          const kept = others.flatMap(({ edits }) => edits.map((edit) => JSON.stringify(edit)));
          const own = refused.edits.filter((edit) => !kept.includes(JSON.stringify(edit)));
          const isMovedByOthers = (edit: TailorEdit) =>
            edit.type === "raise" &&
            others.some(({ edits }) => edits.some((one) => one.type === "raise" && one.list === edit.list));
          for (const edit of own)
            if (!isMovedByOthers(edit)) expect(isUntouched(resume, made, edit)).toBe(true);
          expect(made.experience.map(({ id }) => id)).toEqual(resume.experience.map(({ id }) => id));
        }
        expect(applySteps(resume, [])).toBe(resume);
      }),
      { numRuns: 40 },
    );
  });

  test("quote the career to the letter", () => {
    fc.assert(
      fc.property(planned, ({ resume, steps }) => {
        for (const { proofs } of steps)
          for (const { quote } of proofs) expect(textAt(resume, quote.place)).toContain(quote.text);
      }),
      { numRuns: 60 },
    );
  });
});

describe("what a step does", () => {
  const resume = resumeOf({
    summary: "Nurse",
    experience: [
      { company: "A", title: "Nurse", period: "2020", bullets: ["one", "two", "three", "four"] },
      { company: "B", title: "Carer", period: "2018", hidden: true, bullets: ["five"] },
    ],
    skills: ["Excel", "Epic", "Typing"],
    certifications: ["First aid", "RN, Oregon"],
    sectionOptions: { projects: { hidden: true, title: "Own work" } },
    projects: [{ name: "Audit", desc: ["Ran the falls audit"] }],
  });
  const asked = (pointer: string, evidence: string, more: Partial<Requirement> = {}): Requirement => ({
    ...{ skill: evidence, level: "must", status: "proven", evidence, pointer, via: null },
    ...{ asked: "", kind: "skill", anyOf: null, years: null, ...more },
  });
  const made = (...requirements: Requirement[]) => {
    const steps = selectAndOrder(resume, requirements, { isVariant: true });
    return { steps, after: applySteps(resume, steps) };
  };

  test("lines that prove a must-have go up, in the order of the ad, and the others keep theirs", () => {
    const { after } = made(
      asked("/experience/0/bullets/3", "four"),
      asked("/experience/0/bullets/2", "three"),
      asked("/experience/0/bullets/1", "two", { level: "nice" }),
    );
    expect(after.experience[0]?.bullets.map(({ text }) => text)).toEqual(["four", "three", "one", "two"]);
  });

  test("one that stands at the top stays there", () => {
    const { steps, after } = made(
      asked("/experience/0/bullets/2", "three"),
      asked("/experience/0/bullets/0", "one"),
    );
    expect(steps.map(({ kind }) => kind)).toEqual(["move"]);
    expect(after.experience[0]?.bullets.map(({ text }) => text)).toEqual(["one", "three", "two", "four"]);
  });

  test("what is hidden and proves something is shown, its section with its own title too", () => {
    const { after } = made(
      asked("/experience/1/bullets/0", "five"),
      asked("/projects/0/desc/0", "Ran the falls audit"),
    );
    expect(after.experience[1]).not.toHaveProperty("hidden");
    expect(after.sectionOptions).toEqual({ projects: { title: "Own work" } });
  });

  test("a licence that is a must comes up with its section, right below the summary", () => {
    const { after } = made(asked("/certifications/1", "RN, Oregon", { kind: "licence" }));
    expect(after.sectionOrder).toEqual(["summary", "certifications"]);
    expect(after.certifications.map(({ text }) => text)).toEqual(["RN, Oregon", "First aid"]);
  });

  test("skills that are asked for come first, and none is added", () => {
    const missing = { status: "missing", evidence: null, pointer: null } as const;
    const { after } = made(
      asked("", "", { skill: "Epic", ...missing }),
      asked("", "", { skill: "SAP", ...missing }),
    );
    expect(after.skills.map(({ text }) => text)).toEqual(["Epic", "Excel", "Typing"]);
  });
});

describe("what is left out of a long resume", () => {
  const filler = (nth: number) => `Line ${nth} about quite other things ${"that go on and on ".repeat(12)}`;
  const long = resumeOf({
    experience: [0, 1, 2].map((nth) => ({
      company: `Firm ${nth}`,
      title: "Clerk",
      period: `${2020 - nth}`,
      bullets: [1, 2, 3, 4, 5, 6, 7].map((line) => filler(nth * 10 + line)),
    })),
    projects: [{ name: "Garden", desc: ["Dug a pond"] }],
  });
  const asked: Requirement = {
    ...{ skill: "payroll", level: "must", status: "missing", evidence: null, pointer: null, via: null },
    ...{ asked: "", kind: "skill", anyOf: null, years: null },
  };

  test("is never the last of a position, nor a line of the latest one", () => {
    const steps = selectAndOrder(long, [asked], { isVariant: true });
    const after = applySteps(long, steps);
    expect(steps.length).toBeGreaterThan(2);
    expect(after.experience.map(({ bullets }) => bullets.length)).toEqual([7, expect.any(Number), 2]);
    expect(after.projects[0]?.hidden).toBe(true);
  });

  test("is no line where no source would keep it", () => {
    const steps = selectAndOrder(long, [asked], { isVariant: false });
    expect(steps.flatMap(({ edits }) => edits.map(({ type }) => type))).toEqual(["hide"]);
  });

  test("is nothing where the resume is short", () => {
    const short = resumeOf({ projects: [{ name: "Garden", desc: ["Dug a pond"] }] });
    expect(selectAndOrder(short, [asked], { isVariant: true })).toEqual([]);
  });
});
