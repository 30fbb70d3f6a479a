import type { Read } from "./figure.ts";
import { ordinalOf, smallOf } from "./number-words.ts";
import { amongAt, everyNthAt, slashAt, smallAt } from "./ratios.ts";
import { quantityAt, shareAt } from "./shares.ts";
import { spelledAt } from "./spelled-numbers.ts";
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
  const nth = loose ? everyNthAt(tokens, at) : null;
  if (nth) return nth;
  const among = amongAt(tokens, at, loose);
  if (among) return among;
  if (token.kind === "number") return slashAt(tokens, at, token, loose);
  if (token.kind !== "word") return null;
  if (/^halv(?:e|ed|ing)$/.test(token.text)) return shareAt(tokens, at, at + 1, 50, Number.POSITIVE_INFINITY);
  const hyphen = tokens[at + 1]?.text === "-" ? 1 : 0;
  const after = tokens[at + 1 + hyphen]?.text ?? "";
  const fold = token.text.endsWith("fold") ? smallOf(token.text.slice(0, -4)) : undefined;
  const times = fold ?? FACTORS.find(([pattern]) => pattern.test(token.text))?.[1];
  if (times !== undefined)
    return !loose && fold === undefined && /e$/.test(token.text) && !OF_FACTOR.test(after)
      ? null
      : { figures: [quantityAt("times", times, tokens, at, at + 1)], next: at + 1 };
  if (token.text === "half") return halfAt(tokens, at, at + 1 + hyphen, loose);
  // "the western third of the network"
  if (token.text === "third" && tokens[at + 1]?.text === "of") {
    const share = shareAt(tokens, at, at + 1, 100 / 3, Number.POSITIVE_INFINITY);
    return { ...share, figures: [...share.figures, quantityAt("label", 3, tokens, at, at + 1)] };
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
      figures: [...share.figures, { ...quantityAt("duration", YEAR / 2, tokens, at, at + 1), spoken: 0.5 }],
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
      ? quantityAt("duration", (count * YEAR) / 4, tokens, at, from + 1)
      : quantityAt("label", parts, tokens, at, from + 1);
  return { ...read, figures: [...read.figures, other] };
}
