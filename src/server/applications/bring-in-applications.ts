import { randomUUID } from "node:crypto";
import { setImmediate as nextTurn } from "node:timers/promises";
import { AppError } from "../../domain/errors.ts";
import type { Database } from "../db/database.ts";
import type { AdmittedApplication, AdmittedFile } from "../resumes/gate-messages.ts";
import { withOwnerLock } from "../resumes/owner-lock.ts";
import { refuseTooManyApplications, refuseTooManyFiles } from "./application-limits.ts";
import {
  type ApplicationHead,
  type ApplicationRepository,
  applicationRepository,
} from "./application-repository.ts";
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
  const known: Known = { ids: new Set(), wordings: new Set() };
  const reading = applicationRepository(database);
  const wanted = new Set(given.map(({ application }) => headOf(application.fields)));
  const heads = await reading.heads(ownerId);
  await learn(
    reading,
    ownerId,
    known,
    heads.filter((head) => wanted.has(headOf(head))),
  );
  for (const { application, files } of given) {
    const { resume, fields } = application;
    const resumeId = resume?.id ? (resumeIdOf(resume.id) ?? null) : null;
    const draft: ApplicationDraft = { ...fields, resumeId, resumeTitle: resume?.title ?? "" };
    if (known.wordings.has(wordingOf(draft))) continue;
    const became = await add(database, ownerId, { application, files }, draft, known);
    known.wordings.add(wordingOf(draft));
    if (became !== "known") outcome[became] += 1;
    await nextTurn();
  }
  return outcome;
}

async function add(
  database: Database,
  ownerId: string,
  { application: { createdAt, updatedAt }, files }: ArrivingApplication,
  draft: ApplicationDraft,
  known: Known,
): Promise<keyof BroughtIn | "known"> {
  const id = randomUUID();
  try {
    return await withOwnerLock(database, ownerId, async (query) => {
      const applications = applicationRepository({ query });
      // The same archive sent twice at once: what the other one has added since must not be added again.
      await learn(applications, ownerId, known, await applications.heads(ownerId, draft));
      if (known.wordings.has(wordingOf(draft))) return "known";
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
      known.ids.add(id);
      return "added";
    });
  } catch (error) {
    if (error instanceof AppError && LACK_OF_ROOM.has(error.code)) return "leftOut";
    throw error;
  }
}

const LACK_OF_ROOM: ReadonlySet<string> = new Set([
  "too_many_applications",
  "too_much_application_text",
  "too_many_frozen_files",
]);

interface Known {
  /** Those that were read, each once. */
  ids: Set<string>;
  wordings: Set<string>;
}

/** Reads whole what could be the same, each once: those with the same employer and role. */
async function learn(
  applications: ApplicationRepository,
  ownerId: string,
  known: Known,
  alike: readonly ApplicationHead[],
): Promise<void> {
  for (const { id } of alike) {
    if (known.ids.has(id)) continue;
    known.ids.add(id);
    const stored = await applications.find({ id, ownerId });
    if (stored) known.wordings.add(wordingOf(draftOf(stored)));
    await nextTurn();
  }
}

function headOf({ employer, role }: Pick<ApplicationHead, "employer" | "role">): string {
  return JSON.stringify([employer, role]);
}

/** Everything that a person wrote; the resume by its title, since its id is another in each account. */
function wordingOf({ resumeId: _resumeId, ...draft }: ApplicationDraft): string {
  return JSON.stringify(Object.entries(draft).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
