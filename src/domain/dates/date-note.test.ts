import { expect, test } from "vitest";
import { DEFAULT_LANGUAGE, findResumeLanguage } from "../resume-language/registry.ts";
import { dateNote } from "./date-note.ts";
import { certainInterval } from "./parse-interval.ts";

const TODAY = "2026-11-17";
const noteOf = (text: string, code = "en") =>
  dateNote(text, findResumeLanguage(code) ?? DEFAULT_LANGUAGE, TODAY);

test.each([
  ["Mar 2021 – Present", "Mar 2021 – now, 5 yrs 8 mos"],
  ["03/2019 - heute", "Mar 2019 – now, 7 yrs 8 mos"],
  ["Mar 2019 – Apr 2020", "Mar 2019 – Apr 2020, 1 yr 1 mo"],
  ["2017-20", "2017 – 2020"],
  ["1 March 2019 – 30 March 2020", "1 Mar 2019 – 30 Mar 2020, 1 yr"],
  ["Summer 2021", "Jun 2021 – Aug 2021"],
])("%s means %s", (text, words) => {
  expect(noteOf(text)).toEqual({ kind: "meaning", words });
});

test.each(["", "  ", "2019", "2017 – 2020", "Mar 2019"])("of %j there is nothing to say", (text) => {
  expect(noteOf(text)).toBeNull();
});

test.each([
  ["03/04/2019", ["3 April 2019", "4 March 2019"]],
  ["2010-12", ["December 2010", "2010 – 2012"]],
  ["2021 – 2019", ["2019 – 2021"]],
])("%s is a question with choices that each mean one thing", (text, choices) => {
  const note = noteOf(text);
  expect(note).toMatchObject({ kind: "question" });
  expect(note?.kind === "question" && note.choices.toSorted()).toEqual(choices.toSorted());
  for (const choice of choices) expect(certainInterval(choice), choice).not.toBeNull();
});

test("where more than dates is written, no choice could keep it: it is asked without one", () => {
  expect(noteOf("03/04/2019 (part-time)")).toEqual({ kind: "question", choices: [] });
});

test("the language may settle it, and a text that says no date is named as such", () => {
  expect(noteOf("03/04/2019", "fr")).toEqual({ kind: "meaning", words: "3 Apr 2019" });
  expect(noteOf("soon")).toEqual({ kind: "unreadable" });
});
