import type { Kysely } from "kysely";
import type { Database } from "../../src/server/db/database.ts";
import { migrate } from "../../src/server/db/migrate.ts";
import { migrations } from "../../src/server/db/migrations/all.ts";
import type { Schema } from "../../src/server/db/schema.ts";
import { wordsOf } from "../../src/server/search/words.ts";

const BATCH = 500;
const DAY = 86_400_000;
const START = Date.UTC(2023, 0, 1);
const SYLLABLES = [
  "ba",
  "ri",
  "to",
  "men",
  "la",
  "so",
  "ven",
  "ka",
  "du",
  "li",
  "no",
  "res",
  "fa",
  "mi",
  "gor",
  "sa",
];
const ROLES = [
  "Engineer",
  "Nurse",
  "Teacher",
  "Analyst",
  "Designer",
  "Driver",
  "Manager",
  "Chemist",
  "Editor",
  "Cook",
];
const TEMPLATES = ["google", "microsoft", "amazon", "meta", "netflix", "apple"];

/** So many people with three resumes each on average, the same in each run. */
export async function seed(database: Database, people: number): Promise<void> {
  await migrate(database, migrations);
  const random = generator(people);
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[Math.floor(random() * items.length)];
    if (item === undefined) throw new Error("nothing to pick from");
    return item;
  };
  const name = () => {
    const made = Array.from({ length: 2 + Math.floor(random() * 2) }, () => pick(SYLLABLES)).join("");
    return made.charAt(0).toUpperCase() + made.slice(1);
  };
  const time = () => new Date(START + random() * 1000 * DAY).toISOString();

  await inBatches(people, database.query, async (query, from, to) => {
    const rows = range(from, to).map((nth) => {
      const full = `${name()} ${name()}`;
      const created = time();
      return {
        id: id("u", nth),
        name: full,
        email: `${full.toLowerCase().replace(" ", ".")}.${nth}@${pick(["mail", "post", "work"])}.example`,
        password_hash: "",
        role: "user" as const,
        plan: random() < 0.04 ? "pro" : random() < 0.01 ? "enterprise" : "free",
        email_verified: random() < 0.6 ? 1 : 0,
        created_at: created,
        last_seen_at: time(),
      };
    });
    await query.insertInto("users").values(rows).execute();
    const terms = rows.flatMap((row) =>
      wordsOf(row.name, row.email).map((term) => ({ user_id: row.id, term })),
    );
    await query.insertInto("user_terms").values(terms).execute();
  });

  await inBatches(people * 3, database.query, async (query, from, to) => {
    const rows = range(from, to).map((nth) => ({
      id: id("r", nth),
      owner_id: id("u", Math.floor(random() * people)),
      title: `${pick(ROLES)} at ${name()}`,
      content: JSON.stringify({ version: 1, summary: "x".repeat(300 + Math.floor(random() ** 3 * 6000)) }),
      template: pick(TEMPLATES),
      theme: "signature",
      page: "a4" as const,
      fit: 0,
      revision: 1,
      created_at: time(),
      updated_at: time(),
      deleted_at: random() < 0.03 ? time() : null,
      created_by: null,
    }));
    await query.insertInto("resumes").values(rows).execute();
    const terms = rows.flatMap((row) => wordsOf(row.title).map((term) => ({ resume_id: row.id, term })));
    await query.insertInto("resume_terms").values(terms).execute();
  });
}

async function inBatches(
  count: number,
  query: Kysely<Schema>,
  insert: (query: Kysely<Schema>, from: number, to: number) => Promise<void>,
): Promise<void> {
  for (let from = 0; from < count; from += BATCH)
    await query
      .transaction()
      .execute((transaction) => insert(transaction, from, Math.min(count, from + BATCH)));
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, index) => from + index);
}

function id(kind: string, nth: number): string {
  // Scattered, as made-up ids are: neighbours in an order do not lie beside each other.
  return `${kind}-${((nth * 2_654_435_761) % 4_294_967_296).toString(16).padStart(8, "0")}-${nth}`;
}

function generator(start: number): () => number {
  let state = start;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}
