import { isKnownWord } from "../../../language/known-words.ts";
import { SlipIndex } from "../slips.ts";
import type { Token } from "./tokens.ts";
import { type Unit, unitsOf } from "./units.ts";

/** "three consecutive years", "two full working days" */
const BETWEEN =
  /^(?:full|whole|working|calendar|consecutive|straight|academic|more|fewer|less|further|extra|additional|solid|long|short|good|odd|or|so|plus|additional|successive|paid|unbroken|continuous|contact|billable)$/;

const OFTEN_MISTYPED = ["minutes", "months", "hours", "weeks", "years", "percent"].map(
  (word) => [word, new SlipIndex([word])] as const,
);

const PLAIN: Unit = { dimension: "plain", size: 1 };
const POINTS: Unit = { dimension: "percent", size: 1, of: "points" };
const SQUARE_METRE: Unit = { dimension: "measure", size: 1e-4, of: "ha" };
const CUBIC_METRE: Unit = { dimension: "measure", size: 1000, of: "l" };
/** A square foot in hectares. */
const SQUARE_FOOT: Unit = { dimension: "measure", size: 0.0929e-4, of: "ha" };

/** "sq ft", "square metres", "cubic metres", "m2", "m³" */
function powersAt(tokens: readonly Token[], at: number): { units: readonly Unit[]; next: number } | null {
  const [one = "", two = ""] = [tokens[at]?.text, tokens[at + 1]?.text];
  const read = (unit: Unit) => ({ units: [unit], next: at + 2 });
  if (/^(?:square|sq)$/.test(one) && /^(?:ft|feet|foot)$/.test(two)) return read(SQUARE_FOOT);
  // "150 cubic a shift"
  if (one === "cubic" && unitsOf(two).length === 0) return { units: [CUBIC_METRE], next: at + 1 };
  const [metres, power] = one === "m" && tokens[at + 1]?.glued ? [one, two] : [two, one];
  if (!/^(?:m|metres?|meters?)$/.test(metres)) return null;
  if (/^(?:square|sq|2|²)$/.test(power)) return read(SQUARE_METRE);
  return /^(?:cubic|cu|3|³)$/.test(power) ? read(CUBIC_METRE) : null;
}

