import { inForm } from "../../domain/text/normal-form.ts";

/** Letters of other alphabets that look like ours. */
const LOOKALIKES: Readonly<Record<string, string>> = Object.fromEntries(
  "аa еe оo рp сc уy хx іi ѕs јj ԁd һh ԛq ԝw ӏl ɡg ոn ΑA ΒB ΕE ΖZ ΗH ΙI ΚK ΜM ΝN ΟO ΡP ΤT ΥY ΧX οo αa νv ιi АA ВB ЕE КK МM НH ОO РP СC ТT ХX ІI ЅS ЈJ"
    .split(" ")
    .map((pair) => [pair.slice(0, 1), pair.slice(1)]),
);
const FOREIGN_LETTER = new RegExp(`[${Object.keys(LOOKALIKES).join("")}]`, "gu");
const ENCODED = /[A-Za-z\d+/_-]{24,}={0,2}/g;
const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/** What a text says once its disguises are off: invisible characters, letters that look like others, Base64. */
export function unmask(text: string): string {
  const plain = withSingleSpaces(
    inForm("NFKC", text.toWellFormed()).replace(/\p{Default_Ignorable_Code_Point}/gu, ""),
  ).replace(/(?<=[a-z])_(?=[a-z])/gi, " ");
  const latin = (plain.match(/[A-Za-z]/g)?.length ?? 0) > (plain.match(/[\u0370-\u052F]/g)?.length ?? 0);
  const folded = latin ? plain.replace(FOREIGN_LETTER, (letter) => LOOKALIKES[letter] ?? letter) : plain;
  const decoded = (folded.match(ENCODED) ?? []).map(decode).filter((part) => part !== null);
  return [folded, ...decoded].join("\n");
}

/** The patterns for orders begin at each line: runs of empty ones, thousands long, would cost the square of their number. */
function withSingleSpaces(text: string): string {
  return text.replace(/[^\S\n]+/g, " ").replace(/ ?\n(?: ?\n)* ?/g, "\n");
}

/** Text hidden in Base64; null for what decodes to no text. */
function decode(encoded: string): string | null {
  let bits = 0;
  let held = 0;
  let text = "";
  for (const letter of encoded.replace(/=+$/, "").replaceAll("-", "+").replaceAll("_", "/")) {
    held = ((held << 6) | ALPHABET.indexOf(letter)) & 0xffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    text += String.fromCharCode((held >> bits) & 0xff);
  }
  return /^[\x20-\x7e\s]{12,}$/.test(text) && / /.test(text) ? withSingleSpaces(text) : null;
}

const DIGIT_LETTERS: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
};

/** A text without anything but letters, as read by digits for letters, backwards and with the alphabet turned by half. */
export function inOtherLetters(text: string): string[] {
  const letters = text.toLowerCase().replace(/[^a-z]/g, "");
  const read = text
    .toLowerCase()
    .replace(/[013457@$]/g, (sign) => DIGIT_LETTERS[sign] ?? sign)
    .replace(/[^a-z]/g, "");
  const turned = letters.replace(/[a-z]/g, (letter) =>
    String.fromCharCode(((letter.charCodeAt(0) - 84) % 26) + 97),
  );
  return [letters, read, [...letters].reverse().join(""), turned];
}
