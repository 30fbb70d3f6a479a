import { stem } from "../../language/stem.ts";
import type { Claim } from "../claim.ts";
import { STOP_WORDS } from "../lexicon/synonyms.ts";
import type { Reading } from "../support.ts";

const PARTS =
  /(?<!\b(?:every|each) )\b(?:parts?|half|some|sections?|a chapter|portions?|a third|one|(?:a few|few|some|several|one|two|three|\d) (?:pages?|chapters?|sections?|modules?|rooms?|parts?|screens?|lines?)) of (?:the |a |an |my |our |its |all )?(?!(?:the|an?|my|our|its|all)\b)([a-z]+)\b(?! (?:team|crew|group|squad|shift|staff|committee|club))/gi;

const TOGETHER = /\bco-|\bwith\b|together|team|help|assist|contribut|joint|part of/i;

/** "part of the report" made "the report", "co-wrote" made "wrote". */
export function wholes(suggestion: Reading, source: Reading): Claim[] {
  const claims: Claim[] = [];
  const parts = new Map([...source.text.matchAll(PARTS)].map(([whole, noun = ""]) => [noun, whole]));
  for (const [noun, whole] of parts) {
    const again = new RegExp(`\\b${noun}\\b`, "i").exec(suggestion.text);
    if (
      !again ||
      /\bfor (?:an?|the|its|their) $/i.test(
        suggestion.text.slice(Math.max(0, again.index - 8), again.index),
      ) ||
      /^(?:first|last|few|best|top|year|month|week|day|season|term|shift|night|team|time|group|them|these|crew|committee|board|panel|council|jury|choir|band|staff|club|unit|squad|delegation|orchestra|\d|two|three|four|five|six|seven|eight|nine|ten|twelve)/i.test(
        noun,
      ) ||
      /\b(?:parts?|half|some|sections?|chapters?|portions?|third|contribut\w*|help\w*|support\w*|co-\w+|50|one of)\b/i.test(
        suggestion.text,
      )
    )
      continue;
    claims.push({
      kind: "scope",
      text: whole.split(" ").at(-1) ?? noun,
      start: again.index,
      end: again.index + noun.length,
    });
  }
  if (TOGETHER.test(suggestion.text)) return claims;
  const said = new Map(suggestion.tokens.toReversed().map((token) => [stem(token.lower), token]));
  for (const { lower } of source.tokens) {
    const alone = /^co-(\w{4,})$/.exec(lower)?.[1];
    const again = alone === undefined ? undefined : said.get(stem(alone));
    if (again) claims.push({ kind: "scope", text: again.text, start: again.start, end: again.end });
  }
  return claims;
}

const UNITS_OF_TIME =
  /^(?:second|minute|hour|day|night|shift|week|month|quarter|season|year|decade|time|(?:mon|tues|wednes|thurs|fri|satur|sun)day|morning|afternoon|evening|weekend|summer|winter|spring|autumn)$/;

/** "an intern" made "interns". */
export function multiplied(suggestion: Reading, source: Reading): Claim[] {
  // "a kiosk, then a second" are kiosks.
  if (
    /\b(?:a second|another|both|one more|more than one|never|always|any|in \d+|now and then|from time to time)\b/i.test(
      source.text,
    )
  )
    return [];
  // "one in five callers became a customer": the share tells of many.
  if (source.quantities.some(({ unit }) => unit === "percent")) return [];
  const single = new Set<string>();
  for (const [index, { lower }] of source.tokens.entries()) {
    if (
      !/^(?:an?|one|our|my)$/.test(lower) ||
      /^(?:not|was|were|is)$/.test(source.tokens[index - 1]?.lower ?? "")
    )
      continue;
    const skipped = /^(?:new|young|small|large|big|local|single|old|junior|senior|good)$/.test(
      source.tokens[index + 1]?.lower ?? "",
    )
      ? 1
      : 0;
    const next = source.tokens[index + 1 + skipped];
    const after = source.tokens[index + 2 + skipped];
    if (!next || isPlural(next.lower)) continue;
    const ends =
      !after || STOP_WORDS.has(after.lower) || /[,.;]/.test(source.text.slice(next.end, after.start));
    // "a report each month" is many reports.
    const repeated = /^(?:each|every|per|an?|daily|weekly|monthly|yearly)$/.test(after?.lower ?? "");
    if (ends && !repeated && !UNITS_OF_TIME.test(next.lower)) single.add(singular(next.lower));
  }
  return suggestion.tokens
    .filter(({ lower }) => isPlural(lower) && single.has(singular(lower)))
    .filter(
      ({ lower }) =>
        !source.tokens.some((token) => isPlural(token.lower) && singular(token.lower) === singular(lower)),
    )
    .map(({ text, start, end }): Claim => ({ kind: "scope", text, start, end }));
}

function isPlural(word: string): boolean {
  return word === "children" || word === "people" || /[^sui'’]s$/.test(word);
}

function singular(word: string): string {
  if (word === "children") return "child";
  if (word === "people") return "person";
  return isPlural(word) ? word.replace(/ies$/, "y").replace(/s$/, "") : word;
}
