import { firstFrom } from "../../language/tokens.ts";
import { isTelling } from "../alignment.ts";
import type { Quantity } from "../quantities/quantity.ts";
import { alike } from "../support.ts";
import type { StatedNumbers } from "./stated-numbers.ts";

/** "3 % online and 8 % in store" for "8 % online and 3 % in store": each number stands by the other's word. */
export function isSwapped(
  said: Quantity,
  stated: readonly Quantity[],
  suggestion: StatedNumbers,
  source: StatedNumbers,
): boolean {
  if (said.unit === "plain" || said.unit === "year" || said.unit === "month") return false;
  const word = wordAfter(said, suggestion);
  if (word === null) return false;
  const own = stated.map((one) => wordAfter(one, source));
  if (own.some((other) => other === null || alike(other, word))) return false;
  return source.quantities.some(
    (one) =>
      one.unit === said.unit &&
      one.value !== said.value &&
      wordAfter(one, source) === word &&
      suggestion.quantities.some((other) => other.unit === one.unit && other.value === one.value),
  );
}

/** The first telling word after a number, as far as the phrase goes. */
function wordAfter({ end }: Quantity, { reading: { tokens, text } }: StatedNumbers): string | null {
  for (const token of tokens.slice(firstFrom(tokens, end), firstFrom(tokens, end) + 3)) {
    if (/[,;:.()\n]/.test(text.slice(end, token.start)) || token.lower === "and") return null;
    if (isTelling(token)) return token.lower;
  }
  return null;
}
