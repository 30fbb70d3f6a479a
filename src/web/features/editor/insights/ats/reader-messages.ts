import type { Params } from "../../../../../domain/insights/check/rule.ts";
import { countedWith, quote, quoted, type RuleMessage } from "./rule-message.ts";

/** Of the rules about what programs read in the real file. */
export const READER_MESSAGES = {
  "read-contact": {
    passed: "Every program found your name and how to reach you",
    found: (params) => `${quoted(params)} ${misreadBy(params)}`,
    why: "What a program does not find, somebody has to type in again, or it is missing.",
  },
  "read-dates": {
    passed: "Every program understood every date",
    found: (params) =>
      Number(params.fields) === 1
        ? `No program understands the date ${quoted(params)}`
        : `No program understands ${params.fields} of the dates, such as ${quoted(params)}`,
    why: "Years of experience are counted from dates. Write them like “Mar 2021 – Present”.",
  },
  "read-columns": {
    passed: "Every program read the narrow column as you wrote it",
    found: (params) =>
      `${countedWith(Number(params.fields), "field", "in the narrow column was", "in the narrow column were")} misread by ${programs(params)}`,
    why: "A narrow column breaks lines, and programs take the pieces for entries of their own. A template with one column is read most reliably.",
  },
  "read-items": {
    passed: "Every program put titles, employers, schools and bullets in their place",
    found: (params) =>
      Number(params.fields) === 1
        ? `${quoted(params)} ${misreadBy(params)}`
        : `${quoted(params)} and what belongs to it: ${params.fields} fields misread by ${programs(params)}${readAs(params)}`,
    why: "In the wrong field it is not found by people who search for it.",
  },
  "read-others": {
    passed: "Every program found your summary, skills and the rest",
    found: (params) =>
      Number(params.fields) === 1
        ? `${quoted(params)} ${misreadBy(params)}`
        : `${params.fields} entries of one list were misread by ${programs(params)}, from ${quoted(params)} on${readAs(params)}`,
    why: "The words are in the file, but not where people search for them.",
  },
  "file-size": {
    passed: "The file is small enough for application portals",
    found: ({ megabytes }) => `The file has ${megabytes} MB`,
    why: ({ limit }) => `Many application portals accept at most ${limit} MB.`,
  },
} as const satisfies Record<string, RuleMessage>;

function misreadBy(params: Params): string {
  return `was misread by ${programs(params)}${readAs(params)}`;
}

function programs({ readers, of }: Params): string {
  return readers === of
    ? Number(of) === 1
      ? "the program"
      : `all ${of} programs`
    : `${readers} of ${of} programs`;
}

function readAs({ seen }: Params): string {
  return seen === "" ? "" : `, as ${quote(String(seen))}`;
}
