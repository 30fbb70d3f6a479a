import { randomUUID } from "node:crypto";
import { setImmediate as nextTurn } from "node:timers/promises";
import { AppError } from "../../domain/errors.ts";
import type { Database } from "../db/database.ts";
import type { AdmittedApplication, AdmittedFile } from "../resumes/gate-messages.ts";
import { withOwnerLock } from "../resumes/owner-lock.ts";
import { refuseTooManyApplications, refuseTooManyFiles } from "./application-limits.ts";
import { applicationRepository } from "./application-repository.ts";
import { fileRepository } from "./file-repository.ts";
import { type ApplicationDraft, draftOf } from "./stored-application.ts";

export interface ArrivingApplication {
  application: AdmittedApplication;
  files: AdmittedFile[];
}

export interface BroughtIn {
  added: number;
  /** What found no room. */
  leftOut: number;
}

/** Adds the applications of an archive that the account does not have, each with its files or not at all, while there is room. */
export async function bringInApplications(
  database: Database,
  ownerId: string,
  given: readonly ArrivingApplication[],
  /** The id that a resume of the archive has in this account. */
  resumeIdOf: (archiveId: string) => string | undefined,
): Promise<BroughtIn> {
  const outcome = { added: 0, leftOut: 0 };
  const known = await knownHeads(database, ownerId, given);
  for (const { application, files } of given) {
    const { resume, fields } = application;
    const resumeId = resume?.id ? (resumeIdOf(resume.id) ?? null) : null;
    const draft: ApplicationDraft = { ...fields, resumeId, resumeTitle: resume?.title ?? "" };
    if (known.has(wordingOf(draft))) continue;
    known.add(wordingOf(draft));
    const isAdded = await add(database, ownerId, { application, files }, draft);
    outcome[isAdded ? "added" : "leftOut"] += 1;
    await nextTurn();
  }
  return outcome;
}

async function add(
  database: Database,
  ownerId: string,
  { application: { createdAt, updatedAt }, files }: ArrivingApplication,
  draft: ApplicationDraft,
): Promise<boolean> {
  const id = randomUUID();
  try {
    await withOwnerLock(database, ownerId, async (query) => {
      const applications = applicationRepository({ query });
      await refuseTooManyApplications(applications, ownerId, [draft]);
      await applications.create([{ id, ownerId, draft, createdBy: null, createdAt, updatedAt }]);
      const kept = fileRepository({ query });
      for (const { text, ...file } of files) {
        const frozen = { ...file, data: Buffer.from(text, "base64") };
        await refuseTooManyFiles(kept, { id, ownerId }, [frozen.data.byteLength]);
        await kept.add({ id, ownerId }, frozen);
        // A megabyte takes SQLite some milliseconds, in this thread.
        await nextTurn();
      }
    });
    return true;
  } catch (error) {
    if (error instanceof AppError && LACK_OF_ROOM.has(error.code)) return false;
    throw error;
  }
}

const LACK_OF_ROOM: ReadonlySet<string> = new Set([
  "too_many_applications",
  "too_much_application_text",
  "too_many_frozen_files",
]);

/** What the account has that could be the same: those with the same employer and role alone are read whole. */
async function knownHeads(
  database: Database,
  ownerId: string,
  given: readonly ArrivingApplication[],
): Promise<Set<string>> {
  const headOf = ({ employer, role }: { employer: string; role: string }) => JSON.stringify([employer, role]);
  const heads = new Set(given.map(({ application }) => headOf(application.fields)));
  const applications = applicationRepository(database);
  const known = new Set<string>();
  for (const summary of await applications.list(ownerId)) {
    if (!heads.has(headOf(summary))) continue;
    const stored = await applications.find({ id: summary.id, ownerId });
    if (stored) known.add(wordingOf(draftOf(stored)));
    await nextTurn();
  }
  return known;
}

/** Everything that a person wrote; the resume by its title, since its id is another in each account. */
function wordingOf({ resumeId: _resumeId, ...draft }: ApplicationDraft): string {
  return JSON.stringify(Object.entries(draft).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
