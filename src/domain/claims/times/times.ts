import { blanked } from "../blank.ts";
import type { Claim } from "../claim.ts";
import { TIMES } from "../lexicon/times.ts";
import type { Reading } from "../support.ts";
import { rhythmsIn } from "./rhythms.ts";

const COUNTED =
  /(?:\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|forty|fifty|hundred|once|twice)\b)[^.;]{0,30}$/i;

const STILL = /\b(?:since|still|present|today|now|current\w*|ongoing|to date|so far)\b/i;
const ENDED =
  /\b(?:left|until|till|ended|finished(?! (?:my |the |an? )?(?:training|apprenticeship|degree|studies|school|course|exams?))|retired|resigned|quit)\b|\b(?:19|20)\d\d\s?(?:[-–—]|to|\/)\s?(?:\p{L}+\.? )?(?:'?\d\d|(?:19|20)\d\d)\b/iu;

function isOver(year: string | undefined, text: string): boolean {
  if (year !== undefined) {
    const ended = new RegExp(
      `${year}\\s?(?:[-–—]|to|until|till|/)\\s?(?:\\p{L}+\\.? )?'?(?:19|20)?\\d\\d\\b`,
      "iu",
    );
    const goesOn = new RegExp(`\\bsince (?:\\p{L}+ )?${year}`, "iu");
    if (ended.test(text) && !goesOn.test(text)) return true;
  }
  return !STILL.test(text) && ENDED.test(text);
}

/** "since 2020" for "in 2020". */
function isOnce(year: string | undefined, text: string): boolean {
  if (
    year === undefined ||
    STILL.test(text) ||
    /\b(?:from|start\w*|began|join\w*|became|found\w*|open\w*|set up|took over|onwards?|qualif\w*|licen\w*|pass\w*|certif\w*|finish\w*|train\w*|graduat\w*|complet\w*|regist\w*|got|promot\w*|appointed|elected|moved|hired)\b/i.test(
      text,
    )
  )
    return false;
  return new RegExp(`\\bin (?:\\p{L}+ )?${year}\\b`, "iu").test(text);
}

/** "since 2010" for what ended in 2014. */
function goingOn({ text }: Reading, support: Reading): Claim[] {
  const since =
    /\bsince\b(?= (?:\p{L}+ )?(?:of )?('?\d\d|(?:19|20)\d\d)\b)|(?:\bto|\buntil|[-–—]) ?(?:date|(?:the )?present)\b/iu.exec(
      text,
    );
  if (!since || !(isOver(since[1], support.text) || isOnce(since[1], support.text))) return [];
  const start = since.index;
  return [{ kind: "time", text: since[0], start, end: start + since[0].length }];
}

/** "since last summer" for "last summer". */
function sinceThen({ text }: Reading, support: Reading): Claim[] {
  const since = /\bsince (?=(last (?:spring|summer|autumn|fall|winter|year|month|season|term)))/i.exec(text);
  if (
    !since ||
    STILL.test(support.text) ||
    /\b(?:from|start\w*|began|join\w*|onwards?)\b/i.test(support.text)
  )
    return [];
  if (!support.text.toLowerCase().includes((since[1] ?? "").toLowerCase())) return [];
  return [{ kind: "time", text: since[0].trim(), start: since.index, end: since.index + 5 }];
}

const EVERY_DAY = /\b(?:every|each) ((?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/gi;

/** "every Tuesday" for "every second Tuesday". */
function tooOften({ text }: Reading, support: Reading): Claim[] {
  return [...text.matchAll(EVERY_DAY)].flatMap((found): Claim[] => {
    const day = found[1] ?? "";
    const seldom = new RegExp(
      `\\b(?:every|each) (?:other|second|third|fourth|fifth|[2-5](?:nd|rd|th)) ${day}\\b`,
      "i",
    );
    const often = new RegExp(`\\b(?:every|each) ${day}\\b|\\b${day}s\\b`, "i");
    if (!seldom.test(support.text) || often.test(support.text)) return [];
    return [{ kind: "time", text: found[0], start: found.index, end: found.index + found[0].length }];
  });
}

/** "every other week" for "one week in four". */
function otherRhythms({ text }: Reading, support: Reading): Claim[] {
  const stated = rhythmsIn(support.text);
  if (stated.length === 0) return [];
  return rhythmsIn(text)
    .filter(
      ({ counted, perYear }) =>
        counted && stated.every((one) => Math.abs(one.perYear - perYear) > 0.03 * perYear),
    )
    .map(({ text: said, start, end }) => ({ kind: "time", text: said, start, end }));
}

const OF_A_SERIES = /\b(first|second|third|last|final|opening) (day|week|month|quarter|season|term|year)\b/gi;

/** "in the first week" for "in the first month". */
function otherSpan({ text }: Reading, support: Reading): Claim[] {
  const stated = [...support.text.matchAll(OF_A_SERIES)].map(([said]) => said.toLowerCase().split(" "));
  return [...text.matchAll(OF_A_SERIES)].flatMap((found): Claim[] => {
    const [order, unit] = found[0].toLowerCase().split(" ");
    const orders = stated.filter(([other]) => other === order);
    if (orders.length === 0 || orders.some(([, other]) => other === unit)) return [];
    return [{ kind: "time", text: found[0], start: found.index, end: found.index + found[0].length }];
  });
}

export function unsupportedTimes(suggestion: Reading, support: Reading): Claim[] {
  return [
    ...otherSpan(suggestion, support),
    ...tooOften(suggestion, support),
    ...otherRhythms(suggestion, support),
    ...goingOn(suggestion, support),
    ...sinceThen(suggestion, support),
    ...unsaidTimes(suggestion, support),
  ];
}

function unsaidTimes(suggestion: Reading, support: Reading): Claim[] {
  // "every six months" is no support for "monthly".
  const stated = blanked(
    support.text,
    rhythmsIn(support.text).filter(({ counted }) => counted),
  );
  return TIMES.flatMap(([said, supported]) => {
    const uses = [...suggestion.text.matchAll(said)];
    if (uses.length === 0 || supported.test(stated)) return [];
    return uses
      .filter(
        (found) =>
          !/^an? (?:day|week|month|year|hour)$/i.test(found[0]) ||
          COUNTED.test(suggestion.text.slice(Math.max(0, found.index - 48), found.index)),
      )
      .map(
        (found): Claim => ({
          kind: "time",
          text: found[0],
          start: found.index,
          end: found.index + found[0].length,
        }),
      );
  });
}
