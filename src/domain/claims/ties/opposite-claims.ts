import { STOP_WORDS } from "../../language/stop-words.ts";
import { tokens } from "../../language/tokens.ts";
import type { Claim } from "../claim.ts";
import { type Side, sidesOf } from "./opposites.ts";
import { rootOf } from "./phrases.ts";

/** Words around one that turns a statement round by which it is seen what the statement is about. */
const NEAR = 3;
/** Looked at in one text: each is compared with each. */
const MOST_TURNS = 100;
const STOPS = /[.,;:!?\n()–—]/;
const JOINS = new Set("and then while but plus although though whereas".split(" "));
const FIGURE = /\d|^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)$/;
const DENIES =
  /^(?:no|not|never|nor|neither|none|without|cannot|cant|dont|didnt|doesnt|wasnt|isnt|hardly|instead)$|n['’]t$/;

/** A word that has an opposite, with the roots of what stands before and after it in its clause, the nearest first. */
interface Turn extends Side {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly clause: number;
  readonly before: readonly string[];
  readonly after: readonly string[];
  /** How many are spoken of: two that failed are not the four that passed. */
  readonly figures: readonly string[];
}

/**
 * Words of a suggestion whose opposite stands in the clause of the source that speaks of the same: "over budget" of "under
 * budget". Where that clause has both, or one of them denies something, nothing follows.
 */
export function oppositeClaims(source: string, suggestion: string): Claim[] {
  const own = turnsIn(source);
  if (own.length === 0) return [];
  const proposed = turnsIn(suggestion);
  return proposed
    .filter((turn) => isTurnedRound(turn, own) && !hasBoth(turn, proposed))
    .map(({ text, start, end }) => ({ kind: "scope", text, start, end }));
}

function isTurnedRound(turn: Turn, own: readonly Turn[]): boolean {
  const known = own
    .filter(({ pair }) => pair === turn.pair)
    .map((one) => ({ one, shared: sharedBy(turn, one) }));
  // "Checked stock before opening and after closing": the person says the same side of it too.
  if (known.some(({ one }) => one.side === turn.side && saysSame(turn, one))) return false;
  const most = Math.max(0, ...known.map(({ shared }) => shared));
  const nearest = known.filter(({ shared }) => shared === most);
  return most > 0 && nearest.every(({ one }) => one.side !== turn.side && !hasBoth(one, own));
}

/** Of the same thing, or joined to what stands before it without a subject of its own. */
function saysSame(turn: Turn, own: Turn): boolean {
  const near = new Set([...own.before, ...own.after]);
  return own.before.length === 0 || [...turn.before, ...turn.after].some((root) => near.has(root));
}

/** How much two of one pair have in common, each on its own side: who lost a client has not lost what the client lost. */
function sharedBy(turn: Turn, own: Turn): number {
  const before = turn.before.filter((root) => own.before.includes(root)).length;
  const after = turn.after.filter((root) => own.after.includes(root)).length;
  const isSameNumber = turn.figures.some((figure) => own.figures.includes(figure));
  if (turn.figures.length > 0 && own.figures.length > 0 && !isSameNumber) return 0;
  switch (turn.tie) {
    case "place":
      return isSame(turn.after[0], own.after[0]) ? after : 0;
    case "time":
      return isSame(turn.after[0], own.after[0]) && before > 0 ? before + after : 0;
    case "particle":
      return isSame(turn.before[0], own.before[0]) ? before + after : 0;
    case "any":
      return before + after;
  }
}

function isSame(one: string | undefined, other: string | undefined): boolean {
  return one !== undefined && one === other;
}

function hasBoth({ pair, side, clause }: Turn, all: readonly Turn[]): boolean {
  return all.some((other) => other.pair === pair && other.clause === clause && other.side !== side);
}

function turnsIn(text: string): Turn[] {
  const found: Turn[] = [];
  for (const [clause, words] of clausesIn(text).entries()) {
    if (words.some(({ lower }) => DENIES.test(lower))) continue;
    const telling = words.filter(({ lower, sides }) => sides.length > 0 || !STOP_WORDS.has(lower));
    for (const [nth, { text: word, start, end, sides }] of telling.entries()) {
      if (sides.length === 0 || found.length >= MOST_TURNS) continue;
      const before = rootsOf(telling.slice(Math.max(0, nth - NEAR), nth)).reverse();
      const after = rootsOf(telling.slice(nth + 1, nth + 1 + NEAR));
      const figures = [...before, ...after].filter((root) => FIGURE.test(root));
      found.push(
        ...sides.map((side) => ({ ...side, text: word, start, end, clause, before, after, figures })),
      );
    }
  }
  return found;
}

/** Without other words that turn something round: what is compared is what they are said of. */
function rootsOf(words: readonly ClauseWord[]): string[] {
  return words.filter(({ sides }) => sides.length === 0).map(({ root }) => root);
}

type ClauseWord = ReturnType<typeof tokens>[number] & { root: string; sides: readonly Side[] };

function clausesIn(text: string): ClauseWord[][] {
  const clauses: ClauseWord[][] = [[]];
  let end = 0;
  for (const token of tokens(text)) {
    // "Opened and closed the shop" says both of the shop.
    const isJoint = JOINS.has(token.lower) && clauses.at(-1)?.some(isThing);
    if (STOPS.test(text.slice(end, token.start)) || isJoint) clauses.push([]);
    end = token.end;
    clauses.at(-1)?.push({ ...token, root: rootOf(token), sides: sidesOf(token.lower) });
  }
  return clauses;
}

function isThing({ lower, sides }: ClauseWord): boolean {
  return sides.length === 0 && !STOP_WORDS.has(lower) && !JOINS.has(lower);
}
