import { expect, test } from "vitest";
import { emptySqlite } from "../../../tests/support/databases.ts";
import { addPerson } from "../../../tests/support/people.ts";
import { openDatabase } from "../db/database.ts";
import { migrate } from "../db/migrate.ts";
import { migrations } from "../db/migrations/all.ts";
import { freeLines } from "./free-lines.ts";

test("the lines of a review may be said anew for an hour, each person's own and no more than there were, in whichever process", async () => {
  let at = Date.parse("2026-03-01T10:00:00Z");
  const place = emptySqlite();
  const databases = [openDatabase(place), openDatabase(place)] as const;
  await migrate(databases[0], migrations);
  for (const person of ["ada", "bob"]) await addPerson(databases[0], person);
  const [free, elsewhere] = databases.map((database) => freeLines(database, () => new Date(at)));
  if (!free || !elsewhere) throw new Error("two were opened");
  expect(await free.take("ada", 1)).toBe(false);
  await free.give("ada", 3);
  expect(await free.take("bob", 1)).toBe(false);
  const taken: boolean[] = [];
  for (const lines of [2, 2, 1, 1]) taken.push(await elsewhere.take("ada", lines));
  expect(taken).toEqual([true, false, true, false]);
  await free.give("ada", 3);
  at += 60 * 60 * 1000;
  expect(await free.take("ada", 1)).toBe(false);
  for (const database of databases) await database.close();
  await place.remove();
});
