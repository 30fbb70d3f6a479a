import { request } from "node:http";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { findRelyingParty } from "../../../src/server/factors/relying-party.ts";
import { ENGINES } from "../../support/databases.ts";
import { type RunningServer, startServer } from "../../support/running-server.ts";
import { addPasskey, Clock, forgetEverybody, passkeyChallenge } from "../../support/second-factors.ts";
import { SoftwareAuthenticator } from "../../support/software-authenticator.ts";
import { STRONG_PASSWORD, Visitor } from "../../support/visitor.ts";

const SITE = "http://candor.test";

for (const { engine, create } of ENGINES) {
  describe(`passkeys on ${engine}`, () => {
    let server: RunningServer;
    const clock = new Clock();
    let ada: Visitor;
    let phone: SoftwareAuthenticator;
    beforeAll(async () => {
      server = await startServer({
        place: await create(),
        now: clock.now,
        config: { publicUrl: new URL(SITE) },
        limits: { requestsPerMinute: 100_000 },
      });
    });
    afterAll(() => server.stop());
    beforeEach(async () => {
      await forgetEverybody(server.database);
      ada = new Visitor(server.url);
      await ada.register("ada@example.com");
      phone = new SoftwareAuthenticator(SITE);
    });

    type Bent = Parameters<SoftwareAuthenticator["get"]>[1];
    const signIn = (person: Visitor, passkey: unknown) =>
      person.call("POST", "/api/auth/passkey", { passkey });
    /** Somebody at the sign-in page, with this device. */
    async function arrive(bent: Bent = {}, device = phone) {
      const person = new Visitor(server.url);
      const answer = device.get(await passkeyChallenge(person, "sign-in"), bent);
      return { person, answer, ...(await signIn(person, answer)) };
    }
    const listed = async () => (await ada.call("GET", "/api/account/factors")).body;

    test("one is added with a name, signs in alone, is renamed and taken away", async () => {
      const added = await addPasskey(ada, phone, "  My \u202ephone ");
      expect([added.status, added.body.passkey.name]).toEqual([201, "My phone"]);
      expect(added.body.recoveryCodes).toHaveLength(10);
      const { person, status, body } = await arrive();
      expect([status, body.user.email]).toEqual([200, "ada@example.com"]);
      expect(await person.isSignedIn()).toBe(true);

      const [{ id, lastUsedAt }] = (await listed()).passkeys;
      expect(lastUsedAt).toBe(clock.now().toISOString());
      const renamed = await ada.call("PATCH", `/api/account/passkeys/${id}`, { name: "Work phone" });
      expect(renamed.body).toMatchObject({ id, name: "Work phone" });
      expect((await ada.call("PATCH", `/api/account/passkeys/${id}`, { name: " " })).status).toBe(400);
      expect((await ada.call("DELETE", `/api/account/passkeys/${id}`)).status).toBe(204);
      expect(await listed()).toMatchObject({ passkeys: [], recoveryCodesLeft: 0 });
      expect((await arrive()).body.code).toBe("passkey_refused");
      expect((await new Visitor(server.url).login("ada@example.com")).status).toBe(200);
    });

    test("an answer works once: not a second time, not at once, not in another browser, not by another process", async () => {
      await addPasskey(ada, phone);
      const { person, answer, status } = await arrive();
      expect(status).toBe(200);
      expect((await signIn(person, answer)).body.code).toBe("passkey_refused");
      expect((await signIn(new Visitor(server.url), answer)).body.code).toBe("setup_expired");

      const synced = new SoftwareAuthenticator(SITE, { counts: false });
      await addPasskey(ada, synced);
      const browser = new Visitor(server.url);
      const once = synced.get(await passkeyChallenge(browser, "sign-in"));
      const second = await startServer({
        place: { ...server.place, remove: async () => undefined },
        now: clock.now,
        config: { publicUrl: new URL(SITE) },
      });
      const at = (url: string) => signIn(new Visitor(url, browser.cookie), once);
      const answers = await Promise.all([at(server.url), at(second.url), at(server.url), at(second.url)]);
      await second.stop();
      expect(answers.map((one) => one.status).sort()).toEqual([200, 403, 403, 403]);
    });

    test("a count that does not go up is refused: somebody may have a copy", async () => {
      await addPasskey(ada, phone);
      expect((await arrive({ counter: 7 })).status).toBe(200);
      for (const counter of [7, 3, 0]) expect((await arrive({ counter })).status).toBe(403);
      expect((await arrive({ counter: 4_294_967_295 })).status).toBe(200);
    });

    test("adding: another site, nobody verified, another's challenge, the same twice, an eleventh", async () => {
      const begin = async (person: Visitor) =>
        (await person.call("POST", "/api/account/passkeys/setup")).body;
      const add = async (person: Visitor, passkey: unknown) =>
        (await person.call("POST", "/api/account/passkeys", { name: "Phone", passkey })).body.code;
      for (const bent of [
        { origin: "https://evil.example" },
        { rpId: "evil.example" },
        { userVerified: false },
      ])
        expect(await add(ada, phone.create(await begin(ada), bent))).toBe("passkey_refused");
      const bob = new Visitor(server.url);
      await bob.register("bob@example.com");
      const made = phone.create(await begin(ada));
      expect(await add(bob, made)).toBe("setup_expired");
      expect(await add(ada, made)).toBeUndefined();
      expect(await add(ada, made)).toBe("passkey_refused");

      const challenges = [];
      for (let nth = 0; nth < 12; nth += 1) {
        const tab = new Visitor(server.url, ada.cookie);
        challenges.push({ tab, passkey: phone.create(await begin(tab)) });
      }
      const codes = await Promise.all(challenges.map(({ tab, passkey }) => add(tab, passkey)));
      expect(codes.filter((code) => code === undefined)).toHaveLength(9);
      expect(codes.filter((code) => code === "too_many_passkeys")).toHaveLength(3);
      expect((await begin(ada)).code).toBe("too_many_passkeys");
    });

    test("what belongs to somebody else is not found; a suspended owner is told; deletion leaves nothing", async () => {
      await addPasskey(ada, phone);
      const [{ id }] = (await listed()).passkeys;
      const bob = new Visitor(server.url);
      await bob.register("bob@example.com");
      expect((await bob.call("PATCH", `/api/account/passkeys/${id}`, { name: "Mine" })).status).toBe(404);
      expect((await bob.call("DELETE", `/api/account/passkeys/${id}`)).status).toBe(404);
      const { query } = server.database;
      const suspend = (suspended_at: string | null) =>
        query.updateTable("users").set({ suspended_at }).where("email", "=", "ada@example.com").execute();
      await suspend("2026-11-16T00:00:00.000Z");
      expect((await arrive()).body.code).toBe("account_suspended");
      await suspend(null);
      const archive = JSON.stringify((await ada.call("GET", "/api/account/archive")).body);
      expect(archive).not.toContain(phone.passkeys[0]?.id);
      expect((await ada.call("DELETE", "/api/account", { password: STRONG_PASSWORD })).status).toBe(204);
      expect(await query.selectFrom("passkeys").selectAll().execute()).toEqual([]);
      expect((await arrive()).body.code).toBe("passkey_refused");
    });

    // What follows asks nothing more of the engine.
    if (engine === "postgres") return;

    test("it is the second step after the password, and no other account's is", async () => {
      await addPasskey(ada, phone);
      const bob = new Visitor(server.url);
      await bob.register("bob@example.com");
      const bobsPhone = new SoftwareAuthenticator(SITE);
      await addPasskey(bob, bobsPhone);

      const person = new Visitor(server.url);
      expect((await person.login("ada@example.com")).body.code).toBe("second_step_needed");
      expect((await person.call("GET", "/api/auth/second-step")).body).toEqual({
        authenticator: false,
        passkey: true,
      });
      const options = await passkeyChallenge(person, "second-step");
      expect(options.allowCredentials.map(({ id }: { id: string }) => id)).toEqual([phone.passkeys[0]?.id]);
      const step = (passkey: unknown) => person.call("POST", "/api/auth/second-step", { passkey });
      expect((await step(bobsPhone.get({ ...options, allowCredentials: [] }))).body.code).toBe(
        "passkey_refused",
      );
      // The device alone is enough here: the password has shown who it is.
      expect((await step(phone.get(options, { userVerified: false }))).status).toBe(200);
      expect(await person.isSignedIn()).toBe(true);
    });

    test("a challenge is for its purpose, for five minutes, and a stranger's many fill no table", async () => {
      await addPasskey(ada, phone);
      const person = new Visitor(server.url);
      await person.login("ada@example.com");
      const forStep = phone.get(await passkeyChallenge(person, "second-step"));
      expect((await signIn(person, forStep)).body.code).toBe("setup_expired");
      const late = phone.get(await passkeyChallenge(person, "sign-in"));
      clock.forward(301);
      expect((await signIn(person, late)).body.code).toBe("setup_expired");
      clock.forward(-400);
      expect((await signIn(person, late)).body.code).toBe("setup_expired");
      const used = () => server.database.query.selectFrom("used_challenges").selectAll().execute();
      const before = (await used()).length;
      for (let nth = 0; nth < 5; nth += 1) await passkeyChallenge(new Visitor(server.url), "sign-in");
      expect(await used()).toHaveLength(before);
      expect((await person.call("POST", "/api/auth/passkey/challenge", { purpose: "proof" })).status).toBe(
        401,
      );
    });

    test.each<[string, Bent]>([
      ["another site", { origin: "https://evil.example" }],
      ["another host's hash", { rpId: "evil.example" }],
      ["nobody verified", { userVerified: false }],
      ["another challenge", { challenge: "x".repeat(43) }],
      ["another person", { userHandle: Buffer.from("somebody-else").toString("base64url") }],
    ])("an answer with %s is refused", async (_, bent) => {
      await addPasskey(ada, phone);
      const { status, body, person } = await arrive(bent);
      expect([status, body.code]).toEqual([403, "passkey_refused"]);
      expect(await person.isSignedIn()).toBe(false);
    });

    test("changes need a proof, and with a factor the factor is the proof", async () => {
      const prove = (body: unknown) => ada.call("POST", "/api/auth/proof", body);
      clock.forward(601);
      const setup = () => ada.call("POST", "/api/account/passkeys/setup");
      expect((await setup()).body.code).toBe("proof_needed");
      expect((await prove({ password: STRONG_PASSWORD })).status).toBe(200);
      const { recoveryCodes } = (await addPasskey(ada, phone)).body;

      clock.forward(601);
      const [{ id }] = (await listed()).passkeys;
      for (const [method, path, body] of [
        ["POST", "/api/account/authenticator/setup"],
        ["POST", "/api/account/authenticator", { setup: "x".repeat(60), code: "123456" }],
        ["DELETE", "/api/account/authenticator"],
        ["POST", "/api/account/recovery-codes"],
        ["POST", "/api/account/passkeys/setup"],
        ["DELETE", `/api/account/passkeys/${id}`],
        // A right password would else open a session that has proven itself.
        [
          "POST",
          "/api/account/password",
          { currentPassword: STRONG_PASSWORD, newPassword: "Other-Horse-8!" },
        ],
        ["DELETE", "/api/account", { password: STRONG_PASSWORD }],
      ] as const)
        expect([path, (await ada.call(method, path, body)).body.code]).toEqual([path, "proof_needed"]);
      expect((await prove({ password: STRONG_PASSWORD })).body.code).toBe("factor_proof_needed");
      expect((await prove({ code: "123456" })).body.code).toBe("wrong_code");
      const forSignIn = phone.get(await passkeyChallenge(ada, "sign-in"));
      expect((await prove({ passkey: forSignIn })).body.code).toBe("setup_expired");
      const unverified = phone.get(await passkeyChallenge(ada, "proof"), { userVerified: false });
      expect((await prove({ passkey: unverified })).body.code).toBe("passkey_refused");
      expect((await setup()).body.code).toBe("proof_needed");
      const passkey = phone.get(await passkeyChallenge(ada, "proof"));
      expect((await prove({ passkey })).status).toBe(200);
      expect((await setup()).status).toBe(200);
      clock.forward(601);
      expect((await prove({ recoveryCode: recoveryCodes[0] })).status).toBe(200);
      expect((await prove({ recoveryCode: recoveryCodes[0] })).body.code).toBe("wrong_code");
      expect((await setup()).status).toBe(200);
      const { events } = (await ada.call("GET", "/api/account/events")).body;
      const happened = events.map(({ what }: { what: string }) => what);
      for (const what of ["passkey-added", "proof-failed", "recovery-code-used"])
        expect(happened).toContain(what);
    });
  });
}

