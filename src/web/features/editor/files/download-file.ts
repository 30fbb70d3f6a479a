import { exportPath } from "../../../api/resumes.ts";
import { propertyOf } from "../../../user-info.ts";
import type { EditorSession } from "../saving/session.ts";

export type ExportFormat = "pdf" | "docx" | "txt" | "json";

const AWAY = "The file could not be made: the server cannot be reached. Your text is safe; try again later.";

/** Makes the file of what stands in the editor now and hands it to the browser; the reason, when it could not be made. */
export async function downloadFile(session: EditorSession, format: ExportFormat): Promise<string | null> {
  const response = await request(session, format).catch(() => null);
  if (!response) return AWAY;
  if (!response.ok) return failureOf(await response.json().catch(() => null));
  const bytes = await response.blob().catch(() => null);
  if (!bytes) return AWAY;
  save(bytes, nameOf(response.headers.get("content-disposition"), format));
  return null;
}

/** A saved resume is exported where it is kept; anything else goes along with the request, and is stored nowhere. */
async function request(session: EditorSession, format: ExportFormat): Promise<Response> {
  const id = session.id();
  if (session.keeper === "server" && id !== null && (await session.saveNow(4000)))
    return fetch(exportPath(id, format));
  const { resume, template, theme, page, fit } = session.store.read().content;
  return fetch("/api/render", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ resume, template, theme, page, fit, format }),
  });
}

function failureOf(answer: unknown): string {
  const message = propertyOf(answer, "message");
  return `The file could not be made. ${typeof message === "string" ? message : "Please try again."}`;
}

function nameOf(disposition: string | null, format: ExportFormat): string {
  const [, encoded] = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? "") ?? [];
  const [, plain] = /filename="([^"]+)"/i.exec(disposition ?? "") ?? [];
  try {
    return encoded ? decodeURIComponent(encoded) : (plain ?? `resume.${format}`);
  } catch {
    return `resume.${format}`;
  }
}

export function save(bytes: Blob, name: string): void {
  const url = URL.createObjectURL(bytes);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken the file once the click is through.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
