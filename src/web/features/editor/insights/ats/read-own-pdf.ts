import type { ParserView } from "../../../../../domain/insights/ats/parser-view.ts";
import type { DraftContent } from "../../../../drafts/draft-content.ts";
import { readFile } from "../../files/read-file.ts";
import { requestFile } from "../../files/request-file.ts";
import { insightsThread } from "../insights-thread.ts";

export type OwnPdf = { text: string; seen: ParserView } | { message: string };

/** Makes the real file of what stands in the editor, and reads it as if a stranger had sent it. */
export async function readOwnPdf(content: DraftContent): Promise<OwnPdf> {
  const made = await requestFile(content, { format: "pdf", part: "resume", data: false });
  if ("message" in made) return made;
  const read = await readFile(new File([made.bytes], "resume.pdf", { type: "application/pdf" }));
  if (!read.ok) return { message: read.message };
  const text = read.text ?? "";
  const seen = await insightsThread.ask("parser", { resume: content.resume, extracted: text });
  return seen ? { text, seen } : { message: "The text could not be compared. Please try again." };
}
