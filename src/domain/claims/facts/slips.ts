const SHORTEST = 5;
const LONGEST = 24;

/** Finds words that are one slip of the keyboard away: a letter missing, added, another, or two swapped. */
export class SlipIndex {
  readonly #shortened = new Set<string>();

  constructor(words: Iterable<string>) {
    for (const word of words) {
      if (!canSlip(word)) continue;
      this.#shortened.add(word);
      for (const shorter of withoutOne(word)) this.#shortened.add(shorter);
    }
  }

  has(word: string): boolean {
    if (!canSlip(word)) return false;
    return this.#shortened.has(word) || withoutOne(word).some((shorter) => this.#shortened.has(shorter));
  }
}

/** Figures are never slips: "ISO 9001" is not "ISO 9002". */
function canSlip(word: string): boolean {
  return word.length >= SHORTEST && word.length <= LONGEST && /^\p{L}+$/u.test(word);
}

/** A word without one of its letters; the first one is seldom mistyped. */
function withoutOne(word: string): string[] {
  const shorter: string[] = [];
  for (let at = 1; at < word.length; at += 1) shorter.push(word.slice(0, at) + word.slice(at + 1));
  return shorter;
}
