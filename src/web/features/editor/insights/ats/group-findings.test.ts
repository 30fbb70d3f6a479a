import { expect, test } from "vitest";
import type { RuleOutcome } from "../../../../../domain/insights/check/check-content.ts";
import { groupFindings } from "./group-findings.ts";

const outcome = (given: Partial<RuleOutcome>): RuleOutcome => ({
  id: "name",
  group: "contact",
  severity: "low",
  status: "found",
  findings: [],
  count: 1,
  ...given,
});

test("the group with the gravest finding comes first, others stay in their order", () => {
  const groups = groupFindings([
    outcome({}),
    outcome({ id: "gap", group: "dates" }),
    outcome({ id: "headline", group: "positions", severity: "high" }),
    outcome({ id: "phone", group: "whole", severity: "high", status: "passed" }),
  ]);
  expect(groups.map(({ group }) => group)).toEqual(["positions", "contact", "dates"]);
});
