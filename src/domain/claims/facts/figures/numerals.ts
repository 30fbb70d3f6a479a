import { scaleOf } from "./number-words.ts";
import { andHalfAt, type Numeral, spelledAt } from "./spelled-numbers.ts";
import type { Token } from "./tokens.ts";

/** The number at a place of a text, in digits or words. */
export function numeralAt(tokens: readonly Token[], at: number): Numeral | null {
  const token = tokens[at];
  if (token?.kind === "word") return spelledAt(tokens, at);
  if (token?.kind !== "number" || token.values.length === 0) return null;
  let next = at + 1;
  let { values } = token;
  const ordinal = tokens[next]?.glued === true && /^(?:st|nd|rd|th)$/.test(tokens[next]?.text ?? "");
  if (ordinal) next += 1;
  const afterHalf = tokens[next]?.text === "½" ? next + 1 : andHalfAt(tokens, next);
  if (afterHalf > next) {
    values = values.map((value) => value + 0.5);
    next = afterHalf;
  }
  const [top, slash, bottom] = tokens.slice(next, next + 3);
  // "2 1/2 yrs"
  if (
    top?.kind === "number" &&
    !top.glued &&
    slash?.text === "/" &&
    slash.glued &&
    bottom?.glued &&
    Number(top.text) < Number(bottom.text) &&
    Number(bottom.text) < 10
  ) {
    values = values.map((value) => value + Number(top.text) / Number(bottom.text));
    next += 3;
  }
  // "1.1-million"
  if (
    tokens[next]?.text === "-" &&
    tokens[next]?.glued &&
    (scaleOf(tokens[next + 1]?.text ?? "") ?? 0) > 0 &&
    (tokens[next + 1]?.text.length ?? 0) > 3
  )
    next += 1;
  // "12e3"
  const [e, power] = tokens.slice(next, next + 2);
  if (e?.text === "e" && e.glued && power?.kind === "number" && power.glued && Number(power.text) < 10) {
    const size = 10 ** Number(power.text);
    const scaled = values.map((value) => value * size);
    return {
      values: scaled,
      spoken: values[0] ?? 0,
      next: next + 2,
      scale: size,
      ordinal: false,
      group: false,
    };
  }
  const scale = ordinal ? undefined : scaleOf(tokens[next]?.text ?? "");
  const word = tokens[next];
  // "5 m" are metres, "5m" may be either, "5 M" and "5 k" are none, "5 M&A deals" are five.
  if (
    scale !== undefined &&
    word &&
    !(tokens[next + 1]?.glued && tokens[next + 1]?.text === "&") &&
    (word.glued || word.text.length > 1 || word.capital || word.text === "k")
  ) {
    const scaled = values.map((value) => value * scale);
    return { values: scaled, spoken: values[0] ?? 0, next: next + 1, scale, ordinal, group: false };
  }
  return { values, spoken: values[0] ?? 0, next, scale: 1, ordinal, group: false };
}
