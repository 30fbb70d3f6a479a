import { describe, expect, test } from "vitest";
import type { AdRow } from "../rows.ts";
import { missedTargets } from "../targets.ts";
import { scoreCases } from "./cases.ts";
import { leftOutShare, levelShare, scoreExtraction } from "./extraction.ts";
import { sameSkill } from "./same-skill.ts";
import { quoteShare, scoreStatuses, statusGiven } from "./statuses.ts";

describe("one skill in two wordings", () => {
  test.each([
    ["Kubernetes", "kubernetes"],
    ["CPR certification", "CPR"],
    ["Blueprint reading", "reading blueprints"],
    ["Microsoft Excel", "Excel"],
    ["IEPs", "IEP"],
    ["HTML & CSS", "CSS and HTML"],
  ])("%s is %s", (one, other) => expect(sameSkill(one, other)).toBe(true));

  test.each([
    ["Java", "JavaScript"],
    ["C", "C++"],
    ["RN license", "LPN license"],
    ["Azure", "Azure AD"],
    ["Wound care", "Dementia care"],
    ["Change management", "Change"],
    ["Strength training", "Strength"],
    ["Program design", "Design"],
  ])("%s is not %s", (one, other) => expect(sameSkill(one, other)).toBe(false));
});

const ad: AdRow = {
  id: "one",
  occupation: "kitchen",
  form: "prose",
  job: "",
  must: [["Grill"], ["HACCP", "food safety"]],
  nice: [["Pastry"]],
  not: [["Wine"]],
};

test("an ad's score counts what was found, missed, put on the wrong level or taken where nobody asked", () => {
  const read = [
    {
      ad,
      found: [
        { skill: "Food safety", level: "must" as const },
        { skill: "Pastry", level: "must" as const },
        { skill: "Wine", level: "nice" as const },
      ],
    },
  ];
  const [all, must, nice] = scoreExtraction(read);
  expect(all).toMatchObject({ precision: { hits: 2, of: 3 }, recall: { hits: 2, of: 3 } });
  expect(must).toMatchObject({ precision: { hits: 1, of: 2 }, recall: { hits: 1, of: 2 } });
  expect(nice).toMatchObject({ precision: { hits: 0, of: 1 }, recall: { hits: 0, of: 1 } });
  expect(levelShare(read)).toMatchObject({ hits: 1, of: 2 });
  expect(leftOutShare(read)).toMatchObject({ hits: 0, of: 1 });
});

const row = {
  id: "s",
  occupation: "kitchen",
  resume: "Ran the grill",
  requirement: "Grill",
  status: "proven",
} as const;

describe("a status", () => {
  const proven = { skill: "Grill", status: "proven", evidence: "Ran the grill" } as const;

  test("is that of the requirement itself, and wrong where none was read", () => {
    const other = { skill: "Wine", status: "missing", evidence: null } as const;
    expect(statusGiven({ row, answers: [other, proven] }, [])).toBe("proven");
    expect(statusGiven({ row, answers: [] }, [])).toBe("unread");
    expect(scoreStatuses([{ row, answers: [] }], [])[0]?.right).toMatchObject({ hits: 0, of: 1 });
  });

  test("of another skill is no answer, though it be the same status", () => {
    const answers = [{ ...proven, skill: "Wine" }];
    expect(statusGiven({ row, answers }, [])).toBe("misread");
    expect(scoreStatuses([{ row, answers }], [])[0]?.right).toMatchObject({ hits: 0, of: 1 });
    expect(statusGiven({ row, answers }, [["Grill", "Wine"]])).toBe("proven");
  });

  test("counts for a skill that the requirement says among other words", () => {
    const asked = { ...row, requirement: "2 years on the grill" };
    expect(statusGiven({ row: asked, answers: [proven] }, [])).toBe("proven");
  });

  test("quotes to the letter or not", () => {
    expect(quoteShare([{ row, answers: [proven] }])).toMatchObject({ hits: 1, of: 1 });
    expect(quoteShare([{ row, answers: [{ ...proven, evidence: "ran the Grill" }] }])).toMatchObject({
      hits: 0,
      of: 1,
    });
  });
});

describe("the bounds", () => {
  const found = (skills: readonly string[]) => [
    { ad, found: skills.map((skill) => ({ skill, level: "must" as const })) },
  ];
  const judged = (status: "proven" | "missing", evidence: string | null) => [
    { row, answers: [{ skill: "Grill", status, evidence }] },
  ];
  const good = judged("proven", "Ran the grill");

  test("are kept by a set that reaches each of them", () => {
    expect(missedTargets(found(["Grill", "HACCP", "Pastry"]), good, [])).toEqual([]);
  });

  test("name what falls short", () => {
    const short = (ads: Parameters<typeof missedTargets>[0], statuses: Parameters<typeof missedTargets>[1]) =>
      missedTargets(ads, statuses, []).map((fault) => fault.split(":")[0]);
    expect(short(found(["Grill", "HACCP", "Pastry", "Wine"]), good)).toEqual(["precision"]);
    expect(short(found(["Grill", "HACCP"]), good)).toEqual(["recall"]);
    expect(short(found(["Grill", "HACCP", "Pastry"]), judged("missing", null))).toEqual(["status", "quotes"]);
    expect(short(found(["Grill", "HACCP", "Pastry"]), judged("proven", "ran it"))).toEqual(["quotes"]);
    expect(short([], [])).toEqual(["precision", "recall", "status", "quotes"]);
  });
});

test("a case counts what was read, its status, quotes, and proofs that are traps", () => {
  const asks = (text: string, status: "proven" | "missing", trap?: string) => ({
    text,
    kind: "skill",
    level: "must" as const,
    status,
    traps: trap ? [{ line: trap, trap: "denial" }] : [],
  });
  const resume = "Welded gates\nNo payroll here";
  const found = (skill: string, status: "proven" | "missing", evidence: string | null) => ({
    skill,
    asked: `You need ${skill}`,
    level: "must" as const,
    status,
    evidence,
  });
  const score = scoreCases([
    {
      row: {
        occupation: "welder",
        job: "",
        resume,
        requirements: [
          asks("welding", "proven"),
          asks("payroll", "missing", "No payroll here"),
          asks("rigging", "missing"),
        ],
      },
      answers: [
        found("welding", "proven", "Welded gates"),
        found("payroll", "proven", "No payroll here"),
        found("coffee", "missing", null),
      ],
    },
  ]);
  expect(score).toMatchObject({
    precision: { hits: 2, of: 3 },
    recall: { hits: 2, of: 3 },
    level: { hits: 2, of: 2 },
    status: { hits: 1, of: 2 },
    quotes: { hits: 2, of: 2 },
    falseProofs: { hits: 1, of: 2 },
    trapProofs: { hits: 1, of: 2 },
  });
});
