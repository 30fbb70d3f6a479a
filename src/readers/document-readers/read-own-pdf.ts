import type { DocumentReading, ReaderId } from "../../domain/insights/parser/document-reading.ts";
import {
  type ReadText,
  readLines,
  readTextResume,
} from "../../domain/resume/text-import/read-text-resume.ts";
import { lineText } from "../line-text.ts";
import { pageLines } from "../page-lines.ts";
import { pdfPages } from "../pdf-text.ts";
import { readByFeatures } from "./feature-reader.ts";
import { withoutPageNumbers } from "./page-numbers.ts";
import { type StreamLine, streamLines } from "./stream-lines.ts";

/** Reads a PDF as each of the programs does that we stand in for. */
export async function readOwnPdf(bytes: Uint8Array): Promise<DocumentReading[]> {
  const { pages } = await pdfPages(bytes);
  // Text in the order of the file is shown as it comes out of it, with the numbers of its pages; fields are filled without them.
  const numberless = withoutPageNumbers(pages);
  const placed = pageLines(numberless);
  const stream = streamLines(numberless);
  const extracted = joined(streamLines(pages));
  return [
    reading("position", placed.map(lineText).join("\n").trim(), readLines(placed)),
    reading("stream", extracted, readTextResume(withWholeSentences(joined(stream)))),
    reading("features", extracted, readByFeatures(stream)),
  ];
}

function joined(lines: readonly StreamLine[]): string {
  return lines.map(({ text }) => text).join("\n");
}

function reading(reader: ReaderId, text: string, read: ReadText): DocumentReading {
  return read.ok
    ? { reader, text, resume: read.resume, leftOver: read.leftOver }
    : { reader, text, resume: null, leftOver: [] };
}

/** A line that goes on in small letters belongs to the one above: every program that reads sentences joins these. */
function withWholeSentences(text: string): string {
  return text.replace(/(?<=[\p{L}\p{N},;-])\n(?=\p{Ll}{2})/gu, " ");
}
