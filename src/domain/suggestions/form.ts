import { REFUSAL, SUMMARY_LINES, type Task, WORD_LIMITS } from "./request.ts";

export const FORM_FAULTS = [
  "empty",
  "too-long",
  "lines",
  "commentary",
  "markup",
  "refusal",
  "too-short",
  "repeated",
  "first-person",
  "language",
] as const;
export type FormFault = (typeof FORM_FAULTS)[number];

/** Words to the person before the text. */
const LEAD_IN =
  /^(?:(?:sure|certainly|of course|absolutely|great|okay|ok|no problem|happy to help|got it)(?=[!,.:]|\s+here)|here(?:['’]s| is| are| you (?:go|are)| we go| it is| goes)\b|(?:there you go|below is|i(?:['’]ve| have) (?:rewritten|improved|revised|updated)|i(?:['’]d| would) (?:suggest|write|put|recommend)|(?:you (?:could|can|might) (?:write|say|use|put|try))|try (?:this|something like)|how about|option \d|version \d|as an ai)\b|(?:(?:an? |the |my |your )?(?:improved|rewritten|revised|updated|polished|suggested|better|stronger|possible|new|one|final)\s+)?(?:version|bullet(?: point)?s?|summary|description|text|suggestions?|output|result|answer|response|rewrite|option|improved|rewritten|revised)(?: \d)?\s*:)/i;
/** Words to the person around or after it. */
const ASIDE =
  /\b(?:let me know|hope this helps|feel free to|would you like me|i hope|as requested|note that i|i (?:kept|removed|added|changed|focused)|this version|as a language model|tone: |seniority: |you (?:could|may|might|should) (?:also )?(?:add|want to|consider|include|mention|quantify|replace)|consider (?:adding|including|mentioning)|if you (?:have|can|know|like|want|need)\b[^.\n]{0,30}\b(?:add|include|numbers?|figures?|changes?|me)|your (?:resume|cv|original|bullet|text)\b)|(?:^|\n)\s*(?:note|explanation|changes(?: made)?|rationale|reasoning|why this works|p\.?s)\s*:|[([]\s*(?:(?:note|nb)\b|if applicable|your\s|(?:add|insert|include|replace)\s+(?:an?|the|your|numbers?|figures?|metrics?|specific|any|some|more|with|company|exact|actual|here|percent\w*|amount)\b)[^)\]\n]{0,60}[)\]]|[([]\s*(?:number|metric|amount|figure|company(?: name)?|x+)(?: (?:here|of \w+))?\s*[)\]]|\bX{1,3} ?%/i;
const MARKUP =
  /\*\*|__|`|^#{1,6}\s|<\/?[a-z][^>]*>|\[[^\]]*\]\([^)]*\)|!\[|^\s*(?:[-*•–]|\d+[.)])\s|&[a-z]+;|^>\s|\|.*\|.*\||https?:\/\/(?=.*[)\]])|\[(?:email|link|phone|address|name) \d+\]/im;
const QUOTED = /^["“'].*["”']$/s;
const REFUSING =
  /^(?:i(?:'m| am) (?:sorry|unable|not able)|sorry\b|i can(?:no|')t\b|i can only\b|unfortunately\b)/i;

/** How an answer misses the form that the task asks for. */
export function formFaults(task: Task, text: string): FormFault[] {
  const trimmed = text.trim();
  if (trimmed === "") return ["empty"];
  if (trimmed === REFUSAL) return [];
  const lines = linesOf(trimmed);
  const faults: FormFault[] = [];
  if (REFUSING.test(trimmed)) faults.push("refusal");
  if (LEAD_IN.test(trimmed) || ASIDE.test(trimmed)) faults.push("commentary");
  if (MARKUP.test(trimmed) || QUOTED.test(trimmed)) faults.push("markup");
  if (task === "summary") {
    if (lines.length < SUMMARY_LINES.least || lines.length > SUMMARY_LINES.most) faults.push("lines");
    if (lines.some((line) => countWords(line) > LONGEST_SUMMARY_LINE)) faults.push("too-long");
  } else if (lines.some((line) => countWords(line) > WORD_LIMITS[task])) faults.push("too-long");
  return faults;
}

/** Not in the specification; it keeps a whole essay from passing as four lines. */
const LONGEST_SUMMARY_LINE = 60;

export function linesOf(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

/** Words between spaces; a lone sign such as "&" counts too, so that no way of counting finds one more. */
export function countWords(line: string): number {
  return line.split(/\s+/).filter((word) => word !== "").length;
}
