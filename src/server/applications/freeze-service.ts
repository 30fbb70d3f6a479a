import { setImmediate as nextTurn } from "node:timers/promises";
import type { z } from "zod";
import type { freezeFilesRequest } from "../../contract/applications.ts";
import { withChange } from "../../domain/application/history.ts";
import { AppError } from "../../domain/errors.ts";
import type { DocumentPart } from "../../domain/files/file-format.ts";
import type { RenderQueue } from "../../renderers/file/render-queue.ts";
import type { Clock } from "../clock/clock.ts";
import type { Database } from "../db/database.ts";
import { makeFile } from "../exports/render-service.ts";
import { withOwnerLock } from "../resumes/owner-lock.ts";
import { resumeRepository } from "../resumes/resume-repository.ts";
import { designOf, type StoredResume } from "../resumes/stored-resume.ts";
import { refuseTooManyFiles } from "./application-limits.ts";
import { applicationRepository } from "./application-repository.ts";
import { type ChangeOutcome, writeChange } from "./application-service.ts";
import { fileRepository, type NewFile } from "./file-repository.ts";
import { type ApplicationKey, draftOf, type StoredApplication } from "./stored-application.ts";

/** How long the one who asks has waited already, and whether they still do. */
type Asked = Parameters<typeof makeFile>[2];

export interface FreezeService {
  /** Makes the files that are sent and keeps them, all or none. */
  freeze(key: ApplicationKey, given: Given, asked: Asked): Promise<ChangeOutcome>;
  read(key: ApplicationKey, fileId: string): ReturnType<ReturnType<typeof fileRepository>["find"]>;
  remove(key: ApplicationKey, fileId: string): Promise<void>;
}

type Given = z.output<typeof freezeFilesRequest>;

type PlannedFile = Pick<NewFile, "format" | "part">;

export function freezeService(database: Database, renderQueue: RenderQueue, clock: Clock): FreezeService {
  const applications = applicationRepository(database);

  /** A retry of what is kept already, or a conflict: known before a file is made. */
  async function knownOutcome(
    key: ApplicationKey,
    application: StoredApplication,
    { baseRevision, saveId }: Given,
  ): Promise<ChangeOutcome | null> {
    const earlier = saveId === undefined ? null : await applications.findSave(key, saveId);
    if (earlier !== null) return { saved: { ...application, revision: earlier } };
    return application.revision === baseRevision ? null : { current: application };
  }

  async function resumeOf({ ownerId }: ApplicationKey, { resume }: StoredApplication): Promise<StoredResume> {
    const stored = resume?.id ? await resumeRepository(database).find({ id: resume.id, ownerId }) : null;
    if (!stored) throw new AppError("no_resume_to_send");
    return stored;
  }

  async function filesOf(
    stored: StoredResume,
    planned: readonly PlannedFile[],
    asked: Asked,
  ): Promise<NewFile[]> {
    const files: NewFile[] = [];
    for (const { part, format } of planned) {
      const order = { resume: stored.resume, ...designOf(stored), part, format, data: true };
      const { file, person } = await makeFile(renderQueue, order, asked);
      const head = { format, part, template: stored.template, resumeTitle: stored.title };
      files.push({ ...head, person, data: file.bytes, madeAt: clock.latest().toISOString() });
    }
    return files;
  }

  return {
    async freeze(key, given, asked) {
      const { letter, appliedOn, baseRevision, saveId } = given;
      const application = await applications.find(key);
      if (!application) throw new AppError("not_found");
      const known = await knownOutcome(key, application, given);
      if (known) return known;
      const stored = withLetter(await resumeOf(key, application), application);
      const planned = plannedFiles(stored, given);
      await refuseTooManyFiles(
        fileRepository(database),
        key,
        planned.map(() => 0),
      );
      // Not in the owner's turn: files take a second, and nothing else of this person could be saved meanwhile.
      const files = await filesOf(stored, planned, asked);
      return withOwnerLock(database, key.ownerId, (query) => {
        const kept = fileRepository({ query });
        return writeChange(query, key, {
          ...{ baseRevision, saveId, at: clock.latest().toISOString() },
          draftOn: async (application) => {
            const draft = { ...draftOf(application), resumeTitle: stored.title };
            if (appliedOn === undefined) return draft;
            return {
              ...draft,
              history: withChange(draft.history, { status: "applied", on: appliedOn }),
              letter: draft.letter || (letter ? (stored.resume.coverLetter ?? "") : ""),
            };
          },
          beside: async () => {
            await refuseTooManyFiles(
              kept,
              key,
              files.map(({ data }) => data.byteLength),
            );
            for (const file of files) {
              await kept.add(key, file);
              // A megabyte takes SQLite some milliseconds, in this thread.
              await nextTurn();
            }
          },
        });
      });
    },

    read: (key, fileId) => fileRepository(database).find(key, fileId),

    remove: (key, fileId) =>
      withOwnerLock(database, key.ownerId, async (query) => {
        if (!(await fileRepository({ query }).remove(key, fileId))) throw new AppError("not_found");
      }),
  };
}

/** The letter that the record says was sent is the one that is kept; only without one it is the resume's. */
function withLetter(stored: StoredResume, { letter }: StoredApplication): StoredResume {
  return letter === "" ? stored : { ...stored, resume: { ...stored.resume, coverLetter: letter } };
}

function plannedFiles({ resume }: StoredResume, { formats, letter }: Given): PlannedFile[] {
  const parts: DocumentPart[] = ["resume"];
  if (letter && (resume.coverLetter ?? "").trim() !== "") parts.push("cover-letter");
  return parts.flatMap((part) => [...new Set(formats)].map((format) => ({ part, format })));
}
