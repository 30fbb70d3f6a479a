import type { FastifyBaseLogger } from "fastify";
import type { Database } from "./database.ts";

/** One line when the connection is lost and one when the database answers again, however many requests met it. */
export function logOutages({ log }: { log: FastifyBaseLogger }, database: Pick<Database, "onOutage">): void {
  database.onOutage(({ isBack, ms, error }) => {
    if (isBack) log.warn({ ms }, "the database answers again");
    else log.warn({ err: error }, "the connection to the database was lost");
  });
}
