import type { Transaction } from "kysely";
import type { Schema } from "../db/schema.ts";
import { statement } from "../db/statement.ts";
import { SUMMARY_COLUMNS } from "./resume-repository.ts";
import { type ResumeKey, type ResumeSummary, toSummary } from "./stored-resume.ts";
import { chainAbove, revisionOf } from "./variants/chain.ts";
import { bringUpToDate } from "./variants/variant-rows.ts";

/** What a save has to know of what is stored. */
export interface SaveHead {
  stored: ResumeSummary;
  /** The revision that a save of this id has made before. */
  earlier: number | null;
  /** Whether what is stored is kept as a version, or another was kept at nearly this time. */
  hasVersion: boolean;
}

/** Beginning and end of the time in which another version would be kept too soon. */
export interface Near {
  after: string;
  before: string;
}

/** All of it in one statement, with which every save begins. */
const findHead = statement<ResumeKey & Near & { saveId: string | null; above: number }>()((query, given) =>
  query
    .selectFrom("resumes")
    .select(SUMMARY_COLUMNS)
    .select(({ selectFrom }) => [
      selectFrom("resume_saves")
        .select("revision")
        .whereRef("resume_id", "=", "resumes.id")
        .where("save_id", "=", given("saveId"))
        .as("earlier"),
      selectFrom("resume_versions")
        .select("resume_versions.id")
        .whereRef("resume_id", "=", "resumes.id")
        .where(({ and, eb, or }) =>
          or([
            eb("resume_versions.revision", "=", eb("resumes.revision", "+", given("above"))),
            and([eb("kept_at", ">", given("after")), eb("kept_at", "<", given("before"))]),
          ]),
        )
        // The latest is the one that is found at work: those before it need not be read.
        .orderBy("saved_at", "desc")
        .limit(1)
        .as("version"),
    ])
    .where("id", "=", given("id"))
    .where("owner_id", "=", given("ownerId")),
);

export async function findSaveHead(
  query: Transaction<Schema>,
  key: ResumeKey,
  { saveId, near }: { saveId: string | undefined; near: Near },
): Promise<SaveHead | null> {
  const given = { ...key, ...near, saveId: saveId ?? null };
  let above = 0;
  let [row] = await findHead(query, { ...given, above });
  if (row && row.source_id !== null) {
    // What a version copies, and what the save leaves out, is what the variant says now.
    await bringUpToDate(query, key);
    above = revisionOf(await chainAbove({ query }, row));
    [row] = await findHead(query, { ...given, above });
  }
  return row
    ? { stored: toSummary(row, above), earlier: row.earlier, hasVersion: row.version !== null }
    : null;
}
