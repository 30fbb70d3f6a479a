import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { sessionList } from "../../src/contract/auth.ts";
import { ENGINES } from "../support/databases.ts";
import { type RunningServer, startServer } from "../support/running-server.ts";
import { FAULTS } from "../support/unwritable-faults.ts";
import { STRONG_PASSWORD, Visitor } from "../support/visitor.ts";

const PERSON = "ada@example.com";

// A full disk that lets a row be deleted is met elsewhere: here nothing at all can be written.
describe.each(FAULTS.filter(({ name }) => name.includes("read-only")))(
  "$name on $engine",
  ({ engine, begin, end }) => {
    let server: RunningServer;
    let here: Visitor;
    let elsewhere: Visitor;

    beforeEach(async () => {
      const create = ENGINES.find((entry) => entry.engine === engine)?.create;
      if (!create) throw new Error("no such engine");
      server = await startServer({ place: await create() });
      here = new Visitor(server.url);
      await here.register(PERSON);
      elsewhere = new Visitor(server.url);
      await elsewhere.login(PERSON);
    });
    afterEach(() => server.stop());

    const rows = async () =>
      (await server.database.query.selectFrom("sessions").select("id").execute()).length;
    const isOver = async (cookie: string | undefined) =>
      !(await new Visitor(server.url, cookie).isSignedIn());

    test("signing out ends the session for good, though it can be written down only later", async () => {
      const { cookie } = here;
      await begin(server);
      const answer = await here.call("POST", "/api/auth/logout");
      expect([answer.status, here.cookie]).toEqual([204, undefined]);
      expect(await isOver(cookie)).toBe(true);
      expect(await elsewhere.isSignedIn()).toBe(true);
      expect(await rows()).toBe(2);
      await end(server);
      expect(await isOver(cookie)).toBe(true);
      await expect.poll(rows, { timeout: 20_000 }).toBe(1);
      expect(await isOver(cookie)).toBe(true);
    });

    test("a device that is signed out stays out, and is not listed any more", async () => {
      await begin(server);
      const listed = sessionList.parse((await here.call("GET", "/api/account/sessions")).body);
      const other = listed.sessions.find(({ current }) => !current)?.id;
      expect((await here.call("DELETE", `/api/account/sessions/${other}`)).status).toBe(204);
      expect(await isOver(elsewhere.cookie)).toBe(true);
      expect((await here.call("GET", "/api/account/sessions")).body.sessions).toHaveLength(1);
      expect((await here.call("DELETE", "/api/account/sessions/none")).status).toBe(404);
      await end(server);
    });

    test("an account that cannot be deleted is told as such, and its person is signed out", async () => {
      const { cookie } = here;
      await begin(server);
      const answer = await here.call("DELETE", "/api/account", { password: STRONG_PASSWORD });
      expect(answer).toMatchObject({ status: 507, body: { code: "not_deleted" } });
      expect(answer.body.message).toMatch(/^Not deleted: .* You are signed out\./);
      expect(here.cookie).toBeUndefined();
      expect(await isOver(cookie)).toBe(true);
      await end(server);
      expect((await here.login(PERSON)).status).toBe(200);
    });
  },
);
