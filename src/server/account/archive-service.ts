import { randomUUID } from "node:crypto";
import type { Archive, ArchivedResume } from "../../contract/archive.ts";
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

export function archiveService(database: Database, now: () => Date): ArchiveService {
  return {
    async pack(user) {
      const { name, email, emailVerified, plan, createdAt } = user;
      return {
        format: "candor-archive",
        version: 1,
        account: { name, email, registrationDate: createdAt, emailVerified, plan },
        ...(await archiveContents(database, user.id)),
      };
    },

    unpack(user, archive) {
      return database.query.transaction().execute(async (transaction) => {
        const resumes = resumeRepository({ query: transaction });
        const versions = versionRepository({ query: transaction });
        const stored = await allResumes(resumes, user.id);
        // A resume that the person deleted here does not stand in for one that the archive has among the present.
        const present = new Set(stored.filter(({ deletedAt }) => deletedAt === null).map(wording));
        const either = new Set(stored.map(wording));
        const expired = deletionsExpiredAt(now());
        const keptAt = now().toISOString();
        const given: (ArchivedResume & { deletedAt?: string })[] = [
          ...archive.resumes,
          ...archive.deleted.filter(({ deletedAt }) => deletedAt > expired),
        ];
        let added = 0;
        for (const { versions: archived, ...entry } of given) {
          if ((entry.deletedAt ? either : present).has(wording(entry))) continue;
          const { id } = await resumes.create({ id: randomUUID(), ownerId: user.id, ...entry });
          for (const version of archived)
            await versions.add(id, { id: randomUUID(), revision: 0, keptAt, ...version });
          added += 1;
        }
        return { added, alreadyThere: given.length - added };
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
