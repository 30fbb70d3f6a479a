import { type Kysely, sql } from "kysely";
import { withRightByGroup } from "../account/right-by-group.ts";
import { toUser, USER_COLUMNS, type User } from "../account/user-repository.ts";
import type { Database } from "../db/database.ts";
import type { Schema, SessionRow } from "../db/schema.ts";
import { statement } from "../db/statement.ts";
import { together } from "../db/together.ts";

/** Of one person at a time: who forgets to sign out leaves no endless trail of open doors. */
const MOST_SESSIONS = 20;

export interface Session {
  id: string;
  userId: string;
  device: string;
  createdAt: string;
  lastSeenAt: string;
  expiresAt: string;
  /** When whoever is at this session last showed who they are. */
  provenAt: string | null;
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
  /** Notes a proof and gives the session another token. False when the session is over. */
  prove(proof: { tokenHash: string; newTokenHash: string; provenAt: string }): Promise<boolean>;
  listLive(userId: string, now: string): Promise<Session[]>;
  /** Whose session it was. */
  removeByToken(tokenHash: string): Promise<string | null>;
  removeById(id: string): Promise<void>;
  /** False when the user has no such session. */
  remove(userId: string, id: string): Promise<boolean>;
  /** How many there were beside this one. */
  removeOthers(userId: string, keptId: string): Promise<number>;
  sweep(now: string, longest: string): Promise<void>;
}

const signedIn = (query: Kysely<Schema>) =>
  query
    .selectFrom("sessions")
    .innerJoin("users", "users.id", "sessions.user_id")
    .select([
      ...USER_COLUMNS,
      "sessions.id as session_id",
      "sessions.device",
      "sessions.created_at as session_created_at",
      "sessions.last_seen_at as session_last_seen_at",
      "sessions.expires_at",
      "sessions.proven_at",
      "sessions.token_hash",
    ])
    .where("users.suspended_at", "is", null);

const findSignedIn = statement<{ tokenHash: string; now: string }>()((query, given) =>
  signedIn(query)
    .where("sessions.token_hash", "=", given("tokenHash"))
    .where("sessions.expires_at", ">", given("now")),
);

const findAllSignedIn = statement<{ tokenHashes: readonly string[]; now: string }>()((query, given) =>
  signedIn(query)
    .where("sessions.token_hash", "=", sql<string>`any (${given("tokenHashes")})`)
    .where("sessions.expires_at", ">", given("now")),
);

type SignedIn = Awaited<ReturnType<typeof findSignedIn>>[number];

/** On PostgreSQL, requests that come at once ask for their people with one statement: each of its own costs it and us more than finding a row. */
function signedInFinder({ engine, query }: Pick<Database, "engine" | "query">) {
  if (engine === "sqlite")
    return async (asked: { tokenHash: string; now: string }): Promise<SignedIn | undefined> =>
      (await findSignedIn(query, asked))[0];
  return together<{ tokenHash: string; now: string }, SignedIn | undefined>({
    most: 64,
    weigh: () => 1,
    async work(asked) {
      const now =
        asked
          .map((each) => each.now)
          .sort()
          .at(-1) ?? "";
      const rows = await findAllSignedIn(query, { tokenHashes: asked.map((each) => each.tokenHash), now });
      return asked.map(({ tokenHash }) => rows.find((row) => row.token_hash === tokenHash));
    },
  });
}

export function sessionRepository(database: Pick<Database, "engine" | "query">): SessionRepository {
  const { query } = database;
  const find = signedInFinder(database);
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
        await endOldest(transaction, session);
        return { opened: true, firstToday };
      });
    },

    async findLive(tokenHash, now) {
      const row = await find({ tokenHash, now });
      if (!row) return null;
      const session = toSession({
        ...row,
        id: row.session_id,
        user_id: row.id,
        created_at: row.session_created_at,
        last_seen_at: row.session_last_seen_at,
      });
      return { session, user: await withRightByGroup(query, toUser(row), now) };
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

    async prove({ tokenHash, newTokenHash, provenAt }) {
      const proven = await query
        .updateTable("sessions")
        .set({ token_hash: newTokenHash, proven_at: provenAt })
        .where("token_hash", "=", tokenHash)
        .returning("id")
        .executeTakeFirst();
      return proven !== undefined;
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
      const removed = await query
        .deleteFrom("sessions")
        .where("token_hash", "=", tokenHash)
        .returning("user_id")
        .executeTakeFirst();
      return removed?.user_id ?? null;
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

    async removeOthers(userId, keptId) {
      const { numDeletedRows } = await query
        .deleteFrom("sessions")
        .where("user_id", "=", userId)
        .where("id", "!=", keptId)
        .executeTakeFirst();
      return Number(numDeletedRows);
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

/** The new one stays, whatever the clock says: set back, it would be the oldest by its time. */
async function endOldest(transaction: Kysely<Schema>, opened: Session): Promise<void> {
  const over = transaction
    .selectFrom("sessions")
    .select("id")
    .where("user_id", "=", opened.userId)
    .where("id", "!=", opened.id)
    .orderBy("last_seen_at", "desc")
    .orderBy("created_at", "desc")
    .limit(1000)
    .offset(MOST_SESSIONS - 1);
  await transaction.deleteFrom("sessions").where("id", "in", over).execute();
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
    proven_at: session.provenAt,
  };
}

function toSession(row: Omit<SessionRow, "token_hash">): Session {
  return {
    id: row.id,
    userId: row.user_id,
    device: row.device,
    createdAt: row.created_at,
    lastSeenAt: row.last_seen_at,
    expiresAt: row.expires_at,
    provenAt: row.proven_at,
  };
}
