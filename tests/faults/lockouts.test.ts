import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { AUTH_LIMITS, type AuthLimits } from "../../src/server/auth/auth-limits.ts";
import { arrive } from "../support/administrators.ts";
import { ENGINES } from "../support/databases.ts";
import { type Mailbox, openMailbox } from "../support/mailbox.ts";
import { type RunningServer, type ServerOptions, startServer } from "../support/running-server.ts";
import { STRONG_PASSWORD, Visitor } from "../support/visitor.ts";

const WRONG = "Wrong-Horse-7!";
const NEW_PASSWORD = "Battery-Staple-9?";
const MINUTE = 60_000;
const HELD = { status: 429, body: { code: "sign_in_held" } };
const tokenOf = (link: string) => link.split("#token=")[1] ?? "";

/** The real rules with fewer free tries: what is tested is the shape, and hashing takes its time. */
const FEW: AuthLimits = {
  ...AUTH_LIMITS,
  signInPerOrigin: { ...AUTH_LIMITS.signInPerOrigin, most: 2 },
  signInPerDevice: { ...AUTH_LIMITS.signInPerDevice, most: 2 },
  signInPerAccount: { ...AUTH_LIMITS.signInPerAccount, most: 4 },
};

let mailbox: Mailbox;
beforeAll(async () => {
  mailbox = await openMailbox();
});
afterAll(() => mailbox.stop());

