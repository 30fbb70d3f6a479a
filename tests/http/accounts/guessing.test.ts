import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { AUTH_LIMITS } from "../../../src/server/auth/auth-limits.ts";
import { runChild } from "../../support/child-process.ts";
import { ENGINES } from "../../support/databases.ts";
import { type RunningServer, type ServerOptions, startServer } from "../../support/running-server.ts";
import { Visitor } from "../../support/visitor.ts";

const WRONG = "Wrong-Horse-7!";

for (const { engine, create } of ENGINES) {
  describe(`guessing passwords on ${engine}`, () => {
    let server: RunningServer | undefined;
    afterEach(async () => {
      await server?.stop();
      server = undefined;
    });

    async function start(options: ServerOptions = {}): Promise<Visitor> {
      server = await startServer({ place: await create(), ...options });
      return new Visitor(server.url);
    }

    test("a device guesses ten times, in any spelling, then even the right password waits a minute", async () => {
      let clock = new Date("2026-01-01T00:00:00Z");
      const visitor = await start({ now: () => clock });
      await new Visitor(visitor.url).register("ada@example.com");
      const spellings = ["ada@example.com", "ADA@EXAMPLE.COM", " ada@example.com"];
      for (let guess = 0; guess < 10; guess++) {
        expect((await visitor.login(spellings[guess % 3] ?? "", WRONG)).status).toBe(401);
      }
      const refused = await visitor.login("ada@example.com");
      expect(refused).toMatchObject({ status: 429, body: { code: "too_many_attempts" } });
      expect(refused.headers.get("retry-after")).toBe("60");
      expect(
        (await visitor.call("POST", "/api/auth/login/", { email: "ada@example.com", password: WRONG }))
          .status,
      ).toBe(429);
      clock = new Date(clock.getTime() + 60_000);
      expect((await visitor.login("ada@example.com")).status).toBe(200);
    });

    test("an unknown address is limited just like a known one", async () => {
      const visitor = await start();
      const statuses = [];
      for (let guess = 0; guess < 12; guess++)
        statuses.push((await visitor.login("nobody@example.com", WRONG)).status);
      expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
    });

    test("one address that tries many accounts is stopped, whatever X-Forwarded-For it invents", async () => {
      const visitor = await start({
        limits: { auth: { ...AUTH_LIMITS, signInPerAddress: { ...AUTH_LIMITS.signInPerAddress, most: 5 } } },
      });
      const statuses = [];
      for (let guess = 0; guess < 7; guess++) {
        const headers = { "x-forwarded-for": `198.51.100.${guess}` };
        const body = { email: `person${guess}@example.com`, password: WRONG };
        statuses.push((await visitor.call("POST", "/api/auth/login", body, headers)).status);
      }
      expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);
    });

    test("a restart gives no fresh allowance", async () => {
      const place = await create();
      const dataDir = mkdtempSync(path.join(tmpdir(), "candor-restart-"));
      const env = {
        PORT: "0",
        DATA_DIR: place.databaseUrl ? dataDir : place.dataDir,
        DATABASE_URL: place.databaseUrl ?? "",
      };
      const guess = async (times: number) => {
        const child = runChild("src/server/main.ts", env);
        const ready = await child.line((line) => line.includes("http://localhost:"));
        const visitor = new Visitor(ready.slice(ready.indexOf("http://")));
        const statuses = [];
        for (let guess = 0; guess < times; guess++)
          statuses.push((await visitor.login("nobody@example.com", WRONG)).status);
        child.process.kill("SIGTERM");
        expect((await child.exit).code).toBe(0);
        return statuses;
      };
      expect(await guess(10)).toEqual(Array(10).fill(401));
      expect(await guess(2)).toEqual([429, 429]);
      await place.remove();
      rmSync(dataDir, { recursive: true });
    });

    test("parallel guesses do not slip past the limit", async () => {
      const visitor = await start();
      const guesses = Array.from({ length: 40 }, () =>
        new Visitor(visitor.url).login("nobody@example.com", WRONG),
      );
      const statuses = (await Promise.all(guesses)).map(({ status }) => status);
      expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    });

    test("a whole /64 network counts as one address; another network is another", async () => {
      const visitor = await start({
        config: { trustProxy: true },
        limits: { auth: { ...AUTH_LIMITS, signInPerAddress: { ...AUTH_LIMITS.signInPerAddress, most: 3 } } },
      });
      const guessFrom = async (address: string, number: number) => {
        const body = { email: `person${number}@example.com`, password: WRONG };
        return (await visitor.call("POST", "/api/auth/login", body, { "x-forwarded-for": address })).status;
      };
      const statuses = [];
      for (let guess = 0; guess < 5; guess++)
        statuses.push(await guessFrom(`2001:db8:1:2:${guess}::1`, guess));
      expect(statuses).toEqual([401, 401, 401, 429, 429]);
      expect(await guessFrom("2001:db8:1:3::1", 9)).toBe(401);
    });
  });
}
