import { randomUUID } from "node:crypto";
import type { Transaction } from "kysely";
import type { z } from "zod";
import type {
  chooseClashesRequest,
  createVariantRequest,
  detachVariantRequest,
  promoteRequest,
} from "../../../contract/variants.ts";
import { AppError } from "../../../domain/errors.ts";
import { KEEPING } from "../../../domain/limits.ts";
import { firstOfVariant } from "../../../domain/resume/variant/own-parts.ts";
import type { Departure } from "../../../domain/resume/variant/promote.ts";
import type { Clock } from "../../clock/clock.ts";
import type { Database } from "../../db/database.ts";
import type { Schema } from "../../db/schema.ts";
import { present } from "../expiry.ts";
import { firstTry } from "../first-try.ts";
import { refuseTooMany } from "../keeping-limits.ts";
import { resumeRepository } from "../resume-repository.ts";
import { saveRepository } from "../save-repository.ts";
import { type SaveOutcome, stepTaker } from "../saving-service.ts";
import { designOf, type ResumeKey, type ResumeSummary, type StoredResume } from "../stored-resume.ts";
import { keepReplaced, keepWhereDue } from "../version-keeping.ts";
import { chainAbove } from "./chain.ts";
import { contentOf, type Kinship, placeRefusal, variantAfter } from "./inherited.ts";
import { savedOrCurrent } from "./saved-or-current.ts";
import { answerAbout, withVariantAnswers } from "./variant-answers.ts";
import { bringUpToDate, detach, findKinship } from "./variant-rows.ts";
import { yieldBeforeChain } from "./yield-to-requests.ts";

export type PromoteOutcome = { variant: ResumeSummary; source: ResumeSummary } | { current: StoredResume };

export interface VariantService {
  create(key: ResumeKey, given: z.output<typeof createVariantRequest>): Promise<ResumeSummary>;
  differences(key: ResumeKey): Promise<Departure[]>;
  choose(key: ResumeKey, given: z.output<typeof chooseClashesRequest>): Promise<SaveOutcome>;
  detach(key: ResumeKey, given: z.output<typeof detachVariantRequest>): Promise<SaveOutcome>;
  promote(key: ResumeKey, given: z.output<typeof promoteRequest>): Promise<PromoteOutcome>;
}

/** What is done with variants beyond what is done with every resume. Every change in the owner's turn. */
export function variantService(database: Database, clock: Clock): VariantService {
  const takeStep = stepTaker(clock);
  const saving = savedOrCurrent(database, clock);
  const summary = async (query: Transaction<Schema>, key: ResumeKey) =>
    present(await resumeRepository({ query }).findSummary(key), clock.earliest());
  const whole = async (query: Transaction<Schema>, key: ResumeKey) =>
    present(await resumeRepository({ query }).find(key), clock.earliest());

  return {
    create: (key, { title, keepsAd, saveId }) =>
      withVariantAnswers(database, key.ownerId, async (query) => {
        const { ownerId } = key;
        const resumes = resumeRepository({ query }, clock.latest);
        const earlier = await firstTry(query, ownerId, saveId);
        if (earlier) return earlier;
        const source = await whole(query, key);
        const above = await chainAbove({ query }, { owner_id: ownerId, source_id: source.sourceId });
        // The source and this variant come after those above.
        if (above.length + 2 > KEEPING.chain) throw new AppError("chain_too_long");
        await refuseTooMany(resumes, ownerId, { present: 1, deleted: 0 });
        const made = await resumes.create({
          ...{ id: randomUUID(), ownerId, createdBy: saveId, title },
          resume: firstOfVariant(source.resume, keepsAd),
          ...designOf(source),
          inherits: { sourceId: source.id, sourceRevision: source.revision, differences: "[]" },
        });
        if (saveId !== undefined) await saveRepository({ query }).remember(made.id, saveId, made.revision);
        return made;
      }),

    async differences(key) {
      await yieldBeforeChain(database.query);
      present(await resumeRepository(database).findSummary(key), clock.earliest());
      const kin = variantOrRefuse(await findKinship(database.query, key));
      const outcome = await answerAbout(database.query, kin, { kind: "compare" });
      return outcome.kind === "departures" ? outcome.departures : [];
    },

    choose: (key, { choices, baseRevision, saveId }) =>
      saving(key, async (query) => {
        const stored = await summary(query, key);
        // Told before the choices are looked at: the clashes that they are about may not be there any more.
        if (stored.revision !== baseRevision && !(await isRetry(query, key, saveId)))
          return { current: await whole(query, key) };
        const made = Promise.withResolvers<Awaited<ReturnType<typeof variantAfter>>>();
        return takeStep(query, key, {
          ...{ baseRevision, saveId, keep: keepReplaced },
          async draftOn({ title }, { kin }) {
            const after = await variantAfter({ query }, variantOrRefuse(kin), { kind: "choose", choices });
            made.resolve(after);
            return { title, ...contentOf(after.content) };
          },
          variantAfter: () => made.promise,
        });
      }),

    detach: (key, { baseRevision, saveId }) =>
      saving(key, async (query) => {
        const saves = saveRepository({ query });
        const stored = await summary(query, key);
        const earlier = saveId === undefined ? null : await saves.find(key.id, saveId);
        if (earlier !== null) return { saved: { ...stored, revision: earlier } };
        if (stored.sourceId === null) throw new AppError("not_a_variant");
        if (stored.revision !== baseRevision) return { current: await whole(query, key) };
        await detach(query, key);
        const saved = await summary(query, key);
        if (saveId !== undefined) await saves.remember(key.id, saveId, saved.revision);
        return { saved };
      }),

    promote: (key, { place, baseRevision, sourceRevision, saveId }) =>
      saving(key, async (query) => {
        const stored = await summary(query, key);
        if (stored.sourceId === null) throw new AppError("not_a_variant");
        const sourceKey = { id: stored.sourceId, ownerId: key.ownerId };
        if (!(await isRetry(query, sourceKey, saveId))) {
          if (stored.revision !== baseRevision) return { current: await whole(query, key) };
          if ((await summary(query, sourceKey)).revision !== sourceRevision)
            return { current: await whole(query, sourceKey) };
        }
        await bringUpToDate(query, key);
        const kin = variantOrRefuse(await findKinship(query, key));
        const outcome = await takeStep(query, sourceKey, {
          ...{ baseRevision: sourceRevision, saveId, keep: keepWhereDue },
          async draftOn({ title }) {
            const outcome = await answerAbout(query, kin, { kind: "promote", place });
            if (outcome.kind !== "promoted") throw placeRefusal(outcome, () => "/place");
            return { title, ...contentOf(outcome.source) };
          },
        });
        if ("current" in outcome) return outcome;
        // The place is inherited from now on: else a later change in the source would not arrive there.
        await bringUpToDate(query, key);
        return { variant: await summary(query, key), source: outcome.saved };
      }),
  };
}

async function isRetry(
  query: Transaction<Schema>,
  { id }: ResumeKey,
  saveId: string | undefined,
): Promise<boolean> {
  return saveId !== undefined && (await saveRepository({ query }).find(id, saveId)) !== null;
}

function variantOrRefuse(kin: Kinship | null): Kinship {
  if (!kin) throw new AppError("not_a_variant");
  return kin;
}
