import type { Quantity, Read } from "./figure.ts";
import type { Token } from "./tokens.ts";
import { century, datedQuantity, isShort, isYear } from "./years.ts";

const SPAN_OF_YEARS = /^(?:summers?|winters?|since|in|from|class|seasons?|and|,|\(|years?|yrs?|)$/;

/** "09/21", "03.2021", "12/03/2020", "2020-03-12", "2022/23", "22-23". */
export function numericAt(tokens: readonly Token[], at: number, token: Token, loose: boolean): Read | null {
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
      figures: [
        datedQuantity("year", one, token, second),
        datedQuantity("year", one - (one % 100) + two, second, second),
      ],
      next: at + 3,
    };
  if (isYear(second) && one >= 1 && one <= 12 && /[./]/.test(sign.text))
    return ofMonth(one, two, token, second, at + 3);
  if (sign.text !== "." && isShort(token) && isShort(second)) {
    const years = [
      datedQuantity("year", century(one), token, token),
      datedQuantity("year", century(two), second, second),
    ];
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
  const one = datedQuantity("plain", Number(first.text), first, last);
  return [{ ...one, high: Number(last.text) }, datedQuantity("plain", Number(last.text), last, last)];
}

function ofMonth(month: number, year: number, first: Token, last: Token, next: number): Read {
  return {
    figures: [
      datedQuantity("month", month, first, last, String(year)),
      datedQuantity("year", year, first, last),
    ],
    next,
  };
}
