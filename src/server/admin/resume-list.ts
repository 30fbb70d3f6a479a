import { sql } from "kysely";
import type { z } from "zod";
import type { AdminResumeList, adminResumesQuery, ResumeSort } from "../../contract/admin.ts";
import { type Listing, type Range, readPage, type SortKey, type Source } from "./listing.ts";
import { readTallies } from "./tallies.ts";
import { personHas } from "./user-list.ts";

interface Row {
  id: string;
  title: string;
  template: string;
  size: number;
  created_at: string;
  updated_at: string;
  owner_id: string;
  owner_name: string;
  owner_email: string;
}

const SORTS: Record<ResumeSort, Omit<SortKey, "name">> = {
  title: { kind: "string", key: sql`resumes.title_key` },
  owner: { kind: "string", key: sql`users.email`, spansTables: true },
  template: { kind: "string", key: sql`resumes.template` },
  size: { kind: "number", key: sql`resumes.size` },
  created: { kind: "string", key: sql`resumes.created_at` },
  edited: { kind: "string", key: sql`resumes.updated_at` },
};

const inRange = ({ from, to }: Range) => sql`term >= ${from} and term < ${to}`;

/** Found by words of its title or of its owner. The content is neither looked through nor read. */
function listingBy(sort: ResumeSort): Listing<Row> {
  return {
    columns: sql<Row>`resumes.id, resumes.title, resumes.template, resumes.size, resumes.created_at, resumes.updated_at,
      resumes.owner_id, users.name as owner_name, users.email as owner_email`,
    id: sql`resumes.id`,
    tables: sql`resumes cross join users`,
    joined: sql`resumes.id = page.id and users.id = resumes.owner_id`,
    from: sort === "owner" ? sql`users cross join resumes` : sql`resumes`,
    fromIds:
      sort === "owner"
        ? sql`resumes indexed by resumes_in_short cross join users`
        : sql`resumes indexed by resumes_in_short`,
    where:
      sort === "owner"
        ? sql`resumes.owner_id = users.id and resumes.deleted_at is null`
        : sql`resumes.deleted_at is null`,
    sort: { name: sort, ...SORTS[sort] },
    has: (word) =>
      sql`((select 1 from resume_terms where resume_id = resumes.id and ${inRange(word)} limit 1) is not null
        or ${personHas("resumes.owner_id", word)})`,
    having: (word) => [
      sql`select resume_id as id from resume_terms where ${inRange(word)}`,
      sql`select owned.id from user_terms cross join resumes as owned
        where owned.owner_id = user_terms.user_id and ${inRange(word)}`,
    ],
  };
}

export async function listResumes(
  database: Source,
  { sort, ...wanted }: z.output<typeof adminResumesQuery>,
): Promise<AdminResumeList> {
  const { resumes: size } = await readTallies(database.query);
  const { rows, ...page } = await readPage(database, listingBy(sort), { ...wanted, size });
  return {
    resumes: rows.map((row) => ({
      id: row.id,
      title: row.title,
      ownerId: row.owner_id,
      ownerName: row.owner_name,
      ownerEmail: row.owner_email,
      template: row.template,
      size: row.size,
      createdAt: row.created_at,
      editedAt: row.updated_at,
    })),
    ...page,
  };
}
