import type { Resume } from "../../../resume/resume.ts";
import { sectionTexts } from "../../../resume/section-texts.ts";
import { inPieces } from "../text-pieces.ts";

/** A stretch of the resume that stands for itself: a line, a sentence, an entry. */
export interface Fragment {
  readonly text: string;
  readonly pointer: string | null;
  /** A name in a list of skills; a line that tells what was done is better evidence. */
  readonly listed: boolean;
}

const LONGEST = 400;
/** The text is not cleaned: what is quoted must stand in it to the letter. */
const LINE_BREAK = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/;

export function fragmentsOf(resume: Resume | string): Fragment[] {
  const found = typeof resume === "string" ? ofText(resume) : ofResume(resume);
  return found.filter(({ text }) => /\p{L}/u.test(text));
}

function ofText(text: string): Fragment[] {
  return text
    .split(LINE_BREAK)
    .flatMap(sentencesOf)
    .map((sentence) => ({ text: sentence, pointer: null, listed: isList(sentence) }));
}

function ofResume(resume: Resume): Fragment[] {
  const sentencesAt = (text: string, pointer: string): Fragment[] =>
    text
      .split("\n")
      .flatMap(sentencesOf)
      .map((sentence) => ({ text: sentence, pointer, listed: false }));
  return [
    ...sentencesAt(resume.role, "/role"),
    ...sectionTexts(resume).flatMap(({ text, pointer, field, hidden }) => {
      if (hidden) return [];
      if (field.kind === "chips") return [{ text, pointer, listed: true }];
      // The name of a school is nobody's skill: "Harbour School of Welding".
      return field.kind !== "line" || field.holds === "work" ? sentencesAt(text, pointer) : [];
    }),
  ];
}

/** Sentences of a line, in pieces that a page can quote. */
function sentencesOf(line: string): string[] {
  return line
    .trim()
    .replace(/^[•‣◦▪●∙·*–—-]\s+/u, "")
    .split(/(?<=[.!?;])\s+(?=[\p{Lu}\d"“(])/u)
    .flatMap((sentence) => inPieces(sentence.trim(), LONGEST));
}

function isList(line: string): boolean {
  const parts = line.replace(/^[^:]{1,40}:/, "").split(/[,;|·•]/u);
  return parts.length >= 3 && parts.every((part) => part.trim().split(/\s+/).length <= 4);
}
