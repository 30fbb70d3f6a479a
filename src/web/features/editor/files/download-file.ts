import type { EditorSession } from "../saving/session.ts";
import type { FileAhead } from "./file-ahead.ts";
import {
  orderOf,
  requestFile,
  requestKeptFile,
  type TakenFile,
  tellTaken,
  type WantedFile,
} from "./request-file.ts";

/** Hands a file that was made ahead to the browser at once, if it is the very one that is wanted; tells whether it did. */
export function takeFileAhead(session: EditorSession, wanted: WantedFile, ahead: FileAhead): boolean {
  return handOver(ahead.take(orderOf(session.store.read().content, wanted)), wanted);
}

/** The same of one that is just being made. */
export async function awaitFileAhead(
  session: EditorSession,
  wanted: WantedFile,
  ahead: FileAhead,
): Promise<boolean> {
  return handOver(await ahead.underWay(orderOf(session.store.read().content, wanted)), wanted);
}

function handOver(made: TakenFile | null, wanted: WantedFile): boolean {
  if (!made) return false;
  save(made.bytes, nameOf(made.disposition, wanted));
  tellTaken();
  return true;
}

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
