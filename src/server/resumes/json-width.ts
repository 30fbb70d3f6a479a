/** More objects and lists than any archive of the size that is taken can hold: the shortest entry of a resume is longer than this by far. */
const MOST_CONTAINERS = 1_500_000;
const DEEPEST = 32;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPEN = new Set([0x5b, 0x7b]);
const CLOSE = new Set([0x5d, 0x7d]);

/**
 * Whether JSON holds so many objects and lists, or so deep ones, that parsing it would take memory by the gigabyte: thirty
 * megabytes of "[]," do. Counts brackets outside of texts without parsing anything.
 */
export function isTooWide(bytes: Uint8Array): boolean {
  let containers = 0;
  let depth = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte === QUOTE) at = endOfText(bytes, at);
    else if (OPEN.has(byte)) {
      containers += 1;
      depth += 1;
      if (containers > MOST_CONTAINERS || depth > DEEPEST) return true;
    } else if (CLOSE.has(byte)) depth -= 1;
  }
  return false;
}

function endOfText(bytes: Uint8Array, start: number): number {
  let at = start + 1;
  while (at < bytes.length && bytes[at] !== QUOTE) at += bytes[at] === BACKSLASH ? 2 : 1;
  return at;
}
