import { sql } from "kysely";
import { RESUME_SORTS, USER_FILTERS, USER_SORTS } from "../../src/contract/admin.ts";
import { writeCursor } from "../../src/server/admin/cursor.ts";
import type { Database } from "../../src/server/db/database.ts";

export interface Case {
  name: string;
  path: string;
}

const KEYS: Record<string, string> = {
  "users name": "name_key",
  "users email": "email",
  "users plan": "plan",
  "users registered": "created_at",
  "users lastSeen": "last_seen_at",
  "users resumes": "resumes",
  "resumes title": "title_key",
  "resumes owner": "users.email",
  "resumes template": "template",
  "resumes size": "size",
  "resumes created": "created_at",
  "resumes edited": "updated_at",
};

/** Every list in every order: the first page, one in the middle, and what people search for. */
export async function casesOf(database: Database): Promise<Case[]> {
  const cases: Case[] = [];
  for (const sort of USER_SORTS) cases.push(...(await pagesOf(database, "users", sort)));
  for (const filter of USER_FILTERS)
    for (const sort of ["name", "lastSeen"])
      cases.push({
        name: `users, ${filter}, by ${sort}`,
        path: `/api/admin/users?filter=${filter}&sort=${sort}&direction=asc`,
      });
  for (const sort of RESUME_SORTS) cases.push(...(await pagesOf(database, "resumes", sort)));
  const { name, email } = await database.query
    .selectFrom("users")
    .select(["name", "email"])
    .where("id", "like", "u-%")
    .orderBy("id")
    .limit(1)
    .executeTakeFirstOrThrow();
  const searches = {
    "an address": email,
    "a full name": name,
    "three letters": "bar",
    "a letter": "b",
    nobody: "qqq",
  };
  for (const [what, words] of Object.entries(searches))
    for (const list of ["users", "resumes"])
      cases.push({
        name: `${list}, search for ${what}`,
        path: `/api/admin/${list}?search=${encodeURIComponent(words)}`,
      });
  cases.push({
    name: "resumes, search for a common title",
    path: "/api/admin/resumes?search=engineer&sort=title",
  });
  cases.push({
    name: "users, search within a filter",
    path: "/api/admin/users?search=bar&filter=subscribed&sort=email&direction=asc",
  });
  return cases;
}

async function pagesOf(database: Database, list: "users" | "resumes", sort: string): Promise<Case[]> {
  const path = `/api/admin/${list}?sort=${sort}&direction=asc`;
  const key = sql.raw(KEYS[`${list} ${sort}`] ?? "id");
  const { rows: counted } = await sql<{
    size: number | string;
  }>`select count(*) as size from ${sql.table(list)}`.execute(database.query);
  const middle = Math.floor(Number(counted[0]?.size ?? 0) / 2);
  const from = sort === "owner" ? sql`resumes join users on users.id = resumes.owner_id` : sql.table(list);
  const { rows } = await sql<{
    value: string | number;
    id: string;
  }>`select ${key} as value, ${sql.ref(`${list}.id`)} as id from ${from}
    order by 1, 2 limit 1 offset ${middle}`.execute(database.query);
  const found = rows[0];
  if (!found) throw new Error(`there are no ${list}`);
  const cursor = writeCursor({ sort: `${sort} asc`, value: found.value, id: found.id, back: false });
  return [
    { name: `${list} by ${sort}, first page`, path },
    { name: `${list} by ${sort}, last first`, path: path.replace("asc", "desc") },
    { name: `${list} by ${sort}, in the middle`, path: `${path}&cursor=${cursor}` },
  ];
}
