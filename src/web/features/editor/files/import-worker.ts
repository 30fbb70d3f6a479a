import type { DocumentReading } from "../../../../domain/insights/parser/document-reading.ts";
import type { MoveTarget } from "../../../../domain/resume/import-review/mapped-fields.ts";
import {
  type Mapping,
  type MovedWords,
  moveWords,
} from "../../../../domain/resume/import-review/move-words.ts";
import { type ReadFile, readAnyFile } from "../../../../readers/read-any-file.ts";

export interface FileQuestion {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Whether it is a PDF of ours that is to be read as programs read it. */
  readonly asPrograms?: boolean;
}

/** Words of what was read, to be moved to another place. */
export interface MoveQuestion {
  readonly mapping: Mapping;
  readonly from: MovedWords;
  readonly to: MoveTarget;
}

/** Under names of our own: pdf.js, once loaded in this thread, sends messages of its own kind from it. */
export interface FileAnswer {
  readonly readFile?: ReadFile;
  /** null where the file is damaged. */
  readonly readings?: readonly DocumentReading[] | null;
  /** null where they cannot go there. */
  readonly moved?: Mapping | null;
}

/** Reads a file in a thread of its own: a file that takes too long is stopped by ending the thread. */
addEventListener("message", async ({ data }: MessageEvent<FileQuestion | MoveQuestion>) => {
  if ("mapping" in data)
    postMessage({ moved: moveWords(data.mapping, data.from, data.to) } satisfies FileAnswer);
  else if (typeof data.name === "string")
    postMessage(data.asPrograms ? await readAsPrograms(data) : await readAsFile(data));
});

async function readAsFile({ name, bytes }: FileQuestion): Promise<FileAnswer> {
  const readFile = await readAnyFile(name, bytes).catch(
    (): ReadFile => ({
      ok: false,
      message: "This file is damaged, or of a kind that cannot be read.",
      place: null,
    }),
  );
  return { readFile };
}

async function readAsPrograms({ bytes }: FileQuestion): Promise<FileAnswer> {
  const { readOwnPdf } = await import("../../../../readers/document-readers/read-own-pdf.ts");
  return { readings: await readOwnPdf(bytes).catch(() => null) };
}
