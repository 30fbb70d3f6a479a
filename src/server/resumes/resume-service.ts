import { randomUUID } from "node:crypto";
import type { Transaction } from "kysely";
import type { z } from "zod";
import type { createResumeRequest, duplicateResumeRequest } from "../../contract/resumes.ts";
import { AppError } from "../../domain/errors.ts";
import { KEEPING } from "../../domain/limits.ts";
import type { Clock } from "../clock/clock.ts";
import type { Database } from "../db/database.ts";
import type { Schema } from "../db/schema.ts";
import { deletionsExpiredAt, kept, present } from "./expiry.ts";
import { firstTry } from "./first-try.ts";
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
import { type DeleteOutcome, settleVariants, type VariantsChoice } from "./variants/settle-variants.ts";
import { bringUpToDate, detach, variantsOf } from "./variants/variant-rows.ts";

const COPY = " (copy)";

export interface ResumeService {
  list(ownerId: string): Promise<ResumeSummary[]>;
  listDeleted(ownerId: string): Promise<ResumeSummary[]>;
  read(key: ResumeKey): Promise<StoredResume>;
  create(ownerId: string, given: z.output<typeof createResumeRequest>): Promise<ResumeSummary>;
  duplicate(key: ResumeKey, given: z.output<typeof duplicateResumeRequest>): Promise<ResumeSummary>;
  rename(key: ResumeKey, title: string): Promise<ResumeSummary>;
  /** A resume that has variants needs a choice for them; without one nothing is deleted, and they are named. */
  remove(key: ResumeKey, choice: VariantsChoice | undefined): Promise<DeleteOutcome>;
  removeForever(key: ResumeKey, choice: VariantsChoice | undefined): Promise<DeleteOutcome>;
  restore(key: ResumeKey): Promise<ResumeSummary>;
}

export function resumeService(database: Database, clock: Clock): ResumeService {
  const reading = resumeRepository(database, clock.latest);
  const change = <Result>(
    ownerId: string,
    work: (resumes: ResumeRepository, query: Transaction<Schema>) => Promise<Result>,
  ) => withOwnerLock(database, ownerId, (query) => work(resumeRepository({ query }, clock.latest), query));

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
        async (resumes, query) =>
          (await firstTry(query, ownerId, saveId)) ?? add(resumes, ownerId, draft, saveId),
      );
    },

    duplicate: (key, given) =>
      change(key.ownerId, async (resumes, query) => {
        const earlier = await firstTry(query, key.ownerId, given?.saveId);
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

    remove: (key, choice) =>
      change(key.ownerId, async (resumes, query) => {
        const { deletedAt } = kept(await resumes.findSummary(key), clock.earliest());
        if (deletedAt !== null) return { variants: [] };
        const at = clock.latest().toISOString();
        const outcome = await settleVariants(query, key, choice, (variant) =>
          resumes.markDeleted(variant, at),
        );
        if (outcome.variants.length > 0) return outcome;
        await bringUpToDate(query, key);
        await resumes.markDeleted(key, at);
        return outcome;
      }),

    removeForever: (key, choice) =>
      change(key.ownerId, async (resumes, query) => {
        if (!(await resumes.findSummary(key))) throw new AppError("not_found");
        const removeForGood = async (one: ResumeKey) => {
          // Deleted ones may still be restored: they need what they would have inherited.
          for (const { id } of await variantsOf(query, one)) await detach(query, { ...one, id });
          await resumes.remove(one);
        };
        const outcome = await settleVariants(query, key, choice, removeForGood);
        if (outcome.variants.length === 0) await removeForGood(key);
        return outcome;
      }),

    restore: (key) =>
      change(key.ownerId, async (resumes, query) => {
        const found = kept(await resumes.findSummary(key), clock.earliest());
        if (found.deletedAt === null) return found;
        await refuseTooMany(resumes, key.ownerId, { present: 1, deleted: -1 });
        const { sourceId: id, ownerId } = found;
        // A present variant has a present source.
        if (id !== null && (await resumes.findSummary({ id, ownerId }))?.deletedAt !== null)
          await detach(query, key);
        return present(await resumes.markDeleted(key, null), clock.earliest());
      }),
  };
}

function copyTitle(title: string): string {
  // The cut must not leave half of a character.
  return title.slice(0, KEEPING.title - COPY.length).replace(/[\uD800-\uDBFF]$/, "") + COPY;
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
