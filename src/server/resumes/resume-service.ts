import { randomUUID } from "node:crypto";
import type { Transaction } from "kysely";
import type { z } from "zod";
import type { createResumeRequest, duplicateResumeRequest } from "../../contract/resumes.ts";
import { AppError } from "../../domain/errors.ts";
import { KEEPING } from "../../domain/limits.ts";
import type { Clock } from "../clock/clock.ts";
import { againAfterLoss } from "../db/connection-loss.ts";
import type { Database } from "../db/database.ts";
import type { Schema } from "../db/schema.ts";
import { deletionsExpiredAt, kept, present } from "./expiry.ts";
import { firstTry } from "./first-try.ts";
import { readGivenResume } from "./given-resume.ts";
import { refuseTooMany } from "./keeping-limits.ts";
import { type ResumeRepository, resumeRepository } from "./resume-repository.ts";
import {
  designOf,
  type ResumeDraft,
  type ResumeKey,
  type ResumeSummary,
  type StoredResume,
} from "./stored-resume.ts";
import {
  type DeleteOutcome,
  type Removal,
  removeWithVariants,
  type VariantsChoice,
} from "./variants/settle-variants.ts";
import { withVariantAnswers } from "./variants/variant-answers.ts";
import { bringUpToDate, detach } from "./variants/variant-rows.ts";

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
  ) =>
    withVariantAnswers(database, ownerId, (query) => work(resumeRepository({ query }, clock.latest), query));
  const inTurn =
    ({ ownerId }: ResumeKey): Removal["change"] =>
    (work) =>
      withVariantAnswers(database, ownerId, work);

  return {
    list: (ownerId) => reading.list(ownerId),

    async listDeleted(ownerId) {
      const expired = deletionsExpiredAt(clock.earliest());
      return (await reading.listDeleted(ownerId)).filter(({ deletedAt }) => (deletedAt ?? "") > expired);
    },

    read: async (key) => present(await reading.find(key), clock.earliest()),

    async create(ownerId, { saveId, ...given }) {
      const draft = { ...given, resume: readGivenResume(given) };
      const create = () =>
        change(
          ownerId,
          async (resumes, query) =>
            (await firstTry(query, ownerId, saveId)) ?? add(resumes, ownerId, draft, saveId),
        );
      return saveId === undefined ? create() : againAfterLoss(create);
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

    async remove(key, choice) {
      const { deletedAt } = kept(await reading.findSummary(key), clock.earliest());
      if (deletedAt !== null) return { variants: [] };
      const at = clock.latest().toISOString();
      return removeWithVariants({ change: inTurn(key), remove: markDeleted, isForever: false }, key, choice);

      async function markDeleted(query: Transaction<Schema>, one: ResumeKey): Promise<void> {
        const resumes = resumeRepository({ query });
        if ((await resumes.findSummary(one))?.deletedAt !== null) return;
        await bringUpToDate(query, one);
        await resumes.markDeleted(one, at);
      }
    },

    async removeForever(key, choice) {
      if (!(await reading.findSummary(key))) throw new AppError("not_found");
      const remove = async (query: Transaction<Schema>, one: ResumeKey) =>
        void (await resumeRepository({ query }).remove(one));
      return removeWithVariants({ change: inTurn(key), remove, isForever: true }, key, choice);
    },

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
