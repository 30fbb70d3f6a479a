import type { z } from "zod";
import type {
  AdminResume,
  AdminUser,
  adminResumesFileQuery,
  adminUsersFileQuery,
} from "../../contract/admin.ts";
import { BYTE_ORDER_MARK, csvLine } from "../../domain/csv/csv-line.ts";
import { AppError } from "../../domain/errors.ts";
import type { Database } from "../db/database.ts";
import { listResumes } from "./resume-list.ts";
import { findUser, listUsers } from "./user-list.ts";

interface Column<Row> {
  header: string;
  cell: (row: Row) => string | number;
}

const USER_COLUMNS: readonly Column<AdminUser>[] = [
  { header: "Name", cell: ({ name }) => name },
  { header: "Email", cell: ({ email }) => email },
  { header: "Role", cell: ({ role }) => role },
  { header: "Verified", cell: ({ emailVerified }) => (emailVerified ? "yes" : "no") },
  { header: "Plan", cell: ({ plan }) => plan },
  { header: "Suspended", cell: ({ suspendedAt }) => suspendedAt ?? "" },
  { header: "Registered", cell: ({ registeredAt }) => registeredAt },
  { header: "Last seen", cell: ({ lastSeenAt }) => lastSeenAt },
  { header: "Resumes", cell: ({ resumes }) => resumes },
];

const RESUME_COLUMNS: readonly Column<AdminResume>[] = [
  { header: "Title", cell: ({ title }) => title },
  { header: "Owner", cell: ({ ownerName }) => ownerName },
  { header: "Owner's email", cell: ({ ownerEmail }) => ownerEmail },
  { header: "Template", cell: ({ template }) => template },
  { header: "Size in bytes", cell: ({ size }) => size },
  { header: "Created", cell: ({ createdAt }) => createdAt },
  { header: "Edited", cell: ({ editedAt }) => editedAt },
];

/** An order that nobody changes: a row that is edited meanwhile does not move past the cursor. */
const BY_ID = { sort: "id", direction: "asc", limit: 200 } as const;

export function csvOfUsers(
  database: Database,
  readerId: string,
  wanted: z.output<typeof adminUsersFileQuery>,
): AsyncGenerator<string> {
  return csvFile(database, readerId, USER_COLUMNS, async (cursor) => {
    const { users, next } = await listUsers(database, { ...wanted, ...BY_ID, cursor });
    return { rows: users, next };
  });
}

export function csvOfResumes(
  database: Database,
  readerId: string,
  wanted: z.output<typeof adminResumesFileQuery>,
): AsyncGenerator<string> {
  return csvFile(database, readerId, RESUME_COLUMNS, async (cursor) => {
    const { resumes, next } = await listResumes(database, { ...wanted, ...BY_ID, cursor });
    return { rows: resumes, next };
  });
}

/** The file piece by piece, a page of the list at a time: a long list is never held whole. */
async function* csvFile<Row>(
  database: Database,
  readerId: string,
  columns: readonly Column<Row>[],
  readPage: (cursor: string | undefined) => Promise<{ rows: readonly Row[]; next: string | null }>,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(columns.map(({ header }) => header));
  for (let cursor: string | undefined; ; ) {
    // A long file takes its time: whoever was demoted meanwhile gets no more of it.
    const reader = await findUser(database.query, readerId);
    if (reader?.role !== "admin" || reader.suspendedAt !== null) throw new AppError("admins_only");
    const { rows, next } = await readPage(cursor);
    yield rows.map((row) => csvLine(columns.map(({ cell }) => cell(row)))).join("");
    if (next === null) return;
    cursor = next;
  }
}
