import { randomUUID } from "node:crypto";
import type { z } from "zod";
import type { nameVersionRequest } from "../../contract/resumes.ts";
import { AppError } from "../../domain/errors.ts";
import type { Clock } from "../clock/clock.ts";
import type { Database } from "../db/database.ts";
import { present } from "./expiry.ts";
import { refuseTooManyNamed } from "./keeping-limits.ts";
import { withOwnerLock } from "./owner-lock.ts";
import { resumeRepository } from "./resume-repository.ts";
import type { ResumeKey } from "./stored-resume.ts";
import { withVariantAnswers } from "./variants/variant-answers.ts";
import { bringUpToDate } from "./variants/variant-rows.ts";
import { type StoredVersion, type VersionSummary, versionRepository } from "./version-repository.ts";

export interface VersionService {
  list(key: ResumeKey): Promise<VersionSummary[]>;
  read(key: ResumeKey, versionId: string): Promise<StoredVersion>;
  /** Names what is stored now. */
  name(key: ResumeKey, given: z.output<typeof nameVersionRequest>): Promise<VersionSummary>;
  remove(key: ResumeKey, versionId: string): Promise<void>;
}

export function versionService(database: Database, clock: Clock): VersionService {
  const makeSure = async (key: ResumeKey, query = database.query) =>
    present(await resumeRepository({ query }).findSummary(key), clock.earliest());

  return {
    async list(key) {
      await makeSure(key);
      return versionRepository(database).list(key.id);
    },

    async read(key, versionId) {
      await makeSure(key);
      const version = await versionRepository(database).find(key.id, versionId);
      if (!version) throw new AppError("not_found");
      return version;
    },

    name: (key, { name, saveId }) =>
      withVariantAnswers(database, key.ownerId, async (query) => {
        await bringUpToDate(query, key);
        const { revision } = await makeSure(key, query);
        const versions = versionRepository({ query });
        const earlier = saveId === undefined ? null : await versions.findCreated(key.id, saveId);
        if (earlier) return earlier;
        await refuseTooManyNamed(versions, key.id);
        // Read before it is copied: a name on what cannot be opened would promise what it does not keep.
        await resumeRepository({ query }).find(key);
        const keptAt = clock.latest().toISOString();
        const version = { id: randomUUID(), resumeId: key.id, name, revision, keptAt, createdBy: saveId };
        return versions.keep({ ...version, kind: "named" });
      }),

    remove: (key, versionId) =>
      withOwnerLock(database, key.ownerId, async (query) => {
        await makeSure(key, query);
        const removed = await versionRepository({ query }).remove(key.id, [versionId]);
        if (removed === 0) throw new AppError("not_found");
      }),
  };
}
