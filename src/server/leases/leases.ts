import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Database } from "../db/database.ts";

/** A holder that was killed is replaced after so long; one that works renews it. */
const LEASE_MS = 20_000;
const RENEW_EVERY_MS = LEASE_MS / 4;

export interface Leases {
  /** Does the work while no other process on this database does work of this name; false where another one does. */
  hold(name: string, work: () => Promise<void>): Promise<boolean>;
  /** The same where it was last done before then, or never. */
  holdIfDue(name: string, doneBefore: Date, work: () => Promise<void>): Promise<boolean>;
}

/**
 * A row that says who does something, and until when. No lock of a connection: a pooler lends connections to others, and a network that is
 * cut leaves such a lock standing. Two machines whose clocks are further apart than a lease lasts may both hold one: what is done under it does no harm twice.
 */
export function openLeases({ query }: Pick<Database, "query">, now: () => Date): Leases {
  const timeOf = (ms: number) => new Date(now().getTime() + ms).toISOString();

  async function take(name: string, holder: string, doneBefore: Date | null): Promise<boolean> {
    // Also one that a clock ahead of its time took: it would be held for as long.
    const free = sql<boolean>`(work_leases.expires_at <= ${timeOf(0)} or work_leases.expires_at > ${timeOf(2 * LEASE_MS)})`;
    const due = doneBefore
      ? sql<boolean>`(work_leases.done_at is null or work_leases.done_at <= ${doneBefore.toISOString()} or work_leases.done_at > ${timeOf(LEASE_MS)})`
      : sql<boolean>`1 = 1`;
    const taken = await query
      .insertInto("work_leases")
      .values({ name, holder, expires_at: timeOf(LEASE_MS), done_at: null })
      .onConflict((conflict) =>
        conflict
          .column("name")
          .doUpdateSet({ holder, expires_at: timeOf(LEASE_MS) })
          .where(sql<boolean>`${free} and ${due}`),
      )
      .returning("name")
      .executeTakeFirst();
    return taken !== undefined;
  }

  async function whileHeld(holder: string, work: () => Promise<void>): Promise<void> {
    const renew = () =>
      query
        .updateTable("work_leases")
        .set({ expires_at: timeOf(LEASE_MS) })
        .where("holder", "=", holder)
        .execute()
        // The next one may do; if none does, another process takes over.
        .catch(() => {});
    const timer = setInterval(renew, RENEW_EVERY_MS);
    try {
      await work();
    } finally {
      clearInterval(timer);
    }
  }

  return {
    async hold(name, work) {
      const holder = randomUUID();
      if (!(await take(name, holder, null))) return false;
      try {
        await whileHeld(holder, work);
      } finally {
        // What was done is done also where this cannot be written: it expires.
        await query
          .deleteFrom("work_leases")
          .where("holder", "=", holder)
          .execute()
          .catch(() => {});
      }
      return true;
    },

    async holdIfDue(name, doneBefore, work) {
      const holder = randomUUID();
      if (!(await take(name, holder, doneBefore))) return false;
      try {
        await whileHeld(holder, work);
      } finally {
        await query
          .updateTable("work_leases")
          .set({ done_at: timeOf(0), expires_at: timeOf(0) })
          .where("holder", "=", holder)
          .execute()
          .catch(() => {});
      }
      return true;
    },
  };
}
