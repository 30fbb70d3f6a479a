import { Unzip, UnzipInflate, Unzlib } from "fflate";

/** A byte can stand for a thousand: so few are inflated before what came of them is counted. */
const STEP = 512;
/** Packed bytes that may bring nothing: blocks without content cost a table each, and no packer writes them. */
const MOST_IDLE = 8 * 1024;
/** A document of Word has some dozens. */
const MOST_ENTRIES = 2_000;
const STORED = 0;
const DEFLATED = 8;

/** Takes what comes out of a stream, up to a bound. */
class Bounded {
  readonly #parts: Uint8Array[] = [];
  #size = 0;
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  add(part: Uint8Array): void {
    this.#size += part.length;
    if (this.#size <= this.#most) this.#parts.push(part);
    else this.#parts.length = 0;
  }

  get isOver(): boolean {
    return this.#size > this.#most;
  }

  /** Whether so many packed bytes have brought much less than themselves. */
  isIdle(packed: number): boolean {
    return packed > this.#size + MOST_IDLE;
  }

  joined(): Uint8Array {
    const whole = new Uint8Array(this.#size);
    let at = 0;
    for (const part of this.#parts) {
      whole.set(part, at);
      at += part.length;
    }
    return whole;
  }
}

/** The bytes that a zlib stream holds; null where they are more than allowed, or damaged. */
export function inflated(packed: Uint8Array, most: number): Uint8Array | null {
  const taken = new Bounded(most);
  const stream = new Unzlib((part) => taken.add(part));
  try {
    for (let at = 0; at < packed.length; at += STEP) {
      stream.push(packed.subarray(at, at + STEP), at + STEP >= packed.length);
      if (taken.isOver || taken.isIdle(at)) return null;
    }
  } catch {
    return null;
  }
  return taken.joined();
}

/** How many bytes a zlib stream holds, as far as it can be read; counted until they are more than allowed. */
export function inflatedSize(packed: Uint8Array, most: number): number {
  let size = 0;
  const stream = new Unzlib((part) => {
    size += part.length;
  });
  try {
    for (let at = 0; at < packed.length && size <= most; at += STEP)
      stream.push(packed.subarray(at, at + STEP), at + STEP >= packed.length);
  } catch {
    // Damaged, or not packed so: what came of it counts.
  }
  return size;
}

/** The files of a ZIP that are wanted, each up to a bound, so many at most; nothing else is unpacked. */
export function zipFiles(
  zip: Uint8Array,
  wanted: (name: string) => boolean,
  { bytes, files, over }: { bytes: number; files: number; over?: (name: string) => void },
): Map<string, Uint8Array> {
  const taken = new Map<string, Bounded>();
  let entries = 0;
  let at = 0;
  /** The file that is being unpacked, and where it began. */
  let open: { content: Bounded; from: number } | null = null;
  const unzip = new Unzip((file) => {
    entries += 1;
    const isPacked = file.compression === STORED || file.compression === DEFLATED;
    if (taken.size >= files || taken.has(file.name) || !isPacked || !wanted(file.name)) return;
    const content = new Bounded(bytes);
    taken.set(file.name, content);
    open = { content, from: at };
    file.ondata = (error, part, isLast) => {
      if (!error) content.add(part);
      if (isLast) open = null;
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  const isBad = () => open !== null && (open.content.isOver || open.content.isIdle(at - open.from));
  try {
    // What follows a file over its bound is not looked at: nobody writes such a file by mistake.
    while (at < zip.length && entries < MOST_ENTRIES && !isBad()) {
      unzip.push(zip.subarray(at, at + STEP), at + STEP >= zip.length);
      at += STEP;
    }
  } catch {
    // A damaged rest: what was whole before it counts.
  }
  for (const [name, content] of taken) if (content.isOver) over?.(name);
  return new Map([...taken].flatMap(([name, content]) => (content.isOver ? [] : [[name, content.joined()]])));
}
