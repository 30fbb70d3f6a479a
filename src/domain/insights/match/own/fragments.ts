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
const LONGEST_WHOLE = 220;
/** The text is not cleaned: what is quoted must stand in it to the letter. */
const LINE_BREAK = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/;

export function fragmentsOf(resume: Resume | string, parted: PartLine = sentencesOf): Fragment[] {
  const found = typeof resume === "string" ? ofText(resume, parted) : ofResume(resume, parted);
  return found.filter(({ text }) => /\p{L}/u.test(text));
}

/** How a line is parted into fragments. */
type PartLine = (line: string) => string[];

/** A line as it stands: whoever reads by meaning needs what the next sentence says of it. What is long is parted. */
export function wholeLine(line: string): string[] {
  const text = withoutBullet(line);
  return text.length <= LONGEST_WHOLE ? [text] : sentencesOf(text);
}

function withoutBullet(line: string): string {
  return line.trim().replace(/^[•‣◦▪●∙·*–—-]\s+/u, "");
}

function ofText(text: string, parted: PartLine): Fragment[] {
  return text
    .split(LINE_BREAK)
    .flatMap(parted)
    .map((sentence) => ({ text: sentence, pointer: null, listed: isList(sentence) }));
}

function ofResume(resume: Resume, parted: PartLine): Fragment[] {
  const sentencesAt = (text: string, pointer: string): Fragment[] =>
    text
      .split("\n")
      .flatMap(parted)
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
  return withoutBullet(line)
    .split(/(?<=[.!?;])\s+(?=[\p{Lu}\d"“(])/u)
    .flatMap((sentence) => inPieces(sentence.trim(), LONGEST));
}

function isList(line: string): boolean {
  const parts = line.replace(/^[^:]{1,40}:/, "").split(/[,;|·•]/u);
  return parts.length >= 3 && parts.every((part) => part.trim().split(/\s+/).length <= 4);
}
