import type { Claim } from "./claim.ts";
import type { Reading } from "./support.ts";

const SCRIPTS = [
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+/gu,
  /\p{Script=Hangul}+/gu,
  /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]+/gu,
  /\p{Script=Greek}{2,}/gu,
  /\p{Script=Cyrillic}+/gu,
  /\p{Script=Hebrew}+/gu,
  /\p{Script=Arabic}+/gu,
  /[\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Gujarati}\p{Script=Gurmukhi}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}]+/gu,
  /[\p{Script=Armenian}\p{Script=Georgian}\p{Script=Ethiopic}]+/gu,
  /(?:\p{Extended_Pictographic}[\u200D\uFE0F]?)+/gu,
];

/** What is written in signs of which the source has none: no other check can read it, so none may pass. */
export function otherScripts({ text }: Reading, support: Reading): Claim[] {
  return SCRIPTS.flatMap((script) => {
    const found = [...text.matchAll(script)];
    if (found.length === 0 || support.text.search(script) >= 0) return [];
    return found.map(
      ([said], index): Claim => ({
        kind: "name",
        text: said,
        start: found[index]?.index ?? 0,
        end: (found[index]?.index ?? 0) + said.length,
      }),
    );
  });
}
