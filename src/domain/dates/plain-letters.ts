import { inForm } from "../text/normal-form.ts";

const ZEROES = [0x0660, 0x06f0, 0x0966, 0x09e6, 0x0be6, 0x0e50];
const OTHER_DIGIT = /(?![0-9])\p{Nd}/gu;
const UNSEEN = /[\u00ad\u0640\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/** One way to write what is written in several: small letters, figures 0 to 9, one apostrophe, no unseen signs. */
export function plainLetters(text: string): string {
  return inForm("NFKC", text)
    .toLowerCase()
    .replace(UNSEEN, "")
    .replace(/i\u0307/g, "i")
    .replace(OTHER_DIGIT, digitOf)
    .replace(/[‘’ʼ`´׳]/g, "'")
    .replace(/[أإآ]/g, "ا")
    .replace(/\p{Script=Greek}/gu, withoutMarks)
    .replace(/ς/g, "σ")
    .replace(/\s+/g, " ");
}

export function withoutMarks(text: string): string {
  return inForm("NFC", inForm("NFD", text).replace(/[\u0300-\u036f]/g, ""));
}

function digitOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  const zero = ZEROES.find((start) => code >= start && code < start + 10);
  return zero === undefined ? digit : String(code - zero);
}
