import { baseOf, isKnownVerb } from "../../language/inflect.ts";
import { stem } from "../../language/stem.ts";
import type { Token } from "../../language/tokens.ts";
import { isTelling, unsaid } from "../alignment.ts";
import type { Claim } from "../claim.ts";
import type { Reading } from "../support.ts";
import { isJudged } from "./additions.ts";

/** "designer wedding dresses" for "wedding dresses": a word put between two that stand side by side in the source. */
export function insertions(suggestion: Reading, support: Reading): Claim[] {
  const { tokens, text } = suggestion;
  const fresh = new Set(unsaid(suggestion, support));
  const neighbours = new Set(
    support.tokens.map(({ lower }, index) => pairOf(support.tokens[index - 1]?.lower ?? "", lower)),
  );
  return tokens.flatMap((token, index): Claim[] => {
    const [before, after] = [tokens[index - 1], tokens[index + 1]];
    if (!before || !after || !fresh.has(token) || !isQuality(token) || !isTelling(after)) return [];
    const joined = text.slice(before.end, token.start) === " " && text.slice(token.end, after.start) === " ";
    // "19 of 21 students passed": the noun that a number counts.
    const counted = /^\d/.test(before.lower) && baseOf(after.lower, "past") !== null;
    if (!joined || counted || !neighbours.has(pairOf(before.lower, after.lower))) return [];
    return [{ kind: "scope", text: token.text, start: token.start, end: token.end }];
  });
}

function pairOf(one: string, other: string): string {
  return `${stem(one)} ${stem(other)}`;
}

/** Words that only say how things of one kind follow or belong together. */
const PLAIN =
  /^(?:consecutive|category|separate|individual|different|various|own|full|single|total|sales|ward|local)$/;

/** An adjective by its form, or a word of rank; "bread rolls" are rolls still. */
const ADJECTIVE =
  /-|(?:al|ic|ive|ous|ful|less|able|ible|ary|ent|ant|ex|ique)$|^(?:designer|luxury|premium|bespoke|custom|customised|specialty|speciality|pedigree|rare|key|elite|expert|professional|modern|strict|fluent|strong|great|best|top|glowing|incorrect|exclusive|organic|vintage|gourmet|artisan|fine|prime|rapid|fast|secure|live|national|global)$/;

function isQuality({ lower }: Token): boolean {
  return (
    ADJECTIVE.test(lower) &&
    !/ly$/.test(lower) &&
    !PLAIN.test(lower) &&
    !isJudged(lower) &&
    baseOf(lower, "past", "gerund") === null &&
    !isKnownVerb(lower)
  );
}
