import type { Clock } from "../clock/clock.ts";
import type { Database } from "../db/database.ts";
import type { Secret } from "../security/secret.ts";

const YEAR_MS = 365 * 86_400_000;
const MOST_DEVICES = 20;

/** Browsers on which a person has signed in. Each has a random token of its own; only a fingerprint of it is kept, for one person each. */
export interface KnownDevices {
  /** The fingerprint of the device that one of these tokens is for this person; the same work where there is no such person. */
  find(userId: string | undefined, tokens: readonly string[]): Promise<string | null>;
  /** Whether there was one at all. */
  hasAny(userId: string): Promise<boolean>;
  touch(deviceHash: string): Promise<void>;
  /** The token of a new one. The oldest make room for it. */
  add(userId: string): Promise<string>;
  /** Forgets those that were not seen for a year. */
  sweep(): Promise<void>;
}

export function knownDevices(
  { query }: Pick<Database, "query">,
  secret: Secret,
  clock: Pick<Clock, "now" | "earliest">,
): KnownDevices {
  const hashOf = (userId: string, token: string) => secret.fingerprint("device", `${userId} ${token}`);
  const aYearBefore = (at: Date) => new Date(at.getTime() - YEAR_MS).toISOString();

  return {
    async find(userId = "", tokens) {
      if (tokens.length === 0) return null;
      const hashes = tokens.map((token) => hashOf(userId, token));
      const row = await query
        .selectFrom("known_devices")
        .select("device_hash")
        .where("device_hash", "in", hashes)
        .where("user_id", "=", userId)
        .where("last_seen_at", ">", aYearBefore(clock.now()))
        .executeTakeFirst();
      return row?.device_hash ?? null;
    },

    async hasAny(userId) {
      const row = await query
        .selectFrom("known_devices")
        .select("device_hash")
        .where("user_id", "=", userId)
        .executeTakeFirst();
      return row !== undefined;
    },

    async touch(deviceHash) {
      await query
        .updateTable("known_devices")
        .set({ last_seen_at: clock.now().toISOString() })
        .where("device_hash", "=", deviceHash)
        .execute();
    },

    async add(userId) {
      const token = secret.newToken();
      const at = clock.now().toISOString();
      await query
        .insertInto("known_devices")
        .values({ device_hash: hashOf(userId, token), user_id: userId, created_at: at, last_seen_at: at })
        .execute();
      await query
        .deleteFrom("known_devices")
        .where("user_id", "=", userId)
        .where("device_hash", "not in", (rows) =>
          rows
            .selectFrom("known_devices")
            .select("device_hash")
            .where("user_id", "=", userId)
            .orderBy("last_seen_at", "desc")
            .orderBy("created_at", "desc")
            .limit(MOST_DEVICES),
        )
        .execute();
      return token;
    },

    async sweep() {
      await query
        .deleteFrom("known_devices")
        .where("last_seen_at", "<=", aYearBefore(clock.earliest()))
        .execute();
    },
  };
}
