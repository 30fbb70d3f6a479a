import type { Kysely } from "kysely";
import { toUser, type User } from "../account/user-repository.ts";
import type { Database } from "../db/database.ts";
import type { Schema, SessionRow } from "../db/schema.ts";

export interface Session {
  id: string;
  userId: string;
  device: string;
  createdAt: string;
  lastSeenAt: string;
  expiresAt: string;
}

interface Opening {
  session: Session;
  tokenHash: string;
  /** The password that was verified for it. */
  passwordHash: string;
  /** The session that ends with this one's beginning. */
  endsTokenHash: string | null;
}

export interface SessionRepository {
  /** Not opened when the password is another one by now, or the user is suspended or gone. */
  open(opening: Opening): Promise<{ opened: boolean; firstToday: boolean }>;
  /** The session that this token opens now, with its user as they are now: a role taken away is gone at once. */
  findLive(tokenHash: string, now: string): Promise<{ session: Session; user: User } | null>;
  /** True when it is the first sign of the person on this day. */
  touch(session: Session, times: Pick<Session, "createdAt" | "lastSeenAt" | "expiresAt">): Promise<boolean>;
  listLive(userId: string, now: string): Promise<Session[]>;
  removeByToken(tokenHash: string): Promise<void>;
  removeById(id: string): Promise<void>;
  /** False when the user has no such session. */
  remove(userId: string, id: string): Promise<boolean>;
  sweep(now: string, longest: string): Promise<void>;
}

export function sessionRepository({ query }: Pick<Database, "query">): SessionRepository {
  return {
    open({ session, tokenHash, passwordHash, endsTokenHash }) {
      return query.transaction().execute(async (transaction) => {
        // The user's row first: a change of the password at the same moment waits for it, and then ends this session too.
        const person = seen(transaction, session.userId, session.createdAt)
          .where("password_hash", "=", passwordHash)
          .where("suspended_at", "is", null);
        const firstToday = await isFirstToday(person, session.createdAt);
        if (!firstToday && !(await person.executeTakeFirst())) return { opened: false, firstToday };
        if (endsTokenHash)
          await transaction.deleteFrom("sessions").where("token_hash", "=", endsTokenHash).execute();
        await transaction.insertInto("sessions").values(toRow(session, tokenHash)).execute();
        return { opened: true, firstToday };
      });
    },

    async findLive(tokenHash, now) {
      const row = await query
        .selectFrom("sessions")
        .selectAll()
        .where("token_hash", "=", tokenHash)
        .where("expires_at", ">", now)
        .executeTakeFirst();
      if (!row) return null;
      const owner = await query
        .selectFrom("users")
        .selectAll()
        .where("id", "=", row.user_id)
        .where("suspended_at", "is", null)
        .executeTakeFirst();
      return owner ? { session: toSession(row), user: toUser(owner) } : null;
    },

    async touch(session, { createdAt, lastSeenAt, expiresAt }) {
      await query
        .updateTable("sessions")
        .set({ created_at: createdAt, last_seen_at: lastSeenAt, expires_at: expiresAt })
        .where("id", "=", session.id)
        .execute();
      const person = seen(query, session.userId, lastSeenAt);
      const firstToday = await isFirstToday(person, lastSeenAt);
      if (!firstToday) await person.execute();
      return firstToday;
    },

    async listLive(userId, now) {
      const rows = await query
        .selectFrom("sessions")
        .selectAll()
        .where("user_id", "=", userId)
        .where("expires_at", ">", now)
        .orderBy("last_seen_at", "desc")
        .orderBy("id")
        .execute();
      return rows.map(toSession);
    },

    async removeByToken(tokenHash) {
      await query.deleteFrom("sessions").where("token_hash", "=", tokenHash).execute();
    },

    async removeById(id) {
      await query.deleteFrom("sessions").where("id", "=", id).execute();
    },

    async remove(userId, id) {
      const { numDeletedRows } = await query
        .deleteFrom("sessions")
        .where("id", "=", id)
        .where("user_id", "=", userId)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },

    async sweep(now, longest) {
      await query
        .updateTable("sessions")
        .set({ expires_at: longest })
        .where("expires_at", ">", longest)
        .execute();
      await query.deleteFrom("sessions").where("expires_at", "<=", now).execute();
      await query.deleteFrom("mail_tokens").where("expires_at", "<=", now).execute();
    },
  };
}

function seen(query: Kysely<Schema>, userId: string, at: string) {
  return query.updateTable("users").set({ last_seen_at: at }).where("id", "=", userId).returning("id");
}

/** Decided by the update itself: of two sessions that wake at once, one is the first. */
async function isFirstToday(person: ReturnType<typeof seen>, at: string): Promise<boolean> {
  return (await person.where("last_seen_at", "<", at.slice(0, 10)).executeTakeFirst()) !== undefined;
}

function toRow(session: Session, tokenHash: string): SessionRow {
  return {
    id: session.id,
    token_hash: tokenHash,
    user_id: session.userId,
    device: session.device,
    created_at: session.createdAt,
    last_seen_at: session.lastSeenAt,
    expires_at: session.expiresAt,
  };
}

function toSession(row: SessionRow): Session {
  return {
    id: row.id,
    userId: row.user_id,
    device: row.device,
    createdAt: row.created_at,
    lastSeenAt: row.last_seen_at,
    expiresAt: row.expires_at,
  };
}
