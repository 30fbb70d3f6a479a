import { CARRIED_LETTERS, readCarried } from "../domain/files/carried-resume.ts";
import type { Resume } from "../domain/resume/resume.ts";
import { inflated } from "./bounded-inflate.ts";

const TYPE = "/EmbeddedFile";
/** Other programs attach other files: so many are looked at. */
const MOST_LOOKED_AT = 8;
const LONGEST_DICTIONARY = 2000;

/** The resume that a PDF carries as an attached file, if it does. */
export function pdfAttachment(bytes: Uint8Array): Resume | null {
  for (const text of attachedTexts(bytes)) {
    const resume = readCarried(text);
    if (resume) return resume;
  }
  return null;
}

/**
 * The files that are attached to a PDF, the last first. Attached files are streams, which every PDF writes in the
 * open, so they are found by their type; a library for PDF would inflate them before it tells their size.
 */
export function* attachedTexts(bytes: Uint8Array): Generator<string> {
  // One letter for each byte.
  const text = new TextDecoder("latin1").decode(bytes);
  let at = text.lastIndexOf(TYPE);
  for (let count = 0; at >= 0 && count < MOST_LOOKED_AT; count++) {
    const data = /[\s/>]/.test(text[at + TYPE.length] ?? "") ? streamAt(text, bytes, at) : null;
    if (data) yield new TextDecoder().decode(data);
    at = at === 0 ? -1 : text.lastIndexOf(TYPE, at - 1);
  }
}

/** What the stream with this type holds, where that is no more than a resume may take. */
function streamAt(text: string, bytes: Uint8Array, type: number): Uint8Array | null {
  const around = text.slice(type, type + LONGEST_DICTIONARY);
  const opens = /\bstream\r?\n/.exec(around);
  if (!opens) return null;
  const from = text.lastIndexOf(" obj", type);
  const start = type + opens.index + opens[0].length;
  if (from < 0 || start - from > LONGEST_DICTIONARY) return null;
  const dictionary = text.slice(from, start);
  const [, filter = ""] = /\/Filter\s*\[?\s*\/(\w+)/.exec(dictionary) ?? [];
  if (/\/DecodeParms/.test(dictionary) || !["", "FlateDecode"].includes(filter)) return null;
  const [, declared] = /\/Length\s+(\d{1,7})(?!\d|\s+\d+\s+R)/.exec(dictionary) ?? [];
  const length = declared === undefined ? text.indexOf("endstream", start) - start : Number(declared);
  if (length < 0 || length > CARRIED_LETTERS) return null;
  const data = bytes.subarray(start, start + length);
  return filter === "" ? data : inflated(data, CARRIED_LETTERS);
}
