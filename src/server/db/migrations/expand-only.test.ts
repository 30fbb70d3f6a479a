import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type Transaction,
} from "kysely";
import { expect, test } from "vitest";
import type { Engine } from "../database.ts";
import type { Migration } from "../migrate.ts";
import type { Schema } from "../schema.ts";
import { migrations } from "./all.ts";

/** Those up to here were released before the rule of decision 41. */
const BEFORE_RULE = "0007-admin-records";

const PARTS = {
  sqlite: [SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler],
  postgres: [PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler],
} as const;

/** What a migration would send to a database of this engine; every question is answered with no rows. */
async function statementsOf(migration: Migration, engine: Engine): Promise<string[]> {
  const statements: string[] = [];
  const [Adapter, Introspector, Compiler] = PARTS[engine];
  const query = new Kysely<Schema>({
    dialect: {
      createAdapter: () => new Adapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (database) => new Introspector(database),
      createQueryCompiler: () => new Compiler(),
    },
    log: ({ query: { sql } }) => void statements.push(sql),
  });
  await query.transaction().execute((transaction: Transaction<Schema>) => migration.up(transaction, engine));
  return statements.map((statement) =>
    statement.replace(/\s+/g, " ").replaceAll('"', "").trim().toLowerCase(),
  );
}

/** Why the release before would fail beside these statements; what they make themselves is unknown to it, and may be of any kind. */
function contractions(statements: readonly string[]): string[] {
  const made = new Set(
    statements.flatMap((text) => /^create table (?:if not exists )?(\w+)/.exec(text)?.[1] ?? []),
  );
  return statements.filter((text) => {
    if (/^drop (table|view|function|trigger)\b/.test(text)) return true;
    const [, unique] = /^create unique index (?:if not exists )?\w+ on (\w+)/.exec(text) ?? [];
    if (unique) return !made.has(unique);
    const [, trigger] = /^create (?:constraint )?trigger .*? on (\w+)/.exec(text) ?? [];
    // It may refuse or change what the older release writes; who adds one says that it does not.
    if (trigger) return !made.has(trigger);
    const [, table, change = ""] = /^alter table (\w+) (.*)$/.exec(text) ?? [];
    if (!table || made.has(table)) return false;
    if (
      /\b(drop|rename|set not null|type|add constraint|add check|add unique|add primary key|add foreign key)\b/.test(
        change,
      )
    )
      return true;
    return change
      .split(/, (?=add )/)
      .some((part) => /\bnot null\b/.test(part) && !/\b(default|generated)\b/.test(part));
  });
}

test.each(["sqlite", "postgres"] as const)(
  "every migration on %s only adds what the release before can work beside, or says that it does not",
  async (engine) => {
    const held = migrations.filter(({ name }) => name > BEFORE_RULE);
    expect(held.length).toBeGreaterThanOrEqual(8);
    for (const migration of held) {
      const statements = await statementsOf(migration, engine);
      expect(statements.length).toBeGreaterThan(0);
      if (migration.contracts === undefined)
        expect([migration.name, contractions(statements)]).toEqual([migration.name, []]);
      else expect([migration.name, contractions(statements)]).not.toEqual([migration.name, []]);
    }
  },
);

test.each([
  "drop table sessions",
  "alter table users drop column plan",
  "alter table users rename to people",
  "alter table users rename column plan to tier",
  "alter table users alter column name_key set not null",
  "alter table users alter column plan type integer",
  "alter table users add column tier text not null",
  "alter table users add column one text, add column two text not null",
  "alter table users add constraint tiers check (plan <> '')",
  "create unique index users_by_plan on users (plan)",
  "create trigger refuse before insert on users for each row execute function refuse()",
])("%s is no step that only adds", (statement) => {
  expect(contractions([statement])).toEqual([statement]);
});

test.each([
  "create table notes (id text primary key, text text not null)",
  "alter table users add column tier text",
  "alter table users add column tier text not null default 'free'",
  "alter table users add column key text generated always as (lower(name)) stored not null",
  "create index users_by_tier on users (tier)",
  "update users set plan = 'free' where plan is null",
])("%s only adds", (statement) => {
  expect(contractions([statement])).toEqual([]);
});
