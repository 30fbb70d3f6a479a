import { toUser, type User } from "../account/user-repository.ts";
import type { Database } from "../db/database.ts";
import type { SessionRow } from "../db/schema.ts";

export interface Session {
  id: string;
  userId: string;
  device: string;
  createdAt: string;
  lastSeenAt: string;
  expiresAt: string;
}

export interface SessionRepository {
  create(session: Session, tokenHash: string): Promise<void>;
  /** The session that this token opens now, with its user as they are now: a role taken away is gone at once. */
  findLive(tokenHash: string, now: string): Promise<{ session: Session; user: User } | null>;
  touch(session: Session, lastSeenAt: string, expiresAt: string): Promise<void>;
  listLive(userId: string, now: string): Promise<Session[]>;
  removeByToken(tokenHash: string): Promise<void>;
  /** False when the user has no such session. */
  remove(userId: string, id: string): Promise<boolean>;
  removeAll(userId: string): Promise<void>;
  sweep(now: string): Promise<void>;
}

export function sessionRepository({ query }: Pick<Database, "query">): SessionRepository {
  const seen = async (userId: string, at: string) => {
    await query.updateTable("users").set({ last_seen_at: at }).where("id", "=", userId).execute();
  };

  return {
    async create(session, tokenHash) {
      await query
        .insertInto("sessions")
        .values({
          id: session.id,
          token_hash: tokenHash,
          user_id: session.userId,
          device: session.device,
          created_at: session.createdAt,
          last_seen_at: session.lastSeenAt,
          expires_at: session.expiresAt,
        })
        .execute();
      await seen(session.userId, session.createdAt);
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
        .executeTakeFirst();
      return owner ? { session: toSession(row), user: toUser(owner) } : null;
    },

    async touch(session, lastSeenAt, expiresAt) {
      await query
        .updateTable("sessions")
        .set({ last_seen_at: lastSeenAt, expires_at: expiresAt })
        .where("id", "=", session.id)
        .execute();
      await seen(session.userId, lastSeenAt);
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

    async remove(userId, id) {
      const { numDeletedRows } = await query
        .deleteFrom("sessions")
        .where("id", "=", id)
        .where("user_id", "=", userId)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },

    async removeAll(userId) {
      await query.deleteFrom("sessions").where("user_id", "=", userId).execute();
    },

    async sweep(now) {
      await query.deleteFrom("sessions").where("expires_at", "<=", now).execute();
      await query.deleteFrom("mail_tokens").where("expires_at", "<=", now).execute();
    },
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
