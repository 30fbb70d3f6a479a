import { afterAll, beforeAll, expect, test } from "vitest";
import { emptySqlite } from "../../../tests/support/databases.ts";
import { addPerson } from "../../../tests/support/people.ts";
import { APPLICATIONS } from "../../domain/limits.ts";
import { type Database, openDatabase } from "../db/database.ts";
import { migrate } from "../db/migrate.ts";
import { migrations } from "../db/migrations/all.ts";
import { csvService } from "./csv-service.ts";

const place = emptySqlite();
const now = () => new Date("2026-11-18T00:00:00.000Z");
let database: Database;

beforeAll(async () => {
  database = openDatabase(place);
  await migrate(database, migrations);
  for (const person of ["ada", "eve"]) await addPerson(database, person);
});
afterAll(async () => {
  await database.close();
  await place.remove();
});

const service = () => csvService(database, { now, earliest: now, latest: now });

test("who applied twice for the same has two, however often the table is read", async () => {
  const row = (day: string) => `Acme,Cook,Applied,${day}\n`;
  const once = `Employer,Role,Status,Status since\n${row("2025-01-01")}`;
  expect(await service().read("ada", once)).toMatchObject({ added: 1, alreadyThere: 0 });
  const twice = once + row("2026-01-01");
  expect(await service().read("ada", twice)).toMatchObject({ added: 1, alreadyThere: 1 });
  expect(await service().read("ada", twice)).toMatchObject({ added: 0, alreadyThere: 2 });
});

test("others are answered while a long table is read and written", async () => {
  const rows = Array.from({ length: APPLICATIONS.csvRows }, (_, nth) => `Acme,Role ${nth}`);
  let turns = 0;
  let isDone = false;
  const count = () => {
    turns += 1;
    if (!isDone) setImmediate(count);
  };
  setImmediate(count);
  await service().read("eve", `Employer,Role\n${rows.join("\n")}`);
  isDone = true;
  // Five lots are checked, and five are written.
  expect(turns).toBeGreaterThanOrEqual(10);
});
