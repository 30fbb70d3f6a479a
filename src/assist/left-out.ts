import { unsupportedFacts } from "../domain/claims/facts/unsupported-facts.ts";
import { stem } from "../domain/language/stem.ts";
import { STOP_WORDS } from "../domain/language/stop-words.ts";
import { tokens } from "../domain/language/tokens.ts";
import type { Finding } from "../domain/suggestions/finding.ts";
import { linesOf } from "../domain/suggestions/form.ts";

/** With fewer words of its own a text has little to lose. */
const FEWEST_WORDS = 5;
const MOST_IS_GONE = 0.5;
/** A finding is read in one glance: it names the beginning of a line, not all of it. */
const LONGEST_NAME = 60;
const MOST_NAMED = 6;

/** What the person wrote and a suggestion no longer says: numbers, names, whole lines, or most of it. */
export function leftOut(source: string, suggestion: string): Finding[] {
  const kept = new Set(wordsOf(suggestion));
  const given = linesOf(source);
  const gone = given.length > 1 ? given.filter((line) => wordsOf(line).every((word) => !kept.has(word))) : [];
  const rest = given.filter((line) => !gone.includes(line)).join("\n");
  const named = gone.map(shortened).concat(factsGone(rest, suggestion));
  const findings = [...new Set(named)]
    .slice(0, MOST_NAMED)
    .map((text): Finding => ({ code: "left-out", text }));
  return isMostGone(source, suggestion) ? [...findings, { code: "much-left-out" }] : findings;
}

/** The guard the other way round: what the source claims and the suggestion does not support. */
function factsGone(source: string, suggestion: string): string[] {
  let end = 0;
  const said = ` ${spaced(suggestion)} `;
  return unsupportedFacts(suggestion, source)
    .sort((one, other) => one.start - other.start)
    .flatMap((claim) => {
      // The same words in another place are not gone.
      if (claim.start < end || said.includes(` ${spaced(claim.text)} `)) return [];
      const text = claim.text + countedBy(claim.text, source.slice(claim.end));
      end = claim.start + text.length;
      return [text];
    });
}

/** "40" alone would say little: " bikes". */
function countedBy(number: string, after: string): string {
  const [word = "", bare = ""] = /^ ([\p{L}-]+)/u.exec(after) ?? [];
  return /^\d[\d.,]*\+?$/.test(number) && !STOP_WORDS.has(bare.toLowerCase()) ? word : "";
}

function spaced(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}%$€£]+/gu, " ")
    .trim();
}

function isMostGone(source: string, suggestion: string): boolean {
  const said = wordsOf(source).length;
  return said >= FEWEST_WORDS && wordsOf(suggestion).length < said * MOST_IS_GONE;
}

function wordsOf(text: string): string[] {
  return tokens(text)
    .filter(({ lower }) => !STOP_WORDS.has(lower))
    .map(({ lower }) => stem(lower));
}

function shortened(line: string): string {
  if (line.length <= LONGEST_NAME) return line;
  return `${line.slice(0, LONGEST_NAME).replace(/\s+\S*$/, "")}…`;
}
