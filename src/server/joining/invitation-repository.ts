import type { Invitation } from "../../contract/invitations.ts";
import type { Database } from "../db/database.ts";
import type { InvitationRow } from "../db/schema.ts";

/** More than an administrator looks through, and few enough for one answer. */
const MOST_LISTED = 500;

export interface InvitationRepository {
  add(invitation: Omit<InvitationRow, "used_at" | "used_by">): Promise<void>;
  countOpen(now: string): Promise<number>;
  /** The newest first. */
  list(): Promise<Invitation[]>;
  findOpen(tokenHash: string, now: string): Promise<InvitationRow | null>;
  /** Of two who use it at once, one does. */
  use(id: string, used: { by: string; at: string }): Promise<boolean>;
  /** Where the mail could not be handed over, an administrator passes the link on. */
  markNotMailed(id: string): Promise<void>;
  /** Those for an address that could still be used; answers how many they were. */
  withdrawOpenOf(email: string, now: string): Promise<number>;
  /** The withdrawn one; null when there is none that is still unused. */
  withdraw(id: string): Promise<InvitationRow | null>;
  sweep(before: string): Promise<void>;
}

export function invitationRepository({ query }: Pick<Database, "query">): InvitationRepository {
  const open = (now: string) =>
    query.selectFrom("invitations").where("used_at", "is", null).where("expires_at", ">", now);
  return {
    async add(invitation) {
      await query
        .insertInto("invitations")
        .values({ ...invitation, used_at: null, used_by: null })
        .execute();
    },
    async countOpen(now) {
      const { count } = await open(now)
        .select((row) => row.fn.countAll<number | string>().as("count"))
        .executeTakeFirstOrThrow();
      return Number(count);
    },
    async list() {
      const rows = await query
        .selectFrom("invitations")
        .leftJoin("users as maker", "maker.id", "invitations.created_by")
        .leftJoin("users as guest", "guest.id", "invitations.used_by")
        .selectAll("invitations")
        .select(["maker.email as maker_email", "guest.email as guest_email"])
        .orderBy("invitations.created_at", "desc")
        .orderBy("invitations.id")
        .limit(MOST_LISTED)
        .execute();
      return rows.map((row) => ({
        id: row.id,
        email: row.email,
        mailed: row.mailed === 1,
        createdAt: row.created_at,
        expiresAt: row.expires_at,
        createdBy: row.maker_email,
        usedAt: row.used_at,
        usedBy: row.guest_email,
      }));
    },
    async findOpen(tokenHash, now) {
      return (await open(now).selectAll().where("token_hash", "=", tokenHash).executeTakeFirst()) ?? null;
    },
    async use(id, { by, at }) {
      const used = await query
        .updateTable("invitations")
        .set({ used_at: at, used_by: by })
        .where("id", "=", id)
        .where("used_at", "is", null)
        .returning("id")
        .executeTakeFirst();
      return used !== undefined;
    },
    async markNotMailed(id) {
      await query.updateTable("invitations").set({ mailed: 0 }).where("id", "=", id).execute();
    },
    async withdraw(id) {
      const withdrawn = await query
        .deleteFrom("invitations")
        .where("id", "=", id)
        .where("used_at", "is", null)
        .returningAll()
        .executeTakeFirst();
      return withdrawn ?? null;
    },
    async withdrawOpenOf(email, now) {
      const withdrawn = await query
        .deleteFrom("invitations")
        .where("email", "=", email)
        .where("used_at", "is", null)
        .where("expires_at", ">", now)
        .returning("id")
        .execute();
      return withdrawn.length;
    },
    async sweep(before) {
      await query.deleteFrom("invitations").where("expires_at", "<", before).execute();
    },
  };
}