/** "8' fences", "6'x4'" */
function isFootMark(tokens: readonly Token[], at: number): boolean {
  const [mark, next] = [tokens[at], tokens[at + 1]];
  return mark?.glued === true && /^['′]$/.test(mark.text) && (!next?.glued || /^[x×).,]$/.test(next.text));
}

/** "30 gigs", and in a person's own words "4 monthly donors", "4 secs" in an office, "40 kb articles", "2 night duties", "60 mouths". */
function mayCount(tokens: readonly Token[], at: number, loose: boolean): boolean {
  const word = tokens[at]?.text ?? "";
  const next = tokens[at + 1];
  if (word === "gigs") return true;
  if (!loose) return false;
  if (/(?:ly|^secs)$/.test(word) || mended(word) !== word) return true;
  if (next?.kind !== "word") return false;
  return word === "kb" || (/^(?:night|day|week|month|year|hour)$/.test(word) && /[^s]s$/.test(next.text));
}

/** "50 minuts" */
function mended(word: string): string {
  if (unitsOf(word).length > 0 || isKnownWord(word)) return word;
  return OFTEN_MISTYPED.find(([, slips]) => slips.has(word))?.[0] ?? word;
}

/** The unit after a number: "%", "per cent", "-minute", " full days". */
export function unitAfter(
  tokens: readonly Token[],
  from: number,
  loose: boolean,
  scaled = false,
): { units: readonly Unit[]; next: number } {
  let at = from;
  if (tokens[at]?.text === "+") at += 1;
  if (tokens[at]?.text === "-" && tokens[at]?.glued && tokens[at + 1]?.glued) at += 1;
  let isCounted = false;
  for (let skipped = 0; skipped <= 2; skipped += 1) {
    const token = tokens[at];
    if (!token) break;
    const powers = powersAt(tokens, at);
    if (powers) return powers;
    if (token.text === "per" && tokens[at + 1]?.text === "cent") return { units: unitsOf("%"), next: at + 2 };
    // In a person's own words "500 pp" may be pages.
    if (/^(?:ppt?|points?)$/.test(token.text))
      return { units: loose || /^po/.test(token.text) ? [POINTS, PLAIN] : [POINTS], next: at + 1 };
    const word = isFootMark(tokens, at) ? "ft" : token.text.replace(/'s?$/, "");
    const units = isUnit(tokens, at, from, scaled, loose) ? unitsOf(loose ? mended(word) : word) : [];
    if (units.length > 0) {
      const old = tokens[at + 1]?.text === "-" && /^olds?$/.test(tokens[at + 2]?.text ?? "");
      if (old) return { units: [...units, PLAIN], next: at + 3 };
      if (token.text === "percentage") return { units: [POINTS], next: at + 2 };
      // "12x" is a growth, "3x a week" and "3 times" may count.
      if (!loose && isGrowth(tokens, at)) return { units, next: at + 1 };
      if (isCounted || units.some(({ dimension }) => dimension === "times") || mayCount(tokens, at, loose))
        return { units: [...units, PLAIN], next: at + 1 };
      const power = tokens[at + 1]?.glued && /^[23²³]$/.test(tokens[at + 1]?.text ?? "") ? 1 : 0;
      return { units, next: at + 1 + power };
    }
    const known = token.kind === "word" && BETWEEN.test(token.text);
    if (token.kind !== "word") break;
    // "2 sick days", "five accident-free years"
    const compound = tokens[at + 1]?.text === "-" && tokens[at + 2]?.kind === "word" ? 2 : 0;
    const between =
      skipped === 0 &&
      !/^(?:half|in|of|per|to|and|or|an?|every|each)$/.test(token.text) &&
      /^(?:days|weeks|wks|months|years|yrs|hours|hrs)$/.test(tokens[at + compound + 1]?.text ?? "");
    if (!known && !between) break;
    isCounted ||= between && !known;
    at += 1 + (between ? compound : 0);
  }
  return { units: [], next: from };
}

function isGrowth(tokens: readonly Token[], at: number): boolean {
  const after = tokens[at + 1];
  if (!/^(?:x|×|fold)$/.test(tokens[at]?.text ?? "") || after?.kind === "number") return false;
  return !/^(?:an?|per|every|each|daily|weekly|monthly|yearly|in|\/)$/.test(after?.text ?? "");
}

/** "31 Year 3 pupils", "40k monthly", "seven HR cases", "104 second": words that are no unit of the number before. */
function isUnit(
  tokens: readonly Token[],
  at: number,
  from: number,
  scaled: boolean,
  loose: boolean,
): boolean {
  const { text = "", capital = false, glued = false } = tokens[at] ?? {};
  if (text === "hr" && capital) return false;
  // "9 M&A deals", "14 miles-expiry cases"
  const joined = tokens[at + 1];
  if (joined?.glued && joined.text === "/" && text === "w") return false;
  // "one £5 difference"
  if (joined?.glued && joined.kind === "number" && /^[£$€₹¥]$/.test(text)) return false;
  if (joined?.glued && (joined.text === "&" || (joined.text === "-" && /s$/.test(text)))) return false;
  if (text === "s") return !glued || (loose && /\./.test(tokens[at - 1]?.text ?? ""));
  const hyphen = tokens[at - 1]?.text === "-" && at > from;
  // "£9k month" is what a month costs.
  if (scaled && /^(?:year|yr|month|mo|week|day|night|annual)$/.test(text)) return hyphen;
  // "2 yearly" in a person's own words, never "40k monthly"
  if (/^(?:hourly|weekly|monthly|yearly)$/.test(text) && loose)
    return !scaled && Number(tokens[at - 1]?.text) <= 12;
  // "seven day officers": a well-written text would have "days" or a hyphen.
  if (!loose && !hyphen && /^(?:year|month|week|day|night|hour|minute)$/.test(text))
    return /^(?:one|1)$/.test(tokens[at - 1]?.text ?? "");
  if (text === "second" || /(?:ly|annual)$/.test(text)) return hyphen;
  return !(/^(?:year|week|day)$/.test(text) && tokens[at + 1]?.kind === "number" && !hyphen && capital);
}
