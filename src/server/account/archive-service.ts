import { randomUUID } from "node:crypto";
import type { Archive } from "../../contract/archive.ts";
import { AppError } from "../../domain/errors.ts";
import { RESUMES_PER_ACCOUNT } from "../../domain/limits.ts";
import type { Sessions } from "../auth/sessions.ts";
import type { Database } from "../db/database.ts";
import { type ResumeRepository, resumeRepository, type StoredResume } from "../resumes/resume-repository.ts";
import type { User } from "./user-repository.ts";

export interface ArchiveService {
  pack(user: User): Promise<Archive>;
  /** All or nothing. What the account has already, word for word, is not added twice. */
  unpack(user: User, archive: Archive): Promise<{ added: number; alreadyThere: number }>;
}

export function archiveService(database: Database, sessions: Pick<Sessions, "list">): ArchiveService {
  return {
    async pack(user) {
      const { name, email, role, emailVerified, plan, createdAt, lastSeenAt } = user;
      const open = await sessions.list(user.id);
      const stored = await allResumes(resumeRepository(database), user.id);
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
        // Held until the end: two imports at once would each find room for all of theirs.
        await transaction
          .updateTable("users")
          .set((row) => ({ last_seen_at: row.ref("last_seen_at") }))
          .where("id", "=", user.id)
          .execute();
        const resumes = resumeRepository({ query: transaction });
        const present = (await allResumes(resumes, user.id)).map(wording);
        const known = new Set(present);
        const missing = archive.resumes.filter((entry) => !known.has(wording(entry)));
        if (present.length + missing.length > RESUMES_PER_ACCOUNT) throw new AppError("too_many_resumes");
        for (const entry of missing) await resumes.create({ id: randomUUID(), ownerId: user.id, ...entry });
        return { added: missing.length, alreadyThere: archive.resumes.length - missing.length };
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