for (const { engine, create } of ENGINES) {
  describe(`strangers who guess, on ${engine}`, () => {
    let server: RunningServer;
    let clock = new Date("2026-01-01T00:00:00Z");
    afterEach(() => server.stop());

    async function start(options: ServerOptions = {}): Promise<void> {
      clock = new Date("2026-01-01T00:00:00Z");
      server = await startServer({
        place: await create(),
        now: () => clock,
        ...options,
        limits: { auth: FEW, ...options.limits },
        config: { trustProxy: true, ...options.config },
      });
    }
    const withMail = () => ({ smtpUrl: mailbox.smtpUrl, publicUrl: new URL("https://resumes.example.org") });
    const wait = (ms: number) => {
      clock = new Date(clock.getTime() + ms);
    };

    const tryFrom = (address: string, email: string, password = WRONG, visitor = new Visitor(server.url)) =>
      visitor.call("POST", "/api/auth/login", { email, password }, { "x-forwarded-for": address });

    async function guessFromEverywhere(email: string): Promise<void> {
      for (const host of [1, 1, 2, 2]) await tryFrom(`198.51.100.${host}`, email);
    }

    test.each(["user", "admin"] as const)("lock no %s out of a known device", async (role) => {
      await start();
      const { email, visitor } = await arrive(server, `owner-${role}`, role);
      await visitor.call("POST", "/api/auth/logout");
      await guessFromEverywhere(email);
      expect((await tryFrom("198.51.100.3", email, STRONG_PASSWORD)).status).toBe(429);
      expect((await visitor.login(email, WRONG)).status).toBe(401);
      expect((await visitor.login(email)).status).toBe(200);
    });

    test("wait longer each time from one place, and unknown addresses just as long", async () => {
      await start({ limits: { auth: { ...FEW, signInPerAccount: AUTH_LIMITS.signInPerAccount } } });
      await new Visitor(server.url).register("ada@example.com");
      for (const email of ["ada@example.com", "nobody@example.com"]) {
        expect((await tryFrom("198.51.100.1", email)).status).toBe(401);
        const waits: number[] = [];
        for (let guess = 0; guess < 4; guess++) {
          expect((await tryFrom("198.51.100.1", email)).status).toBe(401);
          const refused = await tryFrom("198.51.100.1", email, STRONG_PASSWORD);
          expect(refused).toMatchObject({ status: 429, body: { code: "too_many_attempts" } });
          waits.push(Number(refused.headers.get("retry-after")));
          wait(Number(refused.headers.get("retry-after")) * 1000);
        }
        expect(waits).toEqual([60, 120, 240, 480]);
      }
    });

    test("meet one bound for the account from all their addresses; without mail it is a wait", async () => {
      await start();
      await new Visitor(server.url).register("ada@example.com");
      await guessFromEverywhere("ada@example.com");
      const refused = await tryFrom("198.51.100.9", "ada@example.com", STRONG_PASSWORD);
      expect(refused).toMatchObject({ status: 429, body: { code: "too_many_attempts" } });
      expect(refused.headers.get("retry-after")).toBe("60");
      wait(MINUTE);
      expect((await tryFrom("198.51.100.9", "ada@example.com", STRONG_PASSWORD)).status).toBe(200);
    });

    test("learn nothing from a held sign-in; the owner gets in by the mailed link", async () => {
      await start({ config: withMail() });
      const email = `held-${crypto.randomUUID()}@example.com`;
      await new Visitor(server.url).register(email);
      await guessFromEverywhere(email);
      await guessFromEverywhere("nobody@example.com");
      const wrong = await tryFrom("198.51.100.7", email);
      const unknown = await tryFrom("198.51.100.8", "nobody@example.com", STRONG_PASSWORD);
      const owner = new Visitor(server.url);
      const right = await tryFrom("198.51.100.9", email, STRONG_PASSWORD, owner);
      for (const answer of [wrong, unknown, right]) {
        expect(answer).toMatchObject(HELD);
        expect(answer.headers.get("retry-after")).toBe("60");
        expect(answer.headers.get("set-cookie")).toBeNull();
      }
      const token = tokenOf(await mailbox.link(email, "/reset-password"));
      expect(
        mailbox.mails().filter(({ to, raw }) => to.includes(email) && raw.includes("was held back")),
      ).toHaveLength(1);
      const reset = { token, password: NEW_PASSWORD };
      expect((await owner.call("POST", "/api/auth/reset-password", reset)).status).toBe(200);
      expect((await tryFrom("198.51.100.9", email, NEW_PASSWORD, owner)).status).toBe(200);
    });

    test("void no reset link and use none up: the owner's works, and then all end", async () => {
      await start({ config: withMail(), limits: { auth: AUTH_LIMITS } });
      const email = `reset-${crypto.randomUUID()}@example.com`;
      const owner = new Visitor(server.url);
      await owner.register(email);
      await owner.call("POST", "/api/auth/logout");
      const ask = (from: number, visitor = new Visitor(server.url)) =>
        visitor.call(
          "POST",
          "/api/auth/forgot-password",
          { email },
          { "x-forwarded-for": `198.51.100.${from}` },
        );
      const own = await ask(0, owner).then(() => mailbox.link(email, "/reset-password"));
      const statuses: number[] = [];
      for (let nth = 0; nth < 36; nth++) statuses.push((await ask(1 + Math.floor(nth / 6))).status);
      expect(statuses.filter((status) => status === 429)).toHaveLength(6);
      // Twenty of the strangers' thirty were mailed; on a known device there is always another.
      await mailbox.link(email, "/reset-password", 20);
      expect((await ask(0, owner)).status).toBe(200);
      const another = await mailbox.link(email, "/reset-password", 21);
      expect(
        mailbox.mails().filter(({ to, raw }) => to.includes(email) && raw.includes("/reset-password")),
      ).toHaveLength(22);
      const use = (token: string, from: number) =>
        owner.call(
          "POST",
          "/api/auth/reset-password",
          { token, password: NEW_PASSWORD },
          { "x-forwarded-for": `198.51.100.${from}` },
        );
      for (let nth = 0; nth < 31; nth++) await use(`made-up-${nth}`, 99);
      expect((await use("made-up", 99)).status).toBe(429);
      expect((await use(tokenOf(own), 99)).status).toBe(200);
      expect((await use(tokenOf(another), 98)).status).toBe(400);
    });

    test("who try made-up links keep nobody from asking for a mail", async () => {
      await start({ config: withMail(), limits: { auth: AUTH_LIMITS } });
      const email = `shared-${crypto.randomUUID()}@example.com`;
      await new Visitor(server.url).register(email);
      const from = { "x-forwarded-for": "198.51.100.9" };
      const call = (path: string, body: object) => new Visitor(server.url).call("POST", path, body, from);
      const statuses: number[] = [];
      for (let nth = 0; nth < 31; nth++)
        statuses.push(
          (await call("/api/auth/reset-password", { token: `made-up-${nth}`, password: NEW_PASSWORD }))
            .status,
        );
      expect(statuses.filter((status) => status === 400)).toHaveLength(30);
      expect(statuses.at(-1)).toBe(429);
      expect((await call("/api/auth/forgot-password", { email })).status).toBe(200);
      await mailbox.link(email, "/reset-password");
    });

    test("gain nothing by a device of their own, and a made-up one is none", async () => {
      await start();
      const ada = new Visitor(server.url);
      await ada.register("ada@example.com");
      const mallory = new Visitor(server.url);
      await mallory.register("mallory@example.com");
      const statuses: number[] = [];
      for (const device of [mallory.device, `candor_device=${"a".repeat(43)}`, "candor_device=x"]) {
        mallory.device = device;
        statuses.push((await tryFrom("198.51.100.1", "ada@example.com", WRONG, mallory)).status);
      }
      expect(statuses).toEqual([401, 401, 429]);
      // Both people of one browser stay known in it.
      ada.cookie = undefined;
      await ada.login("mallory@example.com");
      await guessFromEverywhere("ada@example.com");
      expect((await ada.login("ada@example.com")).status).toBe(200);
    });

    test("a clock that was a year ahead for one try locks nobody", async () => {
      await start();
      await new Visitor(server.url).register("ada@example.com");
      const present = clock;
      wait(365 * 24 * 60 * MINUTE);
      for (let guess = 0; guess < 3; guess++) await tryFrom("198.51.100.1", "ada@example.com");
      clock = present;
      expect((await tryFrom("198.51.100.1", "ada@example.com", STRONG_PASSWORD)).status).toBe(200);
    });

    test("twenty devices are kept of a person, the latest, and none after the account", async () => {
      await start({
        limits: { auth: { ...FEW, signInPerAddress: { name: "any", most: 1000, windowMs: 1000 } } },
      });
      const ada = new Visitor(server.url);
      await ada.register("ada@example.com");
      const devices = Array.from({ length: 21 }, () => new Visitor(server.url));
      for (const device of devices) {
        wait(1000);
        await device.login("ada@example.com");
      }
      const count = async () =>
        (await server.database.query.selectFrom("known_devices").select("device_hash").execute()).length;
      expect(await count()).toBe(20);
      await devices.at(-1)?.call("DELETE", "/api/account", { password: STRONG_PASSWORD });
      expect(await count()).toBe(0);
    });
  });
}
