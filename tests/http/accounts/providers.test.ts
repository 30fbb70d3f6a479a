import { describe, expect, onTestFinished, test } from "vitest";
import { failureOf } from "../../../src/server/oidc/failure.ts";
import { providerClient } from "../../../src/server/oidc/provider-client.ts";
import { arrive, type KnownVisitor } from "../../support/administrators.ts";
import { ENGINES } from "../../support/databases.ts";
import { openMailbox } from "../../support/mailbox.ts";
import { ADA, openProviderVisits, SITE } from "../../support/provider-visits.ts";
import { scriptedProvider } from "../../support/scripted-provider.ts";
import { STRONG_PASSWORD, Visitor } from "../../support/visitor.ts";

const METRICS = "a-token-for-metrics";

for (const { engine, create } of ENGINES) {
  describe(`identity providers on ${engine}`, () => {
    const visits = openProviderVisits(create);
    const { start, locationOf, outcomeOf, returnOf, startAt, signIn, me, userOf, signIns, waitLong, prove } =
      visits;

    test("somebody new joins, and comes back to the same account, whatever becomes of the address", async () => {
      await start({ metricsToken: METRICS });
      const ada = new Visitor(visits.server.url);
      const joined = await signIn(ada);
      expect(locationOf(joined)).toBe("/login?provider=work&outcome=joined");
      expect(await me(ada)).toMatchObject({
        name: "Ada Lovelace",
        email: "ada@example.com",
        emailVerified: true,
        role: "user",
      });
      const again = new Visitor(visits.server.url);
      await signIn(again, { ...ADA, email: "other@example.com", email_verified: false });
      expect((await me(again)).id).toBe((await me(ada)).id);
      expect((await me(again)).email).toBe("ada@example.com");
      // No password opens it.
      expect((await new Visitor(visits.server.url).login("ada@example.com")).body.code).toBe(
        "wrong_credentials",
      );
      const metrics = await visits.server.app.inject({
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
        const owner = await arrive(visits.server, "ada");
        const root = await arrive(visits.server, "root", "admin");
        const thief = new Visitor(visits.server.url);
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
        owner = await arrive(visits.server, "ada");
        const browser = new Visitor(visits.server.url);
        expect(locationOf(await signIn(browser))).toBe("/login?provider=work&outcome=link");
        expect(await me(browser)).toBeUndefined();
        expect((await browser.call("GET", "/api/auth/oidc/link")).body).toEqual({
          ...{ provider: "work", label: "Work", email: "ada@example.com", password: true, mail: false },
        });
        const wrong = await browser.call("POST", "/api/auth/oidc/link", { password: "Wrong-Horse-7!" });
        expect(wrong.body.code).toBe("wrong_credentials");
        expect(await identities()).toEqual([]);
        // Another browser with the right password has nothing to connect.
        const other = new Visitor(visits.server.url);
        const proof = { password: STRONG_PASSWORD };
        expect((await other.call("POST", "/api/auth/oidc/link", proof)).body.code).toBe("link_elsewhere");
        const linked = await browser.call("POST", "/api/auth/oidc/link", proof);
        expect(linked.body.user).toMatchObject({ id: owner.id, emailVerified: true });
        expect(await identities()).toMatchObject([
          { provider: "work", label: "Work", email: "ada@example.com" },
        ]);
        const later = new Visitor(visits.server.url);
        expect(outcomeOf(await signIn(later))).toBe("signed-in");
        expect((await me(later)).id).toBe(owner.id);
      });

      test("is connected by a mailed link in the same browser alone, which rids it of a stranger who had opened it", async () => {
        const mailbox = await openMailbox();
        visits.stopLast(() => mailbox.stop());
        await start({ smtpUrl: mailbox.smtpUrl });
        // Nobody has confirmed the address: it may be anybody's account.
        owner = await arrive(visits.server, "ada");
        const browser = new Visitor(visits.server.url);
        await signIn(browser);
        expect((await browser.call("POST", "/api/auth/oidc/link/mail")).status).toBe(200);
        const link = await mailbox.link("ada@example.com", "/login");
        const proof = { token: link.slice(link.indexOf("=") + 1) };
        const elsewhere = await new Visitor(visits.server.url).call("POST", "/api/auth/oidc/link", proof);
        expect(elsewhere.body.code).toBe("link_elsewhere");
        expect((await browser.call("POST", "/api/auth/oidc/link", proof)).status).toBe(200);
        expect((await me(browser)).id).toBe(owner.id);
        expect(await owner.visitor.isSignedIn()).toBe(false);
        expect((await new Visitor(visits.server.url).login("ada@example.com")).body.code).toBe(
          "wrong_credentials",
        );
        const again = await browser.call("POST", "/api/auth/oidc/link", proof);
        expect(again.body.code).toBe("link_elsewhere");
      });
    });

    test("the second factor of an account is asked for after the provider too", async () => {
      await start();
      const ada = new Visitor(visits.server.url);
      await signIn(ada);
      const { id } = await me(ada);
      const at = new Date().toISOString();
      await visits.server.database.query
        .insertInto("authenticators")
        .values({ user_id: id, sealed_secret: "x", last_step: 0, created_at: at })
        .execute();
      const browser = new Visitor(visits.server.url);
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
      const ada = new Visitor(visits.server.url);
      await signIn(ada);
      waitLong();
      const first = { newPassword: "Another-Horse-8!" };
      expect((await ada.call("POST", "/api/account/password", first)).body.code).toBe("proof_needed");
      expect((await ada.call("DELETE", "/api/account", {})).body.code).toBe("proof_needed");
      expect((await ada.call("DELETE", "/api/account/sessions")).body.code).toBe("proof_needed");
      expect((await ada.call("POST", "/api/account/email", { email: "a@example.org" })).body.code).toBe(
        "proof_needed",
      );
      const begun = Math.floor(visits.now() / 1000);
      for (const authTime of [null, begun - 3600]) {
        visits.provider.lies = { authTime };
        expect(locationOf(await prove(ada))).toBe("/dashboard?provider=work&outcome=not-fresh");
      }
      visits.provider.lies = { authTime: begun };
      visits.provider.person = { ...ADA, sub: "somebody-else" };
      expect(outcomeOf(await prove(ada))).toBe("other-account");
      expect((await ada.call("DELETE", "/api/account/sessions")).body.code).toBe("proof_needed");
      visits.provider.person = ADA;
      const cookieBefore = ada.cookie;
      expect(locationOf(await prove(ada, "/admin/invitations"))).toBe(
        "/admin/invitations?provider=work&outcome=proven",
      );
      expect(ada.cookie).not.toBe(cookieBefore);
      expect((await ada.call("POST", "/api/account/password", first)).status).toBe(200);
      expect((await new Visitor(visits.server.url).login("ada@example.com", first.newPassword)).status).toBe(
        200,
      );
      // From now on it is asked for.
      const other = { newPassword: STRONG_PASSWORD };
      expect((await ada.call("POST", "/api/account/password", other)).body.issues).toMatchObject([
        { pointer: "/currentPassword" },
      ]);
      expect((await ada.call("DELETE", "/api/account", {})).status).toBe(400);
    });

    test("an account without a password is deleted after a sign-in of the last minutes", async () => {
      await start();
      const ada = new Visitor(visits.server.url);
      await signIn(ada);
      expect((await ada.call("DELETE", "/api/account", {})).status).toBe(204);
      expect(await visits.server.database.query.selectFrom("identities").selectAll().execute()).toEqual([]);
      expect(await signIns()).toEqual([]);
    });

    test("who deletes the account leaves nothing that a provider said of them, also where it opened none", async () => {
      await start();
      const ada = new Visitor(visits.server.url);
      await signIn(ada);
      await signIn(new Visitor(visits.server.url), { ...ADA, sub: "ada-2", email: "ADA@example.com" });
      await signIn(new Visitor(visits.server.url), {
        ...ADA,
        sub: "x",
        email: "ada@example.com",
        email_verified: false,
      });
      await signIn(new Visitor(visits.server.url), { sub: "bob-1", email: "bob@example.com" });
      expect((await ada.call("DELETE", "/api/account", {})).status).toBe(204);
      const left = await signIns();
      expect(left.map(({ claims }) => JSON.parse(claims).sub)).toEqual(["bob-1"]);
    });

    test("a reset by mail or by an administrator disconnects every provider", async () => {
      const mailbox = await openMailbox();
      visits.stopLast(() => mailbox.stop());
      await start({ smtpUrl: mailbox.smtpUrl });
      const root = await arrive(visits.server, "root", "admin");
      await signIn(new Visitor(visits.server.url));
      const { id } = await userOf("ada@example.com");
      const connected = () =>
        visits.server.database.query
          .selectFrom("identities")
          .select("subject")
          .where("user_id", "=", id)
          .execute();
      const browser = new Visitor(visits.server.url);
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
      const ada = await arrive(visits.server, "ada");
      const bob = await arrive(visits.server, "bob");
      const connect = async ({ visitor }: KnownVisitor) => {
        const asked = { provider: "work", purpose: "link", from: "/dashboard" };
        const { body } = await visitor.call("POST", "/api/account/identities/start", asked);
        return visitor.call("GET", await returnOf(body.location));
      };
      visits.provider.person = { sub: "ada-1" };
      expect(locationOf(await connect(ada))).toBe("/dashboard?provider=work&outcome=linked");
      expect(outcomeOf(await connect(ada))).toBe("linked");
      expect(outcomeOf(await connect(bob))).toBe("other-account");
      const { body } = await ada.visitor.call("GET", "/api/account/identities");
      expect(body).toMatchObject({ hasPassword: true, passwordSignIn: true, providers: [{ name: "work" }] });
      const path = `/api/account/identities/${body.identities[0].id}`;
      expect((await bob.visitor.call("DELETE", path)).status).toBe(404);
      await visits.server.database.query
        .updateTable("users")
        .set({ has_password: 0 })
        .where("id", "=", ada.id)
        .execute();
      expect((await ada.visitor.call("DELETE", path)).body.code).toBe("last_way_in");
      await visits.server.database.query
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

    test("a provider that lets in whoever sits there proves nothing anew, but an account just made does", async () => {
      await start();
      const ada = new Visitor(visits.server.url);
      const connecting = async () => {
        const asked = { provider: "work", purpose: "link", from: "/dashboard" };
        return (await ada.call("POST", "/api/account/identities/start", asked)).status;
      };
      const at = () => Math.floor(visits.now() / 1000);
      visits.provider.lies = { authTime: at() - 5 * 86_400 };
      await signIn(ada);
      expect(await connecting()).toBe(200);
      waitLong();
      for (const authTime of [at() - 5 * 86_400, at() - 120, null]) {
        visits.provider.lies = { authTime };
        expect(outcomeOf(await signIn(ada))).toBe("signed-in");
        expect([authTime, await connecting()]).toEqual([authTime, 403]);
      }
      visits.provider.lies = { authTime: at() };
      await signIn(ada);
      expect(await connecting()).toBe(200);
      // Asked for, so that it is said.
      expect(new URL(await startAt(ada)).searchParams.get("max_age")).toBe("7776000");
    });

    test("by provider only: no password, no passkey and no reset opens anything", async () => {
      await start({ passwordSignIn: false });
      const visitor = new Visitor(visits.server.url);
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
      const stranger = new Visitor(visits.server.url);
      expect(outcomeOf(await signIn(stranger))).toBe("invitation-needed");
      const root = new Visitor(visits.server.url);
      await visits.server.database.query.deleteFrom("users").execute();
      const { invite } = await import("../../../src/cli/admin/invite.ts");
      const { databaseUrl, dataDir } = visits.server.place;
      const secret = { SESSION_SECRET: "a-secret-for-tests-of-some-length-0123456789", SIGNUPS: "invite" };
      const env = databaseUrl ? { DATABASE_URL: databaseUrl, ...secret } : { DATA_DIR: dataDir, ...secret };
      const { invitation } = await invite({ action: "invite", email: "ada@example.com" }, env);
      const token = invitation.slice(invitation.indexOf("=") + 1);
      await root.call("POST", "/api/auth/invitation", { token });
      const other = await signIn(root, { ...ADA, sub: "bob-1", email: "bob@example.com" });
      // Back to the invitation, which is still good.
      expect(locationOf(other)).toBe(`/register?provider=work&outcome=invitation-for-other#token=${token}`);
      expect(outcomeOf(await signIn(root))).toBe("joined");
      const again = new Visitor(visits.server.url);
      await again.call("POST", "/api/auth/invitation", { token });
      expect(outcomeOf(await signIn(again, { ...ADA, sub: "eve", email: "eve@example.com" }))).toBe(
        "invitation-needed",
      );
    });

    test("who is suspended stays out, and a password that an administrator has set is taken away", async () => {
      await start();
      const ada = new Visitor(visits.server.url);
      await signIn(ada);
      const { id } = await me(ada);
      const set = (values: object) =>
        visits.server.database.query.updateTable("users").set(values).where("id", "=", id).execute();
      await set({ must_change_password: 1, has_password: 1 });
      await signIn(ada);
      expect((await me(ada)).mustChangePassword).toBeUndefined();
      expect(await userOf("ada@example.com")).toMatchObject({ has_password: 0, must_change_password: 0 });
      await set({ suspended_at: new Date().toISOString() });
      const browser = new Visitor(visits.server.url);
      expect(outcomeOf(await signIn(browser))).toBe("suspended");
      expect(await browser.isSignedIn()).toBe(false);
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
