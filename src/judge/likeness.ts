/** How two words that are not the same are alike. */
export type Likeness = "stem" | "near" | "begins";

export interface AlikePair {
  readonly one: string;
  readonly other: string;
  readonly likeness: Likeness;
}

/** No word of a language is longer; comparing what is costs as much as a hostile text likes. */
const LONGEST_COMPARED = 40;

/** Which words of the two sides are alike. A word is found again under its own first letter, or not at all. */
export function alikePairs(ones: ReadonlySet<string>, others: ReadonlySet<string>): AlikePair[] {
  const byLetter = Map.groupBy(others, (other) => other.slice(0, 1));
  const pairs: AlikePair[] = [];
  for (const one of ones) {
    for (const other of byLetter.get(one.slice(0, 1)) ?? []) {
      const likeness = one === other ? null : likenessOf(one, other);
      if (likeness) pairs.push({ one, other, likeness });
    }
  }
  return pairs;
}

function likenessOf(one: string, other: string): Likeness | null {
  if (isStem(one, other)) return "stem";
  if (isNear(one, other)) return "near";
  const begins = one.length >= 2 && other.length >= 2 && (other.startsWith(one) || one.startsWith(other));
  return begins ? "begins" : null;
}

function isStem(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (short.length < 3) return false;
  if (short.length === 3) return long.length <= 6 && long.startsWith(short);
  const least = Math.max(4, short.length - 2);
  return long.length - least <= 6 && long.startsWith(short.slice(0, least));
}

/** A slip of the keyboard apart: one letter in short words, two in long ones; neighbours that changed places are one slip. */
function isNear(one: string, other: string): boolean {
  const longest = Math.max(one.length, other.length);
  const most = longest < 7 ? 1 : 2;
  if (Math.min(one.length, other.length) < 4 || Math.abs(one.length - other.length) > most) return false;
  return longest <= LONGEST_COMPARED && isWithin(one, other, most);
}

// Kept between calls: thousands of pairs may be compared for one text.
let before = new Uint8Array(LONGEST_COMPARED + 1);
let last = new Uint8Array(LONGEST_COMPARED + 1);
let row = new Uint8Array(LONGEST_COMPARED + 1);

/** Whether so many slips lead from one word to the other. Only as far off the diagonal as slips can lead: linear in the word. */
function isWithin(one: string, other: string, most: number): boolean {
  const far = most + 1;
  before.fill(far);
  for (let j = 0; j < last.length; j += 1) last[j] = Math.min(j, far);
  let leastBefore = 0;
  for (let i = 1; i <= one.length; i += 1) {
    row.fill(far);
    row[0] = Math.min(i, far);
    let least = Math.min(i, far);
    for (let j = Math.max(1, i - most); j <= Math.min(other.length, i + most); j += 1) {
      const cost = Math.min(cheapest(one, other, i, j, far), far);
      row[j] = cost;
      least = Math.min(least, cost);
    }
    // Two rows, since letters that changed places reach over one.
    if (least > most && leastBefore > most) return false;
    leastBefore = least;
    [before, last, row] = [last, row, before];
  }
  return (last[other.length] ?? far) <= most;
}

function cheapest(one: string, other: string, i: number, j: number, far: number): number {
  const [letter, against] = [one.charCodeAt(i - 1), other.charCodeAt(j - 1)];
  const changed = (last[j - 1] ?? far) + (letter === against ? 0 : 1);
  const cost = Math.min(changed, (last[j] ?? far) + 1, (row[j - 1] ?? far) + 1);
  const swapped = i > 1 && j > 1 && letter === other.charCodeAt(j - 2) && one.charCodeAt(i - 2) === against;
  return swapped ? Math.min(cost, (before[j - 2] ?? far) + 1) : cost;
}
