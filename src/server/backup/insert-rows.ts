import { sql, type Transaction } from "kysely";
import type { Schema } from "../db/schema.ts";
import { BackupFileError, rowsOf } from "./backup-file.ts";
import { checkRow, type StorableRow } from "./row-gate.ts";
import { BACKED_UP } from "./tables.ts";

const BATCH = 100;

export interface LeftOutRow {
  table: string;
  id: string;
  /** Null for what only belongs to a row that was left out. */
  reason: string | null;
}

/** Columns by which rows belong to others, and the tables of those. */
const OWNERS: Record<string, string> = {
  owner_id: "users",
  user_id: "users",
  resume_id: "resumes",
  application_id: "applications",
};

/** Columns that name what the row does without where it is gone: an application is kept without its resume. */
const OUTLIVED: Record<string, readonly string[]> = { applications: ["resume_id"] };

/**
 * Inserts every row of a file that is fit to be stored. One that is not is told and left out, with what belongs to it, and the
 * rest goes on.
 */
export async function insertRows(
  transaction: Transaction<Schema>,
  file: string,
  { latest, onLeftOut }: { latest: Date; onLeftOut: (row: LeftOutRow) => void },
): Promise<void> {
  const missing = new Set<string>();
  let table = "";
  let batch: StorableRow[] = [];

  function leaveOut(of: string, row: Record<string, unknown>, reason: string | null): void {
    const [key = ""] = BACKED_UP.find(({ name }) => name === of)?.key ?? [];
    const id = String(row[key]);
    missing.add(`${of} ${id}`);
    onLeftOut({ table: of, id, reason });
  }

  async function insert(): Promise<void> {
    const rows = batch;
    batch = [];
    if (rows.length === 0 || (await tryInsert(transaction, table, rows)) === null) return;
    // One of them is at fault; the others are stored.
    for (const row of rows) {
      const reason = await tryInsert(transaction, table, [row]);
      if (reason !== null) leaveOut(table, row, reason);
    }
  }

  for await (const [name, row] of rowsOf(file)) {
    if (!BACKED_UP.some((known) => known.name === name))
      throw new BackupFileError(`The backup holds a table that this Candor does not know: ${name}.`);
    if (name !== table || batch.length >= BATCH) await insert();
    table = name;
    const checked = checkRow([name, row], latest);
    if (belongsTo(name, row, missing)) leaveOut(name, row, null);
    else if (!checked.ok) leaveOut(name, row, checked.reason);
    else batch.push(checked.row);
  }
  await insert();
}

/** A variant whose source could not be stored is a resume by itself: it has what it said when it was saved. */
export async function detachOrphans(transaction: Transaction<Schema>): Promise<void> {
  await sql`update resumes set source_id = null, differences = '[]', revision = revision + source_revision + 1, source_revision = 0
    where source_id is not null and not exists
    (select 1 from resumes as sources where sources.id = resumes.source_id and sources.owner_id = resumes.owner_id)`.execute(
    transaction,
  );
}

function belongsTo(of: string, row: Record<string, unknown>, missing: ReadonlySet<string>): boolean {
  return Object.entries(OWNERS).some(
    ([column, table]) => !OUTLIVED[of]?.includes(column) && missing.has(`${table} ${row[column]}`),
  );
}

/** Null where the rows are stored, else why the database takes them not; what else goes wrong ends the restore. */
async function tryInsert(
  transaction: Transaction<Schema>,
  table: string,
  rows: readonly StorableRow[],
): Promise<string | null> {
  await sql`savepoint restored_rows`.execute(transaction);
  try {
    await insertBatch(transaction, table, rows);
    await sql`release savepoint restored_rows`.execute(transaction);
    return null;
  } catch (error) {
    const reason = rowFault(error);
    if (reason === null) throw error;
    await sql`rollback to savepoint restored_rows`.execute(transaction);
    await sql`release savepoint restored_rows`.execute(transaction);
    return reason;
  }
}

async function insertBatch(
  transaction: Transaction<Schema>,
  table: string,
  rows: readonly Record<string, unknown>[],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const values = rows.map((row) => sql`(${sql.join(columns.map((name) => row[name] ?? null))})`);
  await sql`insert into ${sql.table(table)} (${sql.join(columns.map((name) => sql.ref(name)))})
    values ${sql.join(values)}`.execute(transaction);
}

/** Inserts every row of a file as it stands there, or fails: the file is of this very database, and nothing of it is to be put right. */
export async function insertExactly(transaction: Transaction<Schema>, file: string): Promise<void> {
  let table = "";
  let batch: Record<string, unknown>[] = [];
  for await (const [name, row] of rowsOf(file)) {
    if (batch.length > 0 && (name !== table || batch.length >= BATCH)) {
      await insertBatch(transaction, table, batch);
      batch = [];
    }
    table = name;
    batch.push(row);
  }
  if (batch.length > 0) await insertBatch(transaction, table, batch);
}

// Too long, against a constraint, of another type.
const SQLITE_ROW_FAULTS = new Set([18, 19, 20]);

/** A full disk or a lost connection is no fault of a row: else all of them would be left out, one after the other. */
function rowFault(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  const ofSqlite =
    "errcode" in error && typeof error.errcode === "number" && SQLITE_ROW_FAULTS.has(error.errcode & 0xff);
  // Data exceptions and violated constraints.
  const ofPostgres = "code" in error && typeof error.code === "string" && /^2[23]\w{3}$/.test(error.code);
  return ofSqlite || ofPostgres ? "the database does not take it" : null;
}
