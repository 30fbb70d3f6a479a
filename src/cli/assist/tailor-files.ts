import type { Readable } from "node:stream";
import { CliFailure, EXIT } from "../failure.ts";
import { inputText } from "../render/input.ts";
import { type TailorLine, tailorLine } from "./tailor-line.ts";

/** A resume and an ad from files of their own. */
export async function readTailorFiles(
  files: { resume: string; job: string },
  stdin: Readable,
  folder: string,
): Promise<TailorLine> {
  const text = await inputText(files.resume, stdin, folder);
  const job = await inputText(files.job, stdin, folder);
  const parsed = tailorLine.safeParse({ resume: jsonOf(text, files.resume), job });
  if (parsed.success) return parsed.data;
  throw new CliFailure(EXIT.badInput, `${files.job}: ${parsed.error.issues[0]?.message ?? "no ad"}`);
}

function jsonOf(text: string, name: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CliFailure(EXIT.badInput, `${name === "-" ? "Standard input" : name} is not JSON: ${reason}`);
  }
}
