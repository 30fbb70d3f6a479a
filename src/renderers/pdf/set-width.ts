import { isKerned } from "../fonts/families.ts";
import { faceOf, type SetStyle } from "./face.ts";
import type { KernedScript } from "./pair-kerning.ts";
import { plainWidth } from "./widest.ts";

/** Texts of one script alone: the engine sets each script by itself, with the kerning that the font has for it. */
const SCRIPTS: readonly (readonly [KernedScript, RegExp])[] = [
  ["DFLT", /^\p{Script=Common}*$/u],
  ["latn", /^[\p{Script=Latin}\p{Script=Common}]*$/u],
  ["grek", /^[\p{Script=Greek}\p{Script=Common}]*$/u],
  ["cyrl", /^[\p{Script=Cyrillic}\p{Script=Common}]*$/u],
];
// Fonts place marks by other rules, draw some signs otherwise behind certain letters ("l·l", "A´", "^2"), and let the dots of "ïï" make
// room for each other; what nobody sees has a width in some of them.
const SET_OTHERWISE = /[\p{M}\p{Sk}\p{Default_Ignorable_Code_Point}·∙\u0387ïї]/u;

/** The width of the text as the engine sets it, in pixels; none where only the engine can tell. */
export function setWidth(text: string, style: SetStyle): number | null {
  if (SET_OTHERWISE.test(text)) return null;
  const script = SCRIPTS.find(([, letters]) => letters.test(text))?.[0];
  const plain = script === undefined ? null : plainWidth(text, style);
  if (script === undefined || plain === null) return null;
  // Nothing is added behind the last letter.
  const width = plain - (text === "" ? 0 : style.tracking * style.size);
  if (!isKerned(style)) return width;
  const kerning = faceOf(style).kerning(script);
  let kerned = 0;
  for (let at = 1; at < text.length; at++) kerned += kerning(text.charCodeAt(at - 1), text.charCodeAt(at));
  return width + kerned * style.size;
}
