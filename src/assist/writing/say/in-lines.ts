import { isFiniteVerb, leadVerb } from "../read/verbs.ts";
import { type Word, withoutLastPost } from "../read/word.ts";
import { isNumber } from "../read/word-kinds.ts";

/** The words in as few lines as hold them; a line within the limit is never parted. */
export function inLines(words: readonly Word[], limit: number): Word[][] {
  if (words.length === 0) return [];
  if (sizeOf(words) <= limit) return [[...words]];
  const cut = bestCut(words, limit);
  const rest = words.slice(cut);
  const opens = /^(?:and|so)$/.test(rest[0]?.lower ?? "") && rest.length > 1 ? rest.slice(1) : rest;
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
    const isUneven = words.length - at > limit ? 10 : 0;
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
    (isStub ? 40 : 0) +
    (pointsBack(words, at) ? 8 : 0)
  );
}

/** How badly a line of its own would open here: best where a sentence ended, then with an action, then with a clause. */
function openingCost(words: readonly Word[], at: number): number {
  const post = words[at - 1]?.post ?? "";
  const next = words[at]?.lower ?? "";
  if (/[;.!?]$/.test(post)) return 0;
  // "so had to be quick": an action of its own, without the word that joins it.
  if (
    next === "so" &&
    (/^(?:had|was|did|got)$/.test(words[at + 1]?.lower ?? "") || leadVerb(words, at + 1)?.form === "past")
  )
    return 12;
  // "one of which brought it down": it tells of what stands before it.
  if (words[at + 1]?.lower === "of" && /^(?:which|whom|them)$/.test(words[at + 2]?.lower ?? "")) return 70;
  // "who comes back and why", "so that it stays": it tells of what stands before it.
  if (/^(?:who|which|whose|why|when|where|while|as|because|that|so|but)$/.test(next)) return 70;
  const from = /^(?:and|then)$/.test(next) ? at + 1 : at;
  const isApart = /[,:]$/.test(post);
  if (isApart || next === "and") {
    if (next === "i" || leadVerb(words, from)?.form === "past") return isApart ? 2 : 8;
    if (hasVerb(words, from)) return isApart ? 4 : 12;
  }
  if (isApart && !isInList(words, at) && leadVerb(words, from)?.form === "base") return 10;
  if (isApart) return isInList(words, at) ? 50 : isNumber(words[at] ?? (words[0] as Word)) ? 25 : 20;
  return next === "and" ? 35 : /^(?:for|in|at|on|with|to|from|by|during|across)$/.test(next) ? 45 : 65;
}

function hasVerb(words: readonly Word[], from: number): boolean {
  const end = words.findIndex(({ post }, at) => at >= from && /[,;.]$/.test(post));
  for (let at = from + 1; at < (end < 0 ? words.length : end); at += 1) {
    if (/^(?:who|which|that|where)$/.test(words[at]?.lower ?? "")) return false;
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
  return at - 1 - before <= SHORT_ITEM && (after < 0 ? words.length - at : after + 1) <= SHORT_ITEM;
}

function isInBrackets(words: readonly Word[], at: number): boolean {
  return (
    words
      .slice(0, at)
      .reduce((depth, { pre, post }) => depth + pre.split("(").length - post.split(")").length, 0) > 0
  );
}
