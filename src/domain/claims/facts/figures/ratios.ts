import type { Read } from "./figure.ts";
import { ordinalOf } from "./number-words.ts";
import { quantityAt, shareAt } from "./shares.ts";
import { spelledAt } from "./spelled-numbers.ts";
import type { Token } from "./tokens.ts";
import { currencyOf, unitsOf } from "./units.ts";

export function smallAt(tokens: readonly Token[], at: number, below = 10): number | null {
  const read = spelledAt(tokens, at);
  const value = read?.values[0];
  return read && !read.ordinal && !read.group && read.next === at + 1 && value !== undefined && value < below
    ? value
    : null;
}

/** "three in four", "1 in 10" */
export function amongAt(tokens: readonly Token[], at: number, loose: boolean): Read | null {
  const hyphen = tokens[at + 1]?.text === "-" ? 1 : 0;
  const article = tokens[at + 2]?.text === "a" ? 1 : 0;
  const next = at + 3 + 2 * hyphen + article;
  const [one, two] = [
    valueAt(tokens, at),
    tokens[next - 1]?.text === "hundred" ? 100 : valueAt(tokens, next - 1),
  ];
  if (tokens[at + 1 + hyphen]?.text !== "in" || one === null || two === null || one >= two || two > 100)
    return null;
  // "EUR 5 in ten years"
  if (unitsOf(tokens[next]?.text ?? "").length > 0 || currencyOf(tokens[at - 1]?.text ?? "") !== undefined)
    return null;
  const share = shareAt(tokens, at, next, (one / two) * 100, Number.POSITIVE_INFINITY);
  // A suggestion that says so claims the share, whatever else is four.
  if (!loose) return share;
  return {
    ...share,
    figures: [...share.figures, ...[one, two].map((value) => quantityAt("plain", value, tokens, at, next))],
  };
}

/** "every third caller" is one in three; "every second week" tells how often. */
export function everyNthAt(tokens: readonly Token[], at: number): Read | null {
  const [every, nth, thing] = tokens.slice(at, at + 3);
  const parts = ordinalOf(nth?.text ?? "");
  if (every?.text !== "every" || parts === undefined || parts < 2 || thing?.kind !== "word") return null;
  if (unitsOf(thing.text).length > 0 || /(?:day|one)s?$/.test(thing.text)) return null;
  return { figures: [quantityAt("percent", 100 / parts, tokens, at, at + 2)], next: at + 1 };
}

function valueAt(tokens: readonly Token[], at: number): number | null {
  const token = tokens[at];
  return token?.kind === "number" ? (token.values[0] ?? null) : smallAt(tokens, at, 100);
}

/** "3/4" is a share, and in a person's own words three of four. */
export function slashAt(tokens: readonly Token[], at: number, token: Token, loose: boolean): Read | null {
  const [slash, whole] = tokens.slice(at + 1, at + 3);
  if (slash?.text !== "/" || !slash.glued || whole?.kind !== "number" || !whole.glued) return null;
  const [one, two] = [Number(token.text), Number(whole.text)];
  if (!(one > 0 && two > 0)) return null;
  const both = [
    quantityAt("plain", one, tokens, at, at + 1),
    quantityAt("plain", two, tokens, at + 2, at + 3),
  ];
  if (one >= two || two > 100) return { figures: both, next: at + 3 };
  const { figures } = shareAt(tokens, at, at + 3, (one / two) * 100);
  return { figures: loose ? [...both, ...figures] : figures, next: at + 3 };
}
