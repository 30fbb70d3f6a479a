import type { Dimension, Quantity } from "./figure.ts";
import type { Token } from "./tokens.ts";
import { unitsOf } from "./units.ts";

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

const SPAN_OF_YEARS = /^(?:summers?|winters?|since|in|from|class|seasons?|and|,|\(|years?|yrs?|)$/;

export interface Read {
  readonly figures: readonly Quantity[];
  readonly next: number;
}

function figure(dimension: Dimension, value: number, first: Token, last: Token, of?: string): Quantity {
  return {
    dimension,
    value,
    spoken: value,
    ...(of !== undefined && { of }),
    bound: "exact",
    bare: true,
    start: first.start,
    end: last.end,
  };
}

function isYear(token: Token | undefined): boolean {
  return token?.kind === "number" && /^(?:19[4-9]|20[0-4])\d$/.test(token.text);
}

const century = (short: number) => (short > 49 ? 1900 : 2000) + short;
const isShort = (token: Token | undefined) => token?.kind === "number" && /^\d\d$/.test(token.text);

/** The year that stands at a place: "2021", "'21". */
function yearAt(tokens: readonly Token[], at: number): { year: number; next: number } | null {
  const [one, two] = [tokens[at], tokens[at + 1]];
  if (one && isYear(one)) return { year: Number(one.text), next: at + 1 };
  if (one && /^['’]$/.test(one.text) && two?.glued && isShort(two))
    return { year: century(Number(two.text)), next: at + 2 };
  return null;
}

/** A date that begins at a place of a text: year, month, month of a year, day, weekday, time of day. */
export function dateAt(tokens: readonly Token[], at: number, loose: boolean): Read | null {
  const token = tokens[at];
  if (!token) return null;
  if (token.kind === "word") return wordAt(tokens, at, token, loose);
  return numericAt(tokens, at, token, loose) ?? clockAt(tokens, at, token) ?? plainYearAt(tokens, at, token);
}

function wordAt(tokens: readonly Token[], at: number, token: Token, loose: boolean): Read | null {
  const month = MONTH_OF.get(token.text);
  const before = tokens[at - 1];
  // "Sept. 2019", but not "licensed in March. 11 years …"
  const short = token.text.length <= 4 && !/^(?:may|june|july)$/.test(token.text);
  const point = short && tokens[at + 1]?.text === "." && tokens[at + 2]?.kind === "number" ? 1 : 0;
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
    return { figures: [figure("weekday", weekday, token, token)], next: at + 1 };
  if (loose && /^weekends?$/.test(token.text))
    return { figures: [6, 7].map((day) => figure("weekday", day, token, token)), next: at + 1 };
  if (/^(?:noon|midday)$/.test(token.text))
    return { figures: [figure("clock", 12, token, token)], next: at + 1 };
  if (token.text === "midnight") return { figures: [figure("clock", 24, token, token)], next: at + 1 };
  if (token.text === "fy" && after?.glued && isShort(after))
    return { figures: [figure("year", century(Number(after.text)), token, after)], next: at + 2 };
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
      found.push(figure("year", century(Number(day.text)), day, day));
    if (Number(day.text) <= 31) found.push(figure("day", Number(day.text), day, day));
    next += 1 + suffix;
    last = day;
  }
  if (year) {
    last = tokens[year.next - 1] ?? last;
    next = year.next;
    found.push(figure("year", year.year, last, last));
  }
  const shown = year
    ? [figure("month", month, first, last, String(year.year))]
    : [figure("month", month, first, first)];
  return { figures: [...shown, ...found], next };
}

/** "09/21", "03.2021", "12/03/2020", "2020-03-12", "2022/23", "22-23". */
function numericAt(tokens: readonly Token[], at: number, token: Token, loose: boolean): Read | null {
  if (token.kind !== "number") return null;
  const dotted = /^(0?[1-9]|1[0-2])\.((?:19|20)\d\d)$/.exec(token.text);
  if (dotted) return ofMonth(Number(dotted[1]), Number(dotted[2]), token, token, at + 1);
  const [sign, second, sign2, third] = tokens.slice(at + 1, at + 5);
  if (!sign?.glued || !second?.glued || second.kind !== "number" || !/^[-–/.]$/.test(sign.text)) return null;
  const [one, two] = [Number(token.text), Number(second.text)];
  if (sign2?.glued && third?.glued && sign2.text === sign.text && third.kind === "number") {
    if (isYear(third) && two >= 1 && two <= 12) return ofMonth(two, Number(third.text), token, third, at + 5);
    if (isYear(token) && two >= 1 && two <= 12) return ofMonth(two, one, token, third, at + 5);
    if (isShort(third) && two >= 1 && two <= 12 && one <= 31)
      return ofMonth(two, century(Number(third.text)), token, third, at + 5);
  }
  if (isYear(token) && isShort(second) && two > one % 100 && sign.text !== ".")
    return {
      figures: [figure("year", one, token, second), figure("year", one - (one % 100) + two, second, second)],
      next: at + 3,
    };
  if (isYear(second) && one >= 1 && one <= 12 && /[./]/.test(sign.text))
    return ofMonth(one, two, token, second, at + 3);
  if (sign.text !== "." && isShort(token) && isShort(second)) {
    const years = [figure("year", century(one), token, token), figure("year", century(two), second, second)];
    // "22-23" may be a count of people too: both are kept.
    if (
      two > one &&
      one < 50 &&
      isSpan(one, two, SPAN_OF_YEARS.test(tokens[at - 1]?.text ?? ""), loose) &&
      sign.text !== "/"
    )
      return { figures: [...years, ...plain([token, second])], next: at + 3 };
    if (sign.text === "/" && two === one + 1 && one > 12 && one < 50)
      return { figures: [...years, ...plain([token, second])], next: at + 3 };
    if (sign.text === "/" && one >= 1 && one <= 12 && two > 12) {
      const date = ofMonth(one, century(two), token, second, at + 3);
      return { ...date, figures: [...date.figures, ...plain([token, second])] };
    }
  }
  return null;
}

function isSpan(one: number, two: number, told: boolean, loose: boolean): boolean {
  if (!loose) return told && two === one + 1;
  return two < 40 && (told || (one > 12 && two - one <= 3));
}

function plain([first, last]: readonly [Token, Token]): Quantity[] {
  const one = figure("plain", Number(first.text), first, last);
  return [{ ...one, high: Number(last.text) }, figure("plain", Number(last.text), last, last)];
}

function ofMonth(month: number, year: number, first: Token, last: Token, next: number): Read {
  return {
    figures: [figure("month", month, first, last, String(year)), figure("year", year, first, last)],
    next,
  };
}

/** "7:30", "6am", "7.30 pm", "half six". */
function clockAt(tokens: readonly Token[], at: number, token: Token): Read | null {
  if (token.kind !== "number") return null;
  const [sign, minutes] = tokens.slice(at + 1, at + 3);
  let hours = Number(/^\d\d?\.\d\d$/.test(token.text) ? token.text.split(".")[0] : token.text);
  let next = at + 1;
  let rest = /^\d\d?\.[0-5]\d$/.test(token.text) ? Number(token.text.split(".")[1]) : 0;
  const colon = sign?.text === ":" && sign.glued && minutes?.glued && /^[0-5]\d$/.test(minutes.text);
  if (colon) {
    rest = Number(minutes.text);
    next += 2;
  }
  const half = /^(?:am|pm|o'clock|oclock)$/.exec(tokens[next]?.text ?? "")?.[0];
  if ((!colon && half === undefined) || hours > 24) return null;
  if (half === "pm" && hours < 12) hours += 12;
  if (half !== undefined) next += 1;
  return { figures: [figure("clock", hours + rest / 60, token, tokens[next - 1] ?? token)], next };
}

function plainYearAt(tokens: readonly Token[], at: number, token: Token): Read | null {
  const read = yearAt(tokens, at);
  const after = tokens[read?.next ?? at];
  const before = tokens[at - 1];
  if (!read || (before && /^[£$€₹]$/.test(before.text)) || /^[%€£$]$/.test(after?.text ?? "")) return null;
  if (after?.glued && after.kind === "word" && after.text !== "s") return null;
  // "2000 m2"
  if (unitsOf(after?.text ?? "").some(({ dimension }) => dimension === "measure")) return null;
  const last = tokens[read.next - 1] ?? token;
  return { figures: [figure("year", read.year, token, last)], next: read.next };
}
