import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { runChild } from "../../support/child-process.ts";
import { holdInPostgres } from "../../support/database-gate.ts";
import { type DatabasePlace, ENGINES } from "../../support/databases.ts";
import { type RunningServer, startServer } from "../../support/running-server.ts";
import { STRONG_PASSWORD, Visitor } from "../../support/visitor.ts";

for (const { engine, create } of ENGINES) {
  describe(`the last admin on ${engine}`, () => {
    let place: DatabasePlace;
    let server: RunningServer;
    let admins: Visitor[];

    beforeEach(async () => {
      place = await create();
      server = await startServer({ place });
      admins = [];
      for (const name of ["ada", "bob"]) {
        const admin = new Visitor(server.url);
        await admin.register(`${name}@example.com`);
        admins.push(admin);
      }
      await server.database.query.updateTable("users").set({ role: "admin" }).execute();
    });
    afterEach(() => server.stop());

    const remaining = () =>
      server.database.query.selectFrom("users").select("email").where("role", "=", "admin").execute();

    const leave = (admin: Visitor) => admin.call("DELETE", "/api/account", { password: STRONG_PASSWORD });

    test("of two who delete their accounts at the same moment, one stays", async () => {
      // Both deletions are under way, and neither is committed, when the gate opens.
      const gate = place.databaseUrl
        ? await holdInPostgres(place.databaseUrl, "lock table mail_tokens in share mode")
        : null;
      const leaving = admins.map(leave);
      await gate?.waiting(2);
      await gate?.open();
      const statuses = (await Promise.all(leaving)).map(({ status }) => status);
      expect(statuses.sort()).toEqual([204, 409]);
      expect(await remaining()).toHaveLength(1);
    });

    test("of two who are demoted at the same moment, one stays", async () => {
      const env = place.databaseUrl ? { DATABASE_URL: place.databaseUrl } : { DATA_DIR: place.dataDir };
      const gate = place.databaseUrl
        ? await holdInPostgres(place.databaseUrl, "lock table users in share mode")
        : null;
      const demotions = ["ada@example.com", "bob@example.com"].map((email) =>
        runChild("src/cli/main.ts", env, ["admin", "demote", "--email", email]),
      );
      await gate?.waiting(2);
      await gate?.open();
      const codes = (await Promise.all(demotions.map(({ exit }) => exit))).map(({ code }) => code);
      expect(codes.sort()).toEqual([0, 3]);
      expect(await remaining()).toHaveLength(1);
    });

    test("an admin who was demoted while the password was checked may go", async () => {
      await server.database.query
        .updateTable("users")
        .set({ role: "user" })
        .where("email", "=", "bob@example.com")
        .execute();
      const [ada, bob] = admins;
      if (!ada || !bob) throw new Error("no admins");
      expect((await leave(bob)).status).toBe(204);
      expect((await leave(ada)).status).toBe(409);
    });
  });
}
