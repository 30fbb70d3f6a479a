import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { ENGINES } from "../../../../tests/support/databases.ts";
import { sampleResume } from "../../../domain/resume/sample-resume.ts";
import { resumeRepository } from "../../resumes/resume-repository.ts";
import { openDatabase } from "../database.ts";
import { migrate } from "../migrate.ts";
import { migrations } from "./all.ts";

for (const { engine, createBare } of ENGINES) {
  describe(`resumes stored before versions on ${engine}`, () => {
    test("they are there afterwards, word for word, in the template's own theme, present and not deleted", async () => {
      const place = await createBare();
      const database = openDatabase(place);
      await migrate(database, migrations.slice(0, 2));
      const [created, updated] = ["2026-01-01T00:00:00.000Z", "2026-01-02T00:00:00.000Z"];
      await sql`insert into users (id, name, email, password_hash, role, plan, email_verified, created_at, last_seen_at)
        values ('ada', 'Ada', 'ada@example.com', '', 'user', 'free', 0, ${created}, ${created})`.execute(
        database.query,
      );
      await sql`insert into resumes (id, owner_id, title, template, content, revision, created_at, updated_at)
        values ('r1', 'ada', 'Old', 'meta', ${JSON.stringify(sampleResume)}, 7, ${created}, ${updated})`.execute(
        database.query,
      );
      expect(await migrate(database, migrations)).toContain("0003-versions");
      const resumes = resumeRepository(database);
      expect(await resumes.find({ id: "r1", ownerId: "ada" })).toEqual({
        id: "r1",
        ownerId: "ada",
        title: "Old",
        template: "meta",
        theme: "signature",
        page: "a4",
        fit: false,
        style: {},
        resume: sampleResume,
        revision: 7,
        createdAt: created,
        updatedAt: updated,
        deletedAt: null,
        ...{ sourceId: null, source: null, clashes: [] },
      });
      expect(await resumes.list("ada")).toHaveLength(1);
      await database.close();
      await place.remove();
    });
  });
}
