import { type RawBuilder, sql } from "kysely";

/** How the address of an account begins that is gone and whose rows still go. No person's address begins with an "@". */
export const REMOVED = "@removed:";

export const removedAddress = (userId: string): string => `${REMOVED}${userId}`;

export const isRemoved = (email: string): boolean => email.startsWith(REMOVED);

/** Whether the account with this address is there for anybody. */
export function isAccount(email: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`substr(${email}, 1, ${sql.lit(REMOVED.length)}) <> ${sql.lit(REMOVED)}`;
}
