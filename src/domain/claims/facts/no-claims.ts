import type { Figure } from "./figures/figure.ts";

const JUDGED = /^(?:level|lvl|band|grade|tier|year|years)$/;
const GROUP = /^(?:both|pair|couple|twins?|duo|dual|bilingual)$/i;
const RANKED = /^[ -](?:year|place|prize|class|of (?:\d|\w+teen|ten|twelve))/i;

/** "one of", "first", "second pair of eyes", "B2B", "3D", "one day": nothing is counted. */
export function isNoClaim({ dimension, value, of, spoken, end, written, clause }: Figure): boolean {
  // "a week": said without a number, judged as a rhythm.
  if (spoken === 0 && value !== 0) return true;
  if (dimension === "plain") return value === 1 || GROUP.test(written);
  if (/^half$/i.test(written) && /^ of an? (?:two|2|pair)\b/i.test(clause.after(end))) return true;
  if (/^one day$/i.test(written)) return true;
  if (dimension !== "label") return false;
  if (of !== "" && of !== undefined) return !JUDGED.test(of);
  return value === 1 || (value <= 3 && !/\d/.test(written) && !RANKED.test(clause.after(end)));
}

const BOUND_BEFORE_OVER =
  /(?:^|[.;:] ?|\b(?:for|with|of|has|have|having|had|been|to|and|in|at|from|or|is|was|took|spent|just|well|after|served|by|an?|on|than|now|also|about|\p{L}+(?:ing|ed))\s|(?:^|[.;:] )\p{L}+ )over $/iu;
const BOUND_BEFORE_OVER_TIME =
  /(?:\b(?:for|with|of|has|have|having|had|been|to|and|in|at|is|was|took|spent|just|well|after|served|by|an?|than|now|working) )over $/i;

/** "rose over two years", "over five weekends": how long it took or how far it reached, no "more than". */
export function isAcross({ dimension, start, bound, clause }: Figure): boolean {
  if (bound !== "over") return false;
  const before = clause.before(start);
  if (!/(?:^|[^\p{L}])(?:over|beyond) (?:the )?$/iu.test(before)) return false;
  return !(dimension === "duration" ? BOUND_BEFORE_OVER_TIME : BOUND_BEFORE_OVER).test(before);
}
