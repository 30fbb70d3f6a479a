import type { ReadDocument } from "../../../../../domain/insights/check/check-reading.ts";
import type { DraftContent } from "../../../../drafts/draft-content.ts";
import { askFileWorker } from "../../files/ask-file-worker.ts";
import { requestFile } from "../../files/request-file.ts";
import { insightsThread } from "../insights-thread.ts";

export type OwnPdf = ReadDocument | { readonly message: string };

/** Makes the real file of what stands in the editor, and reads it as if a stranger had sent it. */
export async function readOwnPdf(content: DraftContent): Promise<OwnPdf> {
  const made = await requestFile(content, { format: "pdf", part: "resume", data: false });
  if ("message" in made) return made;
  const bytes = new Uint8Array(await made.bytes.arrayBuffer());
  const size = bytes.length;
  const read = await askFileWorker({ name: "resume.pdf", bytes, asPrograms: true });
  if (typeof read === "string" || !read.readings)
    return { message: "The PDF could not be read. Check your connection, then try again." };
  const view = await insightsThread.ask("parser", { resume: content.resume, readings: read.readings });
  return view ? { view, bytes: size } : { message: "The text could not be compared. Please try again." };
}
