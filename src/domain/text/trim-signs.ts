import { withoutTrailing } from "./without-trailing.ts";

/** A text without the signs and the room at both of its ends, walked from each end as `withoutTrailing` is. */
export function trimSigns(text: string, signs: string): string {
  const left = withoutTrailing(text, signs);
  let start = 0;
  while (start < left.length && (signs.includes(left.charAt(start)) || left.charAt(start).trim() === ""))
    start += 1;
  return left.slice(start);
}
