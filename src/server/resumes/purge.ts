import { setImmediate as nextTurn } from "node:timers/promises";
import type { Clock } from "../clock/clock.ts";
import type { Database } from "../db/database.ts";
import { arrivingSince, deletionsExpiredAt, FIRST_DELETION } from "./expiry.ts";
import { resumeRepository } from "./resume-repository.ts";

/** An import is over after seconds; what set out before so long ago was cut off. */
const ARRIVES_WITHIN_MS = 3_600_000;
/** Of half a megabyte at most, each of which takes five milliseconds to overwrite. */
const VERSIONS_AT_ONCE = 5;

/** Removes for good what was deleted long ago, and what imports that were cut off have left. */
export async function purgeResumes(
  database: Database,
  clock: Pick<Clock, "earliest" | "latest">,
): Promise<void> {
  await resumeRepository(database).dateBack(clock.latest().toISOString());
  const now = clock.earliest();
  const cutOff = arrivingSince(new Date(now.getTime() - ARRIVES_WITHIN_MS));
  const expired = await database.query
    .selectFrom("resumes")
    .select("id")
    .where(({ eb, and, or }) =>
      or([
        eb("deleted_at", "<=", cutOff),
        and([eb("deleted_at", ">", FIRST_DELETION), eb("deleted_at", "<=", deletionsExpiredAt(now))]),
      ]),
    )
    .execute();
  for (const { id } of expired) await removeUnseen(database, id);
}

/** Removes a resume that no reader sees, a little at a time: on SQLite everybody waits for each statement. */
export async function removeUnseen({ query }: Pick<Database, "query">, id: string): Promise<void> {
  for (;;) {
    const { numDeletedRows } = await query
      .deleteFrom("resume_versions")
      .where("id", "in", (few) =>
        few.selectFrom("resume_versions").select("id").where("resume_id", "=", id).limit(VERSIONS_AT_ONCE),
      )
      .executeTakeFirst();
    await nextTurn();
    if (numDeletedRows < VERSIONS_AT_ONCE) break;
  }
  await query.deleteFrom("resumes").where("id", "=", id).execute();
}
