import { isFiniteVerb, leadVerb } from "../read/verbs.ts";
import { type Word, withoutLastPost } from "../read/word.ts";
import { isNumber } from "../read/word-kinds.ts";

/** The words in as few lines as hold them; a line within the limit is never parted. */
export function inLines(words: readonly Word[], limit: number): Word[][] {
  if (words.length === 0) return [];
  if (sizeOf(words) <= limit) return [[...words]];
  const cut = bestCut(words, limit);
  const rest = words.slice(cut);
  const opens = /^and$/.test(rest[0]?.lower ?? "") && rest.length > 1 ? rest.slice(1) : rest;
  return [withoutLastPost(words.slice(0, cut)), ...inLines(opens, limit)];
}

/** A word that is written with a space inside, such as "800 ms", counts as two. */
function sizeOf(words: readonly Word[]): number {
  return words.reduce(
    (sum, { text }) => sum + text.split(" ").length + (/^[£$€]?\d[\d.,]*[a-z]{2,4}\d?$/i.test(text) ? 1 : 0),
    0,
  );
}

function bestCut(words: readonly Word[], limit: number): number {
  const middle = words.length / 2;
  let best = Math.min(limit, words.length - 1);
  let bestCost = Number.POSITIVE_INFINITY;
  for (let at = 2; at < words.length - 1 && sizeOf(words.slice(0, at)) <= limit; at += 1) {
    const isUneven = sizeOf(words.slice(at)) > limit ? 40 : 0;
    const cost = costOfCut(words, at) + Math.abs(at - middle) + isUneven;
    if (cost < bestCost) {
      best = at;
      bestCost = cost;
    }
  }
  return best;
}

const SHORTEST_LINE = 4;

function costOfCut(words: readonly Word[], at: number): number {
  const isStub = at < SHORTEST_LINE || words.length - at < SHORTEST_LINE;
  return (
    openingCost(words, at) +
    (isInBrackets(words, at) ? 80 : 0) +
    (isStub ? 30 : 0) +
    (pointsBack(words, at) ? 8 : 0)
  );
}

const OPENS_CLAUSE = /^(?:i|we|they|he|she|nobody|everybody|everyone)$/;
/** Tells of what stands before it: "one of which", "so that it stays", "from 50 to 15". */
const LEANS =
  /^(?:who|which|whose|why|when|where|while|as|because|that|so|but|for|in|at|on|with|to|from|by|during|across|of|than|instead)$/;

/** How badly a line of its own would open here: best where a sentence ended, then with a clause. Where it must be parted, at a comma. */
function openingCost(words: readonly Word[], at: number): number {
  const post = words[at - 1]?.post ?? "";
  const next = words[at]?.lower ?? "";
  if (/[;.!?]$/.test(post)) return 0;
  const isApart = /[,:]$/.test(post);
  // "so had to be quick": an action of its own.
  if (next === "so" && /^(?:had|was|did|got)$/.test(words[at + 1]?.lower ?? "")) return 12;
  if (isApart && isCompared(words, at)) return 60;
  if (LEANS.test(next) || /^(?:which|whom|them)$/.test(words[at + 2]?.lower ?? "")) return isApart ? 70 : 90;
  const from = /^(?:and|then)$/.test(next) ? at + 1 : at;
  if (!isApart && next !== "and") return 80;
  const clause = words.slice(
    words.slice(0, at).findLastIndex(({ post: end }) => /[,;:.]$/.test(end)) + 1,
    at,
  );
  // "we painted walkways and put mirrors": both are theirs.
  if (!isApart && clause.some(({ lower }) => OPENS_CLAUSE.test(lower) && lower !== "i")) return 60;
  if (OPENS_CLAUSE.test(words[from]?.lower ?? "") || leadVerb(words, from)?.form === "past")
    return isApart ? 2 : 8;
  if (hasVerb(words, from)) return isApart ? 4 : 12;
  if (isApart)
    return isInList(words, at)
      ? 50
      : next === "and"
        ? 40
        : isNumber(words[at] ?? (words[0] as Word))
          ? 25
          : 20;
  return 60;
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
