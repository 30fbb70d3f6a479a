import { setImmediate as nextTurn } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import type { Database } from "../db/database.ts";
import type { Schema } from "../db/schema.ts";
import { removeUnseen } from "../resumes/purge.ts";
import { isRemoved, REMOVED, removedAddress } from "./removed-address.ts";

/** Ways in, the words by which the person is found, and what administrators would still read. Each holds some rows at most. */
const GONE_AT_ONCE = [
  "sessions",
  "mail_tokens",
  "known_devices",
  "authenticators",
  "recovery_codes",
  "passkeys",
  "identities",
  "own_ai_endpoints",
  "provider_sign_ins",
  "user_terms",
] as const;

const RESUMES_AT_ONCE = 50;
/** Of a megabyte at most. */
const FILES_AT_ONCE = 2;
/** One may have a hundred kilobytes; all of a person have four megabytes together. */
const APPLICATIONS_AT_ONCE = 10;

/**
 * Makes an account gone for its owner and for everybody, in the transaction that decides it: nobody gets in, no list has it, the address
 * is free. Its rows go afterwards (`removeHidden`): in one statement, a large account on SQLite would stop the server for seconds.
 * False when the person is gone, or the password is another one than was verified.
 */
export async function hideUser(
  transaction: Kysely<Schema>,
  { id, passwordHash }: { id: string; passwordHash?: string },
): Promise<boolean> {
  const hide = transaction
    .updateTable("users")
    .set({
      email: removedAddress(id),
      name: "",
      password_hash: "",
      has_password: 0,
      role: "user",
      admin_by: null,
      // Whoever opens a session at this moment finds it suspended.
      suspended_at: sql<string>`created_at`,
    })
    .where("id", "=", id)
    .returning("id");
  const verified = passwordHash === undefined ? hide : hide.where("password_hash", "=", passwordHash);
  if (!(await verified.executeTakeFirst())) return false;
  for (const table of GONE_AT_ONCE)
    await sql`delete from ${sql.table(table)} where user_id = ${id}`.execute(transaction);
  for (const column of ["created_by", "used_by"] as const)
    await transaction
      .updateTable("invitations")
      .set({ [column]: null })
      .where(column, "=", id)
      .execute();
  return true;
}

/** Removes what a hidden account had, a little at a time, and then itself. One that is there for its owner is left alone. */
export async function removeHidden({ query }: Pick<Database, "query">, id: string): Promise<void> {
  const user = await query.selectFrom("users").select("email").where("id", "=", id).executeTakeFirst();
  if (!user || !isRemoved(user.email)) return;
  for (;;) {
    const resumes = await query
      .selectFrom("resumes")
      .select("id")
      .where("owner_id", "=", id)
      .limit(RESUMES_AT_ONCE)
      .execute();
    for (const resume of resumes) await removeUnseen({ query }, resume.id);
    if (resumes.length === 0) break;
  }
  await removeFew(query, "application_files", id, FILES_AT_ONCE);
  await removeFew(query, "applications", id, APPLICATIONS_AT_ONCE);
  await query.deleteFrom("users").where("id", "=", id).execute();
}

async function removeFew(
  query: Kysely<Schema>,
  table: "applications" | "application_files",
  ownerId: string,
  atOnce: number,
): Promise<void> {
  for (;;) {
    const { numAffectedRows = 0n } = await sql`delete from ${sql.table(table)} where id in
      (select id from ${sql.table(table)} where owner_id = ${ownerId} limit ${atOnce})`.execute(query);
    await nextTurn();
    if (numAffectedRows < atOnce) break;
  }
}

/** Removes what is left of accounts whose removal a killed process did not end. */
export async function purgeUsers({ query, engine }: Pick<Database, "query" | "engine">): Promise<void> {
  const started =
    engine === "sqlite"
      ? // By the index of addresses: the whole table would hold everybody up.
        sql<boolean>`email >= ${REMOVED} and email < ${`${REMOVED}\u{10FFFF}`}`
      : sql<boolean>`email like ${`${REMOVED}%`}`;
  const hidden = await query.selectFrom("users").select("id").where(started).execute();
  for (const { id } of hidden) await removeHidden({ query }, id);
}
