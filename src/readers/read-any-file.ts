import type { Issue } from "../domain/issue.ts";
import { jsonFaultAt } from "../domain/json/json-fault.ts";
import { readResume } from "../domain/resume/detect-format.ts";
import { type BuiltResume, buildResume } from "../domain/resume/feature-import/build-resume.ts";
import {
  LONGEST_RESUME,
  LongerThanAnyResume,
  measuredLines,
} from "../domain/resume/feature-import/measured-lines.ts";
import { headingWords } from "../domain/resume/feature-import/section-words.ts";
import type { StyledLine } from "../domain/resume/feature-import/styled-line.ts";
import { textToLines } from "../domain/resume/feature-import/text-to-lines.ts";
import { type TracedWords, traceWords } from "../domain/resume/feature-import/trace-words.ts";
import { readArchive } from "../domain/resume/linkedin/read-archive.ts";
import type { Resume } from "../domain/resume/resume.ts";
import { readLines } from "../domain/resume/text-import/read-text-resume.ts";
import type { TextLine } from "../domain/resume/text-import/text-lines.ts";
import { archiveFiles } from "./archive-files.ts";
import { decodedText } from "./decoded-text.ts";
import { isEuropass, readEuropass } from "./europass.ts";
import { attachedTexts, pdfAttachment } from "./pdf-attachment.ts";
import { measurePdf } from "./pdf-unpacked-size.ts";

export type FileKind = "Candor" | "JSON Resume" | "LinkedIn" | "Europass" | "PDF" | "Word" | "text";

export type ReadFile =
  | {
      readonly ok: true;
      readonly kind: FileKind;
      readonly resume: Resume;
      /** What the file holds and found no place in the resume. */
      readonly unplaced: readonly string[];
      /** Where each field has its words from. */
      readonly words?: TracedWords;
    }
  | { readonly ok: false; readonly message: string /** Where in the file. */; readonly place: string | null };

/** Before it has lines, with the room between its words. */
const LONGEST_TEXT = LONGEST_RESUME.characters * 2;

interface Manner {
  /** Whether what a file of ours carries as data is taken, or its words. */
  data?: boolean;
}

/** Reads a resume out of a file, by what is in it and not by what it is called. */
export async function readAnyFile(
  name: string,
  bytes: Uint8Array,
  { data = true }: Manner = {},
): Promise<ReadFile> {
  try {
    return await readByContent(name, bytes, data);
  } catch (error) {
    if (error instanceof LongerThanAnyResume) return refused(error.message, null);
    throw error;
  }
}

async function readByContent(name: string, bytes: Uint8Array, data: boolean): Promise<ReadFile> {
  if (startsWith(bytes, "%PDF-")) return readPdf(bytes, data);
  if (startsWith(bytes, "PK\u0003\u0004")) return readZip(bytes, data);
  const text = decodedText(bytes);
  if (text === null)
    return refused("This file is of a kind that cannot be read. Take a PDF, DOCX, JSON or text file.", null);
  if (isEuropass(text)) return ofBuilt("Europass", readEuropass(text));
  if (/^\s*[[{]/.test(text) || /\.json$/i.test(name)) return readJson(text);
  if (text.length > LONGEST_TEXT)
    throw new LongerThanAnyResume(`it has ${Math.round(text.length / 1024)} KB of text`);
  return byFeatures("text", textToLines(text));
}

async function readPdf(bytes: Uint8Array, data: boolean): Promise<ReadFile> {
  const carried = data && pdfAttachment(bytes);
  if (carried) return ofCandor(carried);
  if (data)
    for (const text of attachedTexts(bytes))
      if (isEuropass(text)) return ofBuilt("Europass", readEuropass(text));
  measurePdf(bytes);
  const { pdfPages } = await import("./pdf-text.ts");
  const { pages, width, isOwn } = await pdfPages(bytes);
  if (pages.every((pieces) => pieces.every(({ text }) => text.trim() === "")))
    return refused(
      "This PDF holds pictures of text, not text. Export it from the program that it was written in.",
      null,
    );
  if (isOwn) {
    const { pageLines } = await import("./page-lines.ts");
    const lines = pageLines(pages);
    if (lines.every(isOfOurs)) return byOwnLayout("PDF", lines);
  }
  const { styledPageLines } = await import("./layout/styled-page-lines.ts");
  return byFeatures("PDF", styledPageLines(pages, width));
}

async function readZip(bytes: Uint8Array, data: boolean): Promise<ReadFile> {
  const archive = archiveFiles(bytes);
  if (archive.length > 0) return ofBuilt("LinkedIn", readArchive(archive));
  const { carriedInWord, wordLines, wordParagraphs } = await import("./word-text.ts");
  const carried = data && carriedInWord(bytes);
  if (carried) return ofCandor(carried);
  const read = wordParagraphs(bytes);
  if (read === null) return refused("This is no Word document (DOCX) and no archive from LinkedIn.", null);
  const own = read.isOwn ? wordLines(bytes) : null;
  return own?.every(isOfOurs) ? byOwnLayout("Word", own) : byFeatures("Word", read.lines);
}

/** No field of ours holds more: a longer line was written by another program, whatever the file says. */
function isOfOurs({ text, aside = "" }: TextLine): boolean {
  return Math.max(text.length, aside.length) <= LONGEST_RESUME.line;
}

/** A document of any program: by the looks of its lines and by what they say. */
function byFeatures(kind: "PDF" | "Word" | "text", lines: readonly StyledLine[]): ReadFile {
  return ofBuilt(kind, buildResume(measuredLines(lines)));
}

/** A document that our renderers made: its layout is known, so it is read by it. */
function byOwnLayout(kind: "PDF" | "Word", lines: readonly TextLine[]): ReadFile {
  const source = lines.map(({ text, aside, bullet, gapBefore }) => ({
    text: aside === undefined ? text : `${text}\t${aside}`,
    bullet,
    gapBefore,
    size: 1,
    strong: false,
  }));
  measuredLines(source);
  const read = readLines(lines);
  if (!read.ok) return ofIssue(read.issues);
  const headings = source.flatMap(({ text }) => {
    const words = headingWords(text);
    return words?.sure ? [{ kind: words.kind, heading: text }] : [];
  });
  return ofWords(kind, read.resume, traceWords(source, read.resume, headings));
}

function ofBuilt(kind: FileKind, read: BuiltResume): ReadFile {
  if (!read.ok) return ofIssue(read.issues);
  const { resume, ...words } = read;
  return ofWords(kind, resume, words);
}

function ofWords(kind: FileKind, resume: Resume, words: TracedWords): ReadFile {
  return { ok: true, kind, resume, unplaced: words.unplaced.map(({ text }) => text), words };
}

function ofCandor(resume: Resume): ReadFile {
  return { ok: true, kind: "Candor", resume, unplaced: [] };
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
  return { ok: true, kind, resume: read.resume, unplaced: [] };
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
