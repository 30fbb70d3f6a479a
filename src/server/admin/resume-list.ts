import { sql } from "kysely";
import type { z } from "zod";
import type { AdminResumeList, adminResumesQuery, ResumeSort } from "../../contract/admin.ts";
import { isAccount } from "../account/removed-address.ts";
import type { Engine } from "../db/database.ts";
import { storedNumber, storedText, storedTime, storedTitle } from "../resumes/stored-values.ts";
import { countFew } from "./list-plan.ts";
import type { Listing, Range, SortKey, Source, Sql } from "./list-shape.ts";
import { readPage } from "./listing.ts";
import { searchRanges } from "./search-ranges.ts";
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

/** By id for files: what nobody changes while one is written. */
type Order = ResumeSort | "id";

const SORTS: Record<Order, Omit<SortKey, "name"> & { index: string | null }> = {
  title: { kind: "string", key: sql`resumes.title_key`, index: "title" },
  owner: { kind: "string", key: sql`users.email`, spansTables: true, index: null },
  template: { kind: "string", key: sql`resumes.template`, index: "template" },
  size: { kind: "number", key: sql`resumes.size`, index: "size" },
  created: { kind: "string", key: sql`resumes.created_at`, index: "first_save" },
  edited: { kind: "string", key: sql`resumes.updated_at`, index: "last_save" },
  id: { kind: "string", key: sql`resumes.id`, byIdAlone: true, index: null },
};

const inRange = ({ from, to }: Range) => sql`term >= ${from} and term < ${to}`;

/** Found by words of its title or of its owner. The content is neither looked through nor read. */
function listingBy(engine: Engine, order: Order, template: string | undefined): Listing<Row> {
  const { index, ...sort } = SORTS[order];
  // Asked for each row as the order is walked: joined, PostgreSQL would read the whole table of owners.
  const owner = sql`(select email from users where id = resumes.owner_id)`;
  const present = sql`resumes.deleted_at is null and ${isAccount(owner)}`;
  const inTemplate = template === undefined ? [] : [sql`resumes.template = ${template}`];
  const ofOwner = order === "owner";
  return {
    columns: sql<Row>`resumes.id, resumes.title, resumes.template, resumes.size, resumes.created_at, resumes.updated_at,
      resumes.owner_id, users.name as owner_name, users.email as owner_email`,
    id: sql`resumes.id`,
    tables: sql`resumes cross join users`,
    joined: sql`resumes.id = page.id and users.id = resumes.owner_id`,
    from: walked(engine, order, template),
    fromIds: ofOwner
      ? sql`resumes indexed by resumes_in_short cross join users`
      : sql`resumes indexed by resumes_in_short`,
    // Owners without a resume would be walked over for nothing.
    where: ofOwner ? sql`${present} and resumes.owner_id = users.id and users.resumes > 0` : present,
    ...(index !== null &&
      template !== undefined && { within: { column: sql`resumes.template`, value: template } }),
    besides: index === null ? inTemplate : [],
    sort: {
      name: order,
      ...sort,
      ...(order === "template" && template !== undefined && { byIdAlone: true }),
    },
    termsOf: searchRanges,
    has: (word) =>
      sql`((select 1 from resume_terms where resume_id = resumes.id and ${inRange(word)} limit 1) is not null
        or ${personHas("resumes.owner_id", word)})`,
    having: (word) => [ofTitles(word), ofOwners(word)],
    // Many people may have a word and none of them a resume.
    costOf: (word) => [ofTitles(word), sql`select user_id from user_terms where ${inRange(word)}`],
  };
}

const ofTitles = (word: Range) => sql`select resume_id as id from resume_terms where ${inRange(word)}`;

const ofOwners = (word: Range) => sql`select owned.id from user_terms cross join resumes as owned
  where owned.owner_id = user_terms.user_id and ${inRange(word)}`;

/** SQLite knows nothing of how many rows there are of each kind, and would take the index of another order. */
function walked(engine: Engine, order: Order, template: string | undefined): Sql {
  const { index } = SORTS[order];
  if (engine === "postgres") return order === "owner" ? sql`users cross join resumes` : sql`resumes`;
  if (order === "owner")
    return sql`users indexed by users_with_resumes cross join resumes indexed by resumes_in_short_by_owner`;
  if (index === null) return sql`resumes indexed by resumes_in_short`;
  const start = template === undefined || order === "template" ? "resumes_by" : "resumes_of_template_by";
  return sql`resumes indexed by ${sql.raw(`${start}_${index}`)}`;
}

export async function listResumes(
  database: Source,
  { sort, template, ...wanted }: Omit<z.output<typeof adminResumesQuery>, "sort"> & { sort: Order },
): Promise<AdminResumeList> {
  const { resumes } = await readTallies(database.query);
  const size =
    template === undefined
      ? resumes
      : await countFew(
          database,
          sql`select 1 from resumes where deleted_at is null and template = ${template}`,
        );
  const listing = listingBy(database.engine, sort, template);
  const { rows, ...page } = await readPage(database, listing, { ...wanted, size });
  return {
    resumes: rows.map((row) => ({
      id: row.id,
      title: storedTitle(row.title),
      ownerId: row.owner_id,
      ownerName: storedText(row.owner_name),
      ownerEmail: row.owner_email,
      template: storedText(row.template),
      size: storedNumber(row.size),
      createdAt: storedTime(row.created_at),
      editedAt: storedTime(row.updated_at),
    })),
    ...page,
  };
}
