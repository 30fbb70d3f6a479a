import type { Claim } from "../claim.ts";
import { FUNCTION_WORDS } from "../lexicon/function-words.ts";
import { STOP_WORDS } from "../lexicon/synonyms.ts";
import { type Reading, says } from "../support.ts";

const QUALIFIED = /(?<![\w'-])([a-z]{4,})[ -](?:qualified|certified|accredited|licensed)\b/gi;
const HOW =
  /ly$|^(?:part|well|best|still|also|over|under|dual|level|being|have|hold|held|became|become|once|when|while|time|years?|since|state|board|self)$/i;

/** "lifeguard qualified": what somebody is qualified for must be told. */
export function qualifiedIn({ text }: Reading, support: Reading): Claim[] {
  return [...text.matchAll(QUALIFIED)].flatMap((found): Claim[] => {
    const what = (found[1] ?? "").toLowerCase();
    if (HOW.test(what) || STOP_WORDS.has(what) || FUNCTION_WORDS.has(what) || says(support, what)) return [];
    return [{ kind: "credential", text: found[0], start: found.index, end: found.index + found[0].length }];
  });
}
