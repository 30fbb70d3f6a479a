import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { AppError } from "../../domain/errors.ts";
import type { Database } from "../db/database.ts";

/** Longer than any request to an endpoint takes: a slot whose process was killed is free again after it. */
const SLOT_MS = 120_000;

/** Lets each person have so many requests under way at once, over all processes on one database. */
export type RequestSlots = <Result>(userId: string, work: () => Promise<Result>) => Promise<Result>;

export function requestSlots(
  { query }: Pick<Database, "query">,
  most: number,
  now: () => Date,
  { first = 1, busy = () => new AppError("assist_busy") } = {},
): RequestSlots {
  /** One statement, so that of two requests at once one gets the slot. */
  async function take(userId: string, slot: number, holder: string): Promise<boolean> {
    const at = now().getTime();
    const [present, expires] = [new Date(at).toISOString(), new Date(at + SLOT_MS).toISOString()];
    // Also one that a clock ahead of its time took: it would be held for as long.
    const free = sql<boolean>`assist_slots.expires_at <= ${present} or assist_slots.expires_at > ${new Date(at + 2 * SLOT_MS).toISOString()}`;
    const taken = await query
      .insertInto("assist_slots")
      .values({ user_id: userId, slot, holder, expires_at: expires })
      .onConflict((conflict) =>
        conflict.columns(["user_id", "slot"]).doUpdateSet({ holder, expires_at: expires }).where(free),
      )
      .returning("slot")
      .executeTakeFirst();
    return taken !== undefined;
  }

  async function takeAny(userId: string, holder: string): Promise<void> {
    for (let slot = first; slot < first + most; slot++) if (await take(userId, slot, holder)) return;
    throw busy();
  }

  return async (userId, work) => {
    const holder = randomUUID();
    await takeAny(userId, holder);
    try {
      return await work();
    } finally {
      // With those that killed processes left behind. An answer is not lost because its slot could not be freed: it expires.
      await query
        .deleteFrom("assist_slots")
        .where((row) => row.or([row("holder", "=", holder), row("expires_at", "<=", now().toISOString())]))
        .execute()
        .catch(() => {});
    }
  };
}

/** Beyond those of AI help, which share the table. */
const FIRST_OF_TRIALS = 101;

/** One trial at a time for each person: what is tried may be anybody's server. */
export function trialSlots(database: Pick<Database, "query">, now: () => Date): RequestSlots {
  const busy = () => new AppError("too_many_requests", { retryAfter: 1 });
  return requestSlots(database, 1, now, { first: FIRST_OF_TRIALS, busy });
}
