import { setImmediate as nextTurn } from "node:timers/promises";
import type { Archive } from "../../contract/archive.ts";
import type { Database } from "../db/database.ts";
import { applicationRepository } from "./application-repository.ts";
import { fileRepository } from "./file-repository.ts";
import { draftOf, type StoredApplication } from "./stored-application.ts";

type ArchivedApplication = Archive["applications"][number];

/** Names, days and times beside the texts. */
const HEAD_BYTES = 3_000;
/** A text as JSON is longer than it is by its line breaks and quotes. */
const AS_JSON = 1.25;
const FILE_HEAD_BYTES = 600;

/** The applications of an archive, one after the other; their texts always, files while there is room, the latest first. */
export async function* archivedApplications(
  database: Pick<Database, "query">,
  ownerId: string,
  mostBytes: number,
  leftOut: { files: number },
): AsyncGenerator<string> {
  const applications = applicationRepository(database);
  const fitting = await filesThatFit(database, ownerId, mostBytes, leftOut);
  for (const id of await applications.ids(ownerId)) {
    const stored = await applications.find({ id, ownerId });
    if (!stored) continue;
    const { resumeId, resumeTitle, ...fields } = draftOf(stored);
    const { createdAt, updatedAt } = stored;
    const resume = stored.resume && { id: resumeId, title: resumeTitle || stored.resume.title };
    const files = await filesOf(database, ownerId, stored, fitting);
    yield JSON.stringify({ ...fields, resume, createdAt, updatedAt, files } satisfies ArchivedApplication);
    // SQLite answers without giving up the thread.
    await nextTurn();
  }
}

async function filesOf(
  database: Pick<Database, "query">,
  ownerId: string,
  { id, files }: StoredApplication,
  fitting: ReadonlySet<string>,
): Promise<ArchivedApplication["files"]> {
  const archived: ArchivedApplication["files"] = [];
  for (const { id: fileId } of files.filter((file) => fitting.has(file.id))) {
    const file = await fileRepository(database).find({ id, ownerId }, fileId);
    if (!file) continue;
    const { person, format, part, template, resumeTitle, madeAt, data } = file;
    archived.push({ person, format, part, template, resumeTitle, madeAt, data: data.toString("base64") });
  }
  return archived;
}

async function filesThatFit(
  { query }: Pick<Database, "query">,
  ownerId: string,
  mostBytes: number,
  leftOut: { files: number },
): Promise<ReadonlySet<string>> {
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
