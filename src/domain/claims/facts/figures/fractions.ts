import { boundOf } from "./bounds.ts";
import type { Dimension, Quantity } from "./figure.ts";
import { ordinalOf, smallOf, spelledAt } from "./number-words.ts";
import type { Read } from "./read-dates.ts";
import type { Token } from "./tokens.ts";
import { unitsOf, YEAR } from "./units.ts";

const FACTORS: readonly [pattern: RegExp, times: number][] = [
  [/^doubl(?:e|ed|es|ing)$/, 2],
  [/^(?:tripl|trebl)(?:e|ed|es|ing)$/, 3],
  [/^quadrupl(?:e|ed|es|ing)$/, 4],
  [/^quintupl(?:e|ed|es|ing)$/, 5],
];
/** "double the output", never "double-checked" or "double data entry" */
const OF_FACTOR = /^(?:the|our|its|their|my|that|what|those|this)$/;
/** "half-term", "half way": nothing is counted. */
const OTHERWISE = /^(?:time|term|terms|termly|board|marathon|hearted|way|a|an|as)$/;
const AFTER_SHARE =
  /^(?:of|in|and|or|more|less|fewer|from|to|year|within|at|through|during|on|by|for|since|over|after|with|while|as|across|faster|lower|higher|below|above|under|than)$/;
const GLYPHS: ReadonlyMap<string, number> = new Map([
  ["½", 50],
  ["¼", 25],
  ["¾", 75],
  ["⅓", 100 / 3],
  ["⅔", 200 / 3],
]);

/** A share or a factor: "half", "two thirds", "3/4", "a quarter of an hour", "doubled". */
export function fractionAt(tokens: readonly Token[], at: number, loose: boolean): Read | null {
  const token = tokens[at];
  if (!token) return null;
  const glyph = GLYPHS.get(token.text);
  if (glyph !== undefined) return shareAt(tokens, at, at + 1, glyph);
  const among = amongAt(tokens, at);
  if (among) return among;
  if (token.kind === "number") return slashAt(tokens, at, token);
  if (token.kind !== "word") return null;
  if (/^halv(?:e|ed|ing)$/.test(token.text))
    return shareAt(tokens, at, at + 1, 50, Number.POSITIVE_INFINITY);
  const hyphen = tokens[at + 1]?.text === "-" ? 1 : 0;
  const after = tokens[at + 1 + hyphen]?.text ?? "";
  const fold = token.text.endsWith("fold") ? smallOf(token.text.slice(0, -4)) : undefined;
  const times = fold ?? FACTORS.find(([pattern]) => pattern.test(token.text))?.[1];
  if (times !== undefined)
    return !loose && fold === undefined && /e$/.test(token.text) && !OF_FACTOR.test(after)
      ? null
      : { figures: [figure("times", times, tokens, at, at + 1)], next: at + 1 };
  if (token.text === "half") return halfAt(tokens, at, at + 1 + hyphen, loose);
  // "the western third of the network"
  if (token.text === "third" && tokens[at + 1]?.text === "of") {
    const share = shareAt(tokens, at, at + 1, 100 / 3, Number.POSITIVE_INFINITY);
    return { ...share, figures: [...share.figures, figure("label", 3, tokens, at, at + 1)] };
  }
  return partsAt(tokens, at, loose);
}

function halfAt(tokens: readonly Token[], at: number, from: number, loose: boolean): Read | null {
  if (spelledAt(tokens, at)) return null;
  if (loose) {
    const share = shareAt(tokens, at, at + 1, 50, from);
    // "1st half 2022"
    return {
      ...share,
      figures: [...share.figures, { ...figure("duration", YEAR / 2, tokens, at, at + 1), spoken: 0.5 }],
    };
  }
  if (/^(?:first|second|other|top|bottom|better|latter|former)$/.test(tokens[at - 1]?.text ?? ""))
    return null;
  const next = /^an?$/.test(tokens[from]?.text ?? "") ? from + 1 : from;
  if (
    unitsOf(tokens[next]?.text ?? "").length > 0 ||
    next === from ||
    !OTHERWISE.test(tokens[from]?.text ?? "")
  )
    if (!OTHERWISE.test(tokens[next]?.text ?? "")) return shareAt(tokens, at, at + 1, 50, next);
  return null;
}

