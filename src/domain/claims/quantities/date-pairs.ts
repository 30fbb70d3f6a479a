import type { Quantity } from "./quantity.ts";

interface Dated {
  readonly reading: { readonly text: string };
  readonly quantities: readonly Quantity[];
}

/** Whether a suggestion joins a month or quarter of the source to the year of another: "Q1 2021" for "Q3 2021 – Q1 2022". */
export function isOtherDate(said: Quantity, suggestion: Dated, source: Dated): boolean {
  if (said.unit !== "year") return false;
  const part = partOf(said, suggestion);
  if (part === null) return false;
  // "July to September 2021" for "Q3 2021"
  if (
    part.unit === "month" &&
    source.quantities.some((one) => isQuarter(one) && one.value * 3 === part.value)
  )
    return false;
  const stated = source.quantities.flatMap((year) =>
    year.unit === "year" ? [{ year: year.value, part: partOf(year, source) }] : [],
  );
  const joined = stated.filter(({ part }) => part !== null);
  const isFree =
    stated.some((one) => one.part === null && one.year === said.value) ||
    source.quantities.some(
      (one) => sameSort(one, part) && one.value === part.value && !joined.some((date) => date.part === one),
    );
  return (
    joined.length > 0 &&
    !isFree &&
    !joined.some(
      (date) =>
        date.year === said.value &&
        date.part !== null &&
        date.part.value === part.value &&
        sameSort(date.part, part),
    )
  );
}

function sameSort(one: Quantity, other: Quantity): boolean {
  return one.unit === other.unit && (one.unit === "month" || (isQuarter(one) && isQuarter(other)));
}

function isQuarter({ unit, text }: Quantity): boolean {
  return unit === "ordinal" && /^(?:Q\d|\dQ)$|quarter$/i.test(text);
}

/** The month or quarter that stands before a year. */
function partOf(year: Quantity, { reading, quantities }: Dated): Quantity | null {
  const before = quantities[quantities.indexOf(year) - 1];
  if (!before || !(before.unit === "month" || isQuarter(before))) return null;
  return /^[\s,./'-]{0,2}(?:of )?$/.test(reading.text.slice(before.end, year.start)) ? before : null;
}
