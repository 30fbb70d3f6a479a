import { describe, expect, test } from "vitest";
import { ENGINES } from "../../support/databases.ts";
import { startServer } from "../../support/running-server.ts";
import { STRONG_PASSWORD, Visitor } from "../../support/visitor.ts";

for (const { engine, create } of ENGINES) {
  describe(`the first admin by environment on ${engine}`, () => {
    const firstAdmin = { email: "root@example.com", password: STRONG_PASSWORD };

    test("is made at start, once: a later start changes nothing", async () => {
      const place = await create();
      const kept = { ...place, remove: async () => {} };
      const first = await startServer({ place: kept, config: { firstAdmin } });
      const root = new Visitor(first.url);
      expect((await root.login("root@example.com")).body.user.role).toBe("admin");
      expect((await root.call("GET", "/api/admin/audit")).body.entries).toMatchObject([
        { action: "create", subject: "root@example.com", byCommand: true },
      ]);
      await first.stop();
      const second = await startServer({
        place,
        config: { firstAdmin: { ...firstAdmin, email: "other@example.com" } },
      });
      expect((await new Visitor(second.url).login("other@example.com")).status).toBe(401);
      await second.stop();
    });

    test("takes over an address that somebody registered before: their password and sessions end", async () => {
      const place = await create();
      const first = await startServer({ place: { ...place, remove: async () => {} } });
      const squatter = new Visitor(first.url);
      await squatter.register("root@example.com", { password: "Squatter-Pass-1!" });
      await first.stop();
      const second = await startServer({ place, config: { firstAdmin } });
      expect(await new Visitor(second.url, squatter.cookie).isSignedIn()).toBe(false);
      expect((await new Visitor(second.url).login("root@example.com", "Squatter-Pass-1!")).status).toBe(401);
      const root = new Visitor(second.url);
      expect((await root.login("root@example.com")).body.user.role).toBe("admin");
      const { entries } = (await root.call("GET", "/api/admin/audit")).body;
      expect(entries.map(({ action }: { action: string }) => action).sort()).toEqual([
        "promote",
        "reset-password",
      ]);
      await second.stop();
    });

    test("without it there is no account at all", async () => {
      const server = await startServer({ place: await create() });
      expect(await server.database.query.selectFrom("users").selectAll().execute()).toEqual([]);
      await server.stop();
    });
  });
}
