import { afterEach, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { failureOf } from "../../../src/server/oidc/failure.ts";
import { providerClient } from "../../../src/server/oidc/provider-client.ts";
import { arrive, type KnownVisitor } from "../../support/administrators.ts";
import { ENGINES } from "../../support/databases.ts";
import { openMailbox } from "../../support/mailbox.ts";
import { type RunningServer, type ServerOptions, startServer } from "../../support/running-server.ts";
import { type ScriptedProvider, scriptedProvider } from "../../support/scripted-provider.ts";
import { type Answer, STRONG_PASSWORD, Visitor } from "../../support/visitor.ts";

const SITE = "http://candor.example";
const ADA = { sub: "ada-1", email: "ada@example.com", email_verified: true, name: "Ada Lovelace" };

const METRICS = "a-token-for-metrics";

for (const { engine, create } of ENGINES) {
  describe(`identity providers on ${engine}`, () => {
    let server: RunningServer;
    let provider: ScriptedProvider;
    let moved = 0;
    const stops: (() => Promise<void>)[] = [];

    async function start(
      config: ServerOptions["config"] = {},
      others: ScriptedProvider[] = [],
    ): Promise<void> {
      server = await startServer({
        place: await create(),
        config: {
          publicUrl: new URL(SITE),
          providers: [provider, ...others].map((one) => one.config),
          ...config,
        },
        now: () => new Date(Date.now() + moved),
      });
      stops.unshift(() => server.stop());
    }
    beforeEach(async () => {
      moved = 0;
      provider = await scriptedProvider();
      stops.splice(0, stops.length, () => provider.stop());
    });
    afterEach(async () => {
      for (const stop of stops) await stop();
    });

    const locationOf = ({ headers }: Answer) => headers.get("location") ?? "";
    const outcomeOf = (answer: Answer) => new URL(locationOf(answer), SITE).searchParams.get("outcome");

    /** What the provider sends the browser back with, to be brought to our server by whichever browser. */
    async function returnOf(location: string): Promise<string> {
      const answer = await fetch(location, { redirect: "manual" });
      const back = new URL(answer.headers.get("location") ?? "");
      expect(back.origin).toBe(SITE);
      return back.pathname + back.search;
    }
    const startAt = async (visitor: Visitor, name = "work") =>
      locationOf(await visitor.call("GET", `/api/auth/oidc/${name}/start`));
    async function signIn(visitor: Visitor, person: Record<string, unknown> = ADA): Promise<Answer> {
      provider.person = person;
      return visitor.call("GET", await returnOf(await startAt(visitor)));
    }
    const me = async (visitor: Visitor) => (await visitor.call("GET", "/api/auth/session")).body.user;
    const userOf = (email: string) =>
      server.database.query
        .selectFrom("users")
        .selectAll()
        .where("email", "=", email)
        .executeTakeFirstOrThrow();
    const signIns = () =>
      server.database.query.selectFrom("provider_sign_ins").selectAll().orderBy("at", "desc").execute();
    /** As where somebody has signed in long ago. */
    const waitLong = () => {
      moved += 20 * 60_000;
    };

    async function prove(visitor: Visitor, from = "/dashboard"): Promise<Answer> {
      const asked = await visitor.call("POST", "/api/account/identities/start", {
        ...{ provider: "work", purpose: "proof", from },
      });
      expect(asked.status).toBe(200);
      return visitor.call("GET", await returnOf(asked.body.location));
    }

    test("somebody new joins, and comes back to the same account, whatever becomes of the address", async () => {
      await start({ metricsToken: METRICS });
      const ada = new Visitor(server.url);
      const joined = await signIn(ada);
      expect(locationOf(joined)).toBe("/login?provider=work&outcome=joined");
      expect(await me(ada)).toMatchObject({
        name: "Ada Lovelace",
        email: "ada@example.com",
        emailVerified: true,
        role: "user",
      });
      const again = new Visitor(server.url);
      await signIn(again, { ...ADA, email: "other@example.com", email_verified: false });
      expect((await me(again)).id).toBe((await me(ada)).id);
      expect((await me(again)).email).toBe("ada@example.com");
      // No password opens it.
      expect((await new Visitor(server.url).login("ada@example.com")).body.code).toBe("wrong_credentials");
      const metrics = await server.app.inject({
        ...{ url: "/api/metrics", headers: { authorization: `Bearer ${METRICS}` } },
      });
      expect(metrics.body).toContain('candor_events_total{event="sign-ups"} 1');
      expect(metrics.body).toContain('candor_events_total{event="active"} 1');
      const [latest] = await signIns();
      expect(latest).toMatchObject({ outcome: "signed-in", provider: "work" });
      expect(JSON.parse(latest?.claims ?? "")).toMatchObject({ sub: "ada-1", email: "other@example.com" });
      expect(latest?.claims).not.toMatch(/nonce|token/);
    });

    test.each([
      [{ email_verified: undefined }, "email-unverified", "email_verified is missing"],
      [{ email_verified: false }, "email-unverified", "email_verified is not true"],
      [{ email_verified: "no" }, "email-unverified", "email_verified is not true"],
      [{ email: undefined }, "email-missing", "email is missing"],
      [{ email: "ada" }, "email-missing", "email is not an address"],
    ])(
      "%o is refused, also where the address has an account, and an administrator reads why",
      async (change, outcome, reason) => {
        await start();
        const owner = await arrive(server, "ada");
        const root = await arrive(server, "root", "admin");
        const thief = new Visitor(server.url);
        expect(outcomeOf(await signIn(thief, { ...ADA, ...change }))).toBe(outcome);
        expect(await me(thief)).toBeUndefined();
        expect((await thief.call("GET", "/api/auth/oidc/link")).status).toBe(403);
        const { body } = await root.visitor.call("GET", "/api/admin/providers");
        expect(body.signIns).toMatchObject([{ outcome, reason, provider: "work" }]);
        expect(body.providers).toMatchObject([
          { name: "work", redirectAddress: `${SITE}/api/auth/oidc/work/callback` },
        ]);
        expect((await owner.visitor.call("GET", "/api/account/identities")).body.identities).toEqual([]);
      },
    );

    describe("an address that has an account", () => {
      let owner: KnownVisitor;
      const identities = async () =>
        (await owner.visitor.call("GET", "/api/account/identities")).body.identities;

      test("is connected after the password, and never by the address alone", async () => {
        await start();
        owner = await arrive(server, "ada");
        const browser = new Visitor(server.url);
        expect(locationOf(await signIn(browser))).toBe("/login?provider=work&outcome=link");
        expect(await me(browser)).toBeUndefined();
        expect((await browser.call("GET", "/api/auth/oidc/link")).body).toEqual({
          ...{ provider: "work", label: "Work", email: "ada@example.com", password: true, mail: false },
        });
        const wrong = await browser.call("POST", "/api/auth/oidc/link", { password: "Wrong-Horse-7!" });
        expect(wrong.body.code).toBe("wrong_credentials");
        expect(await identities()).toEqual([]);
        // Another browser with the right password has nothing to connect.
        const other = new Visitor(server.url);
        const proof = { password: STRONG_PASSWORD };
        expect((await other.call("POST", "/api/auth/oidc/link", proof)).body.code).toBe("link_elsewhere");
        const linked = await browser.call("POST", "/api/auth/oidc/link", proof);
        expect(linked.body.user).toMatchObject({ id: owner.id, emailVerified: true });
        expect(await identities()).toMatchObject([
          { provider: "work", label: "Work", email: "ada@example.com" },
        ]);
        const later = new Visitor(server.url);
        expect(outcomeOf(await signIn(later))).toBe("signed-in");
        expect((await me(later)).id).toBe(owner.id);
      });

      test("is connected by a mailed link in the same browser alone, which rids it of a stranger who had opened it", async () => {
        const mailbox = await openMailbox();
        stops.push(() => mailbox.stop());
        await start({ smtpUrl: mailbox.smtpUrl });
        // Nobody has confirmed the address: it may be anybody's account.
        owner = await arrive(server, "ada");
        const browser = new Visitor(server.url);
        await signIn(browser);
        expect((await browser.call("POST", "/api/auth/oidc/link/mail")).status).toBe(200);
        const link = await mailbox.link("ada@example.com", "/login");
        const proof = { token: link.slice(link.indexOf("=") + 1) };
        const elsewhere = await new Visitor(server.url).call("POST", "/api/auth/oidc/link", proof);
        expect(elsewhere.body.code).toBe("link_elsewhere");
        expect((await browser.call("POST", "/api/auth/oidc/link", proof)).status).toBe(200);
        expect((await me(browser)).id).toBe(owner.id);
        expect(await owner.visitor.isSignedIn()).toBe(false);
        expect((await new Visitor(server.url).login("ada@example.com")).body.code).toBe("wrong_credentials");
        const again = await browser.call("POST", "/api/auth/oidc/link", proof);
        expect(again.body.code).toBe("link_elsewhere");
      });
    });

    test("the second factor of an account is asked for after the provider too", async () => {
      await start();
      const ada = new Visitor(server.url);
      await signIn(ada);
      const { id } = await me(ada);
      const at = new Date().toISOString();
      await server.database.query
        .insertInto("authenticators")
        .values({ user_id: id, sealed_secret: "x", last_step: 0, created_at: at })
        .execute();
      const browser = new Visitor(server.url);
      expect(outcomeOf(await signIn(browser))).toBe("second-step");
      expect(await browser.isSignedIn()).toBe(false);
      expect((await browser.call("GET", "/api/auth/second-step")).body.authenticator).toBe(true);
      // Nor does the provider prove what needs the factor.
      const asked = { provider: "work", purpose: "proof", from: "/dashboard" };
      expect((await ada.call("POST", "/api/account/identities/start", asked)).body.code).toBe(
        "factor_proof_needed",
      );
    });

    test("an account without a password shows by the provider who it is, and can choose a first password", async () => {
      await start();
      const ada = new Visitor(server.url);
      await signIn(ada);
      waitLong();
      const first = { newPassword: "Another-Horse-8!" };
      expect((await ada.call("POST", "/api/account/password", first)).body.code).toBe("proof_needed");
      expect((await ada.call("DELETE", "/api/account", {})).body.code).toBe("proof_needed");
      expect((await ada.call("DELETE", "/api/account/sessions")).body.code).toBe("proof_needed");
      expect((await ada.call("POST", "/api/account/email", { email: "a@example.org" })).body.code).toBe(
        "proof_needed",
      );
      const begun = Math.floor((Date.now() + moved) / 1000);
      for (const authTime of [null, begun - 3600]) {
        provider.lies = { authTime };
        expect(locationOf(await prove(ada))).toBe("/dashboard?provider=work&outcome=not-fresh");
      }
      provider.lies = { authTime: begun };
      provider.person = { ...ADA, sub: "somebody-else" };
      expect(outcomeOf(await prove(ada))).toBe("other-account");
      expect((await ada.call("DELETE", "/api/account/sessions")).body.code).toBe("proof_needed");
      provider.person = ADA;
      const cookieBefore = ada.cookie;
      expect(locationOf(await prove(ada, "/admin/invitations"))).toBe(
        "/admin/invitations?provider=work&outcome=proven",
      );
      expect(ada.cookie).not.toBe(cookieBefore);
      expect((await ada.call("POST", "/api/account/password", first)).status).toBe(200);
      expect((await new Visitor(server.url).login("ada@example.com", first.newPassword)).status).toBe(200);
      // From now on it is asked for.
      const other = { newPassword: STRONG_PASSWORD };
      expect((await ada.call("POST", "/api/account/password", other)).body.issues).toMatchObject([
        { pointer: "/currentPassword" },
      ]);
      expect((await ada.call("DELETE", "/api/account", {})).status).toBe(400);
    });

    test("an account without a password is deleted after a sign-in of the last minutes", async () => {
      await start();
      const ada = new Visitor(server.url);
      await signIn(ada);
      expect((await ada.call("DELETE", "/api/account", {})).status).toBe(204);
      expect(await server.database.query.selectFrom("identities").selectAll().execute()).toEqual([]);
      expect(await signIns()).toEqual([]);
    });

    test("who deletes the account leaves nothing that a provider said of them, also where it opened none", async () => {
      await start();
      const ada = new Visitor(server.url);
      await signIn(ada);
      await signIn(new Visitor(server.url), { ...ADA, sub: "ada-2", email: "ADA@example.com" });
      await signIn(new Visitor(server.url), {
        ...ADA,
        sub: "x",
        email: "ada@example.com",
        email_verified: false,
      });
      await signIn(new Visitor(server.url), { sub: "bob-1", email: "bob@example.com" });
      expect((await ada.call("DELETE", "/api/account", {})).status).toBe(204);
      const left = await signIns();
      expect(left.map(({ claims }) => JSON.parse(claims).sub)).toEqual(["bob-1"]);
    });

    test("a reset by mail or by an administrator disconnects every provider", async () => {
      const mailbox = await openMailbox();
      stops.push(() => mailbox.stop());
      await start({ smtpUrl: mailbox.smtpUrl });
      const root = await arrive(server, "root", "admin");
      await signIn(new Visitor(server.url));
      const { id } = await userOf("ada@example.com");
      const connected = () =>
        server.database.query.selectFrom("identities").select("subject").where("user_id", "=", id).execute();
      const browser = new Visitor(server.url);
      await browser.call("POST", "/api/auth/forgot-password", { email: "ada@example.com" });
      const link = await mailbox.link("ada@example.com", "/reset-password");
      const chosen = { token: link.slice(link.indexOf("=") + 1), password: STRONG_PASSWORD };
      expect((await browser.call("POST", "/api/auth/reset-password", chosen)).status).toBe(200);
      expect(await connected()).toEqual([]);
      expect(outcomeOf(await signIn(browser))).toBe("link");
      await browser.call("POST", "/api/auth/oidc/link", { password: STRONG_PASSWORD });
      expect(await connected()).toHaveLength(1);
      const reset = await root.visitor.call("POST", `/api/admin/users/${id}/reset-password`);
      expect(reset.status).toBe(200);
      expect(await connected()).toEqual([]);
    });

    test("a provider is connected and disconnected by its owner, but not the last way in, nor another's", async () => {
      await start();
      const ada = await arrive(server, "ada");
      const bob = await arrive(server, "bob");
      const connect = async ({ visitor }: KnownVisitor) => {
        const asked = { provider: "work", purpose: "link", from: "/dashboard" };
        const { body } = await visitor.call("POST", "/api/account/identities/start", asked);
        return visitor.call("GET", await returnOf(body.location));
      };
      provider.person = { sub: "ada-1" };
      expect(locationOf(await connect(ada))).toBe("/dashboard?provider=work&outcome=linked");
      expect(outcomeOf(await connect(ada))).toBe("linked");
      expect(outcomeOf(await connect(bob))).toBe("other-account");
      const { body } = await ada.visitor.call("GET", "/api/account/identities");
      expect(body).toMatchObject({ hasPassword: true, passwordSignIn: true, providers: [{ name: "work" }] });
      const path = `/api/account/identities/${body.identities[0].id}`;
      expect((await bob.visitor.call("DELETE", path)).status).toBe(404);
      await server.database.query
        .updateTable("users")
        .set({ has_password: 0 })
        .where("id", "=", ada.id)
        .execute();
      expect((await ada.visitor.call("DELETE", path)).body.code).toBe("last_way_in");
      await server.database.query
        .updateTable("users")
        .set({ has_password: 1 })
        .where("id", "=", ada.id)
        .execute();
      expect((await ada.visitor.call("DELETE", path)).status).toBe(204);
      const { events } = (await ada.visitor.call("GET", "/api/account/events")).body;
      expect(events.map(({ what }: { what: string }) => what)).toEqual(
        expect.arrayContaining(["provider-connected", "provider-disconnected"]),
      );
    });

    test("a group makes administrators and takes the right back, but not from who has it by hand, nor from the last", async () => {
      await start();
      const asMember = { ...ADA, groups: ["staff", "admins"] };
      const ada = new Visitor(server.url);
      await signIn(ada, asMember);
      expect((await me(ada)).role).toBe("admin");
      // The only one there is.
      await signIn(ada, ADA);
      expect((await me(ada)).role).toBe("admin");
      const root = await arrive(server, "root", "admin");
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
        const ada = new Visitor(server.url);
        await signIn(ada, asMember);
        await firstPassword(ada);
        expect((await disconnect(ada)).status).toBe(204);
        expect(await userOf("ada@example.com")).toMatchObject({ role: "admin" });
        const root = await arrive(server, "root", "admin");
        const bob = new Visitor(server.url);
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
        const ada = new Visitor(server.url);
        await signIn(ada, asMember);
        await firstPassword(ada);
        const byPassword = new Visitor(server.url);
        expect((await byPassword.login("ada@example.com")).body.user.role).toBe("admin");
        moved += 25 * 3_600_000;
        expect(await isAdmin(byPassword)).toBe(false);
        expect((await byPassword.login("ada@example.com")).body.user.role).toBe("user");
        expect((await me(byPassword)).role).toBe("user");
        provider.lies = { authTime: Math.floor((Date.now() + moved) / 1000) };
        expect(outcomeOf(await prove(byPassword))).toBe("proven");
        expect(await isAdmin(byPassword)).toBe(true);
        moved += 25 * 3_600_000;
        await signIn(ada, asMember);
        expect(await isAdmin(byPassword)).toBe(true);
      });

      test("is not woken by connecting an account that is not in the group: it ends", async () => {
        await start();
        await arrive(server, "root", "admin");
        const ada = new Visitor(server.url);
        await signIn(ada, asMember);
        await firstPassword(ada);
        moved += 25 * 3_600_000;
        const byPassword = new Visitor(server.url);
        await byPassword.login("ada@example.com");
        expect(await isAdmin(byPassword)).toBe(false);
        provider.person = { ...ADA, sub: "ada-2", email: "second@example.com", email_verified: false };
        const asked = { provider: "work", purpose: "link", from: "/dashboard" };
        const begun = await byPassword.call("POST", "/api/account/identities/start", asked);
        const back = await byPassword.call("GET", await returnOf(begun.body.location));
        expect(outcomeOf(back)).toBe("linked");
        expect(await isAdmin(byPassword)).toBe(false);
        expect(await userOf("ada@example.com")).toMatchObject({ role: "user", admin_by: null });
      });

      test("ends where its provider is configured no more; the last administrator keeps it by hand", async () => {
        const place = await create();
        const known = { publicUrl: new URL(SITE), providers: [provider.config] };
        server = await startServer({ place: { ...place, remove: async () => undefined }, config: known });
        for (const name of ["ada", "bob"])
          await signIn(new Visitor(server.url), { ...asMember, sub: name, email: `${name}@example.com` });
        await server.stop();
        server = await startServer({ place, config: { publicUrl: new URL(SITE) } });
        stops.unshift(() => server.stop());
        const people = await server.database.query.selectFrom("users").select(["role", "admin_by"]).execute();
        expect(people.sort((a, b) => a.role.localeCompare(b.role))).toEqual([
          { role: "admin", admin_by: null },
          { role: "user", admin_by: null },
        ]);
      });
    });

    test("a provider that lets in whoever sits there proves nothing anew, but an account just made does", async () => {
      await start();
      const ada = new Visitor(server.url);
      const connecting = async () => {
        const asked = { provider: "work", purpose: "link", from: "/dashboard" };
        return (await ada.call("POST", "/api/account/identities/start", asked)).status;
      };
      const at = () => Math.floor((Date.now() + moved) / 1000);
      provider.lies = { authTime: at() - 5 * 86_400 };
      await signIn(ada);
      expect(await connecting()).toBe(200);
      waitLong();
      for (const authTime of [at() - 5 * 86_400, at() - 120, null]) {
        provider.lies = { authTime };
        expect(outcomeOf(await signIn(ada))).toBe("signed-in");
        expect([authTime, await connecting()]).toEqual([authTime, 403]);
      }
      provider.lies = { authTime: at() };
      await signIn(ada);
      expect(await connecting()).toBe(200);
      // Asked for, so that it is said.
      expect(new URL(await startAt(ada)).searchParams.get("max_age")).toBe("7776000");
    });

    test("by provider only: no password, no passkey and no reset opens anything", async () => {
      await start({ passwordSignIn: false });
      const visitor = new Visitor(server.url);
      const email = "ada@example.com";
      const refusals = [
        await visitor.register(email),
        await visitor.login(email),
        await visitor.call("POST", "/api/auth/forgot-password", { email }),
        await visitor.call("POST", "/api/auth/reset-password", { token: "x", password: STRONG_PASSWORD }),
        await visitor.call("POST", "/api/auth/passkey", {
          passkey: { id: "x", clientDataJSON: "x", authenticatorData: "x", signature: "x", userHandle: null },
        }),
      ];
      expect(refusals.map(({ body }) => body.code)).toEqual([
        ...Array(4).fill("password_sign_in_off"),
        expect.stringMatching(/password_sign_in_off|invalid_input/),
      ]);
      await signIn(visitor);
      expect(await visitor.isSignedIn()).toBe(true);
      const change = { newPassword: STRONG_PASSWORD };
      expect((await visitor.call("POST", "/api/account/password", change)).body.code).toBe(
        "password_sign_in_off",
      );
    });

    test("new people obey who may join, by an invitation that the browser has looked at", async () => {
      await start({ signups: "invite" });
      const stranger = new Visitor(server.url);
      expect(outcomeOf(await signIn(stranger))).toBe("invitation-needed");
      const root = new Visitor(server.url);
      await server.database.query.deleteFrom("users").execute();
      const { invite } = await import("../../../src/cli/admin/invite.ts");
      const { databaseUrl, dataDir } = server.place;
      const secret = { SESSION_SECRET: "a-secret-for-tests-of-some-length-0123456789", SIGNUPS: "invite" };
      const env = databaseUrl ? { DATABASE_URL: databaseUrl, ...secret } : { DATA_DIR: dataDir, ...secret };
      const { invitation } = await invite({ action: "invite", email: "ada@example.com" }, env);
      const token = invitation.slice(invitation.indexOf("=") + 1);
      await root.call("POST", "/api/auth/invitation", { token });
      const other = await signIn(root, { ...ADA, sub: "bob-1", email: "bob@example.com" });
      // Back to the invitation, which is still good.
      expect(locationOf(other)).toBe(`/register?provider=work&outcome=invitation-for-other#token=${token}`);
      expect(outcomeOf(await signIn(root))).toBe("joined");
      const again = new Visitor(server.url);
      await again.call("POST", "/api/auth/invitation", { token });
      expect(outcomeOf(await signIn(again, { ...ADA, sub: "eve", email: "eve@example.com" }))).toBe(
        "invitation-needed",
      );
    });

    test("who is suspended stays out, and a password that an administrator has set is taken away", async () => {
      await start();
      const ada = new Visitor(server.url);
      await signIn(ada);
      const { id } = await me(ada);
      const set = (values: object) =>
        server.database.query.updateTable("users").set(values).where("id", "=", id).execute();
      await set({ must_change_password: 1, has_password: 1 });
      await signIn(ada);
      expect((await me(ada)).mustChangePassword).toBeUndefined();
      expect(await userOf("ada@example.com")).toMatchObject({ has_password: 0, must_change_password: 0 });
      await set({ suspended_at: new Date().toISOString() });
      const browser = new Visitor(server.url);
      expect(outcomeOf(await signIn(browser))).toBe("suspended");
      expect(await browser.isSignedIn()).toBe(false);
    });

    describe("attacks", () => {
      test("what comes back to another browser, or comes back twice, signs nobody in", async () => {
        await start();
        provider.person = ADA;
        const attacker = new Visitor(server.url);
        const back = await returnOf(await startAt(attacker));
        const victim = new Visitor(server.url);
        expect(outcomeOf(await victim.call("GET", back))).toBe("expired");
        // Also where the victim has begun a sign-in of their own.
        await startAt(victim);
        expect(outcomeOf(await victim.call("GET", back))).toBe("expired");
        expect(await victim.isSignedIn()).toBe(false);

        const kept = attacker.cookie;
        expect(outcomeOf(await attacker.call("GET", back))).toBe("joined");
        const replay = new Visitor(server.url, kept);
        const askedBefore = provider.asked.length;
        expect(outcomeOf(await replay.call("GET", back))).toBe("expired");
        // The provider is not even asked.
        expect(provider.asked.length).toBe(askedBefore);
        expect(await replay.isSignedIn()).toBe(false);
      });

      test("a sign-in that took longer than ten minutes is over", async () => {
        await start();
        provider.person = ADA;
        const ada = new Visitor(server.url);
        const back = await returnOf(await startAt(ada));
        moved += 11 * 60_000;
        expect(outcomeOf(await ada.call("GET", back))).toBe("expired");
      });

      test("an answer of one provider is not taken for another's", async () => {
        const evil = await scriptedProvider("evil");
        stops.push(() => evil.stop());
        await start({}, [evil]);
        provider.person = ADA;
        const victim = new Visitor(server.url);
        // The honest provider's code, at the address of the evil one.
        const back = await returnOf(await startAt(victim));
        expect(outcomeOf(await victim.call("GET", back.replace("/work/", "/evil/")))).toBe("expired");
        expect(evil.asked).not.toContain("/token");
        for (const iss of [evil.issuer, null]) {
          provider.lies = { iss };
          const visitor = new Visitor(server.url);
          expect(outcomeOf(await signIn(visitor))).toBe("failed");
          expect(await visitor.isSignedIn()).toBe(false);
        }
        expect(provider.asked).not.toContain("/token");
        // The same subject of another issuer is another person.
        provider.lies = {};
        await signIn(new Visitor(server.url));
        evil.person = { ...ADA, email: "evil@example.com" };
        const other = new Visitor(server.url);
        await other.call("GET", await returnOf(await startAt(other, "evil")));
        expect((await me(other)).email).toBe("evil@example.com");
      });

      test.each([
        ["another nonce", { nonce: "replayed" }],
        ["another audience", { audience: "another-client" }],
        ["a forged signature", { isForged: true }],
      ])("a token with %s is refused", async (_name, lies) => {
        await start();
        provider.lies = lies;
        const visitor = new Visitor(server.url);
        expect(outcomeOf(await signIn(visitor))).toBe("failed");
        expect(await visitor.isSignedIn()).toBe(false);
        expect(await signIns()).toMatchObject([{ outcome: "failed", claims: "{}" }]);
      });

      test("a userinfo answer about somebody else is refused", async () => {
        await start();
        provider.lies.userinfo = (response) =>
          response
            .writeHead(200, { "content-type": "application/json" })
            .end(JSON.stringify({ ...ADA, sub: "somebody-else" }));
        expect(outcomeOf(await signIn(new Visitor(server.url)))).toBe("failed");
      });

      test.each([
        ["longer than 255 characters", "x".repeat(256)],
        ["empty", ""],
        ["with a zero byte", "ada\0"],
      ])("a subject that is %s is refused, and an administrator reads why", async (_name, sub) => {
        await start();
        const answer = await signIn(new Visitor(server.url), { ...ADA, sub });
        expect(outcomeOf(answer)).toBe("failed");
        expect(await signIns()).toMatchObject([{ outcome: "failed", reason: expect.stringMatching(/sub/) }]);
      });

      test("a claim that is nested without end signs in, and stands cut in the log", async () => {
        await start();
        const deep = `${"[".repeat(200_000)}${"]".repeat(200_000)}`;
        provider.lies.userinfo = (response) =>
          response
            .writeHead(200, { "content-type": "application/json" })
            .end(`${JSON.stringify(ADA).slice(0, -1)},"x":${deep}}`);
        const ada = new Visitor(server.url);
        expect(outcomeOf(await signIn(ada))).toBe("joined");
        expect(JSON.parse((await signIns())[0]?.claims ?? "")).toMatchObject({ x: [[[["…"]]]] });
        // Nor does a log that cannot be written keep anybody out.
        provider.lies = {};
        await server.database.query.schema.dropTable("provider_sign_ins").execute();
        expect(outcomeOf(await signIn(new Visitor(server.url)))).toBe("signed-in");
      });

      test("what a browser brings back is marked as such, stays out of the log, and pushes out nobody's sign-in", async () => {
        await start();
        await signIn(new Visitor(server.url));
        const stranger = new Visitor(server.url);
        for (let tried = 0; tried < 30; tried++) {
          const state = new URL(await startAt(stranger)).searchParams.get("state") ?? "";
          const words = { error: "bob@corp.example", error_description: "User bob@corp.example: visit evil" };
          const back = new URLSearchParams({ state, iss: provider.issuer, ...words });
          const answer = await stranger.call("GET", `/api/auth/oidc/work/callback?${back}`);
          expect(outcomeOf(answer)).toBe("declined");
        }
        const kept = await signIns();
        expect(kept).toHaveLength(26);
        expect(kept.at(-1)).toMatchObject({ outcome: "joined" });
        expect(kept[0]?.reason).toMatch(/^the browser came back with .* \(not confirmed by the provider\)$/);
        const warned = server.log.filter((line) => line.includes("a sign-in with a provider failed"));
        expect(warned).toHaveLength(30);
        expect(warned[0]).toContain('"code":"other"');
        expect(server.log.join("")).not.toMatch(/evil|bob@corp/);
      });

      test("nobody is led to another site, by no address to come back to", async () => {
        await start();
        const ada = await arrive(server, "ada");
        for (const from of [
          "//evil.example",
          "/\\evil.example",
          "https://evil.example",
          "/dashboard/../../evil",
          "/dashboard?x=//evil.example",
          "/login",
          "/admin\n",
        ]) {
          const asked = { provider: "work", purpose: "link", from };
          const { status } = await ada.visitor.call("POST", "/api/account/identities/start", asked);
          expect([from, status]).toEqual([from, 400]);
        }
        const declined = new Visitor(server.url);
        provider.lies = { error: "access_denied" };
        const answer = await signIn(declined);
        expect(locationOf(answer)).toBe("/login?provider=work&outcome=declined");
        expect((await declined.call("GET", "/api/auth/oidc/elsewhere/start")).status).toBe(404);
      });

      test("another site's page cannot have a provider connected", async () => {
        await start();
        const ada = await arrive(server, "ada");
        const asked = { provider: "work", purpose: "link", from: "/dashboard" };
        const foreign = { origin: "https://evil.example", "sec-fetch-site": "cross-site" };
        const answer = await ada.visitor.call("POST", "/api/account/identities/start", asked, foreign);
        expect(answer.body.code).toBe("foreign_origin");
        // Nor does one that was begun by another session count for this one.
        const other = await arrive(server, "other");
        const begun = await other.visitor.call("POST", "/api/account/identities/start", asked);
        const [sealed = ""] = (other.visitor.cookie ?? "")
          .split("; ")
          .filter((one) => one.startsWith("candor_oidc"));
        provider.person = ADA;
        ada.visitor.cookie += `; ${sealed}`;
        const back = await ada.visitor.call("GET", await returnOf(begun.body.location));
        expect(outcomeOf(back)).toBe("expired");
        expect((await ada.visitor.call("GET", "/api/account/identities")).body.identities).toEqual([]);
      });

      test("a provider that is away keeps the server from nothing, and is said to be away", async () => {
        provider.lies.discovery = (response) => response.destroy();
        await start();
        const visitor = new Visitor(server.url);
        const answer = await visitor.call("GET", "/api/auth/oidc/work/start");
        expect(locationOf(answer)).toBe("/login?provider=work&outcome=away");
        expect((await visitor.register("bob@example.com")).status).toBe(201);
        const asked = { provider: "work", purpose: "link", from: "/dashboard" };
        const connecting = await visitor.call("POST", "/api/account/identities/start", asked);
        expect(connecting.body.code).toBe("provider_away");
      });

      test.each(["", "&error="])(
        "whoever brings back made-up codes is stopped before the provider is asked more, also with %j behind them",
        async (behind) => {
          await start();
          const visitor = new Visitor(server.url);
          const outcomes: (string | null)[] = [];
          for (let tried = 0; tried < 62; tried++) {
            const back = (await returnOf(await startAt(visitor))).replace(/code=[\w-]+/, "code=made-up");
            outcomes.push(outcomeOf(await visitor.call("GET", `${back}${behind}`)));
          }
          expect(outcomes.slice(-3)).toEqual(["failed", "too-many", "too-many"]);
        },
      );

      test("errors that are made up keep nobody behind the same address out", async () => {
        await start();
        const stranger = new Visitor(server.url);
        provider.lies = { error: "access_denied" };
        for (let tried = 0; tried < 61; tried++) expect(outcomeOf(await signIn(stranger))).toBe("declined");
        provider.lies = {};
        expect(outcomeOf(await signIn(new Visitor(server.url)))).toBe("joined");
      });
    });
  });
}

