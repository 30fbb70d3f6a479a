import { baseOf, third } from "../../domain/language/inflect.ts";
import { countWords, linesOf } from "../../domain/suggestions/form.ts";
import { SUMMARY_LINES } from "../../domain/suggestions/request.ts";
import { tidy, withoutFiller } from "./filler.ts";
import { splitSentences } from "./line.ts";
import { capital } from "./shorten.ts";

const PERSONAL = /\b(?:i|i'm|i've|i'd|me|my)\b/i;

/** First person at the head of a sentence, and what says the same without it. */
const HEADS: readonly [pattern: RegExp, instead: string][] = [
  [
    /^(?:i (?:would )?(?:consider|describe) myself (?:to be |as )?|i am|i'm|im) (?:also )?(?:an? |the )?/i,
    "",
  ],
  [/^i have been (?:an? )?(?=\w+ing\b)/i, ""],
  [/^i have been (?:an? )?/i, ""],
  [/^(?:i have|i've got|i've|i possess|i hold) (?:an? )?(?!\w+ed\b)/i, ""],
  [/^i have (?=\w+ed\b)/i, ""],
  [/^(?:i would like|i'd like|i want|i wish|i hope) to /i, "Looking to "],
  [/^(?:i would like|i'd like|i want) /i, "Looking for "],
  [/^(?:i am|i'm) (?:currently )?(?:looking|searching) for /i, "Looking for "],
  [/^my (?:strengths|skills) (?:are|include) /i, "Strengths: "],
  [/^my goal is to /i, "Aims to "],
  [/^my /i, ""],
];

/** A summary of two to four lines in the person's own facts; unchanged where it is one already. */
export function improveSummary(text: string): string {
  const given = linesOf(text);
  const fits = given.length >= SUMMARY_LINES.least && given.length <= SUMMARY_LINES.most;
  if (fits && !PERSONAL.test(text) && given.every((line) => withoutFiller(line) === line))
    return given.join("\n");
  const sentences = given
    .flatMap(splitSentences)
    .map(improveSentence)
    .filter((sentence) => sentence !== "");
  return lay(sentences).join("\n");
}

function improveSentence(sentence: string): string {
  let text = withoutFiller(innerDeeds(sentence.replace(/\.$/, ""))).replace(
    /\b(?:and|,) i(?:'m| am) (?:an? )?/gi,
    (match) => (match.startsWith(",") ? ", " : "and "),
  );
  for (const [pattern, instead] of HEADS) text = text.replace(pattern, instead);
  text = thirdPerson(text);
  text = text.replace(/ (and|,|but) i (can|also)\b/gi, " $1 $2").replace(/\bthat i\b/gi, "");
  const done = capital(tidy(text));
  return done === "" ? "" : /[.!?]$/.test(done) ? done : `${done}.`;
}

/** ", i make coffee" → ", makes coffee". */
function innerDeeds(text: string): string {
  return text.replace(
    /(,|\band|\bbut) i (also )?(\w+)/gi,
    (all, joint: string, also: string | undefined, verb: string) => {
      if (
        /^(?:am|have|was|can|will)$/i.test(verb) ||
        baseOf(verb, "past") !== null ||
        baseOf(verb, "base") === null
      )
        return all;
      return `${joint} ${also ?? ""}${third(verb.toLowerCase())}`;
    },
  );
}

/** "I speak French and love cooking" → "speaks French and loves cooking". */
function thirdPerson(text: string): string {
  const match = /^i (also |really |usually |always |often )?(\w+)/i.exec(text);
  const [whole = "", adverb = "", verb = ""] = match ?? [];
  if (!match) return text;
  if (/^(?:can|could|will|would|was|had|did)$/i.test(verb) || baseOf(verb, "past") !== null)
    return adverb + verb + text.slice(whole.length);
  if (baseOf(verb, "base") === null) return text.slice(2);
  const rest = text
    .slice(whole.length)
    .replace(/\b(and|,) (also )?(\w+)/gi, (all, joint: string, also: string | undefined, next: string) =>
      baseOf(next, "base") === next && THIRD_TOO.test(next) ? `${joint} ${also ?? ""}${third(next)}` : all,
    );
  return `${adverb}${third(verb.toLowerCase())}${rest}`;
}

/** Verbs that are hardly ever nouns, so that "and want" is a deed and "and support" may be none. */
const THIRD_TOO =
  /^(?:want|enjoy|like|speak|learn|make|bring|know|keep|take|teach|write|help|drive|run|manage|have|love|thrive|adapt|communicate|solve|build|understand)$/;

function lay(sentences: readonly string[]): string[] {
  if (sentences.length === 0) return [];
  if (sentences.length === 1) return inTwo(sentences[0] ?? "");
  const lines = [...sentences];
  while (lines.length > SUMMARY_LINES.most) {
    const sizes = lines
      .slice(0, -1)
      .map((line, index) => countWords(line) + countWords(lines[index + 1] ?? ""));
    const at = sizes.indexOf(Math.min(...sizes));
    lines.splice(at, 2, `${lines[at]} ${lines[at + 1]}`);
  }
  return lines;
}

/** One sentence in two lines: at a comma before something new, else where a phrase begins. */
function inTwo(sentence: string): string[] {
  const words = sentence.split(" ");
  if (words.length < 2) return [sentence];
  const middle = words.length / 2;
  let best = -1;
  let bestCost = Number.POSITIVE_INFINITY;
  for (let at = 1; at < words.length; at += 1) {
    const cost = breakCost(words, at) + Math.abs(at - middle);
    if (cost < bestCost) {
      best = at;
      bestCost = cost;
    }
  }
  const left = words.slice(0, best).join(" ");
  const right = words.slice(best).join(" ");
  if (!left.endsWith(",") || bestCost >= WRAPPED) return [left, right];
  return [left.replace(/,$/, "."), capital(right.replace(/^(?:and|but) /i, ""))];
}

const WRAPPED = 100;

function breakCost(words: readonly string[], at: number): number {
  const word = words[at] ?? "";
  const comma = words[at - 1]?.endsWith(",") ?? false;
  const next = /^(?:and|but)$/i.test(word) ? (words[at + 1] ?? "") : word;
  const inList =
    words.slice(at, at + 4).some((later) => /^(?:and|or|&)$/i.test(later)) && /,$/.test(words[at - 1] ?? "");
  if (
    comma &&
    (baseOf(next, "past", "gerund", "third") !== null ||
      /^(?:with|looking|currently|before|after|previously|now|known|able|skilled)/i.test(next)) &&
    !/^(?:which|who)/i.test(next)
  )
    return 0;
  if (comma && !inList && !/^(?:which|who|and|or|but)$/i.test(word)) return 20;
  if (/^(?:with|in|for|at|who|from|since|and|on|to|of|as|by)$/i.test(word)) return WRAPPED + 10;
  return WRAPPED * 2;
}
