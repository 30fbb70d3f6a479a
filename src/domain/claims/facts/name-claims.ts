import { type NameUse, namesIn } from "../../gazetteer/gazetteer.ts";
import { isJoined, type Word, wordsOf } from "../../gazetteer/words.ts";
import type { Claim, ClaimKind } from "../claim.ts";
import { deniedWords, hedgedWords } from "./denial.ts";
import { NameIndex } from "./name-index.ts";
import { isPaperNamed, isUseSupported, isWordSupported, spelledOut } from "./name-support.ts";
import { headingWords, isNameWord, isReportable, kindOfName } from "./name-words.ts";
import { pendingWords } from "./pending-papers.ts";
import { rankClaims } from "./rank-claims.ts";

/** The names, technologies, credentials and ranks of a suggestion that the support, a source with its context, does not have. */
export function nameClaims(suggestion: string, support: string): Claim[] {
  const words = wordsOf(suggestion);
  const own = wordsOf(support);
  const denials = deniedWords(own);
  const index = new NameIndex(own.filter((_, at) => !denials[at]));
  const runs = [...unsupportedRuns(words, index), ...papersNotHeld(words, own)];
  const isDenied = denials.includes(true) || runs.some(({ kind }) => kind === "credential");
  const claims = isDenied ? withoutSharedDenials(runs, words, own) : runs;
  return [
    ...claims.map(({ first, last, kind }) => claimOver(suggestion, words, first, last, kind)),
    ...rankClaims(suggestion, words, own),
  ];
}

/** Degrees and certificates that the support speaks of, but not as held: "passed first part of the CPA exam". */
function papersNotHeld(words: readonly Word[], own: readonly Word[]): Run[] {
  const uses = papersIn(words);
  if (uses.length === 0) return [];
  const pending = pendingWords(own, papersIn(own), keysOf(words, uses));
  if (!pending.includes(true)) return [];
  const claimed = pendingWords(words, uses, new Set());
  const isNamed = namedIn(words, new NameIndex(own));
  const isHeld = namedIn(words, new NameIndex(own.filter((_, at) => !pending[at])));
  return uses
    .filter((use) => !claimed[use.first] && isNamed(use) && !isHeld(use))
    .map(({ first, last }) => ({ first, last, kind: "credential" }));
}

function keysOf(words: readonly Word[], uses: readonly NameUse[]): Set<string> {
  return new Set(uses.flatMap(({ first, last }) => words.slice(first, last + 1).map(({ key }) => key)));
}

function papersIn(words: readonly Word[]): NameUse[] {
  return namesIn(words).filter(
    ({ certain, entries, first }) =>
      certain &&
      entries.every(({ kind }) => kind === "credential" || kind === "degree") &&
      !/^(?:apprentice|trainee|student)$/.test(words[first]?.key ?? ""),
  );
}

/** Answers whether an index has a paper of a suggestion. */
function namedIn(words: readonly Word[], index: NameIndex): (use: NameUse) => boolean {
  const spelled = spelledOut(words, index);
  return (use) => isUseSupported(words, use, index, spelled) && isPaperNamed(words, use, index);
}

interface Run {
  readonly first: number;
  last: number;
  readonly kind: ClaimKind;
}

/** A suggestion that denies what the source denies claims nothing. */
function withoutSharedDenials(runs: readonly Run[], words: readonly Word[], own: readonly Word[]): Run[] {
  const denied = hedgedWords(words);
  if (!runs.some(({ first }) => denied[first])) return [...runs];
  const mentioned = unsupportedRuns(words, new NameIndex(own));
  const unmentioned = new Set(mentioned.map(({ first }) => first));
  return runs.filter(({ first }) => !denied[first] || unmentioned.has(first));
}

/** Runs of words that name something which an index does not have. */
function unsupportedRuns(words: readonly Word[], index: NameIndex): Run[] {
  const spelled = spelledOut(words, index);
  const covered = new Set<number>();
  const runs: Run[] = [];
  for (const use of namesIn(words)) {
    const term = use.certain && use.entries.every(({ kind }) => kind === "term");
    if (!term && !isReportable(words, use)) continue;
    for (let at = use.first; at <= use.last; at += 1) covered.add(at);
    // A term of a trade may be the word for what was described: that is judged by its meaning.
    if (term || isUseSupported(words, use, index, spelled)) continue;
    const [entry] = use.entries;
    const kind = entry ? KIND_OF[entry.kind] : "name";
    runs.push({ first: use.first, last: use.last, kind });
  }
  const heading = headingWords(words);
  let open: Run | null = null;
  for (const [at, word] of words.entries()) {
    if (
      covered.has(at) ||
      heading.has(at) ||
      !isNameWord(words, at) ||
      isWordSupported(words, at, index, spelled)
    )
      continue;
    if (open && open.last === at - 1 && isJoined(word.glue)) open.last = at;
    else {
      open = { first: at, last: at, kind: kindOfName(words, at) };
      runs.push(open);
    }
  }
  return runs;
}

const KIND_OF = {
  technology: "technology",
  credential: "credential",
  degree: "credential",
  nation: "name",
  term: "technology",
} as const;

function claimOver(
  text: string,
  words: readonly Word[],
  first: number,
  last: number,
  kind: ClaimKind,
): Claim {
  const start = words[first]?.start ?? 0;
  const end = words[last]?.end ?? start;
  return { kind, text: text.slice(start, end), start, end };
}
