import { randomUUID } from "node:crypto";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { Transaction } from "kysely";
import type { z } from "zod";
import type {
  changeApplicationRequest,
  createApplicationRequest,
  listApplicationsQuery,
} from "../../contract/applications.ts";
import { type Application, isNamed } from "../../domain/application/application.ts";
import { dayOf, withMove } from "../../domain/application/history.ts";
import { type ReplyRates, replyRates } from "../../domain/application/reply-rates.ts";
import { searchFor } from "../../domain/application/search.ts";
import { AppError } from "../../domain/errors.ts";
import { sameJson } from "../../domain/json/json-value.ts";
import type { Clock } from "../clock/clock.ts";
import type { Database } from "../db/database.ts";
import type { Schema } from "../db/schema.ts";
import { withOwnerLock } from "../resumes/owner-lock.ts";
import { resumeRepository } from "../resumes/resume-repository.ts";
import { refuseTooManyApplications } from "./application-limits.ts";
import { applicationRepository } from "./application-repository.ts";
import { fileRepository } from "./file-repository.ts";
import {
  type ApplicationDraft,
  type ApplicationKey,
  type ApplicationSummary,
  draftOf,
  type StoredApplication,
} from "./stored-application.ts";

/** Saved, or what somebody else saved before; then nothing was written. */
export type ChangeOutcome = { saved: StoredApplication } | { current: StoredApplication };

export interface ApplicationService {
  list(ownerId: string, wanted: z.output<typeof listApplicationsQuery>): Promise<ApplicationSummary[]>;
  rates(ownerId: string): Promise<ReplyRates>;
  read(key: ApplicationKey): Promise<StoredApplication>;
  create(ownerId: string, given: z.output<typeof createApplicationRequest>): Promise<StoredApplication>;
  change(key: ApplicationKey, given: z.output<typeof changeApplicationRequest>): Promise<ChangeOutcome>;
  remove(key: ApplicationKey): Promise<void>;
}

const SEARCHED_IN_A_TURN = 100;

export function applicationService(database: Database, clock: Clock): ApplicationService {
  const reading = applicationRepository(database);
  return {
    async list(ownerId, { search, status, archived }) {
      const isFound = searchFor(search);
      const found: ApplicationSummary[] = [];
      for (const [nth, one] of (await reading.list(ownerId)).entries()) {
        // 500 long ones full of accents take a tenth of a second.
        if (nth % SEARCHED_IN_A_TURN === 0) await nextTurn();
        const isWanted =
          (status === undefined || one.status === status) &&
          (archived === "all" || one.archived === (archived === "true"));
        if (isWanted && isFound(one)) found.push(one);
      }
      return found;
    },

    rates: async (ownerId) => replyRates(await reading.list(ownerId), clock.latest()),

    read: async (key) => found(await reading.find(key)),

    create: (ownerId, { saveId, resumeId, history, ...given }) =>
      withOwnerLock(database, ownerId, async (query) => {
        const applications = applicationRepository({ query });
        const earlier = saveId === undefined ? null : await applications.findCreated(ownerId, saveId);
        // The revision of then: who retries has seen nothing later, and must not write over it next.
        if (earlier) return { ...earlier, revision: 1 };
        const now = clock.latest();
        const at = now.toISOString();
        const draft: ApplicationDraft = {
          ...given,
          history: history ?? [{ status: "saved", on: dayOf(now) }],
          ...(await resumeFor(query, ownerId, resumeId)),
        };
        refuseUnnamed(draft);
        await refuseTooManyApplications(applications, ownerId, [draft]);
        const id = randomUUID();
        await applications.create([
          { id, ownerId, draft, createdBy: saveId ?? null, createdAt: at, updatedAt: at },
        ]);
        return found(await applications.find({ id, ownerId }));
      }),

    change: (key, given) =>
      withOwnerLock(database, key.ownerId, async (query) => {
        const { baseRevision, saveId, move, resumeId, ...fields } = given;
        return writeChange(query, key, {
          ...{ baseRevision, saveId, at: clock.latest().toISOString() },
          draftOn: async (stored) => {
            const chosen =
              resumeId === undefined || resumeId === stored.resumeId
                ? {}
                : await resumeFor(query, key.ownerId, resumeId);
            const draft = { ...withFields(draftOf(stored), fields), ...chosen };
            return move ? { ...draft, history: withMove(draft.history, move) } : draft;
          },
        });
      }),

    async remove(key) {
      // Its files one by one: megabytes that SQLite writes over in one statement hold up everybody.
      for (const { id } of found(await reading.find(key)).files) {
        await withOwnerLock(database, key.ownerId, (query) => fileRepository({ query }).remove(key, id));
        await nextTurn();
      }
      // In its owner's turn: a file that is being kept meanwhile would have no application to belong to.
      await withOwnerLock(database, key.ownerId, async (query) => {
        if (!(await applicationRepository({ query }).remove(key))) throw new AppError("not_found");
      });
    },
  };
}

