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

/** The same, and which words they are. */
export class SlipMap {
  /** Of each form its first two words: whoever asks needs to know of one, or that there are more. */
  readonly #words = new Map<string, readonly string[]>();

  constructor(words: Iterable<string>) {
    for (const word of words) {
      if (!canSlip(word)) continue;
      for (const form of [word, ...withoutOne(word)]) {
        const known = this.#words.get(form) ?? [];
        if (known.length < 2 && !known.includes(word)) this.#words.set(form, [...known, word]);
      }
    }
  }

  /** Words that are one slip away; at least two of them where there are several. */
  near(word: string): string[] {
    if (!canSlip(word)) return [];
    return [...new Set([word, ...withoutOne(word)].flatMap((form) => this.#words.get(form) ?? []))];
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
