import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { ENGINES } from "../../support/databases.ts";
import { type RunningServer, startServer } from "../../support/running-server.ts";
import { Clock, forgetEverybody, setUpApp } from "../../support/second-factors.ts";
import { STRONG_PASSWORD, Visitor } from "../../support/visitor.ts";

for (const { engine, create } of ENGINES) {
  describe(`two-step sign-in on ${engine}`, () => {
    let server: RunningServer;
    const clock = new Clock();
    let ada: Visitor;
    beforeAll(async () => {
      server = await startServer({
        place: await create(),
        now: clock.now,
        config: { trustProxy: true },
        limits: { requestsPerMinute: 100_000 },
      });
    });
    afterAll(() => server.stop());
    beforeEach(async () => {
      await forgetEverybody(server.database);
      ada = new Visitor(server.url);
      await ada.register("ada@example.com");
    });

    const step = (person: Visitor, body: unknown, address = "127.0.0.1") =>
      person.call("POST", "/api/auth/second-step", body, { "x-forwarded-for": address });
    /** Somebody elsewhere who has given the right password. */
    async function afterPassword(email = "ada@example.com", password = STRONG_PASSWORD): Promise<Visitor> {
      const person = new Visitor(server.url);
      const answer = await person.login(email, password);
      expect([answer.status, answer.body.code]).toEqual([403, "second_step_needed"]);
      expect(answer.headers.getSetCookie().join()).toMatch(
        /candor_second_step=.+Max-Age=300; .*HttpOnly; SameSite=Strict/,
      );
      expect(await person.isSignedIn()).toBe(false);
      return person;
    }

    test("the password, then a code, open a session with the usual answer", async () => {
      const { app } = await setUpApp(ada, clock);
      const elsewhere = await afterPassword();
      expect((await elsewhere.call("GET", "/api/auth/second-step")).body).toEqual({
        authenticator: true,
        passkey: false,
      });
      const answer = await step(elsewhere, { code: ` ${app.code().slice(0, 3)} ${app.code().slice(3)}` });
      expect([answer.status, answer.body.user.email]).toEqual([200, "ada@example.com"]);
      expect(await elsewhere.isSignedIn()).toBe(true);
      expect(elsewhere.cookie).not.toContain("candor_second_step");
    });

    test("who knows the password and guesses codes does not keep the owner from proving who is there", async () => {
      const { app } = await setUpApp(ada, clock);
      const thief = await afterPassword();
      for (let tried = 0; tried < 6; tried++) await step(thief, { code: "000000" });
      expect((await step(thief, { code: "000000" })).status).toBe(429);
      expect((await ada.call("POST", "/api/auth/proof", { code: app.code() })).status).toBe(200);
    });

    test("who knows the password and guesses codes waits longer each time, and the owner does not", async () => {
      const { app, recoveryCodes } = await setUpApp(ada, clock);
      const guess = async () => step(await afterPassword(), { code: "000000" }, "198.51.100.1");
      for (let tried = 0; tried < 4; tried++) expect((await guess()).status).toBe(403);
      const waits: number[] = [];
      for (let tried = 0; tried < 7; tried++) {
        expect((await guess()).status).toBe(403);
        const refused = await guess();
        expect(refused).toMatchObject({ status: 429, body: { code: "too_many_attempts" } });
        waits.push(Number(refused.headers.get("retry-after")) / 60);
        clock.forward(Number(refused.headers.get("retry-after")));
      }
      expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60]);
      await guess();

      // From many addresses they meet one bound for the account, which also holds the owner on a device that is not known.
      for (let address = 2; address <= 5; address++)
        for (let tried = 0; tried < 5; tried++)
          await step(await afterPassword(), { code: "000000" }, `198.51.100.${address}`);
      const owner = await afterPassword();
      expect((await step(owner, { code: app.code() })).status).toBe(429);
      const guesses = Array.from({ length: 6 }, () =>
        step(owner, { recoveryCode: "00000-00000" }, "198.51.100.1"),
      );
      expect((await Promise.all(guesses)).map(({ status }) => status).sort()).toContain(429);
      // A recovery code, and a known device, get in all the same.
      expect((await step(owner, { recoveryCode: recoveryCodes[0] })).status).toBe(200);
      const known = await afterPassword();
      known.device = ada.device;
      expect((await step(known, { code: app.code() })).status).toBe(200);
    });

    test("each code works once: not the one that confirmed, not one that signed in, not an older one", async () => {
      const { app, confirmation } = await setUpApp(ada, clock);
      const person = await afterPassword();
      expect((await step(person, { code: confirmation.code })).body.code).toBe("wrong_code");
      const ahead = app.code(1);
      expect((await step(await afterPassword(), { code: ahead })).status).toBe(200);
      expect((await step(await afterPassword(), { code: ahead })).status).toBe(403);
      expect((await step(await afterPassword(), { code: app.code() })).status).toBe(403);
      clock.forward(60);
      expect((await step(await afterPassword(), { code: app.code() })).status).toBe(200);
    });

    test("of four who bring the same code at once, one gets in", async () => {
      const { app } = await setUpApp(ada, clock);
      const people = await Promise.all(Array.from({ length: 4 }, () => afterPassword()));
      const answers = await Promise.all(people.map((person) => step(person, { code: app.code() })));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403, 403]);
    });

    test("a code two steps away is refused; a clock that was ahead for a while locks nobody out", async () => {
      const { app } = await setUpApp(ada, clock);
      const person = await afterPassword();
      for (const away of [-2, 2]) expect((await step(person, { code: app.code(away) })).status).toBe(403);
      clock.forward(365 * 86_400);
      expect((await step(await afterPassword(), { code: app.code() })).status).toBe(200);
      clock.forward(-365 * 86_400);
      expect((await step(await afterPassword(), { code: app.code() })).status).toBe(200);
    });

    test("a recovery code works once, in any spelling, also for two at once", async () => {
      const { recoveryCodes } = await setUpApp(ada, clock);
      expect(new Set(recoveryCodes).size).toBe(10);
      const [first = "", second = ""] = recoveryCodes;
      const spelt = ` ${first.toUpperCase().replaceAll("0", "O").replaceAll("1", "I").replace("-", " ")} `;
      expect((await step(await afterPassword(), { recoveryCode: spelt })).status).toBe(200);
      expect((await step(await afterPassword(), { recoveryCode: first })).body.code).toBe("wrong_code");
      const people = await Promise.all(Array.from({ length: 4 }, () => afterPassword()));
      const answers = await Promise.all(people.map((person) => step(person, { recoveryCode: second })));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403, 403]);
      expect((await ada.call("GET", "/api/account/factors")).body.recoveryCodesLeft).toBe(8);
    });

    test("recovery codes made anew void the old ones; another account's open nothing", async () => {
      const { recoveryCodes } = await setUpApp(ada, clock);
      const bob = new Visitor(server.url);
      await bob.register("bob@example.com");
      const others = (await setUpApp(bob, clock)).recoveryCodes;
      const anew = await ada.call("POST", "/api/account/recovery-codes");
      const person = await afterPassword();
      expect((await step(person, { recoveryCode: recoveryCodes[0] })).status).toBe(403);
      expect((await step(person, { recoveryCode: others[0] })).status).toBe(403);
      expect((await step(person, { recoveryCode: anew.body.recoveryCodes[0] })).status).toBe(200);
    });

    test("deleting the account takes everything along", async () => {
      await setUpApp(ada, clock);
      const gone = await ada.call("DELETE", "/api/account", { password: STRONG_PASSWORD });
      expect(gone.status).toBe(204);
      expect(await kept()).toEqual([[], []]);
    });

    // What follows asks nothing more of the engine.
    if (engine === "postgres") return;

    test("without a factor nothing has changed, and a wrong password never tells of one", async () => {
      expect((await new Visitor(server.url).login("ada@example.com")).status).toBe(200);
      const before = await new Visitor(server.url).login("ada@example.com", "Wrong-Horse-7!");
      await setUpApp(ada, clock);
      const after = await new Visitor(server.url).login("ada@example.com", "Wrong-Horse-7!");
      const shape = ({ status, body, headers }: typeof after) => [
        status,
        { ...body, requestId: "" },
        headers.getSetCookie(),
      ];
      expect(shape(after)).toEqual(shape(before));
      expect(after.status).toBe(401);
    });

    test("guessing ends after five wrong codes, by whichever browser, and a right one no longer helps", async () => {
      const { app } = await setUpApp(ada, clock);
      const people = await Promise.all(Array.from({ length: 6 }, () => afterPassword()));
      const guesses = people.map((person, nth) => step(person, { code: `00000${nth}` }));
      const statuses = (await Promise.all(guesses)).map(({ status }) => status).sort();
      expect(statuses).toEqual([403, 403, 403, 403, 403, 429]);
      const { events } = (await ada.call("GET", "/api/account/events")).body;
      const failed = events.filter(({ what }: { what: string }) => what === "second-step-failed");
      expect(failed).toHaveLength(5);
      const late = await afterPassword();
      expect((await step(late, { code: app.code() })).status).toBe(429);
      clock.forward(60);
      expect((await step(await afterPassword(), { code: app.code() })).status).toBe(200);
    });

    test("a stranger without the password cannot use up the owner's tries", async () => {
      const { app } = await setUpApp(ada, clock);
      const stranger = new Visitor(server.url);
      for (let nth = 0; nth < 8; nth += 1)
        expect((await step(stranger, { code: "123456" })).body.code).toBe("second_step_over");
      expect((await step(await afterPassword(), { code: app.code() })).status).toBe(200);
    });

    test("the first step counts for five minutes, for its own account and under its own password", async () => {
      const { app } = await setUpApp(ada, clock);
      const slow = await afterPassword();
      clock.forward(301);
      expect((await step(slow, { code: app.code() })).body.code).toBe("second_step_over");
      clock.forward(-2 * 301);
      expect((await step(slow, { code: app.code() })).body.code).toBe("second_step_over");
      clock.forward(301);

      const bob = new Visitor(server.url);
      await bob.register("bob@example.com");
      const bobsApp = (await setUpApp(bob, clock)).app;
      const asBob = await afterPassword("bob@example.com");
      expect((await step(asBob, { code: app.code() })).status).toBe(403);
      const tampered = new Visitor(
        server.url,
        asBob.cookie?.replace(/.(?=.{20}$)/, (letter) => (letter === "A" ? "B" : "A")),
      );
      expect((await step(tampered, { code: bobsApp.code() })).status).toBe(401);

      const early = await afterPassword();
      const change = { currentPassword: STRONG_PASSWORD, newPassword: "Other-Horse-8!" };
      expect((await ada.call("POST", "/api/account/password", change)).status).toBe(200);
      expect((await step(early, { code: app.code() })).body.code).toBe("second_step_over");
      const again = await afterPassword("ada@example.com", "Other-Horse-8!");
      expect((await step(again, { code: app.code() })).status).toBe(200);
    });

    test("a suspended account gets no second step", async () => {
      const { app } = await setUpApp(ada, clock);
      const person = await afterPassword();
      await server.database.query.updateTable("users").set({ suspended_at: "2026-11-16" }).execute();
      expect((await step(person, { code: app.code() })).status).toBe(401);
    });

    test("setting up: a wrong code, another account's setup, one that is old, and one too many", async () => {
      const begin = async (person: Visitor) =>
        (await person.call("POST", "/api/account/authenticator/setup")).body;
      const confirm = async (person: Visitor, setup: string, code: string) =>
        (await person.call("POST", "/api/account/authenticator", { setup, code })).body.code;
      const begun = await begin(ada);
      expect(begun.address).toBe(
        `otpauth://totp/Candor%3Aada%40example.com?secret=${begun.secret}&issuer=Candor`,
      );
      expect(begun.qr.path).toMatch(/^(M\d+ \d+h1v1h-1z)+$/);
      expect(await confirm(ada, begun.setup, "000000")).toBe("wrong_code");
      expect((await ada.call("GET", "/api/account/factors")).body.authenticator).toBeNull();

      const bob = new Visitor(server.url);
      await bob.register("bob@example.com");
      const { confirmation } = await setUpApp(bob, clock);
      expect(await confirm(ada, confirmation.setup, confirmation.code)).toBe("setup_expired");
      clock.forward(16 * 60);
      await ada.call("POST", "/api/auth/proof", { password: STRONG_PASSWORD });
      expect(await confirm(ada, begun.setup, "000000")).toBe("setup_expired");

      const { app } = await setUpApp(ada, clock);
      const other = await ada.call("POST", "/api/account/authenticator/setup");
      expect(other.body.code).toBe("authenticator_set");
      expect((await step(await afterPassword(), { code: app.code() })).status).toBe(200);
    });

    test("turned off, the password is enough again and nothing is left of it", async () => {
      await setUpApp(ada, clock);
      expect((await ada.call("DELETE", "/api/account/authenticator")).status).toBe(204);
      expect((await ada.call("DELETE", "/api/account/authenticator")).status).toBe(404);
      expect((await ada.call("POST", "/api/account/recovery-codes")).body.code).toBe("no_second_factor");
      expect((await new Visitor(server.url).login("ada@example.com")).status).toBe(200);
      expect(await kept()).toEqual([[], []]);
    });

    test("neither the secret nor a code stands in the database, the archive or the log", async () => {
      const { app, recoveryCodes, confirmation } = await setUpApp(ada, clock);
      await step(await afterPassword(), { code: app.code() });
      const archive = await ada.call("GET", "/api/account/archive");
      const seen = JSON.stringify([await kept(), archive.body, server.log]);
      const secret = Buffer.from(app.secret);
      const secrets = [secret.toString("base64url"), secret.toString("base64"), secret.toString("hex")];
      for (const one of [...secrets, ...recoveryCodes, confirmation.setup]) expect(seen).not.toContain(one);
      expect(await kept()).toEqual([
        [expect.anything()],
        Array.from({ length: 10 }, () => expect.anything()),
      ]);
    });

    test("a sealed secret that is copied to another account opens nothing there", async () => {
      const { app } = await setUpApp(ada, clock);
      const bob = new Visitor(server.url);
      await bob.register("bob@example.com");
      const { query } = server.database;
      const rows = await query.selectFrom("authenticators").selectAll().execute();
      const { id } = (await bob.call("GET", "/api/auth/session")).body.user;
      await query
        .insertInto("authenticators")
        .values(rows.map((row) => ({ ...row, user_id: id })))
        .execute();
      expect((await step(await afterPassword("bob@example.com"), { code: app.code() })).status).toBe(403);
    });

    async function kept() {
      const { query } = server.database;
      return [
        await query.selectFrom("authenticators").selectAll().execute(),
        await query.selectFrom("recovery_codes").selectAll().execute(),
      ];
    }
  });
}
