import { boundOf } from "./bounds.ts";
import { datesIn } from "./dates.ts";
import { factorsIn, halvedSpansIn, scaledFractionsIn, sharesIn } from "./fractions.ts";
import type { Quantity, Unit } from "./quantity.ts";

/** "under-fives" are under 5. */
const AGES: readonly [word: string, age: number][] = [
  ["two", 2],
  ["three", 3],
  ["four", 4],
  ["five", 5],
  ["six", 6],
  ["seven", 7],
  ["eight", 8],
  ["nine", 9],
  ["ten", 10],
  ["eleven", 11],
  ["twelve", 12],
];

/** Numbers that hide in a word or a set phrase. */
const SPECIAL: readonly [pattern: RegExp, unit: Unit, value: number][] = [
  [
    /\b24\s?[/x]\s?7\b|\b24 hours a day(?:,? (?:and )?(?:7|seven) days a week)?|\b(?:round|around)[- ]the[- ]clock\b|\bday and night\b(?! [a-z]+s\b)|\b24[- ]hour(?=[- ](?:care|service|cover|support|line|hotline|helpline|on-call|emergency)\b)/gi,
    "ordinal",
    24.7,
  ],
  [
    /\b(?:doubl(?:ed?|es|ing)|two-?fold|twice(?= (?:as|the|that|what|its|more)\b))\b(?!-|[- ](?:digits?\b|as an?\b|as [a-z]+(?:er|or|ist|man|woman)\b|up\b|check|entry|shift))/gi,
    "times",
    2,
  ],
  [/\b(?:(?:tripl|trebl)(?:ed?|es|ing)|three-?fold)\b/gi, "times", 3],
  [/\b(?:quadrupl(?:ed?|es|ing)|four-?fold)\b/gi, "times", 4],
  [/\b(?:quintupl(?:ed?|es|ing)|five-?fold)\b/gi, "times", 5],
  [
    /\b(?:first|1st)[- ](?=(?:place|prize|runner|class(?: honours| degree)?|author|in (?:the|my|his|her) (?:class|year|region))\b)/gi,
    "ordinal",
    1,
  ],
  [
    /(?<=\b(?:rank(?:ed|ing)?|came|placed|finish(?:ed|ing)|rated|voted) (?:joint )?)first\b|\bfirst(?= (?:out )?of \d)/gi,
    "ordinal",
    1,
  ],
  [/\bten-?fold\b/gi, "times", 10],
  [/\btwice\b|\b(?:two|2) times\b(?! (?:more|faster|as|higher|better|bigger|the))/gi, "plain", 2],
  [/\b(?:(?:a|one|last|past) )?year and a half\b/gi, "months", 18],
  [/\b(?:a|one|per) decade\b|\bdecade-long\b/gi, "months", 120],
  [/\bthree[- ]quarters of an hour\b/gi, "seconds", 2700],
  [/\b(?:(?:a )?quarter of an hour|quarter[- ]hour)\b/gi, "seconds", 900],
  [/(?<!\band an? )\bhalf[- ](?:an?[- ])?hour(?:ly)?\b/gi, "seconds", 1800],
  [/\b(?:an? |one )?quarter of (?:a|the) year\b/gi, "months", 3],
  [/\ba quid\b/gi, "money", 1],
  [/\ba fiver\b/gi, "money", 5],
  [/\ba tenner\b/gi, "money", 10],
  [/\bhalf a second\b/gi, "seconds", 0.5],
  [/\b(?:half of the year|half a year|half-year|six-monthly|semi-annual)\b/gi, "months", 6],
  [/\b(?:an? |one[- ])?hour-long\b/gi, "seconds", 3600],
  [/\b(?:a |one[- ])?day-long\b/gi, "seconds", 86_400],
  [
    /\b(?:(?:a|one) )?fortnight\b(?<!\b(?:(?:once|twice|times) an?|per|every|each|next|last) fortnight)/gi,
    "seconds",
    1_209_600,
  ],
  [/\b(?:a |one[- ])?week-long\b/gi, "seconds", 604_800],
  [/\b(?:gap|sabbatical) (?:year|yr)\b|\byear (?:abroad|out)\b/gi, "months", 12],
  [/\b(?:a |one[- ])?month-long\b/gi, "months", 1],
  [/\b(?:a |one[- ])?year-long\b/gi, "months", 12],
  [
    /(?<=\b(?:for|in|over|after|within|of|took|spent|lasting|another|under|than|past|nearly|almost|about) )(?:a|one)(?: (?:full|whole))? (?:year|yr)\b(?! and a half)/gi,
    "months",
    12,
  ],
  [/\b(?:a|one)(?: full)? year\b(?=.{0,12}(?:experience|contract|project))/gi, "months", 12],
  [/(?<=\bfrom )(?:an|one) hour(?= (?:down )?to\b)/gi, "seconds", 3600],
  [/(?<=\bfrom )(?:a|one) day(?= (?:down )?to\b)/gi, "seconds", 86_400],
  [/(?<=\bfrom )(?:a|one) week(?= (?:down )?to\b)/gi, "seconds", 604_800],
  [/(?<=\bfrom )(?:a|one) month(?= (?:down )?to\b)/gi, "months", 1],
  [/(?<=\b(?:within|in under|in less than) )(?:a|one) month\b/gi, "months", 1],
  [/(?<=\b(?:within|in under|in less than) )(?:a|one) week\b/gi, "seconds", 604_800],
  [/(?<=\b(?:within|in under|in less than) )(?:a|one) day\b/gi, "seconds", 86_400],
  [/(?<=\b(?:within|in under|in less than) )(?:an|one) hour\b/gi, "seconds", 3600],
  [
    /\b(?:halv(?:ed?|es|ing)|(?<=\b(?:in|by|almost|nearly|over|about|than|around|roughly) )half(?! (?:an?|the time)\b))\b|\bhalf (?=(?:of )?(?:the|all|our|my|its)\b|of (?:them|these|those|whom|which|us)\b)|\bhalf (?=(?:of )?(?:as|that|what|its)\b)/gi,
    "percent",
    50,
  ],
  ...AGES.map(([word, age]): [RegExp, Unit, number] => [
    new RegExp(`(?<=\\b(?:under|over)[- ])${word}s\\b`, "gi"),
    "plain",
    age,
  ]),
  [/\ba score(?= of [a-z]+s\b)/gi, "plain", 20],
  [/\b(?:an?|one) (?:million and a half)\b/gi, "plain", 1_500_000],
  [/\b(?:a|one) tonne\b/gi, "grams", 1e6],
  [/\bthrice\b/gi, "plain", 3],
  [/\b(?:double|two)[- ]digits?\b/gi, "plain", 10.99],
  [/\b(?:triple|three)[- ]digits?\b/gi, "plain", 100.999],
  [/\b2ic\b/gi, "ordinal", 2],
  [/\bduo\b/gi, "plain", 2],
  [/\btrio\b/gi, "plain", 3],
  [/\bquartet\b/gi, "plain", 4],
  [/\bscores(?= of [a-z]+)/gi, "plain", 40.2],
  [/\bdozens\b|\bby the dozen\b/gi, "plain", 24.12],
  [/\bhundreds\b|\b100s\b|\b(?:several|a few|many) hundred\b(?! (?:thousand|million))/gi, "plain", 200.1],
  [/\bthousands\b|\b1,?000s\b|\b(?:several|a few|many) thousand\b/gi, "plain", 2000.1],
  [/\bmillions\b|\b(?:several|a few|many) million\b/gi, "plain", 2_000_000.1],
];

