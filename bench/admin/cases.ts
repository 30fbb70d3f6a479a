import { sql } from "kysely";
import { RESUME_SORTS, USER_FILTERS, USER_SORTS } from "../../src/contract/admin.ts";
import { writeCursor } from "../../src/server/admin/cursor.ts";
import type { Database } from "../../src/server/db/database.ts";
import type { Visitor } from "../../tests/support/visitor.ts";

export interface Case {
  name: string;
  path: string;
}

interface Stretch {
  list: "users" | "resumes" | "audit";
  /** What is chosen of the list, as the address and as the database say it. */
  query: string;
  where: string;
  sort: string;
  words: string;
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
  "resumes created": "resumes.created_at",
  "resumes edited": "updated_at",
  "audit at": "at",
};

const PARTS: Record<(typeof USER_FILTERS)[number], string> = {
  all: "1 = 1",
  verified: "email_verified = 1",
  unverified: "email_verified = 0",
  subscribed: "plan <> 'free'",
};

/** Every list in every order and part, at both ends, in the middle and back from there; and what people search for. */
export async function casesOf(database: Database, admin: Visitor): Promise<Case[]> {
  const stretches: Stretch[] = [];
  for (const filter of USER_FILTERS)
    for (const sort of USER_SORTS)
      stretches.push({
        list: "users",
        query: `filter=${filter}&sort=${sort}`,
        where: PARTS[filter],
        sort,
        words: `users, ${filter}, by ${sort}`,
      });
  for (const template of ["", "google", "apple"])
    for (const sort of RESUME_SORTS)
      stretches.push({
        list: "resumes",
        query: `sort=${sort}${template && `&template=${template}`}`,
        where: `deleted_at is null${template && ` and template = '${template}'`}`,
        sort,
        words: `resumes${template && ` in ${template}`}, by ${sort}`,
      });
  for (const action of ["", "verify"])
    stretches.push({
      list: "audit",
      query: action && `action=${action}`,
      where: action ? `action = '${action}'` : "1 = 1",
      sort: "at",
      words: `log${action && ` of ${action}`}`,
    });
  const cases: Case[] = [];
  for (const stretch of stretches) cases.push(...(await pagesOf(database, stretch)));
  cases.push(...(await searches(database, admin)));
  return cases;
}

async function searches(database: Database, admin: Visitor): Promise<Case[]> {
  const { name, email } = await database.query
    .selectFrom("users")
    .select(["name", "email"])
    .where("id", "like", "u-%")
    .orderBy("id")
    .limit(1)
    .executeTakeFirstOrThrow();
  const cases: Case[] = [];
  const add = (words: string, path: string) => cases.push({ name: words, path: `/api/admin/${path}` });
  const both = {
    "an address": email,
    "a full name": name,
    "three letters": "bar",
    "a letter": "b",
    nobody: "qqq",
  };
  for (const [what, words] of Object.entries(both))
    for (const list of ["users", "resumes"])
      add(`${list}, search for ${what}`, `${list}?search=${encodeURIComponent(words)}`);
  for (const sort of USER_SORTS)
    add(`users, two common words, by ${sort}`, `users?search=bar+men&sort=${sort}&direction=asc`);
  for (const sort of RESUME_SORTS)
    for (const direction of ["asc", "desc"])
      add(
        `resumes, two common words that none has, by ${sort} ${direction}`,
        `resumes?search=engineer+cook&sort=${sort}&direction=${direction}`,
      );
  add("resumes, a common title, from the far end", "resumes?search=engineer&sort=created&direction=desc");
  add("resumes, three common words", "resumes?search=engineer+b+mail");
  add("resumes, a common word in a template", "resumes?search=cook&template=apple&sort=edited&direction=asc");
  add("users, search within a filter", "users?search=bar&filter=subscribed&sort=email&direction=asc");
  add(
    "users, common words within a filter",
    "users?search=work+b&filter=unverified&sort=registered&direction=asc",
  );
  add("users, those without a resume", "users?search=new&sort=registered&direction=asc");
  for (const [what, words] of [
    ["who acted", "admin3@"],
    ["who was acted on", "person.7@mail.example"],
    ["nobody", "zoe@"],
    ["very many", "person."],
  ])
    add(`log, search for ${what}`, `audit?search=${words}`);
  add("log of an action, search for who acted", "audit?search=admin3&action=verify");
  const later: Case[] = [];
  for (const one of cases) later.push(...(await pagesAfter(admin, one)));
  return [...cases, ...later];
}

/** The second page and the way back from it; where there is none, the first one once more. */
async function pagesAfter(admin: Visitor, { name, path }: Case): Promise<Case[]> {
  const at = (cursor: string | null) => (cursor === null ? path : `${path}&cursor=${cursor}`);
  const first = await admin.call("GET", path);
  const second = at(first.body.next);
  const { body } = await admin.call("GET", second);
  return [
    { name: `${name}: second page`, path: second },
    { name: `${name}: back from it`, path: at(body.previous) },
  ];
}

async function pagesOf(database: Database, { list, query, where, sort, words }: Stretch): Promise<Case[]> {
  const table = list === "audit" ? "audit_log" : list;
  const from = sort === "owner" ? "resumes join users on users.id = resumes.owner_id" : table;
  const of = sql.raw(`from ${from} where ${where}`);
  const counted = await sql<{ size: number | string }>`select count(*) as size ${of}`.execute(database.query);
  const middle = Math.floor(Number(counted.rows[0]?.size ?? 0) / 2);
  const { rows } = await sql<{
    value: string | number;
    id: string;
  }>`select ${sql.raw(KEYS[`${list} ${sort}`] ?? "")} as value,
    ${sql.ref(`${table}.id`)} as id ${of} order by 1, 2 limit 1 offset ${middle}`.execute(database.query);
  const found = rows[0];
  if (!found) throw new Error(`there are no ${words}`);
  const at = (back: boolean) => writeCursor({ sort: `${sort} asc`, ...found, back, inclusive: false });
  const path = `/api/admin/${list}?${query}&direction=asc`;
  return [
    { name: `${words}, first page`, path },
    { name: `${words}, last first`, path: path.replace("direction=asc", "direction=desc") },
    { name: `${words}, in the middle`, path: `${path}&cursor=${at(false)}` },
    { name: `${words}, back from the middle`, path: `${path}&cursor=${at(true)}` },
  ];
}
