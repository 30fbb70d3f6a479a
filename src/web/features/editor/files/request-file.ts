import type { DocumentPart } from "../../../../domain/files/file-format.ts";
import { exportPath } from "../../../api/resumes.ts";
import type { DraftContent } from "../../../drafts/draft-content.ts";
import { propertyOf } from "../../../user-info.ts";

export type ExportFormat = "pdf" | "docx" | "txt" | "json";

export interface WantedFile {
  format: ExportFormat;
  part: DocumentPart;
  /** Whether the file carries the resume as data. */
  data: boolean;
}

export type MadeFile = { bytes: Blob; disposition: string | null } | { message: string };

const AWAY = "The file could not be made: the server cannot be reached. Your text is safe; try again later.";

/** The file of a resume that the server keeps. */
export function requestKeptFile(id: string, { format, part, data }: WantedFile): Promise<MadeFile> {
  return taken(fetch(exportPath(id, format, part, data)));
}

/** The file of a draft as it stands; it goes along with the request, and is stored nowhere. */
export function requestFile(
  { resume, template, theme, page, fit, style }: DraftContent,
  { format, part, data }: WantedFile,
): Promise<MadeFile> {
  return taken(
    fetch("/api/render", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ resume, template, theme, page, fit, style, part, data, format }),
    }),
  );
}

async function taken(answer: Promise<Response>): Promise<MadeFile> {
  const response = await answer.catch(() => null);
  if (!response) return { message: AWAY };
  if (!response.ok) return { message: failureOf(await response.json().catch(() => null)) };
  const bytes = await response.blob().catch(() => null);
  return bytes ? { bytes, disposition: response.headers.get("content-disposition") } : { message: AWAY };
}

function failureOf(answer: unknown): string {
  const message = propertyOf(answer, "message");
  return `The file could not be made. ${typeof message === "string" ? message : "Please try again."}`;
}
