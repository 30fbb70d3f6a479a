import { baseOf } from "../language/inflect.ts";
import { stem } from "../language/stem.ts";
import type { Claim } from "./claim.ts";
import { clausesOf, deedsOf } from "./clauses.ts";
import { STOP_WORDS } from "./lexicon/synonyms.ts";
import { alike, type Reading } from "./support.ts";

const PERSON =
  /^(?:manager|boss|professor|supervisor|doctor|chef|director|lead|owner|teacher|lawyer|attorney|partner|colleague|foreman|nurse|engineer|team|client|customer|senior|intern|assistant|secretary|vendor|supplier|agency|contractor|colleagues|hq)$/;
const PREPOSITION = /^(?:in|on|at|by|to|as|for|with|under|of|from|into|until|till|since|during)$/;
/** What is done to whoever learns. */
const TAUGHT = "train teach coach mentor instruct brief tutor show induct onboard".split(" ");
const LEARNT = new Set([...TAUGHT, "supervise", "manage", "lead"]);
const CHANGES = new Set("grow rise fall drop increase decrease shrink expand improve".split(" "));
const BY_OTHERS =
  /^(?: (?!and\b|while\b)[a-z]+){0,4} by (?:my|the|an?|our|his|her) (?:[a-z]+ )?(?:manager|boss|supervisor|colleagues?|team|chef|nurse|doctor|teacher|senior|trainer|owner)\b/i;
/** "one of four people who built it" built it too. */
const ONE_OF = /\bone of (?:[\w-]+ ){1,4}who $/i;
const WAS = /^(?:was|been|got|being)$/;
const RELATIVE = /^(?:that|which|who)$/;
const THE_OTHERS = /\bthe others $/i;
const PRONOUN = /^(?:he|she|they|who)$/;

/** What the source says that somebody else did. */
export function takenDeeds(suggestion: Reading, source: Reading): Claim[] {
  const own = new Set<string>();
  const others = new Set<string>();
  const theirs = new Set<string>();
  const byOthers = source.words.has("by");
  for (const [index, { lower, start, end }] of source.tokens.entries()) {
    const before = source.tokens[index - 1]?.lower ?? "";
    const done = WAS.test(before) ? baseOf(lower, "participle") : null;
    const base = done ?? baseOf(lower, "past", "base", "third");
    if (base === null) continue;
    // "team lead": after one person a bare form is a noun.
    if (PERSON.test(before) && baseOf(lower, "past", "third") === null) continue;
    // "reported to the chef, ran the station": the comma ends what is said of the chef.
    const apart = /[,;:.\n]/.test(source.text.slice(source.tokens[index - 1]?.end ?? start, start));
    const actor = apart ? "" : before === "to" ? (source.tokens[index - 2]?.lower ?? "") : before;
    // "they" may be things: costs that fell.
    // "me and a colleague ran it"
    const withMe = /\b(?:me|i|myself) (?:and|plus|&) (?:[\w-]+ ){1,3}$/i.test(
      source.text.slice(Math.max(0, start - 40), start),
    );
    const shared =
      withMe || (before === "to" && /^(?:with|and)$/.test(source.tokens[index - 4]?.lower ?? ""));
    const itself =
      actor === "who" &&
      (/^(?:one|person|i)$/.test(source.tokens[index - 2]?.lower ?? "") ||
        ONE_OF.test(source.text.slice(Math.max(0, start - 40), start)));
    // "trained on the tills by my manager", "was trained"
    const passive =
      (LEARNT.has(base) && done !== null) ||
      // "had my work checked"
      /\b(?:had|have|got|get) (?:my|our) (?:[a-z]+ ){1,2}$/i.test(
        source.text.slice(Math.max(0, start - 32), start),
      ) ||
      (byOthers && BY_OTHERS.test(source.text.slice(end, end + 48)));
    const byMe = /^[^.;,\n]{0,16}\bby (?:me|myself)\b/i.test(source.text.slice(end, end + 32));
    // "the team grew" tells of the team, not of a deed; "they made me permanent" of the person.
    if (byMe || CHANGES.has(base) || /^ (?:me|us)\b/i.test(source.text.slice(end, end + 4))) own.add(base);
    else if ((PRONOUN.test(actor) && !itself) || passive) {
      theirs.add(base);
      // Who was shown the work trained nobody.
      if (passive && TAUGHT.includes(base)) for (const deed of TAUGHT) theirs.add(deed);
    } else if (
      (PERSON.test(actor) || THE_OTHERS.test(source.text.slice(Math.max(0, start - 12), start))) &&
      !shared
    )
      others.add(base);
    else own.add(base);
  }
  return clausesOf(suggestion).flatMap((clause) => {
    const deed = RELATIVE.test(clause.tokens[0]?.lower ?? "")
      ? undefined
      : deedsOf(clause).find(({ index }) => index <= 1);
    const before = clause.tokens[(deed?.index ?? 0) - 1]?.lower ?? "";
    if (
      !deed ||
      own.has(deed.base) ||
      !(theirs.has(deed.base) || [...others].some((base) => alike(base, deed.base))) ||
      PERSON.test(before) ||
      PRONOUN.test(before) ||
      before === "to" ||
      /^(?:was|were|been|being)$/.test(before) ||
      PREPOSITION.test(
        clause.tokens[deed.index + 1]?.lower ??
          (/^ and\b/i.test(suggestion.text.slice(clause.end, clause.end + 5)) ? "" : "in"),
      )
    )
      return [];
    return [
      {
        kind: "scope" as const,
        text: suggestion.text.slice(deed.token.start, clause.end),
        start: deed.token.start,
        end: clause.end,
      },
    ];
  });
}

const PARTS =
  /(?<!\b(?:every|each) )\b(?:parts?|half|some|sections?|a chapter|portions?|a third|one|(?:a few|few|some|several|one|two|three|\d) (?:pages?|chapters?|sections?|modules?|rooms?|parts?|screens?|lines?)) of (?:the |a |an |my |our |its |all )?(?!(?:the|an?|my|our|its|all)\b)([a-z]+)\b(?! (?:team|crew|group|squad|shift|staff|committee|club))/gi;

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
  for (const { lower } of source.tokens) {
    const alone = /^co-?(\w{4,})$/.exec(lower)?.[1];
    const again = lower.includes("-")
      ? suggestion.tokens.find((token) => alone !== undefined && stem(token.lower) === stem(alone))
      : undefined;
    if (again && !/\bco-|\bwith\b|together|team|help|assist|contribut|joint|part of/i.test(suggestion.text))
      claims.push({ kind: "scope", text: again.text, start: again.start, end: again.end });
  }
  return claims;
}

const UNITS_OF_TIME =
  /^(?:second|minute|hour|day|night|shift|week|month|quarter|season|year|decade|time|(?:mon|tues|wednes|thurs|fri|satur|sun)day|morning|afternoon|evening|weekend|summer|winter|spring|autumn)$/;

/** "an intern" made "interns". */
export function multiplied(suggestion: Reading, source: Reading): Claim[] {
  // "a kiosk, then a second" are kiosks.
  if (/\b(?:a second|another|both|one more|more than one|never|always|any|in \d+)\b/i.test(source.text))
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
