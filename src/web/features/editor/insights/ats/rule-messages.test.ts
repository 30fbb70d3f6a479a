import { expect, test } from "vitest";
import { type Params, RULE_GROUPS, RULE_IDS } from "../../../../../domain/insights/check/rule.ts";
import {
  doneMessage,
  findingMessage,
  fixLabel,
  groupLabels,
  passedMessage,
  whyMessage,
} from "./rule-messages.ts";

test("a finding names the field as the form calls it", () => {
  expect(findingMessage("missing-section", { section: "skills" })).toBe("Nothing under Skills yet");
  expect(findingMessage("section-order", { section: "projects", before: "experience" })).toBe(
    "Projects comes before Experience",
  );
});

const TEXTS: Params = Object.fromEntries(
  "text meant styles style word tense title usual section before field active other seen"
    .split(" ")
    .map((key) => [key, "x"]),
);
const countsOf = (count: number): Params =>
  Object.fromEntries(
    "words limit least most times forms pages lines years months dates fewer stops own all skills fields readers of megabytes"
      .split(" ")
      .map((key) => [key, count]),
  );

test.each([1, 2, 12])(
  "every rule has messages without a gap or a slip in them, with %i of what it counts",
  (count) => {
    for (const id of RULE_IDS) {
      // Three bullets are the least that one verb opens, and no rule has a bound of one.
      const params = { ...TEXTS, ...countsOf(count), times: count + 2, least: 3, most: 30 };
      const found = findingMessage(id, params);
      const passed = passedMessage(id);
      const why = whyMessage(id, params);
      expect(found).toMatch(/^\S.{5,}[^.]$/);
      expect(passed).toMatch(/^\p{Lu}.{5,}[^.]$/u);
      expect(why).toMatch(/^\p{Lu}.{10,}[.?]$/u);
      const all = [found, passed, why, fixLabel(id, params), doneMessage(id, params)].join(" ");
      expect(all).not.toMatch(/undefined|null|NaN/);
      expect(all).not.toMatch(/\b1 (?:bullets|words|skills|jobs|dates|months|fields|pages|programs|lines)\b/);
      expect(all).not.toMatch(/\b(?:2|12) (?:bullet|word|skill|job|date|month|field|page|line) /);
    }
    for (const group of RULE_GROUPS) expect(groupLabels[group]).toMatch(/\w/);
  },
);

test("what is counted is said in good English for one and for several", () => {
  const ends = (fewer: number) => findingMessage("end-marks", { fewer, stops: 0 });
  expect([ends(1), ends(3)]).toEqual([
    "1 bullet ends differently from the rest",
    "3 bullets end differently from the rest",
  ]);
  expect(fixLabel("end-marks", { fewer: 3, stops: 0 })).toBe("Remove full stops");
  expect(doneMessage("end-marks", { fewer: 1, stops: 1 })).toBe("1 bullet now ends with a full stop.");
  expect(findingMessage("repeated-verb", { words: "Picked", forms: 1, times: 3 })).toBe(
    "“Picked” starts 3 bullets",
  );
  expect(findingMessage("date-precision", { years: 1, months: 2 })).toBe(
    "1 job shows only years, 2 show months too",
  );
  expect(findingMessage("sample-words", { own: 1, all: 5 })).toBe(
    "This is from our example; 1 of 5 lines is yours",
  );
  expect(whyMessage("words", { words: 79, least: 100, most: 800 })).toContain("at least 100 words");
});

test("what programs read is told with how many of them, and what they read instead", () => {
  const one = { text: "Tidewell", fields: 1, readers: 1, of: 3, seen: "Freight" };
  expect(findingMessage("read-items", one)).toBe("“Tidewell” was misread by 1 of 3 programs, as “Freight”");
  expect(findingMessage("read-columns", { ...one, fields: 9 })).toBe(
    "9 fields in the narrow column were misread by 1 of 3 programs",
  );
  expect(findingMessage("read-contact", { ...one, readers: 3, seen: "" })).toBe(
    "“Tidewell” was misread by all 3 programs",
  );
  expect(findingMessage("read-dates", { text: "some day", fields: 1 })).toBe(
    "No program understands the date “some day”",
  );
});
