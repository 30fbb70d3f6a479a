import type { Archive } from "../../src/contract/archive.ts";
import { sampleResume } from "../../src/domain/resume/sample-resume.ts";
import { resumeOf } from "../factories/given-resume.ts";

const AT = "2026-01-01T00:00:00.000Z";

/** An archive as somebody could write it; what is given takes the place of what a good one has. */
export function archiveWith(resumes: readonly object[], deleted: readonly object[] = []): object {
  const account: Archive["account"] = {
    name: "Ada Example",
    email: "ada@example.com",
    role: "user",
    registrationDate: AT,
    lastSeenAt: AT,
    emailVerified: false,
    plan: "free",
  };
  const entries = resumes.map(entryWith);
  const removed = deleted.map((entry) => entryWith({ deletedAt: new Date().toISOString(), ...entry }));
  return { format: "candor-archive", version: 1, account, resumes: entries, deleted: removed };
}

function entryWith(change: object): object {
  return { title: "Mine", template: "google", createdAt: AT, updatedAt: AT, resume: sampleResume, ...change };
}

export function versionWith(change: object): object {
  return { kind: "automatic", name: null, template: "google", savedAt: AT, resume: sampleResume, ...change };
}

/** A resume of about as many kilobytes as are allowed, or of more. */
export function longResume(bullets: number) {
  const line = "Led the migration of the billing platform and halved the time of a release. ".padEnd(
    100,
    "x",
  );
  const [first] = sampleResume.experience;
  const item = { company: "", title: "", period: "", ...first, bullets: Array<string>(bullets).fill(line) };
  return resumeOf({ ...sampleResume, experience: Array<typeof item>(90).fill(item) });
}
