import type { Transaction } from "kysely";
import type { Schema } from "../db/schema.ts";
import { resumeRepository } from "./resume-repository.ts";
import { saveRepository } from "./save-repository.ts";
import type { ResumeSummary } from "./stored-resume.ts";

/** What an earlier try of the same request made: as it was then, since the one who retries knows nothing later. */
export async function firstTry(
  query: Transaction<Schema>,
  ownerId: string,
  saveId: string | undefined,
): Promise<ResumeSummary | null> {
  if (saveId === undefined) return null;
  const found = await resumeRepository({ query }).findCreated(ownerId, saveId);
  // A variant began with its source's revision, which is remembered as that of a save.
  return found && { ...found, revision: (await saveRepository({ query }).find(found.id, saveId)) ?? 1 };
}
