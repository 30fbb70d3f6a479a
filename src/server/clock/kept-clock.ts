import type { FastifyInstance } from "fastify";
import type { Database } from "../db/database.ts";
import { type Clock, type ClockSource, openClock } from "./clock.ts";

const KEEP_EVERY_MS = 3_600_000;

/** The clock of a server, whose vouched time outlives it in the database. */
export async function keepClock(
  app: FastifyInstance,
  { query }: Pick<Database, "query">,
  source: ClockSource,
): Promise<Clock> {
  const row = await query.selectFrom("clock").select("vouched_at").executeTakeFirst();
  const clock = openClock(source, row ? new Date(row.vouched_at) : null);

  async function keep(): Promise<void> {
    const vouched_at = clock.vouched().toISOString();
    const written = query
      .insertInto("clock")
      .values({ id: 1, vouched_at })
      .onConflict((conflict) => conflict.column("id").doUpdateSet({ vouched_at }))
      .execute();
    await written.catch((error: unknown) => app.log.warn({ err: error }, "the time could not be kept"));
  }

  app.addHook("onReady", keep);
  const timer = setInterval(keep, KEEP_EVERY_MS);
  timer.unref();
  // Before the database is closed.
  app.addHook("preClose", async () => {
    clearInterval(timer);
    await keep();
  });
  return clock;
}
