import { groupOf } from "./number-words.ts";
import { type Numeral, spelledAt } from "./spelled-numbers.ts";
import type { Token } from "./tokens.ts";
import { unitAfter } from "./unit-after.ts";
import { currencyOf, unitsOf } from "./units.ts";

const LABELLED =
  /^(?:levels?|lvl|lev|band|grade|stage|ks|phase|tier|class|category|cat|type|part|section|room|ward|version|edition|nvq|svq|btec|frec|years?|yrs?|y|step|prince|iso|windows|office)$/;
/** What a number after these counts is never an amount. */
export const STRICT = /^(?:band|level|lvl|grade|ks|nvq|tier)$/;
const NO_LABEL =
  /^(?:sub|under|over|pre|post|mid|top|of|to|x|c|ca|approx|circa|no|nr|plus|and|or|by|rs|max|min)$/;

/** The letters of "L3", "covid-19", "cat6", "Level 3": such a number belongs to a name. */
export function labelBefore(tokens: readonly Token[], at: number, loose: boolean): string | null {
  const [word, sign] = [tokens[at - 2], tokens[at - 1]];
  // "Year 6" is a class, "last year 6 of us" is not.
  const counted =
    /^(?:years?|yrs?)$/.test(sign?.text ?? "") &&
    (word?.kind === "number" || (word !== undefined && spelledAt(tokens, at - 2) !== null));
  const named = loose || sign?.capital === true || !/^(?:years?|yrs?)$/.test(sign?.text ?? "");
  if (sign?.kind === "word" && LABELLED.test(sign.text) && named && !counted) return sign.text;
  // "Years 3 to 5"
  if (
    /^(?:to|and|-|–|\/|&)$/.test(sign?.text ?? "") &&
    word?.kind === "number" &&
    LABELLED.test(tokens[at - 3]?.text ?? "") &&
    !loose
  )
    return tokens[at - 3]?.text ?? "";
  // "Eurocode 2", "Entry 3": a name, if in the middle of a sentence.
  const inside = tokens[at - 2] !== undefined && !/^[.:;!?•]$/.test(tokens[at - 2]?.text ?? "");
  if (
    !loose &&
    inside &&
    sign?.capital &&
    sign.kind === "word" &&
    /^\d{1,2}$/.test(tokens[at]?.text ?? "") &&
    unitAfter(tokens, at + 1, loose).units.length === 0
  )
    return "name";
  if (tokens[at]?.kind !== "number" || !tokens[at]?.glued) return null;
  if (sign?.text === "/" && sign.glued && word?.kind === "word" && word.text.length <= 2) return word.text;
  if (sign?.kind === "word") return NO_LABEL.test(sign.text) || currencyOf(sign.text) ? null : sign.text;
  if (sign?.text !== "-" || !sign.glued || word?.kind !== "word") return null;
  return NO_LABEL.test(word.text) || spelledAt(tokens, at - 2) ? null : word.text;
}

/** "3D", "5G", "2FA" */
export function labelAfter(tokens: readonly Token[], { next, scale }: Numeral): boolean {
  const after = tokens[next];
  return (
    tokens[next - 1]?.kind === "number" &&
    scale === 1 &&
    after?.kind === "word" &&
    after.glued &&
    unitsOf(after.text).length === 0 &&
    !/^(?:st|nd|rd|th|s|ish|odd|plus|pp|pm|am|ppl|pax|yo|yos|th)$/.test(after.text) &&
    groupOf(after.text) === undefined &&
    after.text.length <= 2
  );
}
