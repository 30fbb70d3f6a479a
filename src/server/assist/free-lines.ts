import type { Database } from "../db/database.ts";

/** Lines that a person may have said anew without a further use of the allowance: those of their last review. */
export interface FreeLines {
  /** After a review of so many lines; what was left of an earlier one is gone. */
  give(userId: string, lines: number): Promise<void>;
  /** False where so many are not left: then it is a use like any other. */
  take(userId: string, lines: number): Promise<boolean>;
}

const KEPT_MS = 60 * 60 * 1000;

/** In the database: the next request of the same person may come to another process. */
export function freeLines({ query }: Pick<Database, "query">, now: () => Date): FreeLines {
  return {
    async give(userId, lines) {
      const given = { lines_left: lines, expires_at: new Date(now().getTime() + KEPT_MS).toISOString() };
      await query
        .insertInto("assist_free_lines")
        .values({ user_id: userId, ...given })
        .onConflict((conflict) => conflict.column("user_id").doUpdateSet(given))
        .execute();
    },
    /** One statement, so that of two requests at once each gets its own lines. */
    async take(userId, lines) {
      const taken = await query
        .updateTable("assist_free_lines")
        .set((row) => ({ lines_left: row("lines_left", "-", lines) }))
        .where("user_id", "=", userId)
        .where("lines_left", ">=", lines)
        .where("expires_at", ">", now().toISOString())
        .returning("lines_left")
        .executeTakeFirst();
      return taken !== undefined;
    },
  };
}
