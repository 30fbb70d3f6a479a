import type { Bound } from "./quantity.ts";

const BEFORE: readonly [Bound, RegExp][] = [
  [
    "over",
    /(?:\b(?:over|(?<!\bthe )past|(?<!\b(?:not?|never(?: \w+)?) )more than|above|upwards? of|a good|easily|exceeding|exceeded|in excess of|beyond|greater than|(?:louder|heavier|longer|older|taller|bigger|larger|higher|faster|wider|warmer|hotter) than|north of|never (?:\w+ )?(?:less|fewer) than)|>)\s*(?:an? )?$/i,
  ],
  [
    "least",
    /(?:\b(?:at least|minimum(?: of)?|min\.?|not (?:less|fewer) than|no (?:less|fewer) than)|≥)\s*(?:an? )?$/i,
  ],
  [
    "upto",
    /(?:≤|\b(?:up to|as many as|as much as|as high as|at most|maximum(?: of)?|max\.?|no more than|not more than|never (?:\w+ )?more than))\s*$/i,
  ],
  ["nearly", /\b(?:nearly|almost|close to|just under|approaching|just short of|not quite)\s*$/i],
  [
    "under",
    /(?:\b(?:under(?: the age of)?|(?<!\bnever (?:\w+ )?)(?:less|fewer) than|below|in under|(?:lighter|shorter|younger|smaller|lower|cheaper|quicker|colder|quieter) than)|<)[\s-]*$/i,
  ],
  ["within", /\b(?:within|inside)\s*$/i],
  [
    "about",
    /(?:\b(?:about|around|approximately|approx\.?|roughly|some|circa|ca?\.|avg\.?|on average|average of|averaging|averaged|an average of|estimated|an estimated|or so|say|maybe|perhaps|give or take)|~|≈)\s*$/i,
  ],
];

const AFTER: readonly [Bound, RegExp][] = [
  ["over", /^(?:\+(?!\s?\d)|\s\+(?=[.,;)]|$)|\s?-?\s?plus\b(?! (?:\d|me\b|an?\b)))/i],
  ["over", /^[-\s]odd\b/i],
  ["least", /^\s(?:or|and) (?:more|over|above|up)\b/i],
  ["upto", /^\s(?:or|and) (?:less|fewer|under|below)\b|^\s(?:at most|max(?:imum)?)\b/i],
  ["about", /^[^.;,\n]{0,20}\bon average\b/i],
  ["about", /^\s(?:or so|approx(?:imately)?|on average|ish|give or take)\b|^-?ish\b/i],
];

const DURING =
  /^[\s-]?(?:academic |school |financial |consecutive |busy )?(?:summers?|winters?|weekends?|nights?|shifts?|evenings?|visits?|sessions?|seasons?|semesters?|terms?|quarters?|sprints?|weeks?|months?|years?|days?)\b(?! (?:of|at|as|with|experience)\b)(?!(?<!summers|winters|weekends|seasons|evenings) in\b)/i;

/** How exactly a number is meant, by the words before and after it. */
export function boundOf(before: string, number: string, after: string, unit: string): Bound {
  // "over two summers" is during them; "over two years of" is more than two.
  if (/(?<!\b(?:for|well|just|of) )\bover (?:an? )?$/i.test(before) && DURING.test(after)) return "exact";
  // "60 desks over two floors" are across them.
  if (/\d (?:[a-z-]+ )?[a-z]+s over $/i.test(before)) return "exact";
  // "worked under two directors", "looked over 60 files"
  if (/\b(?:work|serv|train|stud|learn)\w* under $/i.test(before)) return "exact";
  if (
    /\b(?:look(?:ed|ing)?|watch(?:ed|ing)?|hand(?:ed|ing)|presid(?:ed|ing)|rul(?:ed|ing)|went|going) over $/i.test(
      before,
    )
  )
    return "exact";
  if (/^U-?\d/i.test(number)) return "under";
  // "up to 30 from 20" is a change.
  if (/\bup to $/i.test(before) && /^[^.;,\d]{0,24}\bfrom \d/i.test(after)) return "exact";
  const sign = before.replace(/(?:[$€£₹¥]|\b(?:USD|EUR|GBP)|\bminus|(?<=\s)[-−])\s?$/i, "");
  const found = BEFORE.find(([, pattern]) => pattern.test(sign));
  if (found) return found[0];
  const rest = after.slice(unit.length);
  // "30 plus years", "30 years or more"
  return (
    AFTER.find(([, pattern]) => pattern.test(rest) || pattern.test(after))?.[0] ??
    (number.endsWith("+") ? "over" : "exact")
  );
}
