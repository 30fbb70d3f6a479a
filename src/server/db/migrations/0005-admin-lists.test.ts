import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { ENGINES } from "../../../../tests/support/databases.ts";
import { readTallies } from "../../admin/tallies.ts";
import { termsOf } from "../../search/split-terms.ts";
import { type Database, openDatabase } from "../database.ts";
import { migrate } from "../migrate.ts";
import { migrations } from "./all.ts";
import { termsAsOf0005 } from "./terms.ts";

/** More than one batch, and not a whole number of them. */
const PEOPLE = 2_100;
const BEFORE_LISTS = 4;

const id = (kind: string, nth: number) => `${kind}-${String(nth).padStart(5, "0")}`;

/** A database as the release before the lists left it: each third person with two resumes, one of them deleted. */
async function fillOld({ query }: Database): Promise<void> {
  const people = Array.from({ length: PEOPLE }, (_, nth) => ({
    id: id("u", nth),
    name: `Zoë Number${nth}`,
    email: `person${nth}@example.com`,
    password_hash: "",
    role: "user" as const,
    plan: nth % 10 === 0 ? "pro" : "free",
    email_verified: nth % 4 === 0 ? 1 : 0,
    created_at: `2026-01-0${1 + (nth % 2)}T10:00:00.000Z`,
    last_seen_at: "2026-01-03T10:00:00.000Z",
  }));
  const resumes = people.flatMap(({ id: owner, created_at }, nth) =>
    [0, 1].map((half) => ({
      id: `${id("r", nth)}-${half}`,
      owner_id: owner,
      title: `Größe ${nth}`,
      template: "google",
      theme: "signature",
      page: "a4" as const,
      fit: 0,
      content: "{…}",
      revision: 1,
      created_at,
      updated_at: created_at,
      deleted_at: half === 1 ? created_at : null,
      created_by: null,
    })),
  );
  for (let at = 0; at < PEOPLE; at += 700)
    await query
      .insertInto("users")
      .values(people.slice(at, at + 700))
      .execute();
  const kept = resumes.filter((_, nth) => Math.floor(nth / 2) % 3 === 0);
  for (let at = 0; at < kept.length; at += 700)
    await query
      .insertInto("resumes")
      .values(kept.slice(at, at + 700))
      .execute();
}

for (const { engine, createBare } of ENGINES) {
  describe(`people and resumes from before the lists on ${engine}`, () => {
    test("all are found by their words, counted, and told by day", async () => {
      const place = await createBare();
      const database = openDatabase(place);
      await migrate(database, migrations.slice(0, BEFORE_LISTS));
      await fillOld(database);
      await migrate(database, migrations);
      const { query } = database;

      for (const nth of [0, 1999, 2000, PEOPLE - 1]) {
        const terms = await query
          .selectFrom("user_terms")
          .select("term")
          .where("user_id", "=", id("u", nth))
          .execute();
        expect(terms.map(({ term }) => term).sort()).toEqual(
          ["com", "example", `number${nth}`, `person${nth}`, "zoe"].sort(),
        );
      }
      const words = await query.selectFrom("resume_terms").select(["resume_id", "term"]).execute();
      expect(words).toHaveLength((PEOPLE / 3) * 2 * 2);
      expect(words).toContainEqual({ resume_id: `${id("r", 2097)}-0`, term: "große" });

      expect(await readTallies(query)).toEqual({
        users: PEOPLE,
        verified: 525,
        subscribed: 210,
        resumes: 700,
      });
      const people = await query.selectFrom("users").select(["id", "resumes", "suspended_at"]).execute();
      expect(people.every(({ suspended_at }) => suspended_at === null)).toBe(true);
      expect(people.filter(({ resumes }) => resumes === 1)).toHaveLength(700);
      expect(people.filter(({ resumes }) => resumes === 0)).toHaveLength(1400);
      const { rows: sizes } = await sql<{ size: number }>`select distinct size from resumes`.execute(query);
      expect(sizes).toEqual([{ size: Buffer.byteLength("{…}") }]);

      expect(
        await query.selectFrom("daily_counts").selectAll().orderBy("day").orderBy("name").execute(),
      ).toEqual([
        { day: "2026-01-01", name: "resumes", count: 700 },
        { day: "2026-01-01", name: "sign-ups", count: 1050 },
        { day: "2026-01-02", name: "resumes", count: 700 },
        { day: "2026-01-02", name: "sign-ups", count: 1050 },
      ]);
      await database.close();
      await place.remove();
    });
  });
}

test("what is stored and what is looked for are made by the same rules", () => {
  // Where they differ on purpose, a new migration has to make all words anew (rebuildTerms), and takes the place of 0005 here.
  for (const texts of [
    ["Zoë O'Neil", "zoe.o-neil+x@example.com"],
    [Array.from({ length: 60 }, (_, nth) => `w${nth}`).join(" "), "a@b.c"],
    ["a".repeat(100), "ﬁne ＡＢＣ ½"],
    ["日本語 العربية", "%_* 𝒳𐐀"],
  ])
    expect(termsAsOf0005(...texts)).toEqual(termsOf(...texts));
});
