import type { Interval } from "../../dates/interval.ts";
import { type DateStyle, inStyle, writeInterval } from "../../dates/write-interval.ts";
import { DATE_STYLES } from "../../document/style/custom-style.ts";
import { type Edit, setField } from "../../resume/edits.ts";
import type { ResumeLanguage } from "../../resume-language/resume-language.ts";
import type { DatedText } from "./check-reading.ts";

interface MixedStyles {
  /** One date of each style. */
  readonly examples: readonly string[];
  /** The dates in other styles than most. */
  readonly others: readonly DatedText[];
  readonly fix: readonly Edit[];
  /** How the first of them would be written. */
  readonly style: string;
}

interface StyledDate {
  readonly date: DatedText;
  /** All that it is written in; none where it has no month, which is the same in every style. */
  readonly styles: readonly string[];
  /** What joins its two ends; "" where it has one. */
  readonly joint: string;
}

const MOST_EXAMPLES = 3;
/** As dates are written by us: what is put in one style has this between its ends. */
const JOINT = " – ";
const JOINTS = /\s*[–—]\s*|\s*-\s*(?=\p{L}|\d{1,2}[/.]|\d{4}(?!\d)$)|\s+(?:-|to|until|till)\s+/iu;

/** The dates of a resume that are written in several styles, and what would put all of them in the one that most have. */
export function mixedStyles(dates: readonly DatedText[], language: ResumeLanguage): MixedStyles | null {
  const styled = dates.flatMap((date): StyledDate[] => {
    if (date.parsed.kind !== "interval") return [];
    const { interval } = date.parsed;
    const { precision } = interval;
    const hasMonth = precision === "month" || precision === "day";
    const styles = hasMonth ? stylesOf(date.text, interval, language) : [];
    return [{ date, styles, joint: jointOf(date.text, interval) }];
  });
  const best = mostUsed(styled);
  const joints = new Set(styled.map(({ joint }) => joint).filter((joint) => joint !== ""));
  const isOfStyle = ({ styles }: StyledDate): boolean => styles.length === 0 || styles.includes(best);
  if (styled.every(isOfStyle) && joints.size < 2) return null;
  // What is written anew is joined by our dash, so that a hyphen elsewhere would be a second style.
  const others = styled
    .filter((one) => !isOfStyle(one) || (one.joint !== "" && one.joint !== JOINT))
    .map(({ date }) => date);
  const fix = others.flatMap(({ text, pointer }) => {
    const written = inStyle(text.trim(), best, language);
    return written === text.trim() ? [] : [{ pointer, written }];
  });
  return {
    examples: examplesOf(styled),
    others,
    fix: fix.map(({ pointer, written }) => setField(pointer, written)),
    style: fix[0]?.written ?? "",
  };
}

/** One of each look; a year alone shows another one only where nothing else is joined as it is. */
function examplesOf(styled: readonly StyledDate[]): string[] {
  const examples = new Map<string, string>();
  const joints = new Set<string>();
  for (const { date, styles, joint } of styled.toSorted(
    (one, other) => other.styles.length - one.styles.length,
  )) {
    const isYearOfKnownLook = styles.length === 0 && (joint === "" || joints.has(joint));
    if (!isYearOfKnownLook) examples.set(`${styles[0] ?? ""} ${joint}`, date.text.trim());
    joints.add(joint);
  }
  return [...examples.values()].slice(0, MOST_EXAMPLES);
}

/** Where two are used alike, "Mar 2021" before the others. */
const PREFERRED: readonly DateStyle[] = ["short", "long", "numeric"];

function mostUsed(styled: readonly StyledDate[]): DateStyle {
  const uses = (style: DateStyle): number => styled.filter(({ styles }) => styles.includes(style)).length;
  return PREFERRED.reduce((best, style) => (uses(style) > uses(best) ? style : best));
}

/** The styles that a text is written in: "May 2021" is long and short. One of its own is told by its shape. */
function stylesOf(text: string, interval: Interval, language: ResumeLanguage): string[] {
  const plain = evenly(text);
  const known = DATE_STYLES.filter((style) => evenly(writeInterval(interval, style, language)) === plain);
  return known.length > 0 ? known : [shapeOf(plain)];
}

/** "-" with and without spaces are two looks; "Present" and "now" are no style. */
function jointOf(text: string, { start, end, isOngoing }: Interval): string {
  if (start === null || (!isOngoing && (end === null || start === end))) return "";
  return JOINTS.exec(text.trim())?.[0].replace(/\s+/g, " ").toLowerCase() ?? "";
}

/** What joins two dates is looked at apart; which word says that it goes on is no style. */
function evenly(text: string): string {
  return text
    .trim()
    .replace(JOINTS, JOINT)
    .replace(/– \p{L}+$/u, "–");
}

function shapeOf(text: string): string {
  const [first = ""] = text.split(JOINT);
  return first.replace(/\p{L}{4,}/gu, "month").replace(/\d/g, "9");
}
