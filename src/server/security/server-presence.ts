import { randomUUID } from "node:crypto";
import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import { ConfigError } from "../config-error.ts";
import type { Database } from "../db/database.ts";
import type { Secret } from "./secret.ts";

const SEEN_EVERY_MS = 60_000;
/** A server that was killed is no longer counted after so long. */
const GONE_AFTER_MS = 150_000;
/** The row of the secret that was used last; the others are servers. */
export const LAST = "last";

type Query = Pick<Database, "query">;

export interface Presence {
  /** Whether the secret is another than the last one: then everybody is signed out. */
  isNewSecret: boolean;
  keep(app: Pick<FastifyInstance, "addHook"> & { log: FastifyBaseLogger }): void;
}

/** The secret as it may be stored: two servers with the same one write the same. */
export function secretCheck(secret: Secret): string {
  return secret.fingerprint("secret-check", "candor");
}

/**
 * Enters this server among those that work on the database. One with another secret than theirs is refused: it would sign out
 * everybody whom the others have signed in, and read nothing that they have sealed.
 */
export async function enterServers({ query }: Query, secret: Secret): Promise<Presence> {
  const id = randomUUID();
  const check = secretCheck(secret);
  const write = (row: string) => {
    const seen = { secret_check: check, seen_at: new Date().toISOString() };
    return query
      .insertInto("servers")
      .values({ id: row, ...seen })
      .onConflict((conflict) => conflict.column("id").doUpdateSet(seen))
      .execute();
  };
  const leave = () => query.deleteFrom("servers").where("id", "=", id).execute();

  // First written, then looked: of two that start at once at least one finds the other.
  await write(id);
  const others = await query.selectFrom("servers").selectAll().where("id", "!=", id).execute();
  if (others.some((other) => other.id !== LAST && other.secret_check !== check && isThere(other))) {
    await leave();
    throw new ConfigError(
      "another server works on this database with another SESSION_SECRET: set the same one on every machine (with a secret that is kept in DATA_DIR, " +
        "the content of its file session-secret). To change the secret, stop all servers first; one that was killed counts for three minutes",
    );
  }
  const last = others.find((other) => other.id === LAST);
  await write(LAST);
  return {
    isNewSecret: last !== undefined && last.secret_check !== check,
    keep(app) {
      const warn = (error: unknown) => app.log.warn({ err: error }, "this server could not be entered");
      const timer = setInterval(() => {
        write(id).then(removeExpired, warn);
      }, SEEN_EVERY_MS);
      timer.unref();
      app.addHook("preClose", async () => {
        clearInterval(timer);
        await leave().catch(warn);
      });
    },
  };

  /** Rows of servers that were killed. */
  async function removeExpired(): Promise<void> {
    const old = new Date(Date.now() - 10 * GONE_AFTER_MS).toISOString();
    await query
      .deleteFrom("servers")
      .where("id", "!=", LAST)
      .where("seen_at", "<", old)
      .execute()
      .catch(() => {});
  }
}

/** Also where its clock, or ours, is ahead by as long. */
export function isThere({ seen_at }: { seen_at: string }, now = Date.now()): boolean {
  return Math.abs(now - Date.parse(seen_at)) < GONE_AFTER_MS;
}
