import { tokens } from "../domain/language/tokens.ts";
import { countWords, type FormFault, formFaults, linesOf } from "../domain/suggestions/form.ts";
import { type ImproveRequest, REFUSAL } from "../domain/suggestions/request.ts";
import { isForeign } from "./screening/language.ts";

/** A text of so many words says more than one word can. */
const FEW_WORDS = 3;
/** "I" at the head of a clause; "the lady I looked after" and "Phase I" have another one. */
const SPEAKER =
  /(?:^|[.;:,!?(]\s*|\b(?:and|but|or|so|then|that|which|when|where|while|because|as|since|if|also|what|how|years|months|role|job|time|position) )I(?:['’](?:m|ve|d|ll)\b|(?= [a-z]))|(?:^|[.;!?]\s+)(?:My|Our|We)(?= [a-z])/m;
const EMOJI = /(?![©®™↔])\p{Extended_Pictographic}|\p{Regional_Indicator}/gu;
const SCRIPTS = /\p{L}+/gu;

/** How an answer misses its form, by itself and beside the text that it was made from. */
export function answerFaults({ task, text }: ImproveRequest, answer: string): FormFault[] {
  const faults = formFaults(task, answer);
  if (faults.includes("empty") || answer.trim() === REFUSAL) return faults;
  if (/^\p{L}+[.!]?$/u.test(answer.trim()) && countWords(text) >= FEW_WORDS) faults.push("too-short");
  if (repeats(answer) > repeats(text)) faults.push("repeated");
  // A summary may speak of "I" where its writer does; a line of a resume never does.
  if (task !== "summary" && SPEAKER.test(answer)) faults.push("first-person");
  if (isInOtherWords(text, answer)) faults.push("language");
  if (!faults.includes("markup") && hasNew(EMOJI, text, answer)) faults.push("markup");
  return faults;
}

function repeats(text: string): number {
  const lines = linesOf(text).map((line) =>
    line
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, " ")
      .trim(),
  );
  return lines.length - new Set(lines).size;
}

/** Written in another language, or with letters that no word of the person's own has. */
function isInOtherWords(source: string, answer: string): boolean {
  if (isForeign(source)) return false;
  const foreign = [...answer.matchAll(SCRIPTS)].some(
    ([word]) => /[^\p{Script=Latin}]/u.test(word) && !source.includes(word) && !/^[µμΩπαβγδ]/u.test(word),
  );
  return (
    foreign || [answer, ...linesOf(answer)].some((part) => isForeign(part) && !isOfTheSource(part, source))
  );
}

/** A few words say little of their language: "TIG-welded stainless steel". */
function isOfTheSource(part: string, source: string): boolean {
  const said = tokens(source).map(({ lower }) => lower);
  return countWords(part) <= FEW_WORDS && tokens(part).some(({ lower }) => said.includes(lower));
}

function hasNew(pattern: RegExp, source: string, answer: string): boolean {
  const known = new Set(source.match(pattern) ?? []);
  return (answer.match(pattern) ?? []).some((sign) => !known.has(sign));
}
