import type { Transaction } from "kysely";
import { AppError } from "../../../domain/errors.ts";
import type { Clock } from "../../clock/clock.ts";
import type { Database } from "../../db/database.ts";
import type { Schema } from "../../db/schema.ts";
import { present } from "../expiry.ts";
import { resumeRepository } from "../resume-repository.ts";
import type { ResumeKey, StoredResume } from "../stored-resume.ts";
import { withVariantAnswers } from "./variant-answers.ts";

type SavedOrCurrent = <Outcome>(
  key: ResumeKey,
  work: (query: Transaction<Schema>) => Promise<Outcome>,
) => Promise<Outcome | { current: StoredResume }>;

/** A save in its owner's turn. Where its chain moves on faster than it is worked out, that is a conflict like any other. */
export function savedOrCurrent(database: Database, clock: Clock): SavedOrCurrent {
  return async (key, work) => {
    try {
      return await withVariantAnswers(database, key.ownerId, work);
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== "resume_changed") throw error;
      return { current: present(await resumeRepository(database).find(key), clock.earliest()) };
    }
  };
}
