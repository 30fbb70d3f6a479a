import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";

/**
 * Each password of the list is a fingerprint of five bytes: the first two say which bucket it is in, the other three stand there. The
 * file has the size of each bucket in one byte, then all buckets. One good password in a million is refused by chance.
 */
const BUCKETS = 65_536;
const REST_BYTES = 3;
export const LIST_FILE = path.join(import.meta.dirname, "common-passwords.bin");

interface List {
  rests: Buffer;
  /** Where each bucket begins, as the number of passwords before it. */
  begins: Uint32Array;
}

let list: List | undefined;

/** In lower case. The list is read when it is first needed: most commands never choose a password. A server does so before it listens. */
export function isCommon(word: string): boolean {
  list ??= readList();
  const { bucket, rest } = placeOf(word);
  const [from = 0, to = 0] = list.begins.subarray(bucket, bucket + 2);
  for (let nth = from; nth < to; nth++) {
    if (list.rests.readUIntBE(nth * REST_BYTES, REST_BYTES) === rest) return true;
  }
  return false;
}

function readList(): List {
  const bytes = readFileSync(LIST_FILE);
  const begins = new Uint32Array(BUCKETS + 1);
  let total = 0;
  for (let bucket = 0; bucket < BUCKETS; bucket++) {
    total += bytes[bucket] ?? 0;
    begins[bucket + 1] = total;
  }
  return { rests: bytes.subarray(BUCKETS), begins };
}

/** The content of the file for these passwords, each once. */
export function packList(words: Iterable<string>): Buffer {
  const buckets = Array.from({ length: BUCKETS }, () => new Set<number>());
  for (const word of words) {
    const { bucket, rest } = placeOf(word);
    buckets[bucket]?.add(rest);
  }
  const sizes = Buffer.from(buckets.map(({ size }) => size));
  const rests = buckets.flatMap((bucket) =>
    [...bucket]
      .sort((one, other) => one - other)
      .map((rest) => {
        const bytes = Buffer.alloc(REST_BYTES);
        bytes.writeUIntBE(rest, 0, REST_BYTES);
        return bytes;
      }),
  );
  return Buffer.concat([sizes, ...rests]);
}

function placeOf(word: string): { bucket: number; rest: number } {
  const digest = createHash("sha256").update(word).digest();
  return { bucket: digest.readUInt16BE(0), rest: digest.readUIntBE(2, REST_BYTES) };
}
