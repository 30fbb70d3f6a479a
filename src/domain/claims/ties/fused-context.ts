import { stem } from "../../language/stem.ts";
import { STOP_WORDS } from "../../language/stop-words.ts";
import { tokens } from "../../language/tokens.ts";
import type { Claim } from "../claim.ts";
import { readFigures } from "../facts/figures/read-figures.ts";
import { unsupportedFacts } from "../facts/unsupported-facts.ts";
import { sharedWords } from "../share-words.ts";

/** A title, an employer and dates of the context hold for every line of it; how many, how much and with what do not. */
const OF_ONE_LINE = new Set<Claim["kind"]>(["number", "technology"]);
/** Each fact is compared with each line around: a list of names beside a long resume would hold up the judge. */
const MOST_FACTS = 6;
const MOST_LINES = 40;
const SENTENCE_END = /[.!?;](?=\s|$)|\n/;

/**
 * Facts that stand only around a text and were put into a sentence about something else: "Team leader, 12 staff" does not make
 * twelve people look after the toilets. They hold where what is said around speaks of what the text speaks of, or by themselves.
 */
export function fusedContext(own: string, suggestion: string, context: string): Claim[] {
  if (context === "") return [];
  const missing = unsupportedFacts(own, suggestion).filter(({ kind }) => OF_ONE_LINE.has(kind));
  if (missing.length === 0) return [];
  const invented = new Set(unsupportedFacts(own, suggestion, context).map(({ start }) => start));
  const lengths = new Set(
    readFigures(suggestion).flatMap((one) => (one.dimension === "duration" ? [one.start] : [])),
  );
  const said = rootsOf(own);
  const lines = [...new Set(context.split("\n"))];
  const found = new Map<string, ReadonlySet<string>>();
  return missing
    .filter(({ start }) => !invented.has(start) && !lengths.has(start))
    .filter((fact) => {
      const aroundRoots = found.get(fact.text) ?? (found.size < MOST_FACTS ? rootsAround(fact, lines) : null);
      if (aroundRoots === null) return false;
      found.set(fact.text, aroundRoots);
      const sentence = rootsOf(sentenceAround(suggestion, fact.start));
      const isAboutLine = [...sentence].some((root) => said.has(root) && !aroundRoots.has(root));
      // A sentence of the context, said as it is there.
      if (sharedWords(sentence, aroundRoots) * 3 > sentence.size * 2) return false;
      return (
        isAboutLine &&
        sharedWords(aroundRoots, said) === 0 &&
        !isPartOfName(fact, suggestion, missing, aroundRoots)
      );
    })
    .map((fact) => ({ ...fact, kind: "scope" }));
}

/** What the lines that have a fact speak of. */
function rootsAround({ kind, text }: Claim, lines: readonly string[]): ReadonlySet<string> {
  const own = new Set(tokens(text).map(({ lower }) => lower));
  // A number may stand there in other words or come of others; a name has a word of its own.
  const near = lines.filter((line) => kind === "number" || tokens(line).some(({ lower }) => own.has(lower)));
  const around = near.slice(0, MOST_LINES).filter((line) => unsupportedFacts(line, text).length === 0);
  return new Set(around.flatMap((line) => [...rootsOf(line)]));
}

/** "CRM Executive", "Inspector at ReCell": it came with the title or the employer that it belongs to. */
function isPartOfName(
  { kind, start, end }: Claim,
  suggestion: string,
  facts: readonly Claim[],
  aroundRoots: ReadonlySet<string>,
): boolean {
  if (kind !== "technology") return false;
  const words = tokens(suggestion).filter(({ lower }) => !STOP_WORDS.has(lower));
  const before = words.findLast((word) => word.end <= start);
  const after = words.find((word) => word.start >= end);
  return [before, after].some(
    (word) => word && aroundRoots.has(stem(word.lower)) && !facts.some((fact) => fact.start === word.start),
  );
}

function sentenceAround(text: string, place: number): string {
  const before = text.slice(0, place).split(SENTENCE_END).at(-1) ?? "";
  const after = text.slice(place).split(SENTENCE_END)[0] ?? "";
  return before + after;
}

function rootsOf(text: string): Set<string> {
  return new Set(tokens(text).flatMap(({ lower }) => (STOP_WORDS.has(lower) ? [] : [stem(lower)])));
}
