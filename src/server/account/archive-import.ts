import { randomUUID } from "node:crypto";
import { AppError } from "../../domain/errors.ts";
import { type ArrivingApplication, bringInApplications } from "../applications/bring-in-applications.ts";
import type { Database } from "../db/database.ts";
import { type ArrivingEntry, bringIn } from "../resumes/arriving-resumes.ts";
import { deletionsExpiredAt } from "../resumes/expiry.ts";
import type { AdmittedStyle } from "../resumes/gate-messages.ts";
import { type GateThread, GateThreadError } from "../resumes/gate-thread.ts";
import { refuseTooMany } from "../resumes/keeping-limits.ts";
import { resumeRepository } from "../resumes/resume-repository.ts";
import { readArchived } from "../resumes/variants/archived-variant.ts";
import { withSources } from "../resumes/variants/arriving-variants.ts";
import { headOf, wordingOf } from "../resumes/wording.ts";
import { bringInStyles } from "../styles/bring-in-styles.ts";

export interface ImportedArchive {
  added: number;
  alreadyThere: number;
  /** Not there where none was new, and where all found room. */
  applicationsAdded?: number;
  applicationsLeftOut?: number;
  /** Not there where every style found room. */
  stylesLeftOut?: number;
}

/**
 * Brings the resumes of an archive into an account, all or none. What the account has already, word for word, is not added twice.
 * Everything is read and checked before anything is written.
 */
export async function importArchive(
  database: Database,
  gate: GateThread,
  { ownerId, bytes, now }: { ownerId: string; bytes: Uint8Array; now: Date },
): Promise<ImportedArchive> {
  const expired = deletionsExpiredAt(now);
  const given = await contentsOf(gate, bytes, now);
  const entries = given.entries.filter(
    ({ resume: { deletedAt } }) => deletedAt === null || deletedAt > expired,
  );
  const stored = await wordingsOf(database, gate, ownerId, entries);
  // A resume that the person deleted here does not stand in for one that the archive has among the present.
  const missing = entries.filter(
    ({ resume }) => !(resume.deletedAt === null ? stored.present : stored.either).has(resume.wording),
  );
  const storedId = ({ resume }: ArrivingEntry) => stored.ids.get(resume.wording);
  const linked = await withSources(database, ownerId, { entries, missing, storedId });
  const present = missing.filter(({ resume }) => resume.deletedAt === null).length;
  const refuse = (query: Database["query"]) =>
    refuseTooMany(resumeRepository({ query }), ownerId, { present, deleted: missing.length - present });
  // Once before the work, and once where no other request of this person can come between.
  await refuse(database.query);
  await bringIn(database, { ownerId, entries: linked, now }, refuse);
  const stylesLeftOut = await bringInStyles(database, ownerId, given.styles);
  const isNew = new Set(missing);
  const resumeIds = new Map(
    entries.map((entry) => [entry.resume.id, isNew.has(entry) ? entry.id : storedId(entry)]),
  );
  const applications = await bringInApplications(database, ownerId, given.applications, (id) =>
    resumeIds.get(id),
  );
  return {
    added: missing.length,
    alreadyThere: entries.length - missing.length,
    ...(applications.added > 0 && { applicationsAdded: applications.added }),
    ...(applications.leftOut > 0 && { applicationsLeftOut: applications.leftOut }),
    ...(stylesLeftOut > 0 && { stylesLeftOut }),
  };
}

interface ArchiveContents {
  entries: ArrivingEntry[];
  styles: AdmittedStyle[];
  applications: ArrivingApplication[];
}

async function contentsOf(gate: GateThread, bytes: Uint8Array, now: Date): Promise<ArchiveContents> {
  const entries: ArrivingEntry[] = [];
  const styles: AdmittedStyle[] = [];
  const applications: ArrivingApplication[] = [];
  try {
    for (let answer = await gate.ask({ kind: "archive", bytes, now }); ; ) {
      if (answer.kind === "refused") throw new AppError(answer.code, { issues: answer.issues });
      if (answer.kind !== "rows" || answer.rows.length === 0) return { entries, styles, applications };
      for (const row of answer.rows)
        if (row.of === "style") styles.push(row);
        else if (row.of === "application") applications.push({ application: row, files: [] });
        else if (row.of === "file") applications.at(-1)?.files.push(row);
        else if (row.of === "resume")
          entries.push({ id: randomUUID(), resume: row, versions: [], sourceId: null });
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

/** What the stored resumes say that could be the same as one of the archive: those with the same title and design alone. */
async function wordingsOf(
  database: Database,
  gate: GateThread,
  ownerId: string,
  entries: readonly ArrivingEntry[],
): Promise<{ present: Set<string>; either: Set<string>; ids: Map<string, string> }> {
  const resumes = resumeRepository(database);
  const heads = new Set(entries.map(({ resume }) => headOf(resume)));
  const present = new Set<string>();
  const either = new Set<string>();
  const ids = new Map<string, string>();
  for (const summary of [...(await resumes.list(ownerId)), ...(await resumes.listDeleted(ownerId))]) {
    // What a variant says may come from its source: its row alone does not tell.
    if (summary.sourceId === null && !heads.has(headOf(summary))) continue;
    const stored = await resumes.findText({ id: summary.id, ownerId });
    const variant = stored && summary.sourceId !== null ? await readArchived(database, stored) : null;
    const text = variant ? variant.text : stored && (await gate.check(stored.content));
    if (!stored || !text) continue;
    const wording = wordingOf({ ...stored, ...variant }, text);
    either.add(wording);
    if (stored.deletedAt !== null) continue;
    present.add(wording);
    ids.set(wording, stored.id);
  }
  return { present, either, ids };
}
