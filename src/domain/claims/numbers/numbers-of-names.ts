import type { Claim } from "../claim.ts";
import type { Quantity } from "../quantities/quantity.ts";
import type { Reading } from "../support.ts";

const NAMED =
  /^(?: (?:years?|yrs?|months?|weeks?|seasons?|summers?))? (?:at|for|with) (?:the )?(\p{Lu}[\p{L}&.'-]*)/u;

/** Which number stands with which name: "5 years at Shell and 2 at BP". */
function namesOf({ text, quantities }: Reading): { one: Quantity; name: string }[] {
  return quantities.flatMap((one) => {
    const name = NAMED.exec(text.slice(one.end, one.end + 48))?.[1]?.toLowerCase();
    return name === undefined ? [] : [{ one, name }];
  });
}

/** "5 years at BP" for "5 years at Shell and 2 at BP". */
export function numbersOfNames(suggestion: Reading, source: Reading): Claim[] {
  const stated = namesOf(source);
  if (new Set(stated.map(({ name }) => name)).size < 2) return [];
  return namesOf(suggestion).flatMap(({ one, name }): Claim[] => {
    const same = stated.filter((other) => other.name === name);
    if (
      same.length === 0 ||
      same.some((other) => other.one.spoken === one.spoken || other.one.value === one.value)
    )
      return [];
    const { text, start, end } = one;
    return [{ kind: one.unit === "months" ? "time" : "number", text, start, end }];
  });
}
