import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type DatabasePlace, ENGINES } from "../support/databases.ts";
import { ResumeOwner } from "../support/resume-owner.ts";
import { type RunningServer, startServer } from "../support/running-server.ts";

const DAY = 86_400_000;

for (const { engine, create } of ENGINES) {
  describe(`work that is done from time to time, on ${engine}`, () => {
    let place: DatabasePlace;
    let servers: RunningServer[] = [];
    const start = async () => {
      const server = await startServer({ place: { ...place, remove: async () => {} } });
      servers.push(server);
      return server;
    };

    beforeEach(async () => {
      place = await create();
    });
    afterEach(async () => {
      for (const server of servers) await server.stop();
      servers = [];
      await place.remove();
    });

    test("has one row for each kind, however many servers start, and is taken over from one that was killed", async () => {
      const [first] = [await start(), await start(), await start()];
      const rows = () => first.database.query.selectFrom("work_leases").selectAll().orderBy("name").execute();
      expect((await rows()).map(({ name }) => name)).toEqual([
        "purge resumes",
        "sweep audit log",
        "sweep security events",
      ]);
      for (const { done_at, expires_at } of await rows()) expect(done_at).toBe(expires_at);

      const ada = await ResumeOwner.arrive(first.url);
      const id = await ada.keep();
      const deleted_at = new Date(Date.now() - 40 * DAY).toISOString();
      await first.database.query.updateTable("resumes").set({ deleted_at }).where("id", "=", id).execute();
      const left = async () =>
        (await first.database.query.selectFrom("resumes").selectAll().execute()).length;
      // A server that was killed in the middle holds the purge; those that come leave it alone until its time is over.
      const held = (until: number) =>
        first.database.query
          .updateTable("work_leases")
          .set({ holder: "killed", expires_at: new Date(Date.now() + until).toISOString() })
          .where("name", "=", "purge resumes")
          .execute();
      await held(30_000);
      await start();
      expect(await left()).toBe(1);
      await held(-1);
      await start();
      expect(await left()).toBe(0);
    });
  });
}
