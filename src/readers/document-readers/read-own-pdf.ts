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
import { streamLines } from "./stream-lines.ts";

/** Reads a PDF as each of the programs does that we stand in for. */
export async function readOwnPdf(bytes: Uint8Array): Promise<DocumentReading[]> {
  const { pages } = await pdfPages(bytes);
  const placed = pageLines(pages);
  const stream = streamLines(pages);
  const streamed = stream.map(({ text }) => text).join("\n");
  return [
    reading("position", placed.map(lineText).join("\n").trim(), readLines(placed)),
    reading("stream", streamed, readTextResume(withWholeSentences(streamed))),
    reading("features", streamed, readByFeatures(stream)),
  ];
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
