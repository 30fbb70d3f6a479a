import { expect, test } from "vitest";
import { RULE_GROUPS, RULE_IDS } from "../../../../../domain/insights/check/rule.ts";
import { findingMessage, groupLabels, ruleMessage } from "./rule-messages.ts";

test("a finding names the field as the form calls it", () => {
  expect(findingMessage("missing-section", { section: "skills" })).toBe("Skills is empty");
  expect(findingMessage("section-order", { section: "projects", before: "experience" })).toBe(
    "Projects stands before Experience",
  );
});

test("every rule has words for what passed, what was found and why, without a gap in them", () => {
  const params = Object.fromEntries(
    "text meant styles word tense title usual section before field verb other seen"
      .split(" ")
      .map((key) => [key, "x"]),
  );
  const counts = Object.fromEntries(
    "words limit times pages lines years months fewer own all skills readers of unclear megabytes"
      .split(" ")
      .map((key) => [key, 3]),
  );
  for (const id of RULE_IDS) {
    const found = findingMessage(id, { ...params, ...counts });
    const { passed, why } = ruleMessage(id);
    expect(found).toMatch(/^\S.{5,}[^.]$/);
    expect(passed).toMatch(/^\p{Lu}.{5,}[^.]$/u);
    expect(why).toMatch(/^\p{Lu}.{10,}[.?]$/u);
    expect(`${found} ${passed} ${why}`).not.toMatch(/undefined|null|NaN/);
  }
  for (const group of RULE_GROUPS) expect(groupLabels[group]).toMatch(/\w/);
});

test("what programs read is told with how many of them, and what they read instead", () => {
  expect(findingMessage("read-positions", { text: "Tidewell", readers: 1, of: 3, seen: "Freight" })).toBe(
    "“Tidewell”: 1 of 3 programs does not put it where it belongs; read as “Freight”",
  );
  expect(findingMessage("read-dates", { text: "some day", readers: 3, of: 3, seen: "", unclear: 1 })).toBe(
    "No program understands “some day”",
  );
});
