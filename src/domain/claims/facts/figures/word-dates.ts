import type { Quantity, Read } from "./figure.ts";
import type { Token } from "./tokens.ts";
import { century, datedQuantity, isShort, yearAt } from "./years.ts";

const MONTHS: readonly string[] =
  "january jan|february feb|march mar|april apr|may|june jun|july jul|august aug|september sept sep|october oct okt|november nov|december dec dez".split(
    "|",
  );
const MONTH_OF: ReadonlyMap<string, number> = numbered(MONTHS);
const WEEKDAY_OF: ReadonlyMap<string, number> = numbered(
  "monday mondays mon|tuesday tuesdays tue tues|wednesday wednesdays wed weds wensday wensdays|thursday thursdays thu thur thurs|friday fridays fri|saturday saturdays sat sats|sunday sundays sun".split(
    "|",
  ),
);
/** Words that are months and days only where they are written as such. */
const OTHERWISE = new Set(["may", "march", "mar", "sat", "sun", "mon", "wed", "dec", "jan"]);
const BEFORE_DATE =
  /^(?:in|since|from|until|till|to|by|of|during|early|late|mid|each|every|on|last|next|this|and|-|–|—|\(|,|\/|&)$/;

function numbered(lines: readonly string[]): Map<string, number> {
  return new Map(
    lines.flatMap((line, index) => line.split(" ").map((word): [string, number] => [word, index + 1])),
  );
}

export function wordAt(tokens: readonly Token[], at: number, token: Token, loose: boolean): Read | null {
  const month = MONTH_OF.get(token.text);
  const before = tokens[at - 1];
  // "Sept. 2019", but not "licensed in March. 11 years …" and "from jan. 60ish calls"
  const short = token.text.length <= 4 && !/^(?:may|june|july)$/.test(token.text);
  const glued = tokens[at + 3]?.glued && tokens[at + 3]?.kind === "word";
  const point = short && tokens[at + 1]?.text === "." && tokens[at + 2]?.kind === "number" && !glued ? 1 : 0;
  const after = tokens[at + 1 + point];
  const asDate =
    (before !== undefined &&
      (BEFORE_DATE.test(before.text) ||
        (before.kind === "number" && (token.text.length > 3 || after?.kind !== "word")))) ||
    after?.kind === "number" ||
    after?.text === "'";
  const weekday = WEEKDAY_OF.get(token.text);
  if (
    weekday !== undefined &&
    (loose || !OTHERWISE.has(token.text) || (token.capital && BEFORE_DATE.test(before?.text ?? "")))
  )
    return { figures: [datedQuantity("weekday", weekday, token, token)], next: at + 1 };
  if (loose && /^weekends?$/.test(token.text))
    return { figures: [6, 7].map((day) => datedQuantity("weekday", day, token, token)), next: at + 1 };
  if (/^(?:noon|midday)$/.test(token.text))
    return { figures: [datedQuantity("clock", 12, token, token)], next: at + 1 };
  if (token.text === "midnight") return { figures: [datedQuantity("clock", 24, token, token)], next: at + 1 };
  if (token.text === "fy" && after?.glued && isShort(after))
    return { figures: [datedQuantity("year", century(Number(after.text)), token, after)], next: at + 2 };
  if (month === undefined || (!loose && OTHERWISE.has(token.text) && !(asDate && token.capital))) return null;
  return monthAt(tokens, at, at + 1 + point, month);
}

/** "March 2021", "Sept '19", "12 March", "Mar 3rd, 2020", "sept 19". */
function monthAt(tokens: readonly Token[], at: number, from: number, month: number): Read | null {
  const first = tokens[at];
  if (!first) return null;
  let next = from;
  let last = first;
  const found: Quantity[] = [];
  const day = tokens[next];
  const dash = tokens[next]?.text === "-" && tokens[next]?.glued ? 1 : 0;
  const joined =
    yearAt(tokens, next + dash) ??
    yearAt(tokens, next + (/^(?:of|,)$/.test(tokens[next]?.text ?? "") ? 1 : 0));
  let year = joined;
  if (!joined && day && /^\d\d?$/.test(day.text) && Number(day.text) > 0) {
    const suffix = /^(?:st|nd|rd|th)$/.test(tokens[next + 1]?.text ?? "") ? 1 : 0;
    const of = tokens[next + 1 + suffix]?.text === "," ? 1 : 0;
    year = yearAt(tokens, next + 1 + suffix + of);
    // "sept 19" is a day or a year.
    if (!year && suffix === 0 && isShort(day))
      found.push(datedQuantity("year", century(Number(day.text)), day, day));
    if (Number(day.text) <= 31) found.push(datedQuantity("day", Number(day.text), day, day));
    next += 1 + suffix;
    last = day;
  }
  if (year) {
    last = tokens[year.next - 1] ?? last;
    next = year.next;
    found.push(datedQuantity("year", year.year, last, last));
  }
  const shown = year
    ? [datedQuantity("month", month, first, last, String(year.year))]
    : [datedQuantity("month", month, first, first)];
  return { figures: [...shown, ...found], next };
}
