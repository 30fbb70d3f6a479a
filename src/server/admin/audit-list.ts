import { type Kysely, type RawBuilder, sql } from "kysely";
import type { z } from "zod";
import type { AuditEntry, AuditList, auditQuery } from "../../contract/admin.ts";
import { AUDIT_ACTIONS } from "../../contract/audit-actions.ts";
import { normalEmail } from "../../domain/account/credentials.ts";
import type { Schema } from "../db/schema.ts";
import { countFew } from "./list-plan.ts";
import { type Listing, type Range, type Source, startingWith } from "./list-shape.ts";
import { readPage } from "./listing.ts";

const KEPT_MS = 365 * 86_400_000;

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
  { action, ...wanted }: z.output<typeof auditQuery>,
): Promise<AuditList> {
  const all = sql`select 1 from audit_log`;
  const size = await countFew(database, action === undefined ? all : sql`${all} where action = ${action}`);
  const index = action === undefined ? sql`audit_log_by_time` : sql`audit_log_by_action`;
  const listing: Listing<Row> = {
    columns: sql<Row>`audit_log.id, audit_log.at, actor_id, actor_email, action, subject_email`,
    id: sql`audit_log.id`,
    tables: sql`audit_log`,
    joined: sql`audit_log.id = page.id`,
    from: database.engine === "sqlite" ? sql`audit_log indexed by ${index}` : sql`audit_log`,
    fromIds: sql`audit_log`,
    where: sql`1 = 1`,
    ...(action !== undefined && { within: { column: sql`audit_log.action`, value: action } }),
    sort: { name: "at", kind: "string", key: sql`audit_log.at` },
    termsOf: (search) => (normalEmail(search) === "" ? [] : [startingWith(normalEmail(search))]),
    // Computed, not named: PostgreSQL would gather all entries of a person by the index of addresses, and sort them.
    has: (beginning) =>
      sql`(${startsWith(sql`actor_email || ''`, beginning)} or ${startsWith(sql`subject_email || ''`, beginning)})`,
    having: (beginning) =>
      [sql`actor_email`, sql`subject_email`].map(
        (column) => sql`select id from audit_log where ${startsWith(column, beginning)}`,
      ),
  };
  const { rows, ...page } = await readPage(database, listing, { ...wanted, size });
  return { entries: rows.flatMap(toEntry), ...page };
}

/** Entries are kept for a year. */
export async function sweepAudit(query: Kysely<Schema>, now: Date): Promise<void> {
  const until = new Date(now.getTime() - KEPT_MS).toISOString();
  await query.deleteFrom("audit_log").where("at", "<", until).execute();
}

function startsWith(column: RawBuilder<unknown>, { from, to }: Range): RawBuilder<unknown> {
  return sql`(${column} >= ${from} and ${column} < ${to})`;
}

function toEntry(row: Row): AuditEntry[] {
  // An action of a newer release has no words here.
  const action = AUDIT_ACTIONS.find((known) => known === row.action);
  if (!action) return [];
  const { id, at, actor_id, actor_email: actor, subject_email: subject } = row;
  return [{ id, at, byCommand: actor_id === null, actor, action, subject }];
}