export interface Step {
  baseRevision: number;
  saveId: string | undefined;
  at: string;
  draftOn(stored: StoredApplication): Promise<ApplicationDraft>;
  /** What is written with it, where it is written. */
  beside?: () => Promise<void>;
}

/** The way to every new revision: one step, within its owner's turn. */
export async function writeChange(
  query: Transaction<Schema>,
  key: ApplicationKey,
  step: Step,
): Promise<ChangeOutcome> {
  const { baseRevision, saveId, at } = step;
  const applications = applicationRepository({ query });
  const stored = found(await applications.find(key));
  const earlier = saveId === undefined ? null : await applications.findSave(key, saveId);
  if (earlier !== null) return { saved: { ...stored, revision: earlier } };
  const draft = await step.draftOn(stored);
  if (stored.revision !== baseRevision) {
    // Too late, but it says what is stored: no conflict. What is written beside is not there, though.
    const isSame = !step.beside && sameJson(draftOf(stored), draft);
    return isSame ? { saved: stored } : { current: stored };
  }
  refuseUnnamed(draft);
  await refuseTooManyApplications(applications, key.ownerId, [draft], key.id);
  await step.beside?.();
  if (!(await applications.update(key, { baseRevision, draft, saveId, updatedAt: at })))
    throw new AppError("not_found");
  return { saved: found(await applications.find(key)) };
}

function found(application: StoredApplication | null): StoredApplication {
  if (!application) throw new AppError("not_found");
  return application;
}

/** A resume of one's own, with the title that stays when it is deleted. */
async function resumeFor(
  query: Transaction<Schema>,
  ownerId: string,
  resumeId: string | null,
): Promise<Pick<ApplicationDraft, "resumeId" | "resumeTitle">> {
  if (resumeId === null) return { resumeId: null, resumeTitle: "" };
  const resume = await resumeRepository({ query }).findSummary({ id: resumeId, ownerId });
  if (resume && resume.deletedAt === null) return { resumeId, resumeTitle: resume.title };
  const message = "This is no resume of yours.";
  throw new AppError("invalid_input", { issues: [{ code: "missing", pointer: "/resumeId", message }] });
}

function refuseUnnamed(draft: ApplicationDraft): void {
  if (isNamed(draft)) return;
  const message = "Name the employer or the role.";
  throw new AppError("invalid_input", { issues: [{ code: "missing", pointer: "/employer", message }] });
}

type Fields = Partial<Application>;

/** What is left out stays as it is. */
function withFields(
  draft: ApplicationDraft,
  fields: { [Field in keyof Fields]: Fields[Field] | undefined },
): ApplicationDraft {
  return {
    ...draft,
    employer: fields.employer ?? draft.employer,
    role: fields.role ?? draft.role,
    place: fields.place ?? draft.place,
    link: fields.link ?? draft.link,
    ad: fields.ad ?? draft.ad,
    letter: fields.letter ?? draft.letter,
    notes: fields.notes ?? draft.notes,
    nextStep: fields.nextStep ?? draft.nextStep,
    nextStepOn: fields.nextStepOn === undefined ? draft.nextStepOn : fields.nextStepOn,
    history: fields.history ?? draft.history,
    archived: fields.archived ?? draft.archived,
  };
}
