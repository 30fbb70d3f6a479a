import { describe, expect, test } from "vitest";
import { arrive } from "../../support/administrators.ts";
import { ENGINES } from "../../support/databases.ts";
import { ADA, openProviderVisits, SITE } from "../../support/provider-visits.ts";
import { startServer } from "../../support/running-server.ts";
import { STRONG_PASSWORD, Visitor } from "../../support/visitor.ts";

for (const { engine, create } of ENGINES) {
  describe(`groups of an identity provider on ${engine}`, () => {
    const visits = openProviderVisits(create);
    const { start, outcomeOf, returnOf, signIn, me, userOf, prove } = visits;

    test("a group makes administrators and takes the right back, but not from who has it by hand, nor from the last", async () => {
      await start();
      const asMember = { ...ADA, groups: ["staff", "admins"] };
      const ada = new Visitor(visits.server.url);
      await signIn(ada, asMember);
      expect((await me(ada)).role).toBe("admin");
      // The only one there is.
      await signIn(ada, ADA);
      expect((await me(ada)).role).toBe("admin");
      const root = await arrive(visits.server, "root", "admin");
      await signIn(ada, ADA);
      expect((await me(ada)).role).toBe("user");
      await signIn(ada, asMember);
      expect((await me(ada)).role).toBe("admin");
      // Confirmed by hand: the group has no say any more.
      await root.visitor.call("POST", `/api/admin/users/${(await me(ada)).id}/demote`);
      await root.visitor.call("POST", `/api/admin/users/${(await me(ada)).id}/promote`);
      await signIn(ada, ADA);
      expect((await me(ada)).role).toBe("admin");
      const { entries } = (await root.visitor.call("GET", "/api/admin/audit")).body;
      expect(entries.map(({ action }: { action: string }) => action).sort()).toEqual([
        "demote",
        "demote-by-group",
        "promote",
        "promote-by-group",
        "promote-by-group",
      ]);
    });

    describe("a right by a group", () => {
      const asMember = { ...ADA, groups: ["admins"] };
      const isAdmin = async (visitor: Visitor) =>
        (await visitor.call("GET", "/api/admin/users")).status === 200;
      const firstPassword = async (visitor: Visitor) =>
        expect(
          (await visitor.call("POST", "/api/account/password", { newPassword: STRONG_PASSWORD })).status,
        ).toBe(200);
      const disconnect = async (visitor: Visitor) => {
        const { identities } = (await visitor.call("GET", "/api/account/identities")).body;
        return visitor.call("DELETE", `/api/account/identities/${identities[0].id}`);
      };

      test("goes with the provider's account, but not from the last administrator", async () => {
        await start();
        const ada = new Visitor(visits.server.url);
        await signIn(ada, asMember);
        await firstPassword(ada);
        expect((await disconnect(ada)).status).toBe(204);
        expect(await userOf("ada@example.com")).toMatchObject({ role: "admin" });
        const root = await arrive(visits.server, "root", "admin");
        const bob = new Visitor(visits.server.url);
        await signIn(bob, { ...asMember, sub: "bob-1", email: "bob@example.com" });
        expect(await isAdmin(bob)).toBe(true);
        await firstPassword(bob);
        expect((await disconnect(bob)).status).toBe(204);
        expect(await isAdmin(bob)).toBe(false);
        expect(await userOf("bob@example.com")).toMatchObject({ role: "user", admin_by: null });
        const { entries } = (await root.visitor.call("GET", "/api/admin/audit")).body;
        expect(entries[0]).toMatchObject({ action: "demote-by-group", subject: "bob@example.com" });
      });

      test("sleeps a day after the provider last gave it, whatever else signs in, and wakes by the provider", async () => {
        await start();
        const ada = new Visitor(visits.server.url);
        await signIn(ada, asMember);
        await firstPassword(ada);
        const byPassword = new Visitor(visits.server.url);
        expect((await byPassword.login("ada@example.com")).body.user.role).toBe("admin");
        visits.moveOn(25 * 3_600_000);
        expect(await isAdmin(byPassword)).toBe(false);
        expect((await byPassword.login("ada@example.com")).body.user.role).toBe("user");
        expect((await me(byPassword)).role).toBe("user");
        visits.provider.lies = { authTime: Math.floor(visits.now() / 1000) };
        expect(outcomeOf(await prove(byPassword))).toBe("proven");
        expect(await isAdmin(byPassword)).toBe(true);
        visits.moveOn(25 * 3_600_000);
        await signIn(ada, asMember);
        expect(await isAdmin(byPassword)).toBe(true);
      });

      test("is not woken by connecting an account that is not in the group: it ends", async () => {
        await start();
        await arrive(visits.server, "root", "admin");
        const ada = new Visitor(visits.server.url);
        await signIn(ada, asMember);
        await firstPassword(ada);
        visits.moveOn(25 * 3_600_000);
        const byPassword = new Visitor(visits.server.url);
        await byPassword.login("ada@example.com");
        expect(await isAdmin(byPassword)).toBe(false);
        visits.provider.person = { ...ADA, sub: "ada-2", email: "second@example.com", email_verified: false };
        const asked = { provider: "work", purpose: "link", from: "/dashboard" };
        const begun = await byPassword.call("POST", "/api/account/identities/start", asked);
        const back = await byPassword.call("GET", await returnOf(begun.body.location));
        expect(outcomeOf(back)).toBe("linked");
        expect(await isAdmin(byPassword)).toBe(false);
        expect(await userOf("ada@example.com")).toMatchObject({ role: "user", admin_by: null });
      });

      test("ends where its provider is configured no more; the last administrator keeps it by hand", async () => {
        const place = await create();
        const known = { publicUrl: new URL(SITE), providers: [visits.provider.config] };
        visits.server = await startServer({
          place: { ...place, remove: async () => undefined },
          config: known,
        });
        for (const name of ["ada", "bob"])
          await signIn(new Visitor(visits.server.url), {
            ...asMember,
            sub: name,
            email: `${name}@example.com`,
          });
        await visits.server.stop();
        visits.server = await startServer({ place, config: { publicUrl: new URL(SITE) } });
        visits.stopFirst(() => visits.server.stop());
        const people = await visits.server.database.query
          .selectFrom("users")
          .select(["role", "admin_by"])
          .execute();
        expect(people.sort((a, b) => a.role.localeCompare(b.role))).toEqual([
          { role: "admin", admin_by: null },
          { role: "user", admin_by: null },
        ]);
      });
    });
  });
}
