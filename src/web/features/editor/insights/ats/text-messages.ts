import type { Params } from "../../../../../domain/insights/check/rule.ts";
import { header } from "../../../../../domain/sections/header.ts";
import { sections } from "../../../../../domain/sections/registry.ts";
import { counted } from "../../../../../domain/text/counted.ts";
import { quoted, type RuleMessage } from "./rule-message.ts";

/** Of the rules about words, the whole, and what programs read. */
export const TEXT_MESSAGES = {
  "line-long": {
    passed: "No line is too long",
    found: ({ words }) => `${words} words in one bullet`,
    why: "Most readers take in up to 24. Cut it, or make it two.",
  },
  "line-short": {
    passed: "No line is a fragment",
    found: (params) => `${quoted(params)} is very short`,
    why: "Two or three words are a skill. What did you do with it, and for whom?",
  },
  "weak-opening": {
    passed: "Lines begin with what you did",
    found: (params) => `${quoted(params)} hides what you did`,
    why: "It tells what was expected of you. Begin with the verb for what you did.",
    fix: "Begin with the verb",
  },
  "repeated-verb": {
    passed: "No verb opens more than two lines",
    found: ({ verb, times }) => `“${verb}” opens ${times} lines`,
    why: "Say what was different each time.",
  },
  "first-person": {
    passed: "No “I” or “my” in the lines",
    found: ({ word }) => `“${word}” is not needed`,
    why: "A resume is about you anyway: start with the verb.",
    fix: "Start with the verb",
  },
  passive: {
    passed: "Lines say who did it",
    found: (params) => `${quoted(params)} does not say who did it`,
    why: "If it was you, say so: “wrote” instead of “was written”.",
  },
  tense: {
    passed: "Past work is in the past, present work in the present",
    found: ({ word, tense }) =>
      tense === "past" ? `“${word}” in a position that is over` : `“${word}” among lines in the present`,
    why: "What is over stands in the past, what you still do in the present. Finished things of today may be past.",
    fix: "Put it in the past",
  },
  "end-marks": {
    passed: "Lines end alike",
    found: ({ fewer }) => `${counted(Number(fewer), "line")} end otherwise than the rest`,
    why: "Full stops at all ends or at none: either is fine, both look careless.",
    fix: "End all alike",
  },
  "lower-case": {
    passed: "Lines begin with a capital",
    found: ({ word }) => `“${word}” begins a line in small letters`,
    why: "Programs take such a line for the end of the one above.",
    fix: "Write it large",
  },
  "repeated-line": {
    passed: "No line stands twice",
    found: (params) => `${quoted(params)} stands there already`,
    why: "The second one takes the place of something new.",
    fix: "Take it out",
  },
  buzzword: {
    passed: "No words that everybody uses",
    found: ({ word }) => `“${word}” says little`,
    why: "Show it by something that you did, or leave it out.",
  },
  capitals: {
    passed: "No sentence in capitals",
    found: (params) => `${quoted(params)} is all in capitals`,
    why: "Parsers take a line in capitals for the title of a section.",
  },
  acronym: {
    passed: "Abbreviations are spelled out once",
    found: ({ word }) => `“${word}” is never spelled out`,
    why: "Searches look for one form or the other. Write both once: “Key Stage 2 (KS2)”.",
  },
  placeholder: {
    passed: "Nothing is left to fill in",
    found: (params) => `${quoted(params)} looks like something to fill in`,
    why: "It stands there as if you had sent a form.",
  },
  "sample-words": {
    passed: "All lines are your own",
    found: ({ own, all }) => `A line of our sample; ${own} of ${all} lines are yours`,
    why: "It tells of somebody who does not exist. Write your own, or take it out.",
  },
  "lost-characters": {
    passed: "No signs that parsers lose",
    found: (params) => `${quoted(params)} may come out as nothing`,
    why: "Icons, joined letters and fancy alphabets are pictures to most parsers.",
    fix: "Write it plainly",
  },
  "missing-section": {
    passed: "Experience, education and skills are there",
    found: ({ section }) => `${labelOf(section)} is empty`,
    why: "Most parsers have a field for it and look for the heading.",
  },
  "section-order": {
    passed: "Sections stand in a usual order",
    found: ({ section, before }) => `${labelOf(section)} stands before ${labelOf(before)}`,
    why: "Most readers look for it the other way round. Fine, if you mean it so.",
  },
  "section-title": {
    passed: "Section titles are ones that parsers know",
    found: ({ title, usual }) => `“${title}” instead of “${usual}”`,
    why: "They find a section by its title; under another one, it may be skipped.",
    fix: "Use the usual title",
  },
  "summary-length": {
    passed: "The summary is short and says something",
    found: ({ words, limit }) =>
      Number(words) > Number(limit) ? `${words} words in the summary` : `Only ${words} words in the summary`,
    why: "Two to four lines are read; more are skipped, fewer say too little.",
  },
  "skills-count": {
    passed: "The list of skills has a fair length",
    found: ({ skills, limit }) =>
      Number(skills) > Number(limit)
        ? `${skills} skills in one list`
        : `Only ${counted(Number(skills), "skill")}`,
    why: "Between 5 and 30 can be taken in. The first ones count most.",
  },
  "skill-long": {
    passed: "Skills are names, not sentences",
    found: (params) => `${quoted(params)} is a sentence`,
    why: "Parsers compare skills word for word. Keep the name; tell the rest in a bullet.",
  },
  "repeated-skill": {
    passed: "No skill is listed twice",
    found: (params) => `${quoted(params)} is listed twice`,
    why: "Once is enough, for programs too.",
    fix: "Take it out",
  },
  references: {
    passed: "No line about references",
    found: () => "References stand in the resume",
    why: "Employers ask when they want them; the names of others are theirs to give.",
    fix: "Leave it out",
  },
  pages: {
    passed: "The length fits your years of work",
    found: ({ pages }) => `${pages} pages`,
    why: "One page for the first years, two for most people after that. What could go?",
  },
  words: {
    passed: "There is enough to read, and not too much",
    found: ({ words, limit }) =>
      Number(words) > Number(limit) ? `${words} words in all` : `Only ${words} words in all`,
    why: "Most resumes that get an answer have between 300 and 800.",
  },
  "read-contact": {
    passed: "Each program found who you are and how to reach you",
    found: readOtherwise,
    why: "What is not found has to be typed in again by somebody, or is missing.",
  },
  "read-dates": {
    passed: "Each program understood every date",
    found: (params) => (params.unclear ? `No program understands “${params.text}”` : readOtherwise(params)),
    why: "Years of experience are counted from what is understood.",
  },
  "read-positions": {
    passed: "Each program found titles, employers and studies",
    found: readOtherwise,
    why: "In another field it is not found by who searches for it.",
  },
  "read-lines": {
    passed: "Each program put every line where it belongs",
    found: readOtherwise,
    why: "The words are there, but with another position, or cut in two.",
  },
  "read-others": {
    passed: "Each program found summary, skills and the rest",
    found: readOtherwise,
    why: "A layout in one column is read most surely.",
  },
  "file-size": {
    passed: "The file is smaller than 2.5 MB",
    found: ({ megabytes }) => `The file has ${megabytes} MB`,
    why: "Many portals take at most 2.5 MB.",
  },
} as const satisfies Record<string, RuleMessage>;

function readOtherwise({ text, readers, of, seen }: Params): string {
  const who = readers === of ? "No program" : `${readers} of ${of} programs`;
  const did = readers === of ? "puts it" : Number(readers) === 1 ? "does not put it" : "do not put it";
  const what = `“${String(text).slice(0, 60)}”: ${who.charAt(0).toLowerCase()}${who.slice(1)} ${did} where it belongs`;
  return seen === "" ? what : `${what}; read as “${String(seen).slice(0, 60)}”`;
}

/** A field or a section, as the form calls it. */
function labelOf(key: string | number | undefined): string {
  const known = [...header.fields, ...sections].find((one) => one.key === key);
  return known?.label ?? String(key ?? "");
}
