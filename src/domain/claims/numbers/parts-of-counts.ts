import { baseOf } from "../../language/inflect.ts";
import { stem } from "../../language/stem.ts";
import { firstFrom, type Token } from "../../language/tokens.ts";
import { isTelling } from "../alignment.ts";
import type { Quantity } from "../quantities/quantity.ts";
import type { Reading } from "../support.ts";
import { countedBy } from "./counted.ts";
import type { StatedNumbers } from "./stated-numbers.ts";

const OF_THEM = /^(?: [a-z]+)? of (?:them|these|those|which|whom)\b/i;
const AS = /^(?: years?)? as (?:an? |the )?/i;
const KEPT =
  /\b(?:of (?:them|these|those|which|whom)|some|part|partly|including|several|most|half|among|last|later)\b/i;
const FEW = 6;

/** "Fed and milked 40 cows" for "fed 40 cows, milked 25 of them": what is true of a part goes by as true of the whole. */
export function takesPart(said: Quantity, suggestion: StatedNumbers, source: StatedNumbers): boolean {
  if (!/^(?:plain|months)$/.test(said.unit) || said.high !== undefined || KEPT.test(suggestion.reading.text))
    return false;
  const at = source.quantities.findIndex(({ unit, value }) => unit === said.unit && value === said.value);
  const [whole, part] = source.quantities.slice(at, at + 2);
  if (at < 0 || !whole || !part || part.spoken >= whole.spoken || !/^(?:plain|months)$/.test(part.unit))
    return false;
  if (suggestion.quantities.some(({ spoken, unit }) => spoken === part.spoken || unit === "percent"))
    return false;
  if (source.reading.text.slice(whole.end, part.start).includes(".")) return false;
  const { tokens, text, stems } = suggestion.reading;
  // "in person and online", "Shift lead with 5 years at Shell": the part is kept apart.
  const isApart = (root: string) =>
    tokens.some(({ lower, start, end }) => {
      if (stem(lower) !== root) return false;
      const beside = /\band $/i.test(text.slice(Math.max(0, start - 4), start));
      return (beside && baseOf(lower, "past") === null) || / with $/i.test(text.slice(end, said.start));
    });
  return wordsOf(part, source.reading).some((root) => stems.has(root) && !isApart(root));
}

/** The words that are said of a part only: its own verb, and what follows "of them" or "as". */
function wordsOf(part: Quantity, reading: Reading): string[] {
  const { tokens, text } = reading;
  const at = firstFrom(tokens, part.start);
  const after = text.slice(part.end, part.end + 24);
  const once = (root: string) => tokens.filter(({ lower }) => stem(lower) === root).length === 1;
  const roots = (words: readonly (Token | undefined)[]) =>
    words.flatMap((word) => (word ? [stem(word.lower)] : [])).filter(once);
  const following = (from: number) => {
    const rest = tokens.slice(at, at + 2 * FEW).filter(({ start }) => start >= from);
    const end = rest.findIndex(({ start }) => /[.;\n]/.test(text.slice(from, start)));
    return rest.slice(0, end < 0 ? FEW : Math.min(end, FEW)).filter(isTelling);
  };
  const isDeed = (word: Token | undefined) => word !== undefined && baseOf(word.lower, "past") !== null;
  const [ofThem] = OF_THEM.exec(after) ?? [];
  if (ofThem !== undefined) {
    const before = tokens[at - 1];
    return roots([isDeed(before) ? before : undefined, ...following(part.end + ofThem.length)]);
  }
  const [as] = AS.exec(after) ?? [];
  if (as !== undefined) return roots(following(part.end + as.length).slice(0, 1));
  // "asked 200 tenants, 50 answered"
  const next = tokens.slice(at, at + 3).find(({ start }) => start >= part.end);
  return isDeed(next) && countedBy(part, reading).length <= 1 ? roots([next]) : [];
}
