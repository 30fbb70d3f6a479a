import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { ENGINES } from "../../support/databases.ts";
import { type RunningServer, startServer } from "../../support/running-server.ts";
import { STRONG_PASSWORD, Visitor } from "../../support/visitor.ts";

const SECURE_COOKIES = [
  expect.stringMatching(/^__Host-candor_session=.*; Secure$/),
  expect.stringMatching(/^__Host-candor_signed_in=1; .*; Secure$/),
  expect.stringMatching(/^__Host-candor_device=.*; Secure$/),
];

for (const { engine, create } of ENGINES) {
  describe(`accounts on ${engine}`, () => {
    let server: RunningServer;
    let clock: Date;
    let ada: Visitor;

    beforeEach(async () => {
      clock = new Date("2026-03-05T10:00:00.000Z");
      server = await startServer({ place: await create(), now: () => clock });
      ada = new Visitor(server.url);
    });
    afterEach(() => server.stop());

    test("registration answers the auth result and signs in by an httpOnly, same-site cookie", async () => {
      const { status, body, headers } = await ada.register("Ada@Example.com ");
      expect(status).toBe(201);
      expect(body).toEqual({
        user: {
          id: expect.any(String),
          name: "Ada Example",
          email: "ada@example.com",
          role: "user",
          plan: "free",
          emailVerified: false,
          registrationDate: "2026-03-05T10:00:00.000Z",
        },
      });
      expect(headers.getSetCookie()).toEqual([
        expect.stringMatching(/^candor_session=[\w-]{43}; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Lax$/),
        // A sign for the page, which says no more than that.
        "candor_signed_in=1; Max-Age=7776000; Path=/; SameSite=Lax",
        expect.stringMatching(/^candor_device=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/),
      ]);
      expect((await ada.call("GET", "/api/auth/session")).body).toEqual(body);
    });

    test("under https the cookie is Secure and bound to this host", async () => {
      await server.stop();
      server = await startServer({ config: { publicUrl: new URL("https://candor.example.org") } });
      const { headers } = await new Visitor(server.url).register("ada@example.com");
      expect(headers.getSetCookie()).toEqual(SECURE_COOKIES);
    });

    test("behind a trusted proxy that speaks https it is Secure too; nobody else's word counts", async () => {
      await server.stop();
      server = await startServer({ place: await create(), config: { trustProxy: true } });
      const person = { name: "Ada Example", email: "ada@example.com", password: STRONG_PASSWORD };
      const https = { "x-forwarded-proto": "https" };
      const visitor = new Visitor(server.url);
      const { headers } = await visitor.call("POST", "/api/auth/register", person, https);
      expect(headers.getSetCookie()).toEqual(SECURE_COOKIES);
      expect((await visitor.call("GET", "/api/auth/session", undefined, https)).status).toBe(200);
      const left = await visitor.call("POST", "/api/auth/logout", undefined, https);
      expect(left.headers.get("set-cookie")).toMatch(/^__Host-candor_session=; Max-Age=0; .*; Secure$/);
      await server.stop();
      server = await startServer({ place: await create() });
      const direct = await new Visitor(server.url).call("POST", "/api/auth/register", person, https);
      expect(direct.headers.get("set-cookie")).toMatch(/^candor_session=/);
    });

    test("sign-in works with the address in any case and answers the same result", async () => {
      const registered = await ada.register("ada@example.com");
      const { status, body } = await new Visitor(server.url).login("ADA@example.com");
      expect(status).toBe(200);
      expect(body).toEqual(registered.body);
    });

    test("a wrong password and an unknown email get the very same answer", async () => {
      await ada.register("ada@example.com");
      const wrong = await new Visitor(server.url).login("ada@example.com", "Wrong-Horse-7!");
      const unknown = await new Visitor(server.url).login("nobody@example.com", "Wrong-Horse-7!");
      expect(wrong.status).toBe(401);
      expect({ ...wrong.body, requestId: "" }).toEqual({ ...unknown.body, requestId: "" });
      expect(wrong.body.message).toBe("Email or password is incorrect.");
      expect(wrong.headers.get("set-cookie")).toBeNull();
    });

    test("an address has one account, however it is written, and the first stays as it was", async () => {
      await ada.register("ada@example.com");
      const second = await new Visitor(server.url).register("ADA@EXAMPLE.COM", { name: "Mallory" });
      expect(second).toMatchObject({ status: 409, body: { code: "email_taken" } });
      expect((await ada.call("GET", "/api/auth/session")).body.user.name).toBe("Ada Example");
    });

    test("of twenty registrations with one address at once, one succeeds", async () => {
      const visitors = Array.from({ length: 20 }, () => new Visitor(server.url));
      const answers = await Promise.all(visitors.map((visitor) => visitor.register("ada@example.com")));
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
      expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
    });

    test.each([
      [{}, "/name", "Full name is required"],
      [{ name: "Ada", email: "ada" }, "/email", "Please enter a valid email address"],
      [
        { name: "Ada", email: "ada@example.com", password: "short" },
        "/password",
        "Password must be at least 8 characters long",
      ],
      [
        { name: "Ada1", email: "ada@example.com", password: STRONG_PASSWORD },
        "/name",
        "Name can only contain letters and spaces",
      ],
      [
        { name: ["Ada"], email: "ada@example.com", password: STRONG_PASSWORD },
        "/name",
        "Full name is required",
      ],
    ])("registration with %j names %s", async (body, pointer, message) => {
      const answer = await ada.call("POST", "/api/auth/register", body);
      expect(answer.status).toBe(400);
      expect(answer.body.issues).toContainEqual({ code: "wrong-type", pointer, message });
      expect(await ada.isSignedIn()).toBe(false);
    });

    test("fields that a person may not set are dropped", async () => {
      const { body } = await ada.call("POST", "/api/auth/register", {
        name: "Ada Example",
        email: "ada@example.com",
        password: STRONG_PASSWORD,
        id: "chosen",
        userId: "chosen",
        role: "admin",
        isAdmin: true,
        emailVerified: true,
        plan: "enterprise",
      });
      expect(body.user).toMatchObject({ role: "user", emailVerified: false, plan: "free" });
      expect(body.user.id).not.toBe("chosen");
    });

    test("signing out ends the session on the server; doing it again does no harm", async () => {
      await ada.register("ada@example.com");
      const old = new Visitor(server.url, ada.cookie);
      expect((await ada.call("POST", "/api/auth/logout")).status).toBe(204);
      expect(ada.cookie).toBeUndefined();
      expect(await old.isSignedIn()).toBe(false);
      expect((await old.call("POST", "/api/auth/logout")).status).toBe(204);
    });

    test("sign-in gives a new token and ends the one that the browser brought along", async () => {
      await ada.register("ada@example.com");
      const planted = ada.cookie;
      await ada.login("ada@example.com");
      expect(ada.cookie).not.toBe(planted);
      expect(await new Visitor(server.url, planted).isSignedIn()).toBe(false);
      expect(await ada.isSignedIn()).toBe(true);
    });

    test.each([
      "candor_session=",
      "candor_session=x",
      `candor_session=${"a".repeat(43)}`,
      "candor_session='; drop table users; --",
      "=;=;",
    ])("a made-up cookie %j is nobody", async (cookie) => {
      expect((await new Visitor(server.url, cookie).call("GET", "/api/auth/session")).status).toBe(401);
    });

    test("a session dies after thirty idle days, and after ninety in any case", async () => {
      await ada.register("ada@example.com");
      const later = (days: number) => new Date(clock.getTime() + days * 86_400_000);
      clock = later(29);
      expect(await ada.isSignedIn()).toBe(true);
      clock = later(31);
      expect(await ada.isSignedIn()).toBe(false);
      await ada.login("ada@example.com");
      for (const step of [25, 25, 25]) {
        clock = later(step);
        expect(await ada.isSignedIn()).toBe(true);
      }
      clock = later(16);
      expect(await ada.isSignedIn()).toBe(false);
    });

    test("neither password nor token stands in the database, the log or an answer", async () => {
      const answers = [await ada.register("ada@example.com"), await ada.login("ada@example.com")];
      answers.push(await ada.login("ada@example.com", "Canary-Wrong-7!"));
      const token = ada.cookie?.split("=")[1] ?? "";
      const rows = [
        await server.database.query.selectFrom("users").selectAll().execute(),
        await server.database.query.selectFrom("sessions").selectAll().execute(),
        await server.database.query.selectFrom("attempts").selectAll().execute(),
        await server.database.query.selectFrom("known_devices").selectAll().execute(),
      ];
      const places = JSON.stringify([rows, answers.map(({ body }) => body)]) + server.log.join("");
      const device = ada.device?.split("=")[1] ?? "";
      expect([token.length, device.length]).toEqual([43, 43]);
      for (const canary of [STRONG_PASSWORD, "Canary-Wrong-7!", token, device])
        expect(places).not.toContain(canary);
      expect(server.log.join("") + JSON.stringify(rows[2])).not.toContain("ada@example.com");
    });
  });
}
