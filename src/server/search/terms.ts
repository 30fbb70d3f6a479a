import type { Kysely } from "kysely";
import type { Schema } from "../db/schema.ts";
import { termsOf } from "./split-terms.ts";

/** Makes a person findable by the words of name and address, and by no others. */
export async function indexUser(
  query: Kysely<Schema>,
  { id, name, email }: { id: string; name: string; email: string },
): Promise<void> {
  await query.deleteFrom("user_terms").where("user_id", "=", id).execute();
  const rows = termsOf(name, email).map((term) => ({ user_id: id, term }));
  if (rows.length > 0) await query.insertInto("user_terms").values(rows).execute();
}

/** Makes a resume findable by the words of its title; its content is not looked at. */
export async function indexResume(
  query: Kysely<Schema>,
  { id, title }: { id: string; title: string },
): Promise<void> {
  await query.deleteFrom("resume_terms").where("resume_id", "=", id).execute();
  const rows = termsOf(title).map((term) => ({ resume_id: id, term }));
  if (rows.length > 0) await query.insertInto("resume_terms").values(rows).execute();
}
