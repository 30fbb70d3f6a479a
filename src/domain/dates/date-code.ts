import { dateWords } from "./date-words.ts";
import { plainLetters } from "./plain-letters.ts";

/** A longer text is no date; the field's own limit is 200. */
const LONGEST = 80;
/** "2015 ... 2017" has three signs in a row; a row of dots is no date, and each of them would be looked at. */
const MOST_SIGNS = 4;
/** "(3 yrs 2 mos)" or "· 5 yrs" after the dates, as networks for careers write it. */
const REMARK = / ?(?:\([^()]*\)|[·•|][^·•|]*)$/;
const RANGE_SIGN = /[–—―‒−〜~]/;
const LETTER = /[\p{L}\p{M}]/u;
/** Scripts in which a word may touch the next one. */
const TOUCHING = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;
const ORDINAL = /^(?:st|nd|rd|th|er|º|ª|°)(?!\p{L})/u;
const BUDDHIST = { from: 2443, to: 2642, ahead: 543 };

/** A text as dates are parsed from it; `isBare` where nothing but the dates was said. */
export type DateText = { code: string; isBare: boolean };

/** The text with every word replaced by its code, or null where a word says nothing about a date. */
export function dateCode(text: string, language: string | undefined): DateText | null {
  if (text.length > LONGEST) return null;
  const whole = plainLetters(text).trim();
  const plain = whole.replace(REMARK, "");
  const words = dateWords(language);
  const isThai = language?.startsWith("th") || /\p{Script=Thai}/u.test(plain);
  let isBare = plain === whole;
  let code = "";
  let signs = 0;
  for (let at = 0; at < plain.length; ) {
    const rest = plain.slice(at);
    const [digits] = /^\d+/.exec(rest) ?? [];
    if (digits !== undefined) {
      const year = Number(digits);
      const isBuddhist = isThai && year >= BUDDHIST.from && year <= BUDDHIST.to;
      if (isBuddhist) isBare = false;
      code += isBuddhist ? String(year - BUDDHIST.ahead) : digits;
      at += digits.length + (ORDINAL.exec(rest.slice(digits.length))?.[0].length ?? 0);
      continue;
    }
    const found = wordAt(rest, words);
    if (found) {
      if (found.code === "+" || found.code.startsWith("E")) isBare = false;
      code += found.code === "+" ? " " : found.code;
      at += found.length;
      continue;
    }
    const quarter = /^[qt]([1-4])(?!\d)/.exec(rest);
    if (quarter && !/\d$/.test(code)) {
      code += `q${quarter[1]}`;
      at += 2;
      continue;
    }
    const sign = signAt(rest, plain[at - 1]);
    signs = /[^ ]$/.test(code) && /\W$/.test(code) ? signs + 1 : 0;
    if (sign === null || signs > MOST_SIGNS) return null;
    code += sign;
    at += 1;
  }
  const inEra = code.replace(/E(\d{4}) ?(\d{1,2}|元)/g, (_, before, year) =>
    String(Number(before) + (year === "元" ? 1 : Number(year))),
  );
  return { code: inEra.replace(/ +/g, " ").trim(), isBare };
}

function wordAt(rest: string, words: ReturnType<typeof dateWords>): { code: string; length: number } | null {
  if (rest.startsWith(" ")) return null;
  for (let length = Math.min(words.longestAt(rest.charAt(0)), rest.length); length > 0; length--) {
    const word = rest.slice(0, length);
    const code = words.find(word);
    if (code === undefined) continue;
    const next = rest[length] ?? "";
    if (LETTER.test(word.at(-1) ?? "") && LETTER.test(next) && !TOUCHING.test(next) && !TOUCHING.test(word))
      continue;
    return { code, length: next === "." ? length + 1 : length };
  }
  return null;
}

/** A hyphen joins two dates where a space stands beside it; inside a word of figures it may be part of a date. */
function signAt(rest: string, before: string | undefined): string | null {
  const [sign = "", next] = rest;
  if (RANGE_SIGN.test(sign)) return "~";
  if (sign === "-")
    return before === undefined || before === " " || next === undefined || next === " " ? "~" : "-";
  if (sign === "," || sign === " ") return " ";
  return "./'元".includes(sign) ? sign : null;
}
