import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ResumeSummaryAnswer } from "../../../src/contract/resumes.ts";
import { ENGINES } from "../../support/databases.ts";
import { ResumeOwner, resumeNamed } from "../../support/resume-owner.ts";
import { type RunningServer, startServer } from "../../support/running-server.ts";
import { STRONG_PASSWORD } from "../../support/visitor.ts";

const DAY = 86_400_000;

for (const { engine, create } of ENGINES) {
  describe(`deleting resumes on ${engine}`, () => {
    let server: RunningServer;
    let ada: ResumeOwner;
    let clock: Date;

    beforeAll(async () => {
      clock = new Date("2026-03-01T08:00:00.000Z");
      server = await startServer({ place: await create(), now: () => clock });
      ada = await ResumeOwner.arrive(server.url);
    });
    afterAll(() => server.stop());

    const remove = (id: string, query = "") => ada.call("DELETE", `/api/resumes/${id}${query}`);
    const restore = (id: string) => ada.call("POST", `/api/resumes/${id}/restore`);
    const listed = async (query: string) =>
      (await ada.call("GET", `/api/resumes${query}`)).body.resumes.map(({ id }: ResumeSummaryAnswer) => id);

    test("a deleted resume is told as deleted on every route, and comes back whole", async () => {
      const id = await ada.keep();
      await ada.save(id, 1, { resume: resumeNamed("Second") });
      await ada.call("POST", `/api/resumes/${id}/versions`, { name: "Mine" });
      expect((await remove(id)).status).toBe(204);
      expect((await remove(id)).status).toBe(204);
      for (const answer of [
        await ada.read(id),
        await ada.save(id, 2),
        await ada.call("PATCH", `/api/resumes/${id}`, { title: "x" }),
        await ada.call("POST", `/api/resumes/${id}/duplicate`),
        await ada.call("GET", `/api/resumes/${id}/export?format=txt`),
        await ada.versions(id),
        await ada.call("POST", `/api/resumes/${id}/versions`, { name: "x" }),
      ])
        expect(answer).toMatchObject({ status: 404, body: { code: "resume_deleted" } });
      expect(await listed("")).not.toContain(id);
      expect(await listed("?deleted=true")).toEqual([id]);

      expect(await restore(id)).toMatchObject({ status: 200, body: { revision: 2, deletedAt: null } });
      expect((await restore(id)).status).toBe(200);
      expect((await ada.read(id)).body.resume.name).toBe("Second");
      expect((await ada.versions(id)).body.versions).toHaveLength(1);
      expect(await listed("?deleted=true")).toEqual([]);
    });

    test("after thirty days it is gone, before and after the purge", async () => {
      const id = await ada.keep();
      await remove(id);
      const deleted = clock.getTime();
      clock = new Date(deleted + 30 * DAY - 1);
      // Its session is over by then.
      ada = await again(ada);
      expect(await listed("?deleted=true")).toEqual([id]);
      clock = new Date(deleted + 30 * DAY);
      expect(await listed("?deleted=true")).toEqual([]);
      expect(await restore(id)).toMatchObject({ status: 404, body: { code: "not_found" } });
      expect(await ada.read(id)).toMatchObject({ status: 404, body: { code: "not_found" } });
    });

    test("a start purges what has expired, with its versions and saves, and nothing else", async () => {
      const [gone, recent, present] = [await ada.keep(), await ada.keep(), await ada.keep()];
      for (const id of [gone, recent, present]) {
        await ada.save(id, 1, { resume: resumeNamed("x"), saveId: "some-save" });
        await ada.call("POST", `/api/resumes/${id}/versions`, { name: "Mine" });
      }
      await remove(gone);
      clock = new Date(clock.getTime() + 1000);
      await remove(recent);
      const start = () =>
        startServer({
          place: { ...server.place, remove: async () => {} },
          now: () => new Date(clock.getTime() + 30 * DAY - 1),
        });
      await (await start()).stop();
      // The machine's clock alone is no proof that thirty days have passed.
      expect(
        await server.database.query.selectFrom("resumes").select("id").where("id", "=", gone).execute(),
      ).toHaveLength(1);
      await server.database.query
        .updateTable("clock")
        .set({ vouched_at: new Date(clock.getTime() + 30 * DAY - 1).toISOString() })
        .execute();
      await (await start()).stop();
      const { query } = server.database;
      const resumes = (await query.selectFrom("resumes").select("id").execute()).map(({ id }) => id);
      expect(resumes).toEqual(expect.arrayContaining([recent, present]));
      expect(resumes).not.toContain(gone);
      for (const table of ["resume_versions", "resume_saves"] as const) {
        const rows = await query.selectFrom(table).select("resume_id").execute();
        const owners = rows.map((row) => row.resume_id);
        expect(owners).toEqual(expect.arrayContaining([recent, present]));
        expect(owners).not.toContain(gone);
      }
    });

    test("what is removed for good cannot be restored", async () => {
      const id = await ada.keep();
      expect((await remove(id, "?forever=true")).status).toBe(204);
      expect(await restore(id)).toMatchObject({ status: 404, body: { code: "not_found" } });
      expect((await remove(id, "?forever=true")).status).toBe(404);
    });

    test("deleting the account takes resumes, deleted ones, versions and saves along", async () => {
      const bob = await ResumeOwner.arrive(server.url);
      const [kept, deleted] = [await bob.keep(), await bob.keep()];
      for (const id of [kept, deleted]) {
        await bob.save(id, 1, { resume: resumeNamed("x"), saveId: "some-save" });
        await bob.call("POST", `/api/resumes/${id}/versions`, { name: "Mine" });
      }
      await bob.call("DELETE", `/api/resumes/${deleted}`);
      expect((await bob.call("DELETE", "/api/account", { password: STRONG_PASSWORD })).status).toBe(204);
      const { query } = server.database;
      const left = [
        await query.selectFrom("resumes").select("id").where("id", "in", [kept, deleted]).execute(),
        await query
          .selectFrom("resume_versions")
          .select("id")
          .where("resume_id", "in", [kept, deleted])
          .execute(),
        await query
          .selectFrom("resume_saves")
          .select("save_id")
          .where("resume_id", "in", [kept, deleted])
          .execute(),
      ];
      expect(left).toEqual([[], [], []]);
    });

    async function again(owner: ResumeOwner): Promise<ResumeOwner> {
      const { email } = await server.database.query
        .selectFrom("users")
        .select("email")
        .orderBy("created_at")
        .executeTakeFirstOrThrow();
      await owner.login(email);
      return owner;
    }
  });
}
