import { baseOf } from "../../../domain/language/inflect.ts";
import { isFiniteVerb, leadVerb } from "../read/verbs.ts";
import { type Word, withoutLastPost } from "../read/word.ts";
import { isNumber } from "../read/word-kinds.ts";

/** The words in lines that hold them, parted where it harms least; a line within the limit is never parted. */
export function inLines(words: readonly Word[], limit: number): Word[][] {
  if (words.length === 0) return [];
  if (sizeOf(words) <= limit) return [[...words]];
  const starts = [0, ...bestCuts(words, limit)];
  return starts.map((from, at) => {
    const line = words.slice(from, starts[at + 1]);
    const [first] = line;
    // With a sign at it, "and" is not alone: "(and my column is full)".
    const isJoint = first?.lower === "and" && first.pre === "" && first.post === "";
    const opens = at > 0 && isJoint && line.length > 1 ? line.slice(1) : line;
    return at < starts.length - 1 ? withoutLastPost(opens) : opens;
  });
}

/** A word that is written with a space inside, such as "800 ms", counts as two. */
function sizeOf(words: readonly Word[]): number {
  return words.reduce(
    (sum, { text }) => sum + text.split(" ").length + (/^[£$€]?\d[\d.,]*[a-z]{2,4}\d?$/i.test(text) ? 1 : 0),
    0,
  );
}

/** A further line is a lesser harm than one that opens in the middle of a phrase. */
const EACH_LINE = 10;

/** Where the lines after the first begin, so that no line is beyond the limit and all the openings together are the least harm. */
function bestCuts(words: readonly Word[], limit: number): number[] {
  const best: { cost: number; from: number }[] = [{ cost: 0, from: 0 }];
  for (let end = 1; end <= words.length; end += 1) {
    let least = { cost: Number.POSITIVE_INFINITY, from: end - 1 };
    for (let from = end - 1; from >= 0; from -= 1) {
      // Of a word that is longer than the limit by itself nothing can be parted.
      if (from < end - 1 && sizeOf(words.slice(from, end)) > limit) break;
      const size = end - from;
      const stub = size < SHORTEST_LINE ? 30 : size < SHORT_LINE ? 12 : 0;
      const cost = (best[from]?.cost ?? 0) + stub + EACH_LINE;
      if (cost < least.cost) least = { cost, from };
    }
    const opening = end < words.length ? costOfCut(words, end) : 0;
    best.push({ cost: least.cost + opening, from: least.from });
  }
  const cuts: number[] = [];
  for (let at = best[words.length]?.from ?? 0; at > 0; at = best[at]?.from ?? 0) cuts.unshift(at);
  return cuts;
}

const SHORTEST_LINE = 4;
const SHORT_LINE = 6;

function costOfCut(words: readonly Word[], at: number): number {
  return openingCost(words, at) + (isInBrackets(words, at) ? NEVER : 0) + (pointsBack(words, at) ? 25 : 0);
}

const OPENS_CLAUSE = /^(?:i|we|they|he|she|nobody|everybody|everyone)$/;
/** A clause that tells why, when or what followed: it stands by itself where it has a subject of its own. */
const JOINS = /^(?:so|because|but|when|while|as|where|if|after|before|since)$/;
/** Tells of what stands before it: "one of which", "from 50 to 15". */
const LEANS =
  /^(?:who|which|whose|whom|why|that|for|in|at|on|with|to|from|by|during|across|of|than|instead|into|about|without)$/;
/** Ends no line. */
const HANGS = /^(?:and|or|then|so|but|the|an?|of|to|my|our|their|his|her|its)$/;
/** No line of its own opens here but in need. */
const NEVER = 200;

