import type { Quantity } from "../quantities/quantity.ts";
import type { StatedNumbers } from "./stated-numbers.ts";

const PART_BEFORE =
  /(?<!\b(?:every|each) )\b(one|two|three|four|five|six|seven|eight|nine|ten|\d[\d,.]*(?: ?%| percent| per cent)?|some|most|half|several|many|a few|part)(?: [a-z]+)? (?:out )?of (?:an? |the |our |my |their |its |all |these |those )?$/i;
const KEPT =
  /\b(?:of|in|with|among|between|out of|from|%|some|most|half|several|part|parts)\s(?:an? |the |our |my |a team of |a group of |all )?$/i;

const PLACED = /\b(in|at|on|across|for) [\w,.]+(?: [a-z]+)? (?:out )?of (?:the |our |my |all )?$/i;

/** "Conducted 120 interviews" for "50 of the 120": the whole goes by as the part that was done. */
export function takesWhole(said: Quantity, suggestion: StatedNumbers, source: StatedNumbers): boolean {
  if (said.unit !== "plain" || said.high !== undefined) return false;
  const text = source.reading.text;
  const uses = source.quantities.filter(({ unit, value }) => unit === "plain" && value === said.value);
  const isShared = ({ start }: Quantity) => PART_BEFORE.test(text.slice(Math.max(0, start - 40), start));
  if (uses.length === 0 || !uses.every(isShared)) return false;
  const before = suggestion.reading.text.slice(Math.max(0, said.start - 40), said.start);
  // "in 5 of 30 shops" made "in 30 shops"
  const place = /\b(in|at|on|across|for) (?:the |all )?$/i.exec(before)?.[1]?.toLowerCase();
  const moved =
    place !== undefined &&
    uses.every(
      ({ start }) => PLACED.exec(text.slice(Math.max(0, start - 40), start))?.[1]?.toLowerCase() === place,
    );
  const alone = suggestion.quantities.every(({ value, unit }) => value === said.value || unit !== "plain");
  const share = suggestion.quantities.some(({ unit }) => unit === "percent");
  return (
    alone &&
    !share &&
    (moved || !KEPT.test(before)) &&
    !/\b(?:one|some|most|half|several|part) (?:out )?of\b/i.test(suggestion.reading.text)
  );
}
