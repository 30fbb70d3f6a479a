import { stem } from "../domain/language/stem.ts";
import { STOP_WORDS } from "../domain/language/stop-words.ts";
import { type Token, tokens } from "../domain/language/tokens.ts";
import { clausesOf, type Span } from "./guard/clauses.ts";

/** A single word may have gone because the sentence is told otherwise. */
const FEWEST_WORDS = 2;

/** The person's phrases that an answer still said and that a cut took out of it, each as the person wrote it. */
export function droppedPhrases(source: string, answer: string, cut: string): string[] {
  const [said, kept] = [rootsOf(answer), rootsOf(cut)];
  return clausesOf(source).flatMap((clause) => inClause(clause, said, kept));
}

function inClause({ text }: Span, said: ReadonlySet<string>, kept: ReadonlySet<string>): string[] {
  const words = tokens(text);
  const isSmall = words.map(({ lower }) => STOP_WORDS.has(lower));
  const roots = words.map(({ lower }) => stem(lower));
  const isKept = roots.map((root, at) => isSmall[at] !== true && kept.has(root));
  const isLost = roots.map((root, at) => isSmall[at] !== true && said.has(root) && !kept.has(root));
  // Nothing is left of it: it is named as a whole.
  if (!isKept.includes(true) && isLost.includes(true)) return [text.replace(/[.!?,;]+$/, "")];
  return runsOf(isLost, isKept)
    .filter(({ first, last }) => isLost.slice(first, last + 1).filter(Boolean).length >= FEWEST_WORDS)
    .map(({ first, last }) => between(text, words, first, last));
}

/** Stretches from one lost word to another with no kept word between them. */
function runsOf(isLost: readonly boolean[], isKept: readonly boolean[]): { first: number; last: number }[] {
  const runs: { first: number; last: number }[] = [];
  let isOpen = false;
  for (const [at, lost] of isLost.entries()) {
    const run = runs.at(-1);
    if (isKept[at]) isOpen = false;
    if (!lost) continue;
    if (run && isOpen) run.last = at;
    else runs.push({ first: at, last: at });
    isOpen = true;
  }
  return runs;
}

function between(text: string, words: readonly Token[], first: number, last: number): string {
  return text.slice(words[first]?.start ?? 0, words[last]?.end ?? 0);
}

function rootsOf(text: string): ReadonlySet<string> {
  return new Set(tokens(text).map(({ lower }) => stem(lower)));
}
