import { baseOf, isKnownVerb } from "../../language/inflect.ts";
import { stem } from "../../language/stem.ts";
import type { Token } from "../../language/tokens.ts";
import { givenUp, isTelling, unsaid } from "../alignment.ts";
import type { Claim } from "../claim.ts";
import type { Reading } from "../support.ts";
import { isJudged } from "./additions.ts";

/** "designer wedding dresses" for "wedding dresses": a word put between two that stand side by side in the source. */
export function insertions(suggestion: Reading, source: Reading, support: Reading): Claim[] {
  const { tokens, text } = suggestion;
  const fresh = new Set(unsaid(suggestion, support));
  const neighbours = new Set(
    support.tokens.map(({ lower }, index) => pairOf(support.tokens[index - 1]?.lower ?? "", lower)),
  );
  const left = givenUp(source, suggestion).length > 0;
  return tokens.flatMap((token, index): Claim[] => {
    const [before, after] = [tokens[index - 1], tokens[index + 1]];
    if (!before || !after || !fresh.has(token) || !isQuality(token) || !isTelling(after)) return [];
    const joined = text.slice(before.end, token.start) === " " && text.slice(token.end, after.start) === " ";
    // "19 of 21 students passed": the noun that a number counts.
    const counted = /^\d/.test(before.lower) && baseOf(after.lower, "past") !== null;
    if (!joined || counted) return [];
    const between = neighbours.has(pairOf(before.lower, after.lower));
    if (!between && (left || JUDGED_ELSEWHERE.test(token.lower) || !isBareIn(support, after))) return [];
    return [{ kind: "scope", text: token.text, start: token.start, end: token.end }];
  });
}

/** Numbers, and other words for "by hand" and "now and then". */
const JUDGED_ELSEWHERE =
  /^(?:half|one|two|three|four|five|six|seven|eight|nine|ten|\d)|-(?:morning|night|evening|day|week|year)$|^(?:occasional|manual|dental)$/;

/** Whether a noun stands in a text, and nowhere with a word that says which. */
function isBareIn({ tokens, text }: Reading, noun: Token): boolean {
  const root = stem(noun.lower);
  const uses = tokens.flatMap(({ lower }, index) => (stem(lower) === root ? [index] : []));
  return (
    uses.length > 0 &&
    uses.every((index) => {
      const before = tokens[index - 1];
      return (
        !before ||
        !isTelling(before) ||
        /[.,;\n]/.test(text.slice(before.end, tokens[index]?.start)) ||
        baseOf(before.lower, "past", "base") !== null
      );
    })
  );
}

function pairOf(one: string, other: string): string {
  return `${stem(one)} ${stem(other)}`;
}

/** Words that only say how things of one kind follow or belong together. */
const PLAIN =
  /^(?:consecutive|category|separate|individual|different|various|own|full|single|total|sales|ward|local)$/;

/** An adjective by its form, or a word of rank; "bread rolls" are rolls still. */
const ADJECTIVE =
  /-|(?:al|ic|ive|ous|ful|less|able|ible|ary|ent|ant|ex|ique)$|^(?:designer|luxury|premium|bespoke|custom|customised|specialty|speciality|pedigree|rare|key|elite|expert|professional|modern|strict|fluent|strong|great|best|top|glowing|incorrect|exclusive|organic|vintage|gourmet|artisan|fine|prime|rapid|fast|secure|live|national|global|varsity|confidential|commercial|seasonal|urgent|diverse|advanced)$/;

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