/** Takes a stretch of a text once: the first number that claims a place keeps it. */
export function freePlaces(text: string, taken: readonly Stretch[] = []): (stretch: Stretch) => boolean {
  const places = new Uint8Array(text.length + 1);
  for (const { start, end } of taken) places.fill(1, start, end);
  return ({ start, end }) => {
    if (places.subarray(start, end).includes(1)) return false;
    places.fill(1, start, end);
    return true;
  };
}

interface Stretch {
  readonly start: number;
  readonly end: number;
}

export function readSpecialQuantities(text: string): Quantity[] {
  const free = freePlaces(text);
  const found = datesIn(text).filter(free);
  const add = (start: number, said: string, unit: Unit, value: number) => {
    const end = start + said.length;
    const before = text.slice(Math.max(0, start - 24), start);
    const bound = boundOf(before, said, text.slice(end, end + 24), "");
    const one: Quantity = { value, spoken: value, unit, bound, text: said.trim(), start, end };
    if (free(one)) found.push(one);
  };
  for (const part of scaledFractionsIn(text)) add(part.start, part.text, "plain", part.value);
  for (const span of halvedSpansIn(text)) add(span.start, span.text, span.unit, span.value);
  for (const factor of factorsIn(text)) add(factor.start, factor.text, "times", factor.value);
  for (const [pattern, unit, value] of SPECIAL)
    for (const match of text.matchAll(pattern)) add(match.index, match[0], unit, value);
  for (const share of sharesIn(text)) add(share.start, share.text, "percent", share.percent);
  return found;
}
