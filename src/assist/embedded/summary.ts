import { linesOf } from "../../domain/suggestions/form.ts";
import { SUMMARY_LINES } from "../../domain/suggestions/request.ts";
import { tidy, withoutFiller } from "./filler.ts";
import { splitSentences } from "./sentences.ts";
import { capital } from "./shorten.ts";
import { withoutBuzzwords } from "./summary-buzzwords.ts";
import { withoutFirstPerson } from "./summary-clauses.ts";
import { inLines } from "./summary-lines.ts";

const PERSONAL = /\b(?:i|i'm|i've|i'd|me|my|myself)\b/i;

/** A summary of two to four lines in the person's own facts; unchanged where it is one already. */
export function improveSummary(text: string): string {
  const given = linesOf(text).map((line) => line.replace(/^(?:[-*•–·▪]|\d+[.)])\s+/, ""));
  const fits = given.length >= SUMMARY_LINES.least && given.length <= SUMMARY_LINES.most;
  if (fits && !PERSONAL.test(text) && given.every((line) => withoutBuzzwords(withoutFiller(line)) === line))
    return given.join("\n");
  const sentences = unwrapped(given.map(introduced))
    .flatMap(splitSentences)
    // "… a vet tech. I am …": what ends in a point like a short form and goes on with "I" has ended.
    .flatMap((sentence) => sentence.split(/(?<=\p{Ll}{3}[.!])\s+(?=(?:I|I'm|I've|My) \p{Ll})/u))
    .flatMap((sentence) => sentence.split(/\s+[|•·]\s+/))
    .flatMap((sentence) => withoutFirstPerson(sentence.replace(/\.$/, "")))
    .map(asSentence)
    .filter((sentence) => sentence !== "");
  const lines = inLines(sentences);
  // Too short for two lines and nothing to take out: nothing is added, not even a full stop.
  if (lines.length < SUMMARY_LINES.least && isSame(lines.join(" "), text)) return given.join("\n");
  return lines.join("\n");
}

function isSame(told: string, text: string): boolean {
  const bare = (words: string) =>
    words
      .toLowerCase()
      .replace(/[\s.]+/g, " ")
      .trim();
  return bare(told) === bare(text);
}

/** "My name is Ana. I am a nurse" → "Ana, a nurse". */
function introduced(line: string): string {
  return line.replace(/\bmy name is ([\p{L}' -]{2,40}?)(?:[,.]| and) (?:i am|i'm|im) (?=an? )/iu, "$1, ");
}

/** A line that ends in the middle of a sentence goes on in the next one. */
function unwrapped(lines: readonly string[]): string[] {
  return lines.reduce<string[]>((whole, line) => {
    const last = whole.at(-1);
    if (last !== undefined && /[^.!?:;]$/.test(last) && /^\p{Ll}/u.test(line))
      whole[whole.length - 1] = `${last} ${line}`;
    else whole.push(line);
    return whole;
  }, []);
}

function asSentence(text: string): string {
  const done = capital(tidy(withoutBuzzwords(withoutFiller(text))));
  return done === "" || /[.!?]$/.test(done) ? done : `${done}.`;
}
