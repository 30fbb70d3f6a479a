/** Kinds of degrees from the highest to the lowest; the first that a text names counts. */
const RANKS: readonly (readonly [rank: number, named: RegExp])[] = [
  [5, /\b(?:ph\.? ?d|d\.?phil|doctora\w+|doctor of|pharm\.? ?d)\b/i],
  [
    4,
    /\b(?:master(?:['’]?s)?(?: of| degree| in)?|m\.? ?sc|mba|m\.? ?eng|m\.? ?phil|m\.? ?ed|mca|m\.? ?com|m\.? ?tech|msw|msn|ll\.?m|post-?graduate|magister|diplom-?ing\w*)\b|\bM\.?A\.?(?= (?:in|of)\b| ?\()/i,
  ],
  [
    3,
    /\b(?:bachelor(?:['’]?s)?|b\.? ?sc|b\.?a|b\.?s|b\.? ?eng|b\.? ?tech|b\.? ?com|b\.? ?pharm|b\.? ?ed|bca|bba|bsn|bsw|bsce|ll\.?b|undergraduate|honou?rs degree|licenciatura)\b/i,
  ],
  [
    1,
    /\b(?:high school|secondary(?: school)?|ged|gcses?|a-levels?|matric|matura|abitur|leaving cert(?:ificate)?|grade 12)\b/i,
  ],
  [2, /\b(?:associate(?:['’]?s)? degree|foundation degree|hnd|hnc|diploma|certificate)\b/i],
  [3, /\b(?:degree|graduates?)\b/i],
];

const UNFINISHED =
  /\b(?:in progress|ongoing|pending|not (?:finished|completed|handed in)|unfinished|dropped out|left (?:early|after)|(?:now )?in (?:my |the )?(?:\d\w*|first|second|third|final|last) (?:year|semester)|\d(?:st|nd|rd|th) semester|year \d of \d|expected|candidate|part 1)\b/i;

/** How high a degree is that a text names, 1 to 5; null where it names none. */
export function degreeRank(text: string): number | null {
  return RANKS.find(([, named]) => named.test(text))?.[0] ?? null;
}

/** Whether a line speaks of studies that are not done. */
export function isUnfinishedDegree(line: string): boolean {
  return UNFINISHED.test(line);
}
