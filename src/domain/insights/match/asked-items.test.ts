import { expect, test } from "vitest";
import { askedItems, countItems, nameOfItem } from "./asked-items.ts";
import type { Requirement } from "./job-match.ts";
import { weighed } from "./meaning/weigh.ts";

const requirement = (skill: string, more: Partial<Requirement> = {}): Requirement => ({
  skill,
  level: "must",
  status: "missing",
  evidence: null,
  pointer: null,
  via: null,
  asked: skill,
  kind: "tool",
  anyOf: null,
  years: null,
  ...more,
});

const AD = [
  requirement("PALS", { kind: "licence", anyOf: 1 }),
  requirement("ACLS", { kind: "licence", anyOf: 1, status: "proven", evidence: "ACLS, 2024" }),
  requirement("Triage", { kind: "duty", status: "proven" }),
  requirement("AWS", { anyOf: 2 }),
  requirement("GCP", { anyOf: 2, status: "adjacent", via: "AWS" }),
  requirement("Azure", { anyOf: 2, level: "nice" }),
  requirement("Epic", { anyOf: 3 }),
  requirement("EMIS", { anyOf: 3 }),
];

test("of things of which one is enough there is one item, and the best of them speaks for it", () => {
  const items = askedItems(AD);
  expect(items.map(nameOfItem)).toEqual(["PALS or ACLS", "Triage", "AWS, GCP or Azure", "Epic or EMIS"]);
  expect(items.map(({ best }) => [best.skill, best.status])).toEqual([
    ["ACLS", "proven"],
    ["Triage", "proven"],
    ["GCP", "adjacent"],
    ["Epic", "missing"],
  ]);
  expect(items.map(({ level, isKnockOut }) => [level, isKnockOut])).toEqual([
    ["must", true],
    ["must", false],
    ["must", false],
    ["must", false],
  ]);
});

test("the page and the command line count the same things", () => {
  const { total, proven, near } = countItems(askedItems(AD));
  expect({ total, proven, near }).toEqual({ total: 4, proven: 2, near: 1 });
  expect(weighed(AD)).toEqual({ total, hits: proven, score: 63, missing: ["Epic or EMIS"] });
});
