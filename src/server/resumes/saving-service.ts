import type { Transaction } from "kysely";
import type { z } from "zod";
import type { restoreVersionRequest, saveResumeRequest } from "../../contract/resumes.ts";
import { styleText } from "../../domain/document/style/custom-style.ts";
import { AppError } from "../../domain/errors.ts";
import { type JsonObject, sameJson } from "../../domain/json/json-value.ts";
import { lacksIds } from "../../domain/resume/identity/identify.ts";
import type { Clock } from "../clock/clock.ts";
import { againAfterLoss } from "../db/connection-loss.ts";
import type { Database } from "../db/database.ts";
import type { Schema } from "../db/schema.ts";
import { indexResume } from "../search/terms.ts";
import { present } from "./expiry.ts";
import { readGivenResume } from "./given-resume.ts";
import { withStoredIds } from "./resume-gate.ts";
import { resumeRepository } from "./resume-repository.ts";
import { findSaveHead } from "./save-head.ts";
import { saveRepository } from "./save-repository.ts";
import { togetherSaver } from "./save-together.ts";
import {
  designOf,
  type ResumeDraft,
  type ResumeKey,
  type ResumeSummary,
  readWording,
  type StoredResume,
} from "./stored-resume.ts";
import { type Kinship, variantAfter } from "./variants/inherited.ts";
import { savedOrCurrent } from "./variants/saved-or-current.ts";
import type { StoredContent } from "./variants/variant-job.ts";
import { findKinship, inheritsOf } from "./variants/variant-rows.ts";
import { keepReplaced, keepWhereDue, nearNow } from "./version-keeping.ts";
import { type VersionRepository, versionRepository } from "./version-repository.ts";

/** Saved, or what somebody else saved before; then nothing was written. */
export type SaveOutcome = { saved: ResumeSummary } | { current: StoredResume };

export interface SavingService {
  save(key: ResumeKey, given: z.output<typeof saveResumeRequest>): Promise<SaveOutcome>;
  restoreVersion(
    key: ResumeKey,
    versionId: string,
    given: z.output<typeof restoreVersionRequest>,
  ): Promise<SaveOutcome>;
}

type RowAfter = Parameters<typeof inheritsOf>[1];

export interface Step {
  baseRevision: number;
  saveId?: string | undefined;
  draftOn(stored: ResumeSummary, kept: Kept): Promise<ResumeDraft>;
  keep: typeof keepReplaced;
  /** Of a variant: what its row has after this save, where the draft was made with it. */
  variantAfter?(): Promise<RowAfter>;
}

interface Kept {
  readonly versions: VersionRepository;
  /** Of a variant, beside its source. */
  readonly kin: Kinship | null;
  /** What the stored one says, and how its lines are named. */
  words(): Promise<JsonObject>;
}

/** The way to every new revision: a step of one resume, within its owner's turn. */
export type TakeStep = (query: Transaction<Schema>, key: ResumeKey, step: Step) => Promise<SaveOutcome>;

export function stepTaker(clock: Clock): TakeStep {
  return async (query, key, step) => {
    const { baseRevision, saveId } = step;
    const resumes = resumeRepository({ query }, clock.latest);
    const versions = versionRepository({ query });
    const head = await findSaveHead(query, key, { saveId, near: nearNow(clock) });
    if (!head) throw new AppError("not_found");
    const stored = present(head.stored, clock.earliest());
    const { earlier, hasVersion } = head;
    // The revision of then, not of now: who retries has seen nothing later, and must not write over it next.
    if (earlier !== null) return { saved: { ...stored, revision: earlier } };
    const current = async () => present(await resumes.find(key), clock.earliest());
    const words = async () => readWording((await resumes.findText(key))?.content ?? "");
    const kin = stored.sourceId === null ? null : await findKinship(query, key);
    const draft = await step.draftOn(stored, { versions, words, kin });
    const outcome = stored.revision === baseRevision ? await write() : await settle();
    if ("saved" in outcome && saveId !== undefined)
      await saveRepository({ query }).remember(key.id, saveId, outcome.saved.revision);
    return outcome;

    async function write(): Promise<SaveOutcome> {
      await step.keep(versions, { stored, hasVersion }, clock);
      if (draft.title !== stored.title) await indexResume(query, { id: key.id, title: draft.title });
      const after =
        kin &&
        (await (step.variantAfter?.() ??
          variantAfter({ query }, kin, { kind: "save", given: storedDraft(draft) })));
      const inherits = kin && after && inheritsOf(kin.links, after);
      return { saved: present(await resumes.update(key, baseRevision, draft, inherits), clock.earliest()) };
    }

    /** A save that came too late; it is no conflict when both wrote the same, as a retry without a save id does. */
    async function settle(): Promise<SaveOutcome> {
      const now = await current();
      return sameJson(wording(now), wording(draft)) ? { saved: now } : { current: now };
    }
  };
}

/** The two ways to a new revision of any resume; variants have further ones (variants/variant-service.ts). */
export function savingService(database: Database, clock: Clock): SavingService {
  const step = stepTaker(clock);
  const inTurn = savedOrCurrent(database, clock);
  const saveTogether = togetherSaver(database, clock);
  return {
    async save(key, given) {
      const resume = readGivenResume(given);
      const { baseRevision, saveId } = given;
      return repeatable(saveId, async () => {
        const saved = await saveTogether(key, { resume, given });
        if (saved) return { saved };
        return inTurn(key, (query) =>
          step(query, key, {
            baseRevision,
            saveId,
            keep: given.keepReplaced ? keepReplaced : keepWhereDue,
            draftOn: async (stored, { words }) => ({
              title: titleOn(stored, given),
              template: given.template ?? stored.template,
              theme: given.theme ?? stored.theme,
              page: given.page ?? stored.page,
              fit: given.fit ?? stored.fit,
              // A page of an older release knows no style: the one that is stored stays.
              style: given.style ?? stored.style,
              // A page of an older release names no lines: those that it kept are still the same ones.
              resume: lacksIds(given.resume) ? withStoredIds(await words(), resume) : resume,
            }),
          }),
        );
      });
    },

    restoreVersion: (key, versionId, { baseRevision, saveId }) =>
      inTurn(key, (query) =>
        step(query, key, {
          baseRevision,
          saveId,
          keep: keepReplaced,
          async draftOn({ title }, { versions }) {
            const version = await versions.find(key.id, versionId);
            if (!version) throw new AppError("not_found");
            return { title, ...designOf(version), resume: version.resume };
          },
        }),
      ),
  };
}

/** A save with an id is found again where it was written before its connection was lost. */
function repeatable<Result>(saveId: string | undefined, save: () => Promise<Result>): Promise<Result> {
  return saveId === undefined ? save() : againAfterLoss(save);
}

/** A title that only follows the content must not undo a name that was given elsewhere. */
function titleOn(stored: ResumeSummary, given: z.output<typeof saveResumeRequest>): string {
  const { title = stored.title, replacesTitle = stored.title } = given;
  return stored.title === replacesTitle ? title : stored.title;
}

function storedDraft(draft: ResumeDraft): StoredContent {
  return { ...designOf(draft), text: JSON.stringify(draft.resume) };
}

function wording({ title, resume, ...design }: ResumeDraft): unknown {
  const { template, theme, page, fit, style } = design;
  return [title, template, theme, page, fit, styleText(style), resume];
}
