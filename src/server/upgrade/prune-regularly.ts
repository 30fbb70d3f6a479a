import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import type { Database } from "../db/database.ts";
import { pruneKept } from "./kept-backups.ts";

const PRUNE_EVERY_MS = 86_400_000;

/** Backups from before an upgrade hold what people have deleted since: they go when their time is over. */
export function pruneKeptRegularly(
  app: Pick<FastifyInstance, "addHook"> & { log: FastifyBaseLogger },
  { query }: Pick<Database, "query">,
  dataDir: string,
): void {
  const prune = async () => {
    try {
      // By the time that the server vouches for: a clock that is a year ahead for an hour must not take the way back away.
      const row = await query.selectFrom("clock").select("vouched_at").executeTakeFirst();
      if (row) await pruneKept(dataDir, new Date(row.vouched_at));
    } catch (error) {
      app.log.warn({ err: error }, "old backups of upgrades could not be removed");
    }
  };
  app.addHook("onReady", prune);
  const timer = setInterval(prune, PRUNE_EVERY_MS);
  timer.unref();
  app.addHook("onClose", async () => clearInterval(timer));
}
