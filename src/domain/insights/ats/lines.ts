import { hasFigure } from "../../claims/facts/figures-in.ts";
import type { Resume } from "../../resume/resume.ts";
import { sectionTexts } from "../../resume/section-texts.ts";
import { textsOf } from "../../sections/line.ts";
import { countWords } from "../../suggestions/form.ts";
import { WORD_LIMITS } from "../../suggestions/request.ts";
import { BUZZWORDS } from "./buzzwords.ts";
import { type AtsFinding, finding } from "./finding.ts";

export interface ResumeLine {
  readonly text: string;
  readonly pointer: string;
  readonly limit: number;
}

const FIRST_PERSON =
  /(?<![\p{L}\p{N}'’.-])(?:I(?:['’](?:m|ve|d|ll))?|me|my|mine|myself)(?![\p{L}\p{N}.&/+-])/gu;
const BUZZWORD = new RegExp(`(?<![\\p{L}-])(?:${BUZZWORDS.join("|")})(?![\\p{L}-])`, "giu");

/** Bullets and lines of descriptions in whatever section, with where they stand. */
export function linesOf(resume: Resume): ResumeLine[] {
  return sectionTexts(resume)
    .filter(({ field, hidden }) => field.kind === "lines" && !hidden)
    .map(({ text, pointer, field }) => ({
      text,
      pointer,
      limit: field.key === "desc" ? WORD_LIMITS.project : WORD_LIMITS.experience,
    }));
}

export function lineFindings(resume: Resume): AtsFinding[] {
  const lines = linesOf(resume);
  const wordy = [...lines, { text: resume.summary, pointer: "/summary", limit: Number.POSITIVE_INFINITY }];
  return [
    ...lines.flatMap(tooLong),
    ...withoutNumbers(resume),
    ...lines.flatMap(personal),
    ...wordy.flatMap(buzz),
  ];
}

function tooLong({ text, pointer, limit }: ResumeLine): AtsFinding[] {
  const words = countWords(text);
  return words > limit ? [finding("long-bullet", "medium", pointer, { words, limit })] : [];
}

/** A position of two bullets and more in which nothing is counted. */
function withoutNumbers({ experience }: Resume): AtsFinding[] {
  return experience.flatMap(({ bullets, title, company }, item) => {
    const written = textsOf(bullets).filter((text) => text.trim() !== "");
    if (written.length === 0) {
      const named = `${title}${company}`.trim() !== "";
      return named ? [finding("no-bullets", "medium", `/experience/${item}/bullets`)] : [];
    }
    return written.length >= 2 && written.every((text) => !hasFigure(text))
      ? [finding("no-numbers", "low", `/experience/${item}/bullets`, { bullets: written.length })]
      : [];
  });
}

function personal({ text, pointer }: ResumeLine): AtsFinding[] {
  const word = text.match(FIRST_PERSON)?.[0];
  return word === undefined ? [] : [finding("first-person", "low", pointer, { word })];
}

function buzz({ text, pointer }: ResumeLine): AtsFinding[] {
  const words = new Set(text.match(BUZZWORD)?.map((word) => word.toLowerCase()));
  return [...words].map((word) => finding("buzzword", "low", pointer, { word }));
}