/** How badly a line of its own would open here: best where a sentence ended, then with a clause. Where it must be parted, at a comma. */
function openingCost(words: readonly Word[], at: number): number {
  const post = words[at - 1]?.post ?? "";
  const next = words[at]?.lower ?? "";
  if (/[;.!?]$/.test(post)) return 0;
  const isApart = /[,:]$/.test(post);
  // "so had to be quick": an action of its own.
  if (next === "so" && /^(?:had|was|did|got)$/.test(words[at + 1]?.lower ?? "")) return 12;
  if (isApart && isCompared(words, at)) return 60;
  if (/^(?:which|whom|them)$/.test(words[at + 2]?.lower ?? "")) return isApart ? 70 : NEVER;
  // "and then | when it came": what joins goes with what it joins.
  if (post === "" && HANGS.test(words[at - 1]?.lower ?? "")) return NEVER;
  const from =
    at +
    Math.max(
      0,
      words.slice(at, at + 3).findIndex(({ lower }) => !/^(?:and|then)$/.test(lower)),
    );
  const first = words[from]?.lower ?? "";
  if (JOINS.test(first)) {
    const isClause = OPENS_CLAUSE.test(words[from + 1]?.lower ?? "") || hasVerb(words, from + 1);
    // Why something was done stands best beside it.
    return (isClause ? 12 : 50) + (isApart ? 0 : 18);
  }
  if (LEANS.test(first)) return isApart ? 90 : next === "and" ? 80 : NEVER;
  const clause = words.slice(
    words.slice(0, at).findLastIndex(({ post: end }) => /[,;:.]$/.test(end)) + 1,
    at,
  );
  // "we painted walkways and put mirrors": both are theirs.
  if (
    !isApart &&
    next === "and" &&
    clause.some(({ lower }) => OPENS_CLAUSE.test(lower) && lower !== "i") &&
    !OPENS_CLAUSE.test(first)
  )
    return 60;
  if (OPENS_CLAUSE.test(first)) return isApart ? 2 : next === "and" ? 12 : 150;
  if (!isApart && next !== "and") return NEVER;
  // "was built and put in production": both were done to it.
  if (!isApart && clause.some(({ lower }) => /^(?:was|were|is|are|been)$/.test(lower))) return 60;
  if (leadVerb(words, from)?.form === "past") return isApart ? 2 : 10;
  if (hasVerb(words, from)) return isApart ? 4 : 14;
  if (!isApart) return baseOf(first, "gerund") === null ? 80 : 25;
  if (isInList(words, at)) return 50;
  if (next === "and") return 18;
  return isNumber(words[at] ?? (words[0] as Word)) ? 28 : 25;
}

/** "before 1 of 10, second year 1 of 25": the halves of a comparison stand in one line. */
function isCompared(words: readonly Word[], at: number): boolean {
  const from = words.slice(0, at - 1).findLastIndex(({ post }) => /[;:.!?]$/.test(post)) + 1;
  const first = words.slice(from, at);
  return (
    first.some(({ lower }) => /^(?:when|before|was|were|used|first)$/.test(lower)) &&
    first.slice(-6).some(isNumber) &&
    /^(?:now|after|then|today|second|next|later|afterwards)$/.test(words[at]?.lower ?? "")
  );
}

const LONGEST_SUBJECT = 4;

/** A subject and its verb, right at the head of the part. */
function hasVerb(words: readonly Word[], from: number): boolean {
  for (let at = from + 1; at <= from + LONGEST_SUBJECT && at < words.length; at += 1) {
    if (
      /[,;.]$/.test(words[at - 1]?.post ?? "") ||
      /^(?:who|which|that|where|and)$/.test(words[at]?.lower ?? "")
    )
      return false;
    if (isFiniteVerb(words, at)) return true;
  }
  return false;
}

/** "put it out": what it is stands in the line before. */
function pointsBack(words: readonly Word[], at: number): boolean {
  return words.slice(at, at + 3).some(({ lower }) => /^(?:it|them|this)$/.test(lower));
}

const SHORT_ITEM = 3;

/** "boards, calm corner, a chart": a comma between two short things stands inside a list. */
function isInList(words: readonly Word[], at: number): boolean {
  const before = words.slice(0, at - 1).findLastIndex(({ post }) => /[,;:.]$/.test(post));
  const after = words.slice(at).findIndex(({ post }) => /[,;:.]$/.test(post));
  const size = after < 0 ? words.length - at : after + 1;
  return size <= SHORT_ITEM && (at - 1 - before <= SHORT_ITEM || words[at + size]?.lower === "and");
}

function isInBrackets(words: readonly Word[], at: number): boolean {
  return (
    words
      .slice(0, at)
      .reduce((depth, { pre, post }) => depth + pre.split("(").length - post.split(")").length, 0) > 0
  );
}
