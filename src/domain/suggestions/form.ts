import { REFUSAL, SUMMARY_LINES, type Task, WORD_LIMITS } from "./request.ts";

export const FORM_FAULTS = ["empty", "too-long", "lines", "commentary", "markup", "refusal"] as const;
export type FormFault = (typeof FORM_FAULTS)[number];

const COMMENTARY =
  /^(?:(?:sure|certainly|of course|absolutely|great|okay|ok|no problem)(?=[!,.:]|\s+here)|(?:here(?:['’]s| is| are)|below is|i(?:['’]ve| have) (?:rewritten|improved|revised|updated)|option \d|version \d|as an ai)\b|(?:improved|rewritten|revised|updated|polished|suggested)?\s*(?:version|bullet(?: point)?|summary|description|text|suggestion|output|result|answer|improved|rewritten|revised)\s*:)|\b(?:let me know|hope this helps|feel free to|would you like me|i hope|as requested|note that i|\(note:|i (?:kept|removed|added|changed|focused)|this version|as a language model|tone: |seniority: )/i;
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
  if (COMMENTARY.test(trimmed)) faults.push("commentary");
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
