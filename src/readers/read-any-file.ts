import type { Issue } from "../domain/issue.ts";
import { jsonFaultAt } from "../domain/json/json-fault.ts";
import { readResume } from "../domain/resume/detect-format.ts";
import type { Resume } from "../domain/resume/resume.ts";
import { type ReadText, readLines, readTextResume } from "../domain/resume/text-import/read-text-resume.ts";
import type { TextLine } from "../domain/resume/text-import/text-lines.ts";
import { lineText } from "./line-text.ts";
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
    const { pdfLines } = await import("./pdf-text.ts");
    return readPage("PDF", await pdfLines(bytes));
  }
  if (startsWith(bytes, "PK\u0003\u0004")) {
    const { carriedInWord, wordLines } = await import("./word-text.ts");
    const carried = data && carriedInWord(bytes);
    if (carried) return ofCandor(carried);
    const lines = wordLines(bytes);
    return lines === null ? refused("This is no Word document (DOCX).", null) : readPage("Word", lines);
  }
  const text = decoded(bytes);
  if (text === null)
    return refused("This file is of a kind that cannot be read. Take a PDF, DOCX, JSON or text file.", null);
  return /^\s*[[{]/.test(text) || /\.json$/i.test(name)
    ? readJson(text)
    : ofWords("text", readTextResume(text), text);
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
  return { ok: true, kind, resume: read.resume, leftOut: [] };
}

function readPage(kind: "PDF" | "Word", lines: readonly TextLine[]): ReadFile {
  if (lines.length === 0 && kind === "PDF")
    return refused(
      "This PDF holds pictures of text, not text. Export it from the program that it was written in.",
      null,
    );
  return ofWords(kind, readLines(lines), lines.map(lineText).join("\n").trim());
}

function ofWords(kind: "PDF" | "Word" | "text", read: ReadText, text: string): ReadFile {
  return read.ok
    ? { ok: true, kind, resume: read.resume, leftOut: read.leftOver, text }
    : ofIssue(read.issues);
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
