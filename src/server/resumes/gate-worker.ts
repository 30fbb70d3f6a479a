import { parentPort } from "node:worker_threads";
import { TEXT_FIELDS } from "../../domain/application/application.ts";
import { ArchiveRefusal, readArchive } from "./archive-reader.ts";
import type { AdmittedRow, GateAnswer, GateQuestion } from "./gate-messages.ts";
import { checkStoredContent } from "./resume-gate.ts";
import { workOutVariant } from "./variants/variant-job.ts";

const port = parentPort;
if (!port) throw new Error("This file runs as a worker thread.");

/** So much text goes to the main thread at once: taking it over is work of that thread. */
const PIECE_CHARACTERS = 256 * 1024;
/** Names, titles and times of a row, and what it takes to write an object at all. */
const HEAD_CHARACTERS = 1024;

let archive: Iterator<AdmittedRow> | null = null;

function answer(question: GateQuestion): GateAnswer {
  if (question.kind === "content") {
    const read = checkStoredContent(question.text);
    return { kind: "content", text: read.ok ? read.content.text : null };
  }
  if (question.kind === "variant")
    return { kind: "variant", outcome: workOutVariant(question.family, question.task) };
  try {
    if (question.kind === "archive") archive = readArchive(question.bytes, question.now);
    return { kind: "rows", rows: nextRows() };
  } catch (error) {
    if (!(error instanceof ArchiveRefusal)) throw error;
    return { kind: "refused", code: error.code, issues: error.issues };
  }
}

function nextRows(): AdmittedRow[] {
  const rows: AdmittedRow[] = [];
  for (let room = PIECE_CHARACTERS; room > 0; ) {
    const next = archive?.next();
    if (!next || next.done) break;
    rows.push(next.value);
    room -= charactersOf(next.value);
  }
  return rows;
}

/** Head included: thousands of rows with next to no text would be one long message as well. */
function charactersOf(row: AdmittedRow): number {
  if (row.of !== "application") return HEAD_CHARACTERS + row.text.length;
  return TEXT_FIELDS.reduce((sum, field) => sum + row.fields[field].length, HEAD_CHARACTERS);
}

port.on("message", (question: GateQuestion) => port.postMessage(answer(question)));
