import { isKnownVerb } from "../../language/inflect.ts";
import { firstFrom, type Token } from "../../language/tokens.ts";
import { FUNCTION_WORDS } from "../lexicon/function-words.ts";
import { STOP_WORDS } from "../lexicon/synonyms.ts";
import type { Quantity } from "../quantities/quantity.ts";
import type { Reading } from "../support.ts";

/** Words whose number names a thing and counts nothing: "band 6", "year 9", "key stage 2". */
const LABELS = new Set(
  "band grade level year class stage tier phase category type unit version room ward platform route step chapter volume block section line gate bay zone part lot floor table bus house flat channel lane pier hangar studio barn field plot court stand kitchen shop branch store depot station warehouse site".split(
    " ",
  ),
);

const NOT_A_LABEL = new Set("this last next that a an per each every first second the".split(" "));

/** Whether a number is a name: "band 6". */
export function isLabelled(one: Quantity, reading: Reading): boolean {
  return labelOf(one, reading) !== null;
}

/** Whether a number is part of a name, an address or a ratio: "Store 418", "60 Mill Lane", "1:4". */
export function isInName(one: Quantity, { text, tokens }: Reading): boolean {
  const before = tokens[firstFrom(tokens, one.start) - 1];
  return (
    (before !== undefined && isNameBefore(before, one, text)) ||
    /\d ?: ?$/.test(text.slice(Math.max(0, one.start - 4), one.start)) ||
    /^ ?: ?\d/.test(text.slice(one.end, one.end + 4)) ||
    ADDRESS.test(text.slice(one.end, one.end + 40))
  );
}

/** Whether a source has the same label or the same version of the same product. */
export function isSameLabel(said: Quantity, suggestion: Reading, source: Reading): boolean {
  const label = labelOf(said, suggestion);
  if (label === "version" && source.tokens.some((token) => has(token, said.text))) return true;
  // "Cat 6" for "cat6"
  const before = suggestion.tokens[firstFrom(suggestion.tokens, said.start) - 1];
  if (before && /^[a-z]{2,5}$/.test(before.lower) && codesIn(source).has(`${before.lower}${said.text}`))
    return true;
  if (label !== null && isRoman(label, said.value, source)) return true;
  if (label !== null)
    return source.quantities.some((one) => one.value === said.value && labelOf(one, source) === label);
  return isSameVersion(said, suggestion, source);
}

const codes = new WeakMap<Reading, ReadonlySet<string>>();

/** Words with a number at their end: "cat6". */
function codesIn(reading: Reading): ReadonlySet<string> {
  const known =
    codes.get(reading) ??
    new Set(reading.tokens.flatMap(({ lower }) => (/[a-z]\d+$/.test(lower) ? [lower] : [])));
  codes.set(reading, known);
  return known;
}

const PLURAL_LABEL =
  /^(chapter|volume|stage|grade|level|phase|tier|band|floor|room|ward|platform|gate|zone)s$/;

const ROMAN = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X"];

/** "phase 2" for "phase II". */
function isRoman(label: string, value: number, { text }: Reading): boolean {
  const roman = ROMAN[value - 1];
  return (
    roman !== undefined &&
    new RegExp(`\\b${label}s? (?:[IVX]+(?:, | and | & | to |-|–))*${roman}\\b`, "i").test(text)
  );
}

const known = new WeakMap<Quantity, string | null>();

function labelOf(one: Quantity, reading: Reading): string | null {
  const label = known.get(one);
  if (label !== undefined) return label;
  const found = findLabel(one, reading);
  known.set(one, found);
  return found;
}

function findLabel(one: Quantity, { text, tokens }: Reading): string | null {
  const index = firstFrom(tokens, one.start);
  if (one.unit === "ordinal") {
    // "5th grade" is grade 5.
    const next = tokens.slice(index).find(({ start }) => start >= one.end);
    return next && /^[ -]$/.test(text.slice(one.end, next.start)) ? labelIn(next.lower) : null;
  }
  if (one.unit !== "plain" || one.bound !== "exact" || one.high !== undefined) return null;
  const run = RUN_OF_LABELS.exec(text.slice(Math.max(0, one.start - 24), one.start));
  if (run && Math.abs(Number(run[2]) - one.value) === 1) return labelIn(run[1]?.toLowerCase() ?? "");
  const before = tokens[index - 1];
  // "this year 25" counts.
  if (before?.text === "year" && NOT_A_LABEL.has(tokens[index - 2]?.lower ?? "")) return null;
  // "pupils aged 8"
  if (before && /^(?:aged?|ages)$/.test(before.lower)) return "aged";
  // "the 42 bus"
  if (before?.lower === "the" && /^ (?:bus|tram|train|line|route)\b/i.test(text.slice(one.end, one.end + 8)))
    return "route";
  // "Type 65 words a minute", "I field 30 calls": a deed and no label.
  const opens = index === 1 || /^(?:i|to|and|we)$/.test(tokens[index - 2]?.lower ?? "");
  if (before && opens && isKnownVerb(before.lower) && /^ [a-z-]+s\b/.test(text.slice(one.end, one.end + 24)))
    return null;
  return before && text.slice(before.end, one.start) === " " ? labelIn(before.lower) : null;
}

/** "year 9 and 10": the second number is a label too. */
const RUN_OF_LABELS = /\b([a-z]+?)s? (\d{1,3})(?:,? (?:and|&|or) |, | ?\/ ?)$/i;

const ADDRESS =
  /^ (?:\p{Lu}[\p{L}'-]+ ){1,2}(?:Lane|Street|Road|Avenue|St|Rd|Ave|Drive|Way|Square|Close|Row|Court)\b/u;

/** "Store 418", "ISO 9001": the number is part of a name. */
function isNameBefore({ text: word, lower, end, opens }: Token, one: Quantity, text: string): boolean {
  if (!/^\p{Lu}/u.test(word) || text.slice(end, one.start) !== " " || one.text !== String(one.value))
    return false;
  if (STOP_WORDS.has(lower) || FUNCTION_WORDS.has(lower) || isKnownVerb(lower) || /(?:ed|ly)$/.test(lower))
    return false;
  // "Barista 12 hours", "Nurse 20 beds": at the start of a text a plural is counted.
  return !opens || !/^ [a-z-]+s\b/.test(text.slice(one.end, one.end + 24));
}

function labelIn(written: string): string | null {
  const word = written === "yr" ? "year" : written.replace(PLURAL_LABEL, "$1");
  return LABELS.has(word) ? word : null;
}

/** "Python 3" for "python3", "SPSS 26" for "SPSS v26", "React 18" for "React 17, later 18". */
function isSameVersion(said: Quantity, suggestion: Reading, source: Reading): boolean {
  if (said.unit !== "plain" || !/^v?\d/i.test(said.text)) return false;
  const { tokens, text } = suggestion;
  const at = firstFrom(tokens, said.start) - 1;
  const product = suggestion.concepts.find(
    ({ concept, last }) => concept.kind === "technology" && last === at,
  );
  const name = tokens[at];
  if (!product || !name || !/^ (?:v\.? ?)?$/i.test(text.slice(name.end, said.start))) return false;
  const version = said.text.toLowerCase();
  return source.concepts.some(
    ({ concept, first, last }) =>
      concept === product.concept &&
      source.tokens.slice(first, last + 3).some((token) => has(token, version)),
  );
}

function has({ lower }: Token, version: string): boolean {
  const number = /(?:^|[a-z])(\d+(?:\.\d+)*)$/.exec(lower)?.[1];
  return number !== undefined && number.replace(/\.0$/, "") === version.replace(/\.0$/, "");
}
