import { baseOf, isKnownVerb } from "../../../domain/language/inflect.ts";
import { commonWords, isKnownWord, SHORTEST } from "./known-words.ts";
import { KNOWN_SLIPS } from "./slips.ts";

/** What a misspelled word was meant to be; null where it is spelled well or nobody can be certain. */
export function correction(text: string, opensLine: boolean): string | null {
  const word = text.toLowerCase().replaceAll("’", "'");
  if (!/^[a-z']+$/.test(word) || (text !== word && !opensLine)) return null;
  if (opensLine && /^[A-Z]{2}/.test(text)) return null;
  const slip = KNOWN_SLIPS.get(word);
  if (slip !== undefined) return likeSource(text, slip);
  if (word.length < SHORTEST + 1 || word.includes("'")) return null;
  const inflected = rightlyInflected(word);
  if (inflected !== null) return likeSource(text, inflected);
  if (isKnownWord(word) || isCompound(word)) return null;
  const meant = nearest(word) ?? (word.endsWith("s") ? plural(nearest(word.slice(0, -1))) : null);
  return meant === null ? null : likeSource(text, meant);
}

/** "propertys" → "properties", "wraping" → "wrapping", "commissionning" → "commissioning": only the ending is spelled badly. */
function rightlyInflected(word: string): string | null {
  const [, one] = /^([a-z]{3,}[^aeiou])ys$/.exec(word) ?? [];
  if (one !== undefined) return isKnownWord(`${one}y`) ? `${one}ies` : null;
  const [, stem = "", letter = "", ending = ""] = /^([a-z]+?)([bdgklmnprt])\2?(ing|ed)$/.exec(word) ?? [];
  if (stem === "" || isKnownVerb(word)) return null;
  const other = word.startsWith(`${stem}${letter}${letter}`)
    ? `${stem}${letter}${ending}`
    : `${stem}${letter}${letter}${ending}`;
  return baseOf(other, "past", "gerund") === null ? null : other;
}

/** "firewalk": two words that are written as one are no slip. */
function isCompound(word: string): boolean {
  for (let at = SHORTEST; at <= word.length - SHORTEST; at += 1)
    if (isCommonWord(word.slice(0, at)) && isCommonWord(word.slice(at))) return true;
  return false;
}

function isCommonWord(word: string): boolean {
  return commonWords(word.charAt(0)).includes(word);
}

/** The one common word that is a slip away; of several the one that ends alike. */
function nearest(word: string): string | null {
  const near = commonWords(word.charAt(0)).filter((known) => isOneSlipAway(word, known));
  const alike = near.length > 1 ? near.filter((known) => known.at(-1) === word.at(-1)) : near;
  const [only] = alike;
  return alike.length === 1 && only !== undefined ? only : null;
}

function plural(word: string | null): string | null {
  return word === null || /[sxyh]$/.test(word) ? null : `${word}s`;
}

function likeSource(text: string, word: string): string {
  return /^\p{Lu}/u.test(text) ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}

/** One letter too many, too few or another one, or two letters changed round. */
function isOneSlipAway(word: string, known: string): boolean {
  const difference = word.length - known.length;
  if (difference > 1 || difference < -1) return false;
  let at = 0;
  while (at < word.length && word[at] === known[at]) at += 1;
  // In a short word a letter more or less makes another word: "beads" are no beds. A doubled letter does not.
  const isLong = Math.min(word.length, known.length) >= 6;
  if (difference > 0) return (isLong || word[at] === word[at - 1]) && word.slice(at + 1) === known.slice(at);
  if (difference < 0)
    return (isLong || known[at] === known[at - 1]) && word.slice(at) === known.slice(at + 1);
  if (word[at] === known[at + 1] && word[at + 1] === known[at])
    return word.slice(at + 2) === known.slice(at + 2);
  // Another letter in a short word makes another word as easily as a slip.
  return (
    word.length >= 6 &&
    word.slice(at + 1) === known.slice(at + 1) &&
    isEasilyTaken(word.charAt(at), known.charAt(at))
  );
}

/** Letters that are taken for each other by ear or lie side by side; "cleaness" is about no cleaners. */
const TAKEN_FOR =
  "aeiouy csz ckq mn dt gj bp fv sz iy td oi er we tr ui io op as sd df gh hj kl cv vb bn nm pl".split(" ");

function isEasilyTaken(given: string, meant: string): boolean {
  return TAKEN_FOR.some((letters) => letters.includes(given) && letters.includes(meant));
}
