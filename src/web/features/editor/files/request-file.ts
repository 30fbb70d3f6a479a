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

export interface TakenFile {
  bytes: Blob;
  disposition: string | null;
}

export type MadeFile = TakenFile | { message: string };

const AWAY = "The file could not be made: the server cannot be reached. Your text is safe; try again later.";

/** The file of a resume that the server keeps. */
export function requestKeptFile(id: string, { format, part, data }: WantedFile): Promise<MadeFile> {
  return taken(fetch(exportPath(id, format, part, data)));
}

/** All that a file is made of, as text: two that are equal give the same file. Whatever a draft will hold is in it, but for its title. */
export function orderOf({ title: _, ...made }: DraftContent, { format, part, data }: WantedFile): string {
  return JSON.stringify({ ...made, part, data, format });
}

/** The file of a draft as it stands; it goes along with the request, and is stored nowhere. */
export function requestFile(content: DraftContent, wanted: WantedFile): Promise<MadeFile> {
  return taken(post("/api/render", orderOf(content, wanted)));
}

/** The same of a file that may be wanted next; null where the server has no time for it, or it cannot be made. */
export async function requestFileAhead(order: string, signal: AbortSignal): Promise<TakenFile | null> {
  const response = await post("/api/render/ahead", order, { signal, priority: "low" }).catch(() => null);
  if (response?.status !== 200) return null;
  const made = await taken(Promise.resolve(response));
  return "bytes" in made ? made : null;
}

/** A file that was made ahead is counted once somebody has it. */
export function tellTaken(): void {
  fetch("/api/render/taken", { method: "POST", keepalive: true, priority: "low" }).catch(() => undefined);
}

function post(path: `/api/${string}`, body: string, manner: RequestInit = {}): Promise<Response> {
  return fetch(path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body,
    ...manner,
  });
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
