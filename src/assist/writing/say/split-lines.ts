import type { Tone } from "../../../domain/suggestions/request.ts";
import { type Word, withoutLastPost } from "../read/word.ts";
import { joinStatements, type Spoken } from "./join-statements.ts";

/** The statements in as few lines as hold them; no line has more words than the limit. */
export function inLines(spoken: readonly Spoken[], limit: number, tone: Tone): Word[][] {
  const whole = joinStatements(spoken, tone);
  if (whole.length === 0) return [];
  // A line of its own says "Uses the website", not "Which uses the website".
  if (whole[0]?.lower === "which") whole.shift();
  if (sizeOf(whole) <= limit) return [whole];
  const at = bestCut(spoken);
  if (at === null) return cutWords(whole, limit);
  return [...inLines(spoken.slice(0, at), limit, tone), ...inLines(spoken.slice(at), limit, tone)];
}

/** A word that is written with a space inside, such as "800 ms", counts as two. */
function sizeOf(words: readonly Word[]): number {
  return words.reduce((sum, { text }) => sum + (/^\d[\d.,]*[a-z]{2,4}\d?$/i.test(text) ? 2 : 1), 0);
}

/** The statement that opens the second line: one of the person's own actions, nearest the middle. */
function bestCut(spoken: readonly Spoken[]): number | null {
  const sizes = spoken.map(({ words }) => words.length);
  const total = sizes.reduce((sum, size) => sum + size, 0);
  let best: number | null = null;
  let bestDistance = Number.POSITIVE_INFINITY;
  let before = sizes[0] ?? 0;
  for (let at = 1; at < spoken.length; at += 1) {
    const distance =
      Math.abs(before - total / 2) +
      (canOpen(spoken[at]) ? 0 : total) +
      (hangsOn(spoken[at]?.words[0]) ? total * 2 : 0) +
      (pointsBack(spoken[at]) ? total / 2 : 0);
    if (
      distance < bestDistance &&
      spoken[at]?.statement.joint !== "so" &&
      spoken[at]?.statement.joint !== "but"
    ) {
      best = at;
      bestDistance = distance;
    }
    before += sizes[at] ?? 0;
  }
  return best;
}

/** "put it out": what it is stands in the line before. */
function pointsBack(one: Spoken | undefined): boolean {
  return (
    one?.words.slice(0, 4).some(({ lower }) => /^(?:it|them|they|he|she|this|that)$/.test(lower)) ?? false
  );
}

/** "who comes back and why", "as part of a team": it tells of what stands before it. */
function hangsOn(word: Word | undefined): boolean {
  return /^(?:who|which|whose|why|when|where|while|as|because|that)$/.test(word?.lower ?? "");
}

const SHORTEST_LINE = 6;
const SHORT_ITEM = 3;

/** "boards, calm corner, a chart": a comma between two short things stands inside a list. */
function isInList(words: readonly Word[], at: number): boolean {
  const before = words.slice(0, at - 1).findLastIndex(({ post }) => /[,;:.]$/.test(post));
  const after = words.slice(at).findIndex(({ post }) => /[,;:.]$/.test(post));
  return at - 1 - before <= SHORT_ITEM && (after < 0 ? words.length - at : after + 1) <= SHORT_ITEM;
}

function costAfterSign(words: readonly Word[], at: number): number {
  const next = words[at];
  if (hangsOn(next)) return 70;
  if (/,$/.test(words[at - 1]?.post ?? "") && isInList(words, at)) return 30;
  return 0;
}

function canOpen(one: Spoken | undefined): boolean {
  return one !== undefined && one.statement.kind === "action";
}

/** One long statement: cut after a comma, else before a word that opens a phrase, nearest the middle. */
export function cutWords(words: readonly Word[], limit: number): Word[][] {
  if (sizeOf(words) <= limit) return [[...words]];
  const middle = words.length / 2;
  let best = Math.min(limit, words.length - 1);
  let bestCost = Number.POSITIVE_INFINITY;
  for (let at = 2; at < words.length - 1 && at <= limit; at += 1) {
    const cost = costOfCut(words, at) + Math.abs(at - middle);
    if (cost < bestCost) {
      best = at;
      bestCost = cost;
    }
  }
  const rest = words.slice(best);
  const opens =
    /^(?:and|or|but|also|then)$/.test(rest[0]?.lower ?? "") && rest.length > 1 ? rest.slice(1) : rest;
  const first = withoutLastPost(words.slice(0, best));
  return [...(sizeOf(first) > limit ? [first.slice(0, limit)] : [first]), ...cutWords(opens, limit)];
}

function costOfCut(words: readonly Word[], at: number): number {
  const isInBrackets =
    words
      .slice(0, at)
      .reduce((depth, { pre, post }) => depth + pre.split("(").length - post.split(")").length, 0) > 0;
  const cost = /[,;:.]$/.test(words[at - 1]?.post ?? "")
    ? costAfterSign(words, at)
    : /^(?:because|so|which|who|when|while|that)$/.test(words[at]?.lower ?? "")
      ? 70
      : /^(?:and|but|or)$/.test(words[at]?.lower ?? "")
        ? 10
        : /^(?:for|in|at|on|with|to|from|by|during|across)$/.test(words[at]?.lower ?? "")
          ? 20
          : 60;
  return cost + (isInBrackets ? 80 : 0) + (at < SHORTEST_LINE ? 40 : 0);
}
