import type { Quantity } from "./quantity.ts";
import { same } from "./support-quantity.ts";

const EXCEEDED =
  /\b(?:exceed|beat|surpass|outperform|overachiev|overshot|topp?)\w*\b[^.;\n]{0,40}\bby (?:about |around |over |nearly |almost )?$/i;
const PAST_GOAL =
  /^ (?:over|above|past|beyond|ahead of|more than) (?:the |my |our |its |his |her )?(?:[\w-]+ )?(?:quotas?|targets?|goals?|budget|plan|forecast)\b/i;

const OF_GOAL = /^ of (?:[\w'-]+ ){0,3}(?:quotas?|targets?|goals?|budget|plan)\b/i;

interface Told {
  readonly reading: { readonly text: string };
}

/** Whether a share tells by how much a goal was passed: 12 in "exceeded quota by 12 %". */
function isExcess({ unit, start, end }: Quantity, { reading: { text } }: Told): boolean {
  return (
    unit === "percent" &&
    (EXCEEDED.test(text.slice(Math.max(0, start - 80), start)) || PAST_GOAL.test(text.slice(end, end + 48)))
  );
}

const GROWN = /\b(?:gr[eo]w|increas|rais|lift|boost|up|rose|ris)\w*\b[^.;\n]{0,40}\bby $/i;
const OF_LAST_YEAR = /^ of (?:last|the (?:last|previous|prior)|what)/i;

/** "by 30 %" for "at 130 % of last year's". */
function isGrowth(said: Quantity, suggestion: Told, stated: Quantity, source: Told): boolean {
  return (
    GROWN.test(suggestion.reading.text.slice(Math.max(0, said.start - 60), said.start)) &&
    OF_LAST_YEAR.test(source.reading.text.slice(stated.end, stated.end + 16)) &&
    same(said.value + 100, stated.value)
  );
}

/** Who reached 112 % of a goal passed it by 12 %, and the other way round. */
export function isSameExcess(said: Quantity, suggestion: Told, stated: Quantity, source: Told): boolean {
  if (said.unit !== "percent" || stated.unit !== "percent" || said.bound !== stated.bound) return false;
  if (!same(Math.abs(said.value - stated.value), 100)) return false;
  if (isGrowth(said, suggestion, stated, source)) return true;
  const [passed, reached] = isExcess(said, suggestion) ? [said, stated] : [stated, said];
  return isExcess(said, suggestion) !== isExcess(stated, source) && same(passed.value + 100, reached.value);
}

/** Who reached 112 % of a goal did not pass it by 112 %. */
export function isOtherExcess(said: Quantity, suggestion: Told, stated: Quantity, source: Told): boolean {
  return (
    stated.unit === "percent" &&
    (stated.value > 100 || OF_GOAL.test(source.reading.text.slice(stated.end, stated.end + 48))) &&
    isExcess(said, suggestion) &&
    !isExcess(stated, source)
  );
}
