/** A space at which no line breaks: what it parts is read as one. */
const NO_BREAK = "\u00a0";

/** How many, and of those that were answered. */
export function shareOf(count: number, answered: number): string {
  if (answered === 0) return "–";
  return `${count}${NO_BREAK}(${Math.round((100 * count) / answered)}${NO_BREAK}%)`;
}

export function durationOf(milliseconds: number): string {
  return milliseconds < 1000
    ? `${milliseconds}${NO_BREAK}ms`
    : `${(milliseconds / 1000).toFixed(1)}${NO_BREAK}s`;
}
