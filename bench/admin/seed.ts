import { type Kysely, sql } from "kysely";
import type { Database } from "../../src/server/db/database.ts";
import { migrate } from "../../src/server/db/migrate.ts";
import { migrations } from "../../src/server/db/migrations/all.ts";
import type { Schema } from "../../src/server/db/schema.ts";

const BATCH = 2000;
/** The first migration that has to work through people and resumes is the one after these. */
const BEFORE_LISTS = 4;
const DAY = 86_400_000;
/** The server sweeps what is older. */
const KEPT_DAYS = 360;
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
const TEMPLATES = ["google", "microsoft", "amazon", "meta", "netflix"];

/** Who comes late keeps no resume, has not confirmed the address and pays nothing; who pays came early. */
const VERIFIED = 0.6;
const PAYING = 0.1;
const WITH_RESUMES = 0.8;
/** A template that came out lately, on the latest resumes alone. */
const NEW_TEMPLATE = 0.98;

export interface Seeded {
  /** How long the migrations since the first release took over all of it. */
  migratedMs: number;
}

/**
 * So many people with three resumes each on average, the same in each run. What they are goes with when they came, as it does
 * anywhere: a list that walks over rows in vain has to walk over most of them here.
 */
export async function seed(database: Database, people: number): Promise<Seeded> {
  if (database.engine === "sqlite") await sql`pragma synchronous = off`.execute(database.query);
  await migrate(database, migrations.slice(0, BEFORE_LISTS));
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
  const time = (share: number) => new Date(START + (share * 999 + random()) * DAY).toISOString();

  await inBatches(people, database.query, async (query, from, to) => {
    const rows = range(from, to).map((nth) => {
      const full = `${name()} ${name()}`;
      const share = nth / people;
      return {
        id: id("u", nth),
        name: full,
        email: `${share < WITH_RESUMES ? "" : "new."}${full.toLowerCase().replace(" ", ".")}.${nth}@${pick(["mail", "post", "work"])}.example`,
        password_hash: "",
        role: "user" as const,
        plan: share > PAYING || random() < 0.5 ? "free" : random() < 0.2 ? "enterprise" : "pro",
        email_verified: share < VERIFIED ? 1 : 0,
        created_at: time(share),
        last_seen_at: time(share),
      };
    });
    await query.insertInto("users").values(rows).execute();
  });

  await inBatches(people * 3, database.query, async (query, from, to) => {
    const rows = range(from, to).map((nth) => {
      const share = nth / (people * 3);
      return {
        id: id("r", nth),
        owner_id: id("u", Math.floor(random() * people * WITH_RESUMES)),
        title: `${pick(share < 0.5 ? ROLES.slice(0, 5) : ROLES.slice(5))} at ${name()}`,
        content: JSON.stringify({ version: 1, summary: "x".repeat(300 + Math.floor(random() ** 3 * 6000)) }),
        template: share > NEW_TEMPLATE ? "apple" : pick(TEMPLATES),
        theme: "signature",
        page: "a4" as const,
        fit: 0,
        revision: 1,
        created_at: time(share),
        updated_at: time(share),
        deleted_at: random() < 0.03 ? time(share) : null,
        created_by: null,
      };
    });
    await query.insertInto("resumes").values(rows).execute();
  });

  const began = performance.now();
  await migrate(database, migrations);
  const migratedMs = performance.now() - began;
  await seedAudit(database, people);
  return { migratedMs };
}

/** One entry for each person, by five administrators; what happened lately is one kind of thing. */
async function seedAudit({ query }: Database, entries: number): Promise<void> {
  await inBatches(entries, query, async (transaction, from, to) => {
    const rows = range(from, to).map((nth) => ({
      id: id("a", nth),
      at: new Date(Date.now() - (1 - nth / entries) * KEPT_DAYS * DAY).toISOString(),
      actor_id: `admin-${nth % 5}`,
      actor_email: `admin${nth % 5}@example.org`,
      action: nth / entries < 0.5 ? "verify" : "suspend",
      subject_id: id("u", nth),
      subject_email: `person.${nth}@mail.example`,
    }));
    await transaction.insertInto("audit_log").values(rows).execute();
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