test("a provider is asked again after a failure, believed for an hour, and never for another", async () => {
  const provider = await scriptedProvider();
  onTestFinished(() => provider.stop());
  let time = 0;
  const client = providerClient(provider.config, new URL(SITE), () => time);
  const fault = async () =>
    failureOf(
      await client.discover().then(
        () => null,
        (error: unknown) => error,
      ),
    );
  const asked = () => provider.asked.length;
  provider.lies.discovery = (response) =>
    response.writeHead(200, { "content-type": "application/json" }).end(`{"a":"${"x".repeat(600_000)}"}`);
  expect(await fault()).toMatchObject({ outcome: "away", reason: expect.stringContaining("524288 bytes") });
  provider.lies = { issuer: "https://elsewhere.example" };
  // Not at once: whoever presses again and again does not make us ask as often.
  expect(await fault()).toMatchObject({ outcome: "away" });
  expect(asked()).toBe(1);
  time += 5_001;
  expect(await fault()).toMatchObject({ outcome: "failed" });
  provider.lies = {};
  time += 5_001;
  await client.discover();
  await client.discover();
  expect(asked()).toBe(3);
  // What was known goes on while it is away.
  time += 60 * 60_000 + 1;
  provider.lies.discovery = (response) => response.destroy();
  await client.discover();
  expect(asked()).toBe(4);
});
