import type { Claim, ClaimKind } from "./claim.ts";
import type { Reading } from "./support.ts";

/** What a source says, and what cannot stand for it in a suggestion. */
interface Contrary {
  readonly kind: ClaimKind;
  readonly stated: RegExp;
  readonly said: RegExp;
}

const GOAL = "(?:[\\w'-]+ ){0,3}(?:targets?|quotas?|goals?)\\b";

const EITHER_WAY: readonly [kind: ClaimKind, one: RegExp, other: RegExp][] = [
  ["time", /\b(?:temporar(?:y|ily)|temp|fixed-term|casual|seasonal)\b/gi, /\bpermanent(?:ly)?\b/gi],
  [
    "time",
    /\b(?:late|overdue|behind schedule|after the deadline|delayed)\b/gi,
    /\b(?:on time|early|on schedule|ahead of (?:time|schedule)|before the deadline)\b/gi,
  ],
  ["time", /\bearly(?= (?:in )?(?:19|20)\d\d)/gi, /\blate(?= (?:in )?(?:19|20)\d\d)/gi],
  ["time", /\b(?:left|quit|resigned from)\b/gi, /\b(?:joined|started at|began at)\b/gi],
  ["time", /\b(?:began|started|halfway|begun)\b/gi, /\b(?:completed|finished|finalised|finalized)\b/gi],
  ["scope", /\b(?:under|with) supervision\b/gi, /\b(?:without supervision|unsupervised|independently)\b/gi],
  [
    "outcome",
    /\b(?:(?:went|was|were) up|rose|increased|grew|climbed)\b/gi,
    /\b(?:cut|reduced|lowered|decreased|fell|dropped|down|less|fewer|shrank|saved|halved|trimmed|slashed)\b/gi,
  ],
  ["number", /\bover budget\b/gi, /\b(?:under|within|on) budget\b/gi],
];

const ONE_WAY: readonly [kind: ClaimKind, stated: RegExp, said: RegExp][] = [
  [
    "time",
    /\b(?:used to|formerly|former|previously|no longer|until (?!today|now|present))\b/gi,
    /\b(?:currently|at present|still|to date|to this day)\b/gi,
  ],
  [
    "time",
    /\b(?:now and then|occasional(?:ly)?|sometimes|rarely|seldom|from time to time|once in a while|at times)\b/gi,
    /\b(?:continuous(?:ly)?|constant(?:ly)?|always|regular(?:ly)?|routinely|frequently|daily)\b/gi,
  ],
  ["time", /\b(?:first|second|third|1st|2nd|3rd)[- ]year\b/gi, /\b(?:final|last)-year\b/gi],
  ["credential", /\b(?:expired|lapsed|ran out)\b/gi, /\b(?:current|valid|active|holds?)\b/gi],
  ["credential", /\bmember\b/gi, /\bfellow\b/gi],
  [
    "outcome",
    /\b(?:short-?listed|nominated|finalist|runner[- ]up|(?:second|third|2nd|3rd) (?:place|prize)|came (?:second|third|2nd|3rd))\b/gi,
    /\b(?:won|winner|winning|champion|first (?:place|prize))\b/gi,
  ],
  [
    "outcome",
    new RegExp(`\\b(?:[1-9]?\\d)(?:\\.\\d+)? ?(?:%|percent|per cent) of ${GOAL}|\\bmissed ${GOAL}`, "gi"),
    new RegExp(`\\b(?:met|exceed\\w*|hit|beat|surpass\\w*|achiev\\w*|meeting) ${GOAL}`, "gi"),
  ],
  ["title", /\bassistant\b/gi, /\bassociate\b/gi],
  ["scope", /\bvolunteer(?:ed|ing)?\b/gi, /\b(?:employee|employed|staff member|member of staff|paid)\b/gi],
  [
    "scope",
    /\b(?:nearly|almost|not quite|virtually|practically) (?:all|every\w*|the (?:whole|entire))\b|\bmost of\b/gi,
    /(?<!\b(?:nearly|almost|not quite|virtually|practically|the) )\b(?:all|every|entire|whole)\b(?! but\b)/gi,
  ],
  ["scope", /\b(?:backup|back-up|reserve|stand-in)\b/gi, /\b(?:main|primary|lead)\b/gi],
  [
    "number",
    /\b(?:(?:second|third|fourth|fifth|2nd|3rd|4th|5th)[- ]|(?:one of|among) the )(?:\w+est|best|most)\b/gi,
    /(?<!\b(?:second|third|fourth|fifth|2nd|3rd|4th|5th|of the|among the)[- ])\b(?:largest|biggest|best|highest|busiest|oldest|fastest|most)\b/gi,
  ],
  ["scope", /\binformal(?:ly)?\b/gi, /\b(?:appointed|official(?:ly)?|formal(?:ly)?)\b/gi],
];

const CONTRARIES: readonly Contrary[] = [
  ...EITHER_WAY.flatMap(([kind, one, other]): Contrary[] => [
    { kind, stated: one, said: other },
    { kind, stated: other, said: one },
  ]),
  ...ONE_WAY.map(([kind, stated, said]): Contrary => ({ kind, stated, said })),
];

const DENIED = /\b(?:not?|never|none|nobody|without|\w+n't)(?: \w+){0,2} $/i;

/** Where a text says something that it does not deny: "never late" is not late. */
function affirmed(text: string, pattern: RegExp): RegExpExecArray[] {
  return [...text.matchAll(pattern)].filter(
    ({ index }) => !DENIED.test(text.slice(Math.max(0, index - 32), index)),
  );
}

/** "on time" for what was late, "permanent" for what was temporary, "won" for who was shortlisted. */
export function turnedRound({ text }: Reading, support: Reading): Claim[] {
  return CONTRARIES.flatMap(({ kind, stated, said }) => {
    if (affirmed(support.text, stated).length === 0 || support.text.search(said) >= 0) return [];
    if (affirmed(text, stated).length > 0) return [];
    return affirmed(text, said).map(
      (found): Claim => ({ kind, text: found[0], start: found.index, end: found.index + found[0].length }),
    );
  });
}
