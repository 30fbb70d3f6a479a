import { LongerThanAnyResume } from "../domain/resume/feature-import/measured-lines.ts";
import { inflatedSize } from "./bounded-inflate.ts";

/** What pages, fonts and tables of a resume have unpacked at most, and its pictures, which are not drawn. */
const MOST_MEGABYTES = { text: 24, pictures: 64 } as const;
const MEGABYTE = 1024 * 1024;
const LONGEST_DICTIONARY = 2_000;
/** Two of them, one in the other, make a thousand times a thousand bytes of one; no program writes that. */
const UNPACKING = /\/(?:FlateDecode|Fl|LZWDecode|LZW|RunLengthDecode|RL)\b/g;

/**
 * Refuses a PDF that unpacks to more than any resume has. The library for PDF unpacks a stream whole before anybody sees its size, and
 * what it takes for that is outside of the bound of a thread. Streams stand in a PDF in the open, so they are counted here first.
 */
export function measurePdf(bytes: Uint8Array): void {
  // One letter for each byte.
  const text = new TextDecoder("latin1").decode(bytes);
  const left = { text: MOST_MEGABYTES.text * MEGABYTE, pictures: MOST_MEGABYTES.pictures * MEGABYTE };
  for (const { 0: mark, index } of text.matchAll(/\bstream\r?\n/g)) {
    if (text.startsWith("end", index - 3)) continue;
    const from = text.lastIndexOf("obj", index);
    const dictionary = text.slice(Math.max(from, index - LONGEST_DICTIONARY), index);
    const packings = dictionary.match(UNPACKING)?.length ?? 0;
    if (packings > 1) throw new LongerThanAnyResume("parts of it are packed twice");
    if (packings === 0 || !/\/Fl(?:ateDecode)?\b/.test(dictionary)) continue;
    const start = index + mark.length;
    const end = text.indexOf("endstream", start);
    const kind = /\/Subtype\s*\/Image\b/.test(dictionary) ? "pictures" : "text";
    left[kind] -= inflatedSize(bytes.subarray(start, end < 0 ? undefined : end), left[kind]);
    if (left[kind] < 0) throw new LongerThanAnyResume(`unpacked it has more than ${MOST_MEGABYTES[kind]} MB`);
  }
}
