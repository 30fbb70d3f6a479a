import { randomUUID } from "node:crypto";
import type { z } from "zod";
import type { createResumeRequest, duplicateResumeRequest } from "../../contract/resumes.ts";
import { AppError } from "../../domain/errors.ts";
import { KEEPING } from "../../domain/limits.ts";
import type { Clock } from "../clock/clock.ts";
import type { Database } from "../db/database.ts";
import { deletionsExpiredAt, kept, present } from "./expiry.ts";
import { readGivenResume } from "./given-resume.ts";
import { refuseTooMany } from "./keeping-limits.ts";
import { withOwnerLock } from "./owner-lock.ts";
import { type ResumeRepository, resumeRepository } from "./resume-repository.ts";
import {
  designOf,
  type ResumeDraft,
  type ResumeKey,
  type ResumeSummary,
  type StoredResume,
} from "./stored-resume.ts";

const COPY = " (copy)";

export interface ResumeService {
  list(ownerId: string): Promise<ResumeSummary[]>;
  listDeleted(ownerId: string): Promise<ResumeSummary[]>;
  read(key: ResumeKey): Promise<StoredResume>;
  create(ownerId: string, given: z.output<typeof createResumeRequest>): Promise<ResumeSummary>;
  duplicate(key: ResumeKey, given: z.output<typeof duplicateResumeRequest>): Promise<ResumeSummary>;
  rename(key: ResumeKey, title: string): Promise<ResumeSummary>;
  remove(key: ResumeKey): Promise<void>;
  removeForever(key: ResumeKey): Promise<void>;
  restore(key: ResumeKey): Promise<ResumeSummary>;
}

export function resumeService(database: Database, clock: Clock): ResumeService {
  const reading = resumeRepository(database, clock.latest);
  const change = <Result>(ownerId: string, work: (resumes: ResumeRepository) => Promise<Result>) =>
    withOwnerLock(database, ownerId, (query) => work(resumeRepository({ query }, clock.latest)));

  return {
    list: (ownerId) => reading.list(ownerId),

    async listDeleted(ownerId) {
      const expired = deletionsExpiredAt(clock.earliest());
      return (await reading.listDeleted(ownerId)).filter(({ deletedAt }) => (deletedAt ?? "") > expired);
    },

    read: async (key) => present(await reading.find(key), clock.earliest()),

    async create(ownerId, { saveId, ...given }) {
      const draft = { ...given, resume: readGivenResume(given) };
      return change(
        ownerId,
        async (resumes) => (await firstTry(resumes, ownerId, saveId)) ?? add(resumes, ownerId, draft, saveId),
      );
    },

    duplicate: (key, given) =>
      change(key.ownerId, async (resumes) => {
        const earlier = await firstTry(resumes, key.ownerId, given?.saveId);
        if (earlier) return earlier;
        const original = present(await resumes.find(key), clock.earliest());
        const title = given?.title ?? copyTitle(original.title);
        return add(resumes, key.ownerId, { ...original, title }, given?.saveId);
      }),

    rename: (key, title) =>
      change(key.ownerId, async (resumes) => {
        present(await resumes.findSummary(key), clock.earliest());
        return present(await resumes.rename(key, title), clock.earliest());
      }),

    remove: (key) =>
      change(key.ownerId, async (resumes) => {
        const { deletedAt } = kept(await resumes.findSummary(key), clock.earliest());
        if (deletedAt === null) await resumes.markDeleted(key, clock.latest().toISOString());
      }),

    removeForever: (key) =>
      change(key.ownerId, async (resumes) => {
        if (!(await resumes.remove(key))) throw new AppError("not_found");
      }),

    restore: (key) =>
      change(key.ownerId, async (resumes) => {
        const found = kept(await resumes.findSummary(key), clock.earliest());
        if (found.deletedAt === null) return found;
        await refuseTooMany(resumes, key.ownerId, { present: 1, deleted: -1 });
        return present(await resumes.markDeleted(key, null), clock.earliest());
      }),
  };
}

function copyTitle(title: string): string {
  // The cut must not leave half of a character.
  return title.slice(0, KEEPING.title - COPY.length).replace(/[\uD800-\uDBFF]$/, "") + COPY;
}

/** What an earlier try of the same request made: as it was then, since the one who retries knows nothing later. */
async function firstTry(
  resumes: ResumeRepository,
  ownerId: string,
  saveId: string | undefined,
): Promise<ResumeSummary | null> {
  const found = saveId === undefined ? null : await resumes.findCreated(ownerId, saveId);
  return found && { ...found, revision: 1 };
}

async function add(
  resumes: ResumeRepository,
  ownerId: string,
  draft: ResumeDraft,
  createdBy: string | undefined,
): Promise<ResumeSummary> {
  await refuseTooMany(resumes, ownerId, { present: 1, deleted: 0 });
  const { title, resume } = draft;
  return resumes.create({ id: randomUUID(), ownerId, createdBy, title, resume, ...designOf(draft) });
}