describe("which site a passkey belongs to", () => {
  const asked = (host: string) => ({ protocol: "http", host });
  test.each([
    ["the configured one, whatever is asked", "evil.example", "https://cv.example", "https://cv.example"],
    ["localhost, where nothing is configured", "localhost:3000", null, "http://localhost:3000"],
    ["none for a strange host", "evil.example", null, null],
    ["none for one that begins like localhost", "localhost.evil.example", null, null],
    ["none for an address in numbers", "127.0.0.1:3000", null, null],
    ["none for a configured address in numbers", "x", "http://127.0.0.1:3000", null],
  ])("%s", (_, host, configured, origin) => {
    const site = findRelyingParty(asked(host), configured === null ? null : new URL(configured));
    expect(site?.origin ?? null).toBe(origin);
    expect(site?.id ?? null).toBe(origin && new URL(origin).hostname);
  });

  test("a server without an address answers localhost, and tells a strange host what is missing", async () => {
    const server = await startServer();
    const ask = (host: string) =>
      new Promise<string>((resolve, reject) => {
        const body = JSON.stringify({ purpose: "sign-in" });
        const headers = { host, "content-type": "application/json", "content-length": body.length };
        request(`${server.url}/api/auth/passkey/challenge`, { method: "POST", headers }, (answer) =>
          text(answer).then(resolve, reject),
        )
          .on("error", reject)
          .end(body);
      });
    const [local, strange] = [await ask("localhost:3000"), await ask("evil.example")];
    await server.stop();
    expect(JSON.parse(local).rpId).toBe("localhost");
    expect(JSON.parse(strange).code).toBe("no_passkeys");
  });
});
