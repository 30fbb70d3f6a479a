import type { Database } from "../db/database.ts";
import { statement } from "../db/statement.ts";

/** So many of the latest saves are remembered at least. An older retry is refused by its revision, never saved twice. */
const REMEMBERED = 200;
/** Older ones are forgotten so many at a time: each save would else pay for it. */
const FORGOTTEN_AT_ONCE = 20;

export const isForgettingDue = (revision: number): boolean => revision % FORGOTTEN_AT_ONCE === 0;

/** Which save made which revision, so that a retry is recognised. */
export interface SaveRepository {
  find(resumeId: string, saveId: string): Promise<number | null>;
  remember(resumeId: string, saveId: string, revision: number): Promise<void>;
}

const findRevision = statement<{ resumeId: string; saveId: string }>()((query, given) =>
  query
    .selectFrom("resume_saves")
    .select("revision")
    .where("resume_id", "=", given("resumeId"))
    .where("save_id", "=", given("saveId")),
);

const insertSave = statement<{ resumeId: string; saveId: string; revision: number }>()((query, given) =>
  query
    .insertInto("resume_saves")
    .values({ resume_id: given("resumeId"), save_id: given("saveId"), revision: given("revision") }),
);

export function saveRepository({ query }: Pick<Database, "query">): SaveRepository {
  return {
    async find(resumeId, saveId) {
      const [row] = await findRevision(query, { resumeId, saveId });
      return row?.revision ?? null;
    },

    async remember(resumeId, saveId, revision) {
      await insertSave(query, { resumeId, saveId, revision });
      if (!isForgettingDue(revision)) return;
      await query
        .deleteFrom("resume_saves")
        .where("resume_id", "=", resumeId)
        .where("revision", "<=", revision - REMEMBERED)
        .execute();
    },
  };
}
