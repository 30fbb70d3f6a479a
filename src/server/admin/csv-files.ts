import type { AdminResume, AdminUser } from "../../contract/admin.ts";
import { BYTE_ORDER_MARK, csvLine } from "./csv.ts";

interface Column<Row> {
  header: string;
  cell: (row: Row) => string | number;
}

export const USER_COLUMNS: readonly Column<AdminUser>[] = [
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

export const RESUME_COLUMNS: readonly Column<AdminResume>[] = [
  { header: "Title", cell: ({ title }) => title },
  { header: "Owner", cell: ({ ownerName }) => ownerName },
  { header: "Owner's email", cell: ({ ownerEmail }) => ownerEmail },
  { header: "Template", cell: ({ template }) => template },
  { header: "Size in bytes", cell: ({ size }) => size },
  { header: "Created", cell: ({ createdAt }) => createdAt },
  { header: "Edited", cell: ({ editedAt }) => editedAt },
];

/** The file piece by piece, a page of the list at a time: a long list is never held whole. */
export async function* csvFile<Row>(
  columns: readonly Column<Row>[],
  readPage: (cursor: string | undefined) => Promise<{ rows: readonly Row[]; next: string | null }>,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(columns.map(({ header }) => header));
  for (let cursor: string | undefined; ; ) {
    const { rows, next } = await readPage(cursor);
    yield rows.map((row) => csvLine(columns.map(({ cell }) => cell(row)))).join("");
    if (next === null) return;
    cursor = next;
  }
}
