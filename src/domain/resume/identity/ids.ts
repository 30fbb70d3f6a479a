const ID = /^[\w-]{1,32}$/;

export function isId(value: unknown): value is string {
  return typeof value === "string" && value.length <= 32 && ID.test(value);
}

/** Longer texts fit into no field; to hash megabytes would hold up whoever reads them only to refuse them. */
const MOST_HASHED = 20_000;

/** A hash under way. */
interface Hash {
  readonly high: number;
  readonly low: number;
}

const START: Hash = { high: 0xdeadbeef, low: 0x41c6ce57 };

function hashed({ high, low }: Hash, text: string): Hash {
  const end = Math.min(text.length, MOST_HASHED);
  let one = high;
  let other = low;
  for (let at = 0; at < end; at += 1) {
    const code = text.charCodeAt(at);
    one = Math.imul(one ^ code, 0x9e3779b1);
    other = Math.imul(other ^ code, 0x5f356495);
  }
  return { high: one, low: other };
}

/** Of the same words another id for each time that they stand there. */
function nthId(hash: Hash, nth: number): string {
  const one = hash.high ^ Math.imul(nth + 1, 0x27d4eb2f);
  const other = hash.low ^ Math.imul(nth + 1, 0x165667b1);
  const high = Math.imul(one ^ (one >>> 16), 0x85ebca6b) ^ Math.imul(other ^ (other >>> 13), 0xc2b2ae35);
  const low = Math.imul(other ^ (other >>> 16), 0x85ebca6b) ^ Math.imul(high ^ (high >>> 13), 0xc2b2ae35);
  return idOf(high, low);
}

/** The same id for the same words of a list wherever they are read. */
export function contentId(list: string, text: string, nth: number): string {
  return nthId(hashed(hashed(START, list), text), nth);
}

const SIGNS = Array.from("0123456789abcdefghijkmnpqrstuvwx", (sign) => sign.charCodeAt(0));

function signAt(bits: number, shift: number): number {
  return SIGNS[(bits >>> shift) & 31] ?? 0;
}

/** Two numbers as an id of eight characters, 40 of their bits. Twenty thousand of them are made at a time, so it must be quick. */
export function idOf(high: number, low: number): string {
  return String.fromCharCode(
    signAt(high, 5),
    signAt(high, 0),
    signAt(low, 25),
    signAt(low, 20),
    signAt(low, 15),
    signAt(low, 10),
    signAt(low, 5),
    signAt(low, 0),
  );
}

export interface ListIds {
  readonly hash: Hash;
  /** How often each hash has been given an id; texts that were made to share one must not walk over each other's. */
  readonly next: Map<number, number>;
}

/** Ids of one resume: none is given twice. */
export class IdRegister {
  readonly #taken: Set<string>;
  readonly #lists = new Map<string, ListIds>();
  readonly #newId: (() => string) | null;

  /** With `newId`, what has no id gets a new one; without, one by its content, the same on every device. */
  constructor(taken: Iterable<string>, newId: (() => string) | null) {
    this.#taken = new Set(taken);
    this.#newId = newId;
  }

  give(list: ListIds, text: string): string {
    const made = this.#newId?.();
    const id = made !== undefined && !this.#taken.has(made) ? made : this.#byContent(list, text);
    this.#taken.add(id);
    return id;
  }

  /** Counts on from the last one with the same words: a thousand equal lines take a thousand steps, not a million. */
  #byContent({ hash, next }: ListIds, text: string): string {
    const words = hashed(hash, text);
    const key = (words.high >>> 0) * 2 ** 21 + (words.low >>> 11);
    for (let nth = next.get(key) ?? 0; ; nth += 1) {
      const id = nthId(words, nth);
      if (this.#taken.has(id)) continue;
      next.set(key, nth + 1);
      return id;
    }
  }

  list(name: string): ListIds {
    const known = this.#lists.get(name) ?? { hash: hashed(START, name), next: new Map() };
    this.#lists.set(name, known);
    return known;
  }
}
