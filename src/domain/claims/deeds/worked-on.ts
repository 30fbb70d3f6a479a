import type { Claim } from "../claim.ts";
import { clausesOf, deedsOf } from "../clauses.ts";
import type { Reading } from "../support.ts";

const WORKED_ON =
  /^(?:i |we )?(?:also |mainly |mostly )?(?:worked|working|work) on (?!(?:an?|the|my|our) (?:[\w-]+ )?(?:team|crew|group|ward|farm|site|line|floor|desk|till|bar)\b)/i;
const OWN_DEED =
  /\b(?:built|wrote|made|designed|created|developed|coded|programmed|drew|painted|did|composed|authored|invented|alone|myself|own|my|mine|thesis|novel|posters?)\b/i;
const MADE = new Set(
  "build write design create author architect engineer compose invent program programme".split(" "),
);

/** "Built the payments system" for who worked on it. */
export function madeAlone(suggestion: Reading, source: Reading): Claim[] {
  if (!WORKED_ON.test(source.text) || OWN_DEED.test(source.text)) return [];
  return clausesOf(suggestion).flatMap((clause): Claim[] => {
    const deed = deedsOf(clause).find(({ index }) => index <= 1);
    if (!deed || !MADE.has(deed.base) || /^co-/.test(deed.token.lower)) return [];
    const { start } = deed.token;
    return [{ kind: "scope", text: suggestion.text.slice(start, clause.end), start, end: clause.end }];
  });
}
