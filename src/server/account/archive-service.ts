import { randomUUID } from "node:crypto";
import type { Archive, ArchivedResume } from "../../contract/archive.ts";
import { AppError } from "../../domain/errors.ts";
import { KEEPING } from "../../domain/limits.ts";
import type { Sessions } from "../auth/sessions.ts";
import type { Database } from "../db/database.ts";
import { deletionsExpiredAt } from "../resumes/expiry.ts";
import { type ResumeRepository, resumeRepository } from "../resumes/resume-repository.ts";
import type { ResumeDraft, StoredResume } from "../resumes/stored-resume.ts";
import { versionRepository } from "../resumes/version-repository.ts";
import { archiveContents } from "./archive-contents.ts";
import type { User } from "./user-repository.ts";

export interface ArchiveService {
  pack(user: User): Promise<Archive>;
  /** All or nothing. What the account has already, word for word, is not added twice. */
  unpack(user: User, archive: Archive): Promise<{ added: number; alreadyThere: number }>;
}

export function archiveService(
  database: Database,
  sessions: Pick<Sessions, "list">,
  now: () => Date,
): ArchiveService {
  return {
    async pack(user) {
      const { name, email, role, emailVerified, plan, createdAt, lastSeenAt } = user;
      const open = await sessions.list(user.id);
      return {
        format: "candor-archive",
        version: 1,
        account: { name, email, role, registrationDate: createdAt, lastSeenAt, emailVerified, plan },
        sessions: open.map(({ device, createdAt, lastSeenAt, expiresAt }) => ({
          device,
          createdAt,
          lastSeenAt,
          expiresAt,
        })),
        ...(await archiveContents(database, user.id)),
      };
    },

    unpack(user, archive) {
      return database.query.transaction().execute(async (transaction) => {
        // Held until the end: two imports at once would each find room for all of theirs.
        await transaction
          .updateTable("users")
          .set((row) => ({ last_seen_at: row.ref("last_seen_at") }))
          .where("id", "=", user.id)
          .execute();
        const resumes = resumeRepository({ query: transaction });
        const versions = versionRepository({ query: transaction });
        const stored = await allResumes(resumes, user.id);
        // A resume that the person deleted here does not stand in for one that the archive has among the present.
        const standing = stored.filter(({ deletedAt }) => deletedAt === null);
        const present = new Set(standing.map(wording));
        const either = new Set(stored.map(wording));
        const expired = deletionsExpiredAt(now());
        const keptAt = now().toISOString();
        const given: (ArchivedResume & { deletedAt?: string })[] = [
          ...archive.resumes,
          ...archive.deleted.filter(({ deletedAt }) => deletedAt > expired),
        ];
        const missing = given.filter((entry) => !(entry.deletedAt ? either : present).has(wording(entry)));
        const missingPresent = missing.filter(({ deletedAt }) => !deletedAt).length;
        if (standing.length + missingPresent > KEEPING.resumes) throw new AppError("too_many_resumes");
        if (stored.length + missing.length > KEEPING.resumesWithDeleted)
          throw new AppError("too_many_deleted");
        for (const { versions: archived, ...entry } of missing) {
          const { id } = await resumes.create({ id: randomUUID(), ownerId: user.id, ...entry });
          for (const version of archived)
            await versions.add(id, { id: randomUUID(), revision: 0, keptAt, ...version });
        }
        return { added: missing.length, alreadyThere: given.length - missing.length };
      });
    },
  };
}

async function allResumes(resumes: ResumeRepository, ownerId: string): Promise<StoredResume[]> {
  const found: StoredResume[] = [];
  for (const { id } of [...(await resumes.list(ownerId)), ...(await resumes.listDeleted(ownerId))]) {
    const resume = await resumes.find({ id, ownerId });
    if (resume) found.push(resume);
  }
  return found;
}

function wording({ title, template, theme, page, fit, resume }: ResumeDraft): string {
  return JSON.stringify([title, template, theme, page, fit, resume]);
}
