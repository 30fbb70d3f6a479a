import { STOP_WORDS } from "../../language/stop-words.ts";
import { type Token, tokens } from "../../language/tokens.ts";
import type { Claim } from "../claim.ts";
import { rootOf } from "./phrases.ts";

/** Words between "from" and its "to", and after "by", that are looked at. */
const NEAR = 5;
const BE = new Set("was were am is are been being got be".split(" "));

/** What the source says the other way round: from seven to twelve instead of from twelve to seven, and who did it to whom. */
export function reversedClaims(source: string, suggestion: string): Claim[] {
  const [own, proposed] = [tokens(source), tokens(suggestion)];
  return [...reversedChanges(own, proposed, suggestion), ...reversedActions(own, proposed, suggestion)];
}

/** From something to something, both as roots. */
interface Change {
  readonly from: string;
  readonly to: string;
  readonly start: number;
  readonly end: number;
}

function reversedChanges(own: readonly Token[], proposed: readonly Token[], text: string): Claim[] {
  const known = new Set(changesIn(own).map(({ from, to }) => `${from} ${to}`));
  return changesIn(proposed)
    .filter(({ from, to }) => from !== to && known.has(`${to} ${from}`) && !known.has(`${from} ${to}`))
    .map(({ start, end }) => claimOf(text, start, end));
}

function changesIn(words: readonly Token[]): Change[] {
  return words.flatMap((word, nth) => {
    const [from, ...after] = words.slice(nth + 1, nth + 2 + NEAR);
    const at = after.findIndex(({ lower }) => lower === "to" || lower === "into");
    const to = after[at + 1];
    if (word.lower !== "from" || !from || at < 0 || !to) return [];
    return [{ from: rootOf(from), to: rootOf(to), start: word.start, end: to.end }];
  });
}

/** "Was mentored by two engineers" suggested as "Mentored two engineers". */
function reversedActions(own: readonly Token[], proposed: readonly Token[], text: string): Claim[] {
  const undergone = new Set(
    own.flatMap((by, nth) => {
      const verb = own[nth - 1];
      const isPassive = own.slice(Math.max(0, nth - 3), nth - 1).some(({ lower }) => BE.has(lower));
      if (by.lower !== "by" || !verb || !isPassive) return [];
      const doers = own.slice(nth + 1, nth + 1 + NEAR).filter(isContentWord);
      return doers[0] ? [`${rootOf(verb)} ${rootOf(doers[0])}`] : [];
    }),
  );
  if (undergone.size === 0) return [];
  return proposed.flatMap((verb, nth) => {
    const after = proposed.slice(nth + 1, nth + 1 + NEAR);
    const object = after.find(isContentWord);
    const isPassive = BE.has(proposed[nth - 1]?.lower ?? "") || after[0]?.lower === "by";
    if (!object || isPassive) return [];
    const isTurned = undergone.has(`${rootOf(verb)} ${rootOf(object)}`);
    return isTurned ? [claimOf(text, verb.start, object.end)] : [];
  });
}

function isContentWord({ lower }: Token): boolean {
  return !STOP_WORDS.has(lower);
}

function claimOf(text: string, start: number, end: number): Claim {
  return { kind: "scope", text: text.slice(start, end), start, end };
}
