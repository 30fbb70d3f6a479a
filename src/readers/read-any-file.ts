import type { Issue } from "../domain/issue.ts";
import { jsonFaultAt } from "../domain/json/json-fault.ts";
import { readResume } from "../domain/resume/detect-format.ts";
import type { Resume } from "../domain/resume/resume.ts";
import { readTextResume } from "../domain/resume/text-import/read-text-resume.ts";
import { pdfAttachment } from "./pdf-attachment.ts";

export type ReadFile =
  | {
      readonly ok: true;
      readonly kind: "Candor" | "JSON Resume" | "PDF" | "Word" | "text";
      readonly resume: Resume;
      /** What the file holds and a resume has no place for. */
      readonly leftOut: readonly string[];
      /** The words of a file that holds no data, as they came out of it. */
      readonly text?: string;
    }
  | { readonly ok: false; readonly message: string /** Where in the file. */; readonly place: string | null };

/** Reads a resume out of a file, by what is in it and not by what it is called. */
export async function readAnyFile(
  name: string,
  bytes: Uint8Array,
  {
    data = true,
  }: { /** Whether what a file of ours carries as data is taken, or its words. */ data?: boolean } = {},
): Promise<ReadFile> {
  if (startsWith(bytes, "%PDF-")) {
    const carried = data && pdfAttachment(bytes);
    if (carried) return ofCandor(carried);
    const { pdfText } = await import("./pdf-text.ts");
    return readWords("PDF", await pdfText(bytes));
  }
  if (startsWith(bytes, "PK\u0003\u0004")) {
    const { carriedInWord, wordText } = await import("./word-text.ts");
    const carried = data && carriedInWord(bytes);
    if (carried) return ofCandor(carried);
    const text = wordText(bytes);
    return text === null ? refused("This is no Word document (DOCX).", null) : readWords("Word", text);
  }
  const text = decoded(bytes);
  if (text === null)
    return refused("This file is of a kind that cannot be read. Take a PDF, DOCX, JSON or text file.", null);
  return /^\s*[[{]/.test(text) || /\.json$/i.test(name) ? readJson(text) : readWords("text", text);
}

function ofCandor(resume: Resume): ReadFile {
  return { ok: true, kind: "Candor", resume, leftOut: [] };
}

function readJson(text: string): ReadFile {
  let document: unknown;
  try {
    document = JSON.parse(text);
  } catch {
    return refused("This file is not valid JSON.", placeIn(text));
  }
  const read = readResume(document);
  if (!read.ok) return ofIssue(read.issues);
  const kind = read.format === "candor" ? "Candor" : "JSON Resume";
  return { ok: true, kind, resume: read.resume, leftOut: read.notImported };
}

function readWords(kind: "PDF" | "Word" | "text", text: string): ReadFile {
  const read = readTextResume(text);
  if (!read.ok)
    return text.trim() === "" && kind === "PDF"
      ? refused(
          "This PDF holds pictures of text, not text. Export it from the program that it was written in.",
          null,
        )
      : ofIssue(read.issues);
  return { ok: true, kind, resume: read.resume, leftOut: read.leftOver, text };
}

function ofIssue([first]: readonly Issue[]): ReadFile {
  return refused(
    first?.message ?? "This file cannot be read.",
    first?.pointer ? `at ${first.pointer}` : null,
  );
}

function refused(message: string, place: string | null): ReadFile {
  return { ok: false, message, place };
}

/** People count lines. */
function placeIn(text: string): string | null {
  const position = jsonFaultAt(text);
  if (position === null) return null;
  const before = text.slice(0, position).split("\n");
  return `line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}`;
}

function startsWith(bytes: Uint8Array, text: string): boolean {
  return [...text].every((character, index) => bytes[index] === character.charCodeAt(0));
}

/** UTF-8, or UTF-16 with its mark; null where it is no text. */
function decoded(bytes: Uint8Array): string | null {
  const wide = bytes[0] === 0xff && bytes[1] === 0xfe;
  try {
    const text = new TextDecoder(wide ? "utf-16le" : "utf-8", { fatal: true }).decode(bytes);
    return text.includes("\u0000") ? null : text;
  } catch {
    return null;
  }
}
