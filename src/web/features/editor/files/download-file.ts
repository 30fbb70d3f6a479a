import type { EditorSession } from "../saving/session.ts";
import { requestFile, requestKeptFile, type WantedFile } from "./request-file.ts";

/** Makes the file of what stands in the editor now and hands it to the browser; the reason, when it could not be made. */
export async function downloadFile(session: EditorSession, wanted: WantedFile): Promise<string | null> {
  const id = session.id();
  // A saved resume is exported where it is kept.
  const kept = session.savesTo === "server" && id !== null && (await session.saveNow(4000));
  const made = await (kept ? requestKeptFile(id, wanted) : requestFile(session.store.read().content, wanted));
  if ("message" in made) return made.message;
  save(made.bytes, nameOf(made.disposition, wanted));
  return null;
}

function nameOf(disposition: string | null, { format, part }: WantedFile): string {
  const [, encoded] = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? "") ?? [];
  const [, plain] = /filename="([^"]+)"/i.exec(disposition ?? "") ?? [];
  try {
    return encoded ? decodeURIComponent(encoded) : (plain ?? `${part}.${format}`);
  } catch {
    return `${part}.${format}`;
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
