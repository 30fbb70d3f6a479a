import type { PdfRun } from "./settled.ts";

/** Readers take a hyphen at the end of a line for a division of the word: they drop it and join what follows. */
export function endsInHyphen(text: string): boolean {
  return text.endsWith("-");
}

export function withStop<R extends PdfRun>(run: R): R {
  if (!endsInHyphen(run.text)) return run;
  return {
    ...run,
    pieces: [...(run.pieces ?? [{ text: run.text, kind: "plain" }]), { text: "", kind: "stop" }],
  };
}
