import type { Figure } from "./figures/figure.ts";
import { listLengths } from "./lists.ts";

/** "me and 3 others" are four. */
const WITH = /(?:\b(?:with|w|plus|and|me|i|my|by)\b|[+&/])[^.;\d]{0,12}$/i;
const OTHERS =
  /^\+? ?(?:other|co-?|more|others|fellow|colleagues|classmates|peers|mates|friends|collegues)\b/i;
const TWO = /\b(?:one|1|another|both|double|pair|twin|second|too|together|partner|besides|and)\b|[&+]/i;
const WHOLE =
  /\b(?:all|always|every|everyone|everybody|everything|both|none|nobody|never|zero)\b|\bno (?!\d)/i;
const NONE = /\b(?:no|none|nobody|nothing|never|not|without|nil|zero|\w+n['’]?t)\b/i;

/** Answers whether a count follows from what a text lists or says of all and none: two for "me and Gil", 100 % for "never late". */
export function countsOf(
  support: string,
  figures: readonly Figure[],
): (one: Figure, suggestion: string) => boolean {
  const lists = listLengths(support);
  const joined = new Set(figures.flatMap((one) => othersAnd(support, one)));
  const stated = new Set(figures.map(({ spoken }) => spoken));
  const two = TWO.test(support);
  const whole = WHOLE.test(support);
  const none = NONE.test(support);
  return (one, suggestion) => {
    const { dimension, value, end } = one;
    if (value === 0) return none;
    if (dimension === "percent") return value === 100 && whole;
    if (dimension !== "plain") return false;
    if (joined.has(value) || lists.has(value) || (value === 2 && two)) return true;
    // "with six others" of "4th of 7 authors"
    return stated.has(value + 1) && OTHERS.test(suggestion.slice(end, end + 16).trimStart());
  };
}

/** The person and those beside: four for "with 3 others". */
function othersAnd(support: string, { dimension, value, start, end }: Figure): number[] {
  if (dimension !== "plain") return [];
  const before = support.slice(Math.max(0, start - 20), start);
  const after = support.slice(end, end + 16).trimStart();
  return WITH.test(before) || OTHERS.test(after) ? [value + 1] : [];
}
