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
import { type ApplicationKey, draftOf } from "./stored-application.ts";

/** How long the one who asks has waited already, and whether they still do. */
type Asked = Parameters<typeof makeFile>[2];

export interface FreezeService {
  /** Makes the files that are sent and keeps them, all or none. */
  freeze(
    key: ApplicationKey,
    given: z.output<typeof freezeFilesRequest>,
    asked: Asked,
  ): Promise<ChangeOutcome>;
  read(key: ApplicationKey, fileId: string): ReturnType<ReturnType<typeof fileRepository>["find"]>;
  remove(key: ApplicationKey, fileId: string): Promise<void>;
}

export function freezeService(database: Database, renderQueue: RenderQueue, clock: Clock): FreezeService {
  async function resumeOf(key: ApplicationKey): Promise<StoredResume> {
    const application = await applicationRepository(database).find(key);
    if (!application) throw new AppError("not_found");
    const id = application.resume?.id;
    const resume = id ? await resumeRepository(database).find({ id, ownerId: key.ownerId }) : null;
    if (!resume) throw new AppError("no_resume_to_send");
    return resume;
  }

  async function filesOf(
    stored: StoredResume,
    formats: readonly NewFile["format"][],
    asked: Asked,
  ): Promise<NewFile[]> {
    const parts: DocumentPart[] = ["resume"];
    if ((stored.resume.coverLetter ?? "").trim() !== "") parts.push("cover-letter");
    const files: NewFile[] = [];
    for (const part of parts)
      for (const format of new Set(formats)) {
        const order = { resume: stored.resume, ...designOf(stored), part, format, data: true };
        const { file, person } = await makeFile(renderQueue, order, asked);
        const head = { format, part, template: stored.template, resumeTitle: stored.title };
        files.push({ ...head, person, data: file.bytes, madeAt: clock.latest().toISOString() });
      }
    return files;
  }

  return {
    async freeze(key, { formats, appliedOn, baseRevision, saveId }, asked) {
      // Not in the owner's turn: files take a second, and nothing else of this person could be saved meanwhile.
      const stored = await resumeOf(key);
      const files = await filesOf(stored, formats, asked);
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
              letter: draft.letter || (stored.resume.coverLetter ?? ""),
            };
          },
          beside: async () => {
            await refuseTooManyFiles(kept, key, files);
            for (const file of files) await kept.add(key, file);
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
