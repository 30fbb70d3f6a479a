import type { Quantity } from "../quantities/quantity.ts";
import { countedBy } from "./counted.ts";
import type { StatedNumbers } from "./stated-numbers.ts";

interface Role {
  /** What stands before and after a number that has this role in a source. */
  readonly before: RegExp;
  readonly after: RegExp;
  /** Whether a suggestion gives it another. */
  readonly left: (said: Quantity, suggestion: StatedNumbers) => boolean;
}

const GROUP = /\b(?:team|crew|group|squad|class|staff|department) of (?:about |around |over |nearly )?$/i;

function textBefore({ start }: Quantity, { reading }: StatedNumbers): string {
  return reading.text.slice(Math.max(0, start - 40), start);
}

function textAfter({ end }: Quantity, { reading }: StatedNumbers): string {
  return reading.text.slice(end, end + 40);
}

/** Whether a number counts things or people. */
function counts(said: Quantity, suggestion: StatedNumbers): boolean {
  return (
    said.unit === "plain" &&
    (countedBy(said, suggestion.reading).length > 0 || GROUP.test(textBefore(said, suggestion)))
  );
}

/** "20 % more", "by 20 %" */
function tellsGrowth(said: Quantity, suggestion: StatedNumbers): boolean {
  return (
    said.unit === "percent" &&
    (/^ (?:more|fewer|less|higher|lower|faster|cheaper|growth|increase|rise|reduction|uplift)\b/i.test(
      textAfter(said, suggestion),
    ) ||
      /\bby (?:about |around |over |nearly )?$/i.test(textBefore(said, suggestion)))
  );
}

/** "raised 20k" */
function tellsGain(said: Quantity, suggestion: StatedNumbers): boolean {
  return /\b(?:rais(?:ed|ing|es|e)|earn(?:ed|ing)|generat(?:ed|ing)|made|making|took|taking|brought in|sav(?:ed|ing)|profit of) (?:about |around |over |nearly )?[$€£]?$/i.test(
    textBefore(said, suggestion),
  );
}

const CHANGED =
  /\b(?:cut|saved?|lost|gained|dropped|reduc\w*|remov\w*|increas\w*|gr[eo]w\w*|rose|raised|fell|up|down|more|fewer|less|eliminat\w*|replac\w*)\b/i;

const ROLES: readonly Role[] = [
  // "Became crew leader at 23" led no crew of 23.
  {
    before: /\b(?:at|aged?|when i was|since i was|turned|by the age of) $/i,
    after: /^(?=[.,;\n]|$| (?:i|and|then|in|as)\b)/i,
    left: counts,
  },
  // "a hotel with 90 rooms" has no team of 90.
  {
    before: /^/,
    after:
      /^[- ](?:bed|room|seat|cover|table|hive|site|store|shop|branch|book|car|van|cow|acre|unit|flat|machine|account|order|call|page|product|item|case|file|patient|guest|customer|client|pupil|student|child)(?:s|ren)?\b/i,
    left: (said, suggestion) =>
      /\b(?:team|crew|squad|staff) of (?:about |around |over |nearly )?$/i.test(
        textBefore(said, suggestion),
      ) && countedBy(said, suggestion.reading).length === 0,
  },
  // "temps on 14 an hour" are not 14.
  {
    before: /\b(?:on|at|for|paid|earn\w*) $/i,
    after: /^ (?:an?|per) (?:hour|day|week|shift)\b/i,
    left: counts,
  },
  // "sold cakes for 350"
  {
    before: /\b(?:sold|sell(?:s|ing)?|bought|buy(?:s|ing)?|let|rented out|auctioned)\b[^.;,\d]{1,32} for $/i,
    after: /^(?! [a-z]+s\b)/i,
    left: counts,
  },
  // "a 20k budget" was spent, not raised.
  { before: /\bbudgets? (?:of|was|is|:)? ?(?:about |around |over )?[$€£]?$/i, after: /^/, left: tellsGain },
  { before: /^/, after: /^(?: (?:euro|pound|dollar)s?)?(?: [a-z]+)? budget\b/i, left: tellsGain },
  // "ran a 10k" is a race.
  {
    before: /\b(?:ran|run|running|walked|raced|rode|swam|cycled) (?:an?|the|my first|\w+) $/i,
    after: /^(?! (?:budget|fund|campaign|account|line|store|shop|project|loan|stall))/i,
    left: (said, suggestion) =>
      /k$/i.test(said.text) &&
      /\b(?:rais(?:ed|ing)|earned|saved|generated|collected) (?:about |around |over )?[$€£]?$/i.test(
        textBefore(said, suggestion),
      ),
  },
  // "20 % of the applications" and "15 % off" are no growth.
  {
    before: /^/,
    after: /^(?: (?:of |discount|off\b)|-off\b)/i,
    left: tellsGrowth,
  },
];

/** "Led a crew of 23" for who became its leader at 23: a number that has another role in all its places. */
export function hasOtherRole(
  said: Quantity,
  stated: readonly Quantity[],
  suggestion: StatedNumbers,
  source: StatedNumbers,
): boolean {
  return ROLES.some(
    ({ before, after, left }) =>
      left(said, suggestion) &&
      stated.every(
        (one) =>
          one.value === said.value &&
          before.test(textBefore(one, source)) &&
          after.test(textAfter(one, source)) &&
          !(one.unit === "percent" && CHANGED.test(source.reading.text)),
      ),
  );
}
