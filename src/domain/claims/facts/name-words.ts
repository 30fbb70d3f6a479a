import type { NameUse } from "../../gazetteer/gazetteer.ts";
import { isJoined, keyOf, type Word } from "../../gazetteer/words.ts";
import { isPlainWord } from "../../language/known-words.ts";
import type { ClaimKind } from "../claim.ts";

const SCHOOL = /\b(?:university|college|institute|school|academy|polytechnic)\b/i;
const FIRM =
  /\b(?:inc|llc|ltd|corp|corporation|gmbh|plc|group|company|hospital|bank|clinic|hotel|restaurant|partners|associates|council|trust)\b/i;
/** Days, months, currencies and forms of address name nothing that a person may have or not. */
const CALENDAR =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|q[1-4]|h[12]|am|pm|easter|christmas|xmas|usd|eur|gbp|chf|inr|aud|cad|mr|mrs|ms|dr|i|i'\w+|ok)$/;
const UNIT =
  /^\d*(?:[kMGTPm]?(?:W|Wh|Hz|B|b|bps|V|VA|Pa|N|J|bit)|d[BL]|m[LlgmM]|[kc]m|kg|kN|[MGT]Bs|m[23]|ph|pH)$/;
/** "Year 4", "Level 2": the figure tells, and is judged with the figures. */
const STEP =
  /^(?:years?|levels?|grade|phase|stage|terminal|class|unit|room|floor|ward|band|tier|part|section|step|module|series)$/;
const ROMAN = /^[IVX]+$/;
/** Short forms that any office uses; they tell nothing of a person. */
const COMMON_SHORT = new Set(
  "it hr cv cvs pc pcs tv tvs id ids pdf pdfs faq faqs uk eu us usa gp gps a&e ceo usb url qr".split(" "),
);

/** Two capitals and more: "EHRs", "MiDAS", "K8s"; also a letter with figures. */
export function isAcronym(text: string): boolean {
  return /^(?=.*[A-Z].*[A-Z])[A-Z\d]+s?$/.test(text);
}

function hasInnerCapital(text: string): boolean {
  return /\p{Ll}\p{Lu}|\p{Lu}\p{Lu}\p{Ll}{2}/u.test(text) || /^(?=.*\p{L})(?=.*\d)[\p{L}\d]+$/u.test(text);
}

const LEAST_IN_HEADING = 4;

/** Words of headings: where every word of a sentence or line is large, a capital tells nothing. */
export function headingWords(words: readonly Word[]): ReadonlySet<number> {
  const found = new Set<number>();
  for (let from = 0; from < words.length; ) {
    let to = from + 1;
    while (to < words.length && !words[to]?.opens) to += 1;
    const large = words.slice(from, to).filter(({ key, small }) => !small && !/^\d/.test(key));
    const plain = large.filter(({ key }, index) => index > 0 && isPlainWord(key)).length;
    // "Taught PE at Hallow Lane Primary" is a sentence: a heading has its plain words large as well.
    const heading = large.length >= LEAST_IN_HEADING && plain * 2 >= large.length - 1;
    if (heading && large.every((word) => word.large)) for (let at = from; at < to; at += 1) found.add(at);
    from = to;
  }
  return found;
}

/** Whether a word is written as a name or as a part of one. */
export function isNameWord(words: readonly Word[], at: number): boolean {
  const word = words[at];
  if (!word) return false;
  const { text, key, large, opens } = word;
  // "C2" is a level, a road or a product; "A4" is paper.
  if (/^[B-Z]\d{1,4}$/.test(text)) return !CALENDAR.test(key);
  // The rest of "P&Ls" is no name.
  if (!(large || /^\p{Ll}+\p{Lu}/u.test(text)) || !/\p{L}{2}/u.test(key) || /^[A-Z]s$/.test(text))
    return false;
  if (CALENDAR.test(key) || UNIT.test(text) || ROMAN.test(text) || COMMON_SHORT.has(key)) return false;
  if (isAcronym(text) || hasInnerCapital(text)) return true;
  return !opens && !(STEP.test(key) && /^[\dIVXA-Z]+$/.test(words[at + 1]?.text ?? ""));
}

/** Whether a use of a known name is written as one. In small letters only a name counts that is no other word. */
export function isReportable(words: readonly Word[], { entries, first, last, certain }: NameUse): boolean {
  const [entry] = entries;
  const word = words[first];
  if (
    !certain ||
    !entry ||
    entry.kind === "term" ||
    !word ||
    COMMON_SHORT.has(word.key) ||
    UNIT.test(word.text) ||
    (first === last && word.text.length < 2)
  )
    return false;
  const stretch = words.slice(first, last + 1);
  if (stretch.some(({ text, large, opens }) => (large && !opens) || isAcronym(text) || hasInnerCapital(text)))
    return true;
  if (first !== last || word.key.length < 4 || isPlainWord(word.key)) return false;
  return entry.kind === "nation" || (entry.kind === "technology" && word.key === keyOf(entry.id));
}

export function kindOfName(words: readonly Word[], first: number): ClaimKind {
  let last = first;
  while (last < first + 7 && isJoined(words[last + 1]?.glue ?? ",") && words[last + 1]?.large) last += 1;
  const stretch = words.slice(first, last + 1);
  const name = stretch.map(({ text }) => text).join(" ");
  if (SCHOOL.test(name)) return "school";
  if (FIRM.test(name)) return "employer";
  if (stretch.some(({ text }) => isAcronym(text) || hasInnerCapital(text))) return "technology";
  return /^(?:at|for|joined)$/.test(words[first - 1]?.key ?? "") ? "employer" : "name";
}
