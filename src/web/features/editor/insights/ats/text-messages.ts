import type { Params } from "../../../../../domain/insights/check/rule.ts";
import { header } from "../../../../../domain/sections/header.ts";
import { sections } from "../../../../../domain/sections/registry.ts";
import { counted } from "../../../../../domain/text/counted.ts";
import { countedWith, quoted, type RuleMessage } from "./rule-message.ts";

/** Of the rules about words and the whole. */
export const TEXT_MESSAGES = {
  "line-long": {
    passed: "No bullet is too long",
    found: ({ words }) => `${counted(Number(words), "word")} in one bullet`,
    why: ({ limit }) => `Our advice: at most ${limit}. Shorten it, or split it in two.`,
  },
  "line-short": {
    passed: "No bullet is too short",
    found: (params) => `${quoted(params)} is very short`,
    why: "Two or three words name a skill. What did you do with it, and for whom?",
  },
  "weak-opening": {
    passed: "Bullets start with what you did",
    found: (params) => `${quoted(params)} hides what you did`,
    why: "It leaves open what you did yourself. Start with a verb that says it.",
    fix: "Start with the verb",
  },
  "repeated-verb": {
    passed: "No verb starts more than two bullets",
    found: ({ words, forms, times }) =>
      `“${words}” ${Number(forms) === 1 ? "starts" : "start"} ${times} bullets`,
    why: "Where you did something different, use a different verb.",
  },
  "first-person": {
    passed: "No “I” or “my” in the bullets",
    found: ({ word }) => `“${word}” in a bullet`,
    why: "Resumes are usually written without it: “Led a team”, not “I led my team”.",
    fix: ({ word }) => `Remove “${word}”`,
  },
  passive: {
    passed: "No bullet is in the passive, like “was done”",
    found: (params) => `${quoted(params)} does not say who did it`,
    why: ({ active }) => `If it was you, say so: “${active} …”.`,
  },
  tense: {
    passed: "Each job keeps to one tense, and past jobs to the past",
    found: ({ word, tense }) =>
      tense === "past" ? `“${word}” in a job that has ended` : `“${word}” among bullets in the present tense`,
    why: ({ tense }) =>
      tense === "past"
        ? "Use the past tense for a job that is over."
        : "Use the present for what you still do. Something finished can stay in the past.",
    fix: "Change to past tense",
  },
  "end-marks": {
    passed: "All bullets end the same way",
    found: ({ fewer }) => `${countedWith(Number(fewer), "bullet", "ends", "end")} differently from the rest`,
    why: "With or without a full stop: both are fine, but a mix looks careless.",
    fix: ({ fewer, stops }) =>
      `${stops ? "Add" : "Remove"} ${Number(fewer) === 1 ? "the full stop" : "full stops"}`,
    done: ({ fewer, stops }) =>
      `${countedWith(Number(fewer), "bullet", "now ends", "now end")} ${stops ? "with" : "without"} a full stop.`,
  },
  "lower-case": {
    passed: "Bullets start with a capital letter",
    found: ({ word }) => `“${word}” starts a bullet with a small letter`,
    why: "Programs can take such a bullet for the end of the one above.",
    fix: "Use a capital letter",
  },
  "repeated-line": {
    passed: "No bullet appears twice",
    found: (params) => `${quoted(params)} appears twice`,
    why: "The space is better used for something new.",
    fix: "Remove the second one",
  },
  buzzword: {
    passed: "No empty phrases",
    found: ({ word }) => `“${word}” says little on its own`,
    why: "Show it by something you did, or leave it out.",
  },
  capitals: {
    passed: "No sentence is all in capitals",
    found: (params) => `${quoted(params)} is all in capitals`,
    why: "Programs can take it for a heading, and people find it harder to read.",
  },
  acronym: {
    passed: "Rare abbreviations are written out once",
    found: ({ word }) => `“${word}” is never written out`,
    why: "Some people search for the full name, some for the short one. Write both once, as in “Human Resources (HR)”.",
  },
  placeholder: {
    passed: "Nothing is left to fill in",
    found: (params) => `${quoted(params)} looks like something to fill in`,
    why: "Fill it in or remove it before you send your resume.",
  },
  "sample-words": {
    passed: "Nothing of our example is left",
    found: ({ own, all }) =>
      `This is from our example; ${own} of ${countedWith(Number(all), "line", "is", Number(own) === 1 ? "is" : "are")} yours`,
    why: "It describes someone who does not exist. Write your own, or remove it.",
  },
  "lost-characters": {
    passed: "No symbols that programs lose",
    found: (params) => `${quoted(params)} may get lost`,
    why: "Icons, joined letters and decorative alphabets are often dropped or garbled when a program reads the file.",
    fix: "Write it plainly",
  },
  "missing-section": {
    passed: "Experience, education and skills are filled in",
    found: ({ section }) => `Nothing under ${labelOf(section)} yet`,
    why: "Most programs have a field for it, and most readers look for it.",
  },
  "section-order": {
    passed: "Sections are in a usual order",
    found: ({ section, before }) => `${labelOf(section)} comes before ${labelOf(before)}`,
    why: "Most readers expect it the other way round. If you mean it like this, keep it.",
  },
  "section-title": {
    passed: "Section titles are ones that programs know",
    found: ({ title, usual }) => `“${title}” instead of “${usual}”`,
    why: "Programs find a section by its title, and may skip one they do not know.",
    fix: ({ usual }) => `Call it “${usual}”`,
    done: ({ title, usual }) => `“${title}” is now called “${usual}”.`,
  },
  "summary-length": {
    passed: "The summary has a good length",
    found: (params) => lengthOf(params, "word", Number(params.words), "in the summary"),
    why: ({ most }) => `Our advice: two to four lines, and at most ${most} words.`,
  },
  "skills-count": {
    passed: "The list of skills has a good length",
    found: (params) => lengthOf(params, "skill", Number(params.skills), "in the list"),
    why: ({ least, most }) => `Our advice: ${least} to ${most} skills, the most important first.`,
  },
  "skill-long": {
    passed: "Skills are short names, not sentences",
    found: (params) => `${quoted(params)} is long for a skill`,
    why: "Programs compare skills word by word. Keep the name here, and tell the rest in a bullet.",
  },
  "repeated-skill": {
    passed: "No skill is listed twice",
    found: (params) => `${quoted(params)} is listed twice`,
    why: "Once is enough, for programs too.",
    fix: "Remove the second one",
  },
  references: {
    passed: "No referees, and no “on request”",
    found: () => "References are in the resume",
    why: "Employers ask when they need them, and your referees may not want their details passed on.",
    fix: "Leave them out",
    done: () => "References are left out.",
  },
  pages: {
    passed: "The number of pages fits your years of work",
    found: ({ pages }) => `Your resume has ${counted(Number(pages), "page")}`,
    why: "Our advice: one page in the first years of work, two after that. What could go?",
  },
  words: {
    passed: "The resume has a good length",
    found: (params) => lengthOf(params, "word", Number(params.words), "in all"),
    why: ({ words, least, most }) =>
      Number(words) < Number(least)
        ? `Our advice: at least ${least} words, so that readers have something to go by.`
        : `From ${most} words on, our templates need a third page.`,
  },
} as const satisfies Record<string, RuleMessage>;

/** "Only 1 skill in the list", "31 skills in the list". */
function lengthOf({ least }: Params, thing: string, count: number, where: string): string {
  const many = `${counted(count, thing)} ${where}`;
  return count < Number(least) ? `Only ${many}` : many;
}

/** A field or a section, as the form calls it. */
function labelOf(key: string | number | undefined): string {
  const known = [...header.fields, ...sections].find((one) => one.key === key);
  return known?.label ?? String(key ?? "");
}
