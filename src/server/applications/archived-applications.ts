import { setImmediate as nextTurn } from "node:timers/promises";
import { type Archive, archivedApplication, archivedFile } from "../../contract/archive.ts";
import { isNamed } from "../../domain/application/application.ts";
import type { Database } from "../db/database.ts";
import { isFile } from "./admit-application.ts";
import { applicationRepository } from "./application-repository.ts";
import { bytesAsSent, fileRepository, type KeptFile } from "./file-repository.ts";
import { draftOf, type StoredApplication } from "./stored-application.ts";

/** Names, days and times beside the texts. */
const HEAD_BYTES = 3_000;
/** As JSON, line breaks and quotes take two bytes each, and a text may be made of them. */
const AS_JSON = 2;
const FILE_HEAD_BYTES = 600;

export interface ArchivedApplicationsParts {
  database: Pick<Database, "query">;
  ownerId: string;
  /** For applications and files together. */
  mostBytes: number;
  leftOut: Pick<Archive["leftOut"], "files" | "damaged">;
  onDamaged?: ((id: string) => void) | undefined;
}

/**
 * The applications of an archive in pieces of one application without its files, or of one file: their texts always, files while there is
 * room, the latest first. What an import would refuse is left out and named: else one damaged row would make all of the archive useless.
 */
export async function* archivedApplications(parts: ArchivedApplicationsParts): AsyncGenerator<string> {
  const { database, ownerId, leftOut, onDamaged } = parts;
  const applications = applicationRepository(database);
  const fitting = await filesThatFit(parts);
  let separator = "";
  for (const id of await applications.ids(ownerId)) {
    // SQLite answers without giving up the thread.
    await nextTurn();
    const stored = await applications.find({ id, ownerId });
    if (!stored) continue;
    const head = headOf(stored);
    if (head === null) {
      const title = stored.employer || stored.role;
      leftOut.damaged.push({ what: "application", title, savedAt: stored.updatedAt });
      onDamaged?.(id);
      continue;
    }
    yield `${separator}${head.slice(0, -1)},"files":[`;
    yield* filesOf(parts, stored, fitting);
    yield "]}";
    separator = ",";
  }
}

const applicationHead = archivedApplication.omit({ files: true });
const fileHead = archivedFile.omit({ data: true });

/** As JSON; null where it is damaged. */
function headOf(stored: StoredApplication): string | null {
  const { resumeId, resumeTitle, ...fields } = draftOf(stored);
  const { createdAt, updatedAt } = stored;
  const resume = stored.resume && { id: resumeId, title: resumeTitle || stored.resume.title };
  const read = applicationHead.safeParse({ ...fields, resume, createdAt, updatedAt });
  return read.success && isNamed(read.data) ? JSON.stringify(read.data) : null;
}

async function* filesOf(
  { database, ownerId, leftOut, onDamaged }: ArchivedApplicationsParts,
  { id, files }: StoredApplication,
  fitting: ReadonlySet<string>,
): AsyncGenerator<string> {
  let separator = "";
  for (const { id: fileId } of files.filter((file) => fitting.has(file.id))) {
    // A megabyte takes some milliseconds.
    await nextTurn();
    const file = await fileRepository(database).find({ id, ownerId }, fileId);
    if (!file) continue;
    const text = fileText(file);
    if (text === null) {
      leftOut.damaged.push({ what: "file", title: file.name, savedAt: file.madeAt });
      onDamaged?.(fileId);
      continue;
    }
    yield separator + text;
    separator = ",";
  }
}

/** As JSON; null where it is damaged. */
function fileText(file: KeptFile): string | null {
  const { person, format, part, template, resumeTitle, madeAt } = file;
  const head = fileHead.safeParse({ person, format, part, template, resumeTitle, madeAt });
  const data = bytesAsSent(file)?.toString("base64");
  if (!head.success || data === undefined || !isFile({ data, format })) return null;
  // Base64 needs no escapes: looking for them in a megabyte takes longer than all the rest.
  return `${JSON.stringify(head.data).slice(0, -1)},"data":"${data}"}`;
}

async function filesThatFit({
  database: { query },
  ownerId,
  mostBytes,
  leftOut,
}: ArchivedApplicationsParts): Promise<ReadonlySet<string>> {
  const { count, textBytes } = await applicationRepository({ query }).measure(ownerId);
  let room = mostBytes - AS_JSON * textBytes - HEAD_BYTES * count;
  const files = await query
    .selectFrom("application_files")
    .select(["id", "bytes"])
    .where("owner_id", "=", ownerId)
    .orderBy("made_at", "desc")
    .orderBy("id")
    .execute();
  const fitting = files.filter(({ bytes }) => {
    const needed = Math.ceil(bytes / 3) * 4 + FILE_HEAD_BYTES;
    if (needed > room) return false;
    room -= needed;
    return true;
  });
  leftOut.files = files.length - fitting.length;
  return new Set(fitting.map(({ id }) => id));
}

/** The resumes that applications name: an archive has to name them too. */
export async function resumesApplied(
  { query }: Pick<Database, "query">,
  ownerId: string,
): Promise<ReadonlySet<string>> {
  const rows = await query
    .selectFrom("applications")
    .select("resume_id")
    .where("owner_id", "=", ownerId)
    .where("resume_id", "is not", null)
    .execute();
  return new Set(rows.flatMap(({ resume_id }) => resume_id ?? []));
}
