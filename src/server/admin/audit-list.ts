import { type Kysely, type RawBuilder, sql } from "kysely";
import type { z } from "zod";
import type { AuditEntry, AuditList, auditQuery } from "../../contract/admin.ts";
import { AUDIT_ACTIONS } from "../../contract/audit-actions.ts";
import { normalEmail } from "../../domain/account/credentials.ts";
import type { Schema } from "../db/schema.ts";
import { readPage, type Source } from "./listing.ts";

const KEPT_MS = 365 * 86_400_000;
const COUNTED = 10_000;

interface Row {
  id: string;
  at: string;
  actor_id: string | null;
  actor_email: string | null;
  action: string;
  subject_email: string | null;
}

export async function listAudit(
  database: Source,
  { action, search, ...wanted }: z.output<typeof auditQuery>,
): Promise<AuditList> {
  const where = sql.join([...ofAction(action), ...ofPerson(normalEmail(search))], sql` and `);
  const size = await countUpTo(database.query, where);
  const listing = {
    columns: sql<Row>`audit_log.id, audit_log.at, actor_id, actor_email, action, subject_email`,
    id: sql`audit_log.id`,
    tables: sql`audit_log`,
    joined: sql`audit_log.id = page.id`,
    from: sql`audit_log`,
    fromIds: sql`audit_log`,
    where,
    sort: { name: "at", kind: "string" as const, key: sql`audit_log.at` },
    has: () => sql`1 = 1`,
    having: () => [],
  };
  const { rows, ...page } = await readPage(database, listing, { ...wanted, search: "", size });
  return { entries: rows.flatMap(toEntry), ...page };
}

/** Entries are kept for a year. */
export async function sweepAudit(query: Kysely<Schema>, now: Date): Promise<void> {
  const until = new Date(now.getTime() - KEPT_MS).toISOString();
  await query.deleteFrom("audit_log").where("at", "<", until).execute();
}

function ofAction(action: string | undefined): RawBuilder<unknown>[] {
  return [action === undefined ? sql`1 = 1` : sql`action = ${action}`];
}

function ofPerson(beginning: string): RawBuilder<unknown>[] {
  if (beginning === "") return [];
  const starts = (column: string) => sql`substr(${sql.ref(column)}, 1, ${beginning.length}) = ${beginning}`;
  return [sql`(${starts("actor_email")} or ${starts("subject_email")})`];
}

async function countUpTo(query: Kysely<Schema>, where: RawBuilder<unknown>): Promise<number | null> {
  const { rows } = await sql<{ total: number | string }>`select count(*) as total from
    (select 1 as one from audit_log where ${where} limit ${COUNTED + 1}) as bounded`.execute(query);
  const total = Number(rows[0]?.total ?? 0);
  return total > COUNTED ? null : total;
}

function toEntry(row: Row): AuditEntry[] {
  // An action of a newer release has no words here.
  const action = AUDIT_ACTIONS.find((known) => known === row.action);
  if (!action) return [];
  const { id, at, actor_id, actor_email: actor, subject_email: subject } = row;
  return [{ id, at, byCommand: actor_id === null, actor, action, subject }];
}
