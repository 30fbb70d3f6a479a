import { randomUUID } from "node:crypto";
import type { Archive } from "../../contract/archive.ts";
import type { Database } from "../db/database.ts";
import { type ResumeRepository, resumeRepository, type StoredResume } from "../resumes/resume-repository.ts";
import type { User } from "./user-repository.ts";

export interface ArchiveService {
  pack(user: User): Promise<Archive>;
  /** All or nothing. What the account has already, word for word, is not added twice. */
  unpack(user: User, archive: Archive): Promise<{ added: number; alreadyThere: number }>;
}

export function archiveService(database: Database): ArchiveService {
  return {
    async pack(user) {
      const { name, email, emailVerified, plan, createdAt } = user;
      const stored = await allResumes(resumeRepository(database), user.id);
      return {
        format: "candor-archive",
        version: 1,
        account: { name, email, registrationDate: createdAt, emailVerified, plan },
        resumes: stored.map(({ title, template, createdAt, updatedAt, resume }) => ({
          title,
          template,
          createdAt,
          updatedAt,
          resume,
        })),
      };
    },

    unpack(user, archive) {
      return database.query.transaction().execute(async (transaction) => {
        const resumes = resumeRepository({ query: transaction });
        const present = new Set((await allResumes(resumes, user.id)).map(wording));
        let added = 0;
        for (const entry of archive.resumes) {
          if (present.has(wording(entry))) continue;
          await resumes.create({ id: randomUUID(), ownerId: user.id, ...entry });
          added += 1;
        }
        return { added, alreadyThere: archive.resumes.length - added };
      });
    },
  };
}

async function allResumes(resumes: ResumeRepository, ownerId: string): Promise<StoredResume[]> {
  const found: StoredResume[] = [];
  for (const { id } of await resumes.list(ownerId)) {
    const resume = await resumes.find({ id, ownerId });
    if (resume) found.push(resume);
  }
  return found;
}

function wording({ title, template, resume }: Pick<StoredResume, "title" | "template" | "resume">): string {
  return JSON.stringify([title, template, resume]);
}
