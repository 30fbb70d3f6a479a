import { Unzip, UnzipInflate, Unzlib } from "fflate";

/** A byte can stand for a thousand: so few are inflated before what came of them is counted. */
const STEP = 512;

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
      if (taken.isOver) return null;
    }
  } catch {
    return null;
  }
  return taken.joined();
}

/** The files of a ZIP that are wanted, each up to a bound, so many at most; nothing else is unpacked. */
export function zipFiles(
  zip: Uint8Array,
  wanted: (name: string) => boolean,
  { bytes, files }: { bytes: number; files: number },
): Map<string, Uint8Array> {
  const taken = new Map<string, Bounded>();
  const unzip = new Unzip((file) => {
    if (taken.size >= files || taken.has(file.name) || !wanted(file.name)) return;
    const content = new Bounded(bytes);
    taken.set(file.name, content);
    file.ondata = (error, part) => {
      if (!error) content.add(part);
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  let at = 0;
  // What follows a file over its bound is not looked at: nobody writes such a file by mistake.
  while (at < zip.length && ![...taken.values()].some(({ isOver }) => isOver)) {
    unzip.push(zip.subarray(at, at + STEP), at + STEP >= zip.length);
    at += STEP;
  }
  return new Map([...taken].flatMap(([name, content]) => (content.isOver ? [] : [[name, content.joined()]])));
}
