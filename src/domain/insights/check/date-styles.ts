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
}

const MOST_EXAMPLES = 3;

/** The dates of a resume that are written in several styles, and what would put all of them in the one that most have. */
export function mixedStyles(dates: readonly DatedText[], language: ResumeLanguage): MixedStyles | null {
  const styled = dates.flatMap((date) => {
    if (date.parsed.kind !== "interval") return [];
    const { interval } = date.parsed;
    const { precision } = interval;
    // A year alone is the same in every style.
    return precision === "month" || precision === "day"
      ? [{ date, styles: stylesOf(date.text, interval, language) }]
      : [];
  });
  const counts = new Map<string, number>();
  for (const { styles } of styled)
    for (const style of styles) counts.set(style, (counts.get(style) ?? 0) + 1);
  const most = Math.max(0, ...counts.values());
  if (most === styled.length) return null;
  const best = mostUsed(counts);
  const others = styled.filter(({ styles }) => !styles.includes(best)).map(({ date }) => date);
  const examples = new Map(styled.map(({ date, styles }) => [styles[0], date.text.trim()]));
  return {
    examples: [...examples.values()].slice(0, MOST_EXAMPLES),
    others,
    fix: others.flatMap(({ text, pointer }) => {
      const written = inStyle(text.trim(), best, language);
      return written === text.trim() ? [] : [setField(pointer, written)];
    }),
  };
}

/** Where two are used alike, "Mar 2021" before the others. */
const PREFERRED: readonly DateStyle[] = ["short", "long", "numeric"];

function mostUsed(counts: ReadonlyMap<string, number>): DateStyle {
  const uses = (style: DateStyle): number => counts.get(style) ?? 0;
  return PREFERRED.reduce((best, style) => (uses(style) > uses(best) ? style : best));
}

/** The styles that a text is written in: "May 2021" is long and short. One of its own is told by its shape. */
function stylesOf(text: string, interval: Interval, language: ResumeLanguage): string[] {
  const plain = evenly(text);
  const known = DATE_STYLES.filter((style) => evenly(writeInterval(interval, style, language)) === plain);
  return known.length > 0 ? known : [shapeOf(plain)];
}

/** Which dash joins two dates, and which word says that it goes on, is no style. */
function evenly(text: string): string {
  return text
    .trim()
    .replace(/\s*[–—]\s*|\s+(?:-|to|until)\s+/giu, " – ")
    .replace(/– \p{L}+$/u, "–");
}

function shapeOf(text: string): string {
  const [first = ""] = text.split(" – ");
  return first.replace(/\p{L}{4,}/gu, "month").replace(/\d/g, "9");
}