/** "two thirds", "a quarter", "three-quarters", "one fifth" */
function partsAt(tokens: readonly Token[], at: number, loose: boolean): Read | null {
  const count = /^an?$/.test(tokens[at]?.text ?? "") ? 1 : smallAt(tokens, at);
  if (count === null) return null;
  const from = tokens[at + 1]?.text === "-" ? at + 2 : at + 1;
  const word = tokens[from]?.text ?? "";
  const singular = word.replace(/s$/, "");
  const parts = singular === "quarter" ? 4 : ordinalOf(singular);
  if (parts === undefined || parts < 3 || (count > 1 && singular === word) || count >= parts) return null;
  // "a third party", "a fifth site"
  const next = tokens[from + 1];
  if (
    !loose &&
    singular === word &&
    singular !== "quarter" &&
    (next?.kind === "word" || next?.text === "-") &&
    !AFTER_SHARE.test(next.text)
  )
    return null;
  const ofUnit = tokens[from + 1]?.text === "of" ? from + 1 : Number.POSITIVE_INFINITY;
  const read = shareAt(tokens, at, from + 1, (count / parts) * 100, ofUnit);
  // "a third site" is a rank, "three quarters" may be nine months.
  const other =
    singular === "quarter"
      ? figure("duration", (count * YEAR) / 4, tokens, at, from + 1)
      : figure("label", parts, tokens, at, from + 1);
  return { ...read, figures: [...read.figures, other] };
}

function smallAt(tokens: readonly Token[], at: number, below = 10): number | null {
  const read = spelledAt(tokens, at);
  const value = read?.values[0];
  return read && !read.ordinal && !read.group && read.next === at + 1 && value !== undefined && value < below
    ? value
    : null;
}

/** "three in four", "1 in 10" */
function amongAt(tokens: readonly Token[], at: number): Read | null {
  const hyphen = tokens[at + 1]?.text === "-" ? 1 : 0;
  const article = tokens[at + 2]?.text === "a" ? 1 : 0;
  const next = at + 3 + 2 * hyphen + article;
  const [one, two] = [
    valueAt(tokens, at),
    tokens[next - 1]?.text === "hundred" ? 100 : valueAt(tokens, next - 1),
  ];
  if (tokens[at + 1 + hyphen]?.text !== "in" || one === null || two === null || one >= two || two > 100)
    return null;
  const share = shareAt(tokens, at, next, (one / two) * 100, Number.POSITIVE_INFINITY);
  return {
    ...share,
    figures: [...share.figures, ...[one, two].map((value) => figure("plain", value, tokens, at, next))],
  };
}

function valueAt(tokens: readonly Token[], at: number): number | null {
  const token = tokens[at];
  return token?.kind === "number" ? (token.values[0] ?? null) : smallAt(tokens, at, 100);
}

/** "3/4" is a share, and three of four. */
function slashAt(tokens: readonly Token[], at: number, token: Token): Read | null {
  const [slash, whole] = tokens.slice(at + 1, at + 3);
  if (slash?.text !== "/" || !slash.glued || whole?.kind !== "number" || !whole.glued) return null;
  const [one, two] = [Number(token.text), Number(whole.text)];
  if (!(one > 0 && two > 0)) return null;
  const both = [figure("plain", one, tokens, at, at + 1), figure("plain", two, tokens, at + 2, at + 3)];
  return one < two && two <= 100
    ? { figures: [...both, ...shareAt(tokens, at, at + 3, (one / two) * 100).figures], next: at + 3 }
    : { figures: both, next: at + 3 };
}

/** A share, and where a unit of time follows ("of an hour") the duration. */
function shareAt(tokens: readonly Token[], at: number, next: number, percent: number, unitAt = next): Read {
  let from = unitAt;
  if (tokens[from]?.text === "of") from += 1;
  if (/^an?$/.test(tokens[from]?.text ?? "")) from += 1;
  const unit = unitsOf(tokens[from]?.text.replace(/'s?$/, "") ?? "").find(
    ({ dimension }) => dimension === "duration",
  );
  if (unit)
    return {
      figures: [figure("duration", (unit.size * percent) / 100, tokens, at, from + 1)],
      next: from + 1,
    };
  return { figures: [figure("percent", percent, tokens, at, next)], next };
}

function figure(
  dimension: Dimension,
  value: number,
  tokens: readonly Token[],
  at: number,
  next: number,
): Quantity {
  return {
    dimension,
    value,
    spoken: value,
    bound: boundOf(tokens, at, next),
    bare: true,
    start: tokens[at]?.start ?? 0,
    end: tokens[next - 1]?.end ?? 0,
  };
}
