import type { ClaimKind } from "../claim.ts";

const HEDGE = "nearly|almost|not quite|virtually|practically";
const SELDOM =
  "now and then|occasional(?:ly)?|sometimes|rarely|seldom|from time to time|once in a while|at times|hardly ever|every so often|on occasion";
const UNIT = "(?:hour|day|shift|night|week|weekend|month|season|term|year)";
const ALONE =
  /\b(?:single-?handed(?:ly)?|sole(?:ly)?|solo|alone|unaided|by myself|on my own|only(?= (?:[a-z-]+ )?(?:one|man|woman|person|member|[a-z]+(?:er|or|ist|an))\b))(?!\w)/gi;

/** How many, how often and how much without a figure: what a source states, and what says more. */
export const DEGREES: readonly (readonly [kind: ClaimKind, stated: RegExp, said: RegExp])[] = [
  [
    "number",
    /\b(?:a (?:very )?few|a couple|a handful|one or two|two or three|very few)\b|\bsome(?= (?:[a-z-]+ )?[a-z]+s\b)/gi,
    /\b(?:numerous|countless|many|multitude|a (?:large|great|huge) (?:number|amount)|a wide (?:range|variety)|lots|plenty)\b/gi,
  ],
  ["number", /\b(?:a couple|one or two|(?:a|one) pair)\b/gi, /\b(?:several|numerous|multiple|various)\b/gi],
  [
    "number",
    /\b(?:very )?few\b(?<!\b(?:a|the|last|past|first|next) few)|\b(?:hardly any|almost no|next to no|scarcely any|barely any|only (?:one|a few|two))\b/gi,
    /\b(?:none|no(?! (?:more|less|fewer|later|longer)\b)|zero|without any|never)\b/gi,
  ],
  [
    "number",
    /\b(?:rarely|seldom|hardly ever|almost never|occasionally|sometimes|nearly never|scarcely ever)\b/gi,
    /\bnever\b|\bwithout (?:ever|any)\b/gi,
  ],
  [
    "scope",
    new RegExp(
      `\\b(?:${HEDGE}) (?:all|every\\w*|the (?:whole|entire))\\b|(?<!\\bthe )\\bmost (?:of|[a-z]+s)\\b|\\ball but\\b|\\b(?:majority|bulk) of\\b`,
      "gi",
    ),
    new RegExp(
      `(?<!\\b(?:${HEDGE}|the) )\\b(?:all|every|each|entire|whole)\\b(?! but\\b)|(?<![\\d.])\\b100 ?(?:%|percent\\b|per cent\\b)|\\bdaily\\b`,
      "gi",
    ),
  ],
  [
    "number",
    /\b(?:many|some|several|a few|a number|a lot|lots|plenty)(?= (?:of (?:the|my|our|these|those|them|whom)|were|had|are|have)\b)/gi,
    /(?<!\bthe )\bmost of\b|(?<!\bthe )\bmost(?= [a-z]+s\b)|\bmajority\b/gi,
  ],
  [
    "time",
    new RegExp(`\\b(?:${SELDOM})\\b`, "gi"),
    /\b(?:continuous(?:ly)?|constant(?:ly)?|always|regular(?:ly)?|routinely|frequently|often|daily|weekly|monthly|nightly)\b/gi,
  ],
  [
    "time",
    new RegExp(`\\b(?:${SELDOM})\\b`, "gi"),
    new RegExp(
      `\\b(?:every|each) (?:other |second )?(?:${UNIT}|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\\b|(?<!\\bup to [^.;,]{0,24})\\b(?:a|per) ${UNIT}\\b`,
      "gi",
    ),
  ],
  [
    "time",
    /^(?:i )?(?:occasionally|sometimes|now and then|at times|once in a while)(?= [a-z]+ed\b| (?:ran|did|took|made|led|held|drove|wrote|taught))[^.;,\n]*$/gi,
    /^(?!.*\b(?:occasional\w*|sometimes|at times|from time to time|now and then|once in a while|on occasion|some|when needed|as needed|periodic\w*|cover\w*|fill\w*)\b)[a-z]+/gi,
  ],
  [
    "outcome",
    /^(?:i think |i believe )?(?:possibly|supposedly|apparently|allegedly|maybe|perhaps)\b(?! \d)[^.;,\n]*$|^i (?:think|believe) (?!in\b|i\b)[^.;,\n\d]*$/gi,
    /^(?!.*\b(?:possibl\w*|supposed\w*|apparent\w*|believ\w*|think|thought|maybe|perhaps|alleged\w*|report\w*|potential\w*|likely|said|seem\w*|appear\w*|may|might)\b)(?:[a-z]+ed|cut|wrote|made|led|brought|won)\b/gi,
  ],
  [
    "scope",
    /\bwith (?:one|another|a second|an?other|two|three|four) (?:other )?[a-z]+\b|\bone of (?:two|three|four|five|[2-9])\b|\b(?:two|three|four) of us\b|\b(?:a|one) colleague and i\b|\bjointly\b|\btogether with\b/gi,
    ALONE,
  ],
  [
    "time",
    /\b(?:often|usually|mostly|normally|generally|when (?:needed|required|asked|necessary)|as needed)\b/gi,
    /\b(?:always|invariably|entirely|at all times|every time)\b/gi,
  ],
  [
    "time",
    /\bonce\b(?! (?:an?|per|every|each|[a-z]+ed)\b)/gi,
    /\b(?:repeatedly|regularly|often|frequently|many times)\b/gi,
  ],
  [
    "time",
    /\bsome (?:days|evenings|mornings|afternoons|weekends|nights|weeks|shifts)\b/gi,
    /\b(?:every|each|all) (?:day|evening|morning|afternoon|weekend|night|week|shift)s?\b|\bdaily\b|\bnightly\b/gi,
  ],
  [
    "scope",
    /\b(?:an?|some) (?:small |limited )?(?:range|selection|choice) of\b/gi,
    /\b(?:full|whole|entire|complete) (?:range|selection)\b/gi,
  ],
  [
    "outcome",
    /\b(?:slight(?:ly)?|a (?:little|bit|touch)|marginal(?:ly)?|modest(?:ly)?|somewhat)\b/gi,
    /\b(?:significant(?:ly)?|great(?:ly)?|dramatic(?:ally)?|substantial(?:ly)?|strong(?:ly)?|sharp(?:ly)?|massive(?:ly)?|soar(?:ed|ing)|surg(?:ed|ing)|rocketed|considerabl[ey])\b/gi,
  ],
];
