import type { Token } from "../../language/tokens.ts";
import type { Reading } from "../support.ts";

export const ACRONYM = /^(?=.*[A-Z].*[A-Z])[A-Z0-9&/+.-]{2,}s?$/;

export const LINKS = new Set(["of", "the", "for", "and"]);

/** "EHR" for "electronic health records", and the other way round. */
export function spellsOut(suggestion: Reading, first: number, last: number, support: Reading): boolean {
  const said = suggestion.tokens.slice(first, last + 1);
  const acronym = said.length === 1 ? said[0]?.text.replace(/s$|[^A-Za-z]/g, "").toLowerCase() : undefined;
  if (acronym && acronym.length >= 2 && ACRONYM.test(said[0]?.text ?? ""))
    return initialsIn(support.tokens, acronym);
  const initials = said
    .filter(({ lower }) => !LINKS.has(lower))
    .map(({ lower }) => lower[0])
    .join("");
  return said.length >= 2 && acronymsIn(support.tokens).has(initials);
}

const SMALL_WORDS = /^(?:of|the|for|and|to|in|on|at|by|with)$/;

/** Two names with a comma or small words between them, as one. */
export function spellOutTogether(
  { tokens, text }: Reading,
  first: number,
  last: number,
  support: Reading,
): boolean {
  const said = tokens.slice(first, last + 1);
  const large = said.filter(({ text: word }) => /^\p{Lu}/u.test(word));
  const whole = text.slice(said[0]?.start, said.at(-1)?.end);
  return (
    said.every((word) => large.includes(word) || SMALL_WORDS.test(word.lower)) &&
    !/[.;:\n]/.test(whole) &&
    large.length >= 3 &&
    acronymsIn(support.tokens).has(large.map(({ lower }) => lower[0]).join(""))
  );
}

const acronyms = new WeakMap<readonly Token[], ReadonlySet<string>>();

/** "M&S", "EHRs", "N.H.S": the letters of each, with and without the plural's. */
function acronymsIn(found: readonly Token[]): ReadonlySet<string> {
  const known =
    acronyms.get(found) ??
    new Set(
      found
        .filter(({ text }) => ACRONYM.test(text))
        .map(({ text }) => text.replace(/[^A-Za-z]/g, ""))
        .flatMap((short) => [short.toLowerCase(), short.replace(/s$/, "").toLowerCase()]),
    );
  acronyms.set(found, known);
  return known;
}

const letters = new WeakMap<readonly Token[], string>();

function initialsIn(found: readonly Token[], acronym: string): boolean {
  const known =
    letters.get(found) ??
    found
      .filter(({ lower }) => !LINKS.has(lower))
      .map(({ lower }) => lower[0])
      .join("");
  letters.set(found, known);
  return acronym.length >= 2 && known.includes(acronym);
}
