import { randomUUID } from "node:crypto";
import { setImmediate as nextTurn } from "node:timers/promises";
import { AppError } from "../../domain/errors.ts";
import type { Database } from "../db/database.ts";
import { deletionsExpiredAt } from "../resumes/expiry.ts";
import type { AdmittedResume, AdmittedVersion } from "../resumes/gate-messages.ts";
import { type GateThread, GateThreadError } from "../resumes/gate-thread.ts";
import { refuseTooMany } from "../resumes/keeping-limits.ts";
import { inOwnersTurn } from "../resumes/owners-turn.ts";
import { CheckedContent } from "../resumes/resume-gate.ts";
import { type ResumeRepository, resumeRepository } from "../resumes/resume-repository.ts";
import type { ResumeSummary } from "../resumes/stored-resume.ts";
import { versionRepository } from "../resumes/version-repository.ts";
import { headOf, wordingOf } from "../resumes/wording.ts";

export interface ImportedArchive {
  added: number;
  alreadyThere: number;
}

interface Entry {
  resume: AdmittedResume;
  versions: AdmittedVersion[];
}

/**
 * Brings the resumes of an archive into an account, all or none. What the account has already, word for word, is not added twice.
 * Everything is read and checked before the transaction begins: on SQLite everybody waits for it.
 */
export async function importArchive(
  database: Database,
  gate: GateThread,
  { ownerId, bytes, now }: { ownerId: string; bytes: Uint8Array; now: Date },
): Promise<ImportedArchive> {
  const expired = deletionsExpiredAt(now);
  const entries = (await entriesOf(gate, bytes, now)).filter(
    ({ resume: { deletedAt } }) => deletedAt === null || deletedAt > expired,
  );
  const wordings = await wordingsOf(resumeRepository(database), gate, ownerId, entries);

  return inOwnersTurn(database, ownerId, async (query) => {
    const resumes = resumeRepository({ query }, () => now);
    const versions = versionRepository({ query });
    // What was saved between the look and the turn is another revision, and counts as another resume.
    const stored = (await listAll(resumes, ownerId)).map((summary) => ({
      summary,
      wording: wordings.get(keyOf(summary)),
    }));
    const either = new Set(stored.map(({ wording }) => wording));
    // A resume that the person deleted here does not stand in for one that the archive has among the present.
    const present = new Set(
      stored.filter(({ summary }) => summary.deletedAt === null).map(({ wording }) => wording),
    );
    const missing = entries.filter(
      ({ resume }) => !(resume.deletedAt === null ? present : either).has(resume.wording),
    );
    const missingPresent = missing.filter(({ resume }) => resume.deletedAt === null).length;
    await refuseTooMany(resumes, ownerId, {
      present: missingPresent,
      deleted: missing.length - missingPresent,
    });
    for (const { resume, versions: archived } of missing) {
      const { of: _, wording: __, text, deletedAt, ...draft } = resume;
      const { id } = await resumes.create({
        ...{ id: randomUUID(), ownerId, ...draft, resume: new CheckedContent(text) },
        ...(deletedAt !== null && { deletedAt }),
      });
      for (const { of: _, text, ...version } of archived) {
        const row = { id: randomUUID(), revision: 0, keptAt: now.toISOString(), ...version };
        await versions.add(id, { ...row, resume: new CheckedContent(text) });
        // SQLite writes without giving up the thread.
        await nextTurn();
      }
      await nextTurn();
    }
    return { added: missing.length, alreadyThere: entries.length - missing.length };
  });
}

async function entriesOf(gate: GateThread, bytes: Uint8Array, now: Date): Promise<Entry[]> {
  const entries: Entry[] = [];
  try {
    for (let answer = await gate.ask({ kind: "archive", bytes, now }); ; ) {
      if (answer.kind === "refused") throw new AppError(answer.code, { issues: answer.issues });
      if (answer.kind !== "rows" || answer.rows.length === 0) return entries;
      for (const row of answer.rows)
        if (row.of === "resume") entries.push({ resume: row, versions: [] });
        else entries.at(-1)?.versions.push(row);
      answer = await gate.ask({ kind: "rows" });
    }
  } catch (error) {
    if (!(error instanceof GateThreadError)) throw error;
    // Its worker ran out of time or memory: no archive of ours does that.
    const message = "This archive takes too long to read.";
    throw new AppError("invalid_input", {
      issues: [{ code: "unsafe-shape", pointer: "", message }],
      cause: error,
    });
  }
}

/** What each stored resume says that could be the same as one of the archive: those with the same title and design alone. */
async function wordingsOf(
  resumes: ResumeRepository,
  gate: GateThread,
  ownerId: string,
  entries: readonly Entry[],
): Promise<Map<string, string>> {
  const heads = new Set(entries.map(({ resume }) => headOf(resume)));
  const wordings = new Map<string, string>();
  for (const summary of await listAll(resumes, ownerId)) {
    if (!heads.has(headOf(summary))) continue;
    const stored = await resumes.findText({ id: summary.id, ownerId });
    const text = stored && (await gate.check(stored.content));
    if (stored && text) wordings.set(keyOf(stored), wordingOf(stored, text));
  }
  return wordings;
}

async function listAll(resumes: ResumeRepository, ownerId: string): Promise<ResumeSummary[]> {
  return [...(await resumes.list(ownerId)), ...(await resumes.listDeleted(ownerId))];
}

function keyOf({ id, revision }: ResumeSummary): string {
  return `${id} ${revision}`;
}
