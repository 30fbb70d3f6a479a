import { randomInt, randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import { type Kysely, sql } from "kysely";
import {
  EVENTS_SHOWN,
  SECURITY_EVENTS,
  type SecurityEvent,
  type SecurityEventEntry,
} from "../../contract/security-events.ts";
import type { Clock } from "../clock/clock.ts";
import type { Database } from "../db/database.ts";
import type { Schema } from "../db/schema.ts";
import type { RequestOrigin } from "../http/request-origin.ts";

const YEAR_MS = 365 * 86_400_000;
const MOST_OF_A_PERSON = 200;
/** A stranger's wrong passwords must not push out what the owner should see. */
const MOST_OF_A_KIND = 50;
/** More than can ever be over at once; SQLite takes no offset without a limit. */
const AT_ONCE = 1000;

interface Happening {
  userId: string;
  what: SecurityEvent;
  origin: RequestOrigin;
  /** The administrator who did it, where it was not the owner. */
  by?: string;
}

export interface SecurityEvents {
  /** Tells the log and the owner. Never fails: what cannot be written down must not undo what has happened. */
  record(happening: Happening): Promise<void>;
  /** The same a random while after the answer, where the time it takes would tell that there is such an account. */
  recordLater(happening: Happening): void;
  list(userId: string): Promise<SecurityEventEntry[]>;
  sweep(): Promise<void>;
  /** Waits for what is under way. */
  close(): Promise<void>;
}

export function securityEvents(
  { query }: Pick<Database, "query">,
  log: FastifyBaseLogger,
  clock: Pick<Clock, "now" | "earliest">,
): SecurityEvents {
  const underWay = new Set<Promise<void>>();

  async function record({ userId, what, origin, by }: Happening): Promise<void> {
    log.info({ id: userId, what, from: origin.network, ...(by !== undefined && { by }) }, "security");
    // Whose screen an administrator sits at is nothing that the owner of the account should learn.
    const shownOrigin = by === undefined ? origin : { network: "", device: "An administrator" };
    await write(query, { userId, what, at: clock.now().toISOString(), ...shownOrigin }).catch(
      (error: unknown) => log.warn({ err: error }, "a security event could not be written down"),
    );
  }

  return {
    record,

    recordLater(happening) {
      const writing = sleep(randomInt(50, 250))
        .then(() => record(happening))
        .finally(() => underWay.delete(writing));
      underWay.add(writing);
    },

    async list(userId) {
      const rows = await query
        .selectFrom("security_events")
        .select(["id", "at", "what", "network", "device"])
        .where("user_id", "=", userId)
        .orderBy("at", "desc")
        .orderBy("id", "desc")
        .limit(EVENTS_SHOWN)
        .execute();
      return rows.flatMap(({ id, at, what, network, device }) => {
        // One that another release wrote has no words here.
        const known = SECURITY_EVENTS.find((event) => event === what);
        return known ? [{ id, at, what: known, from: network, device }] : [];
      });
    },

    async sweep() {
      const oldest = new Date(clock.earliest().getTime() - YEAR_MS).toISOString();
      await query.deleteFrom("security_events").where("at", "<", oldest).execute();
    },

    async close() {
      await Promise.all(underWay);
    },
  };
}

async function write(
  query: Kysely<Schema>,
  event: RequestOrigin & { userId: string; what: SecurityEvent; at: string },
): Promise<void> {
  const { userId, what, at, network, device } = event;
  // Of somebody who is gone nothing is kept.
  await sql`insert into security_events (id, user_id, at, what, network, device)
    select ${randomUUID()}, id, ${at}, ${what}, ${network}, ${device} from users where id = ${userId}`.execute(
    query,
  );
  const own = query.selectFrom("security_events").select("id").where("user_id", "=", userId);
  for (const [kept, most] of [
    [own.where("what", "=", what), MOST_OF_A_KIND],
    [own, MOST_OF_A_PERSON],
  ] as const) {
    const over = kept.orderBy("at", "desc").orderBy("id", "desc").limit(AT_ONCE).offset(most);
    await query.deleteFrom("security_events").where("id", "in", over).execute();
  }
}
