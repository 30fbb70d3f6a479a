import { spawnSync } from "node:child_process";
import { Readable } from "node:stream";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { administer } from "../../../src/cli/admin/admin.ts";
import { bareEnvironment } from "../../support/bare-environment.ts";
import { type DatabasePlace, ENGINES } from "../../support/databases.ts";
import { projectRoot, type RunningServer, startServer } from "../../support/running-server.ts";
import { Clock, setUpApp } from "../../support/second-factors.ts";
import { STRONG_PASSWORD, Visitor } from "../../support/visitor.ts";

for (const { engine, create } of ENGINES) {
  describe(`candor admin on ${engine}`, () => {
    let place: DatabasePlace;
    let server: RunningServer;

    beforeEach(async () => {
      place = await create();
      server = await startServer({ place });
    });
    afterEach(() => server.stop());

    /** While the server runs on the same database. */
    function admin(action: string, email: string, options: { input?: string; flags?: string[] } = {}) {
      const env = place.databaseUrl ? { DATABASE_URL: place.databaseUrl } : { DATA_DIR: place.dataDir };
      const { status, stdout, stderr } = spawnSync(
        process.execPath,
        ["src/cli/main.ts", "admin", action, "--email", email, ...(options.flags ?? [])],
        {
          cwd: projectRoot,
          env: { ...bareEnvironment(), ...env },
          input: options.input ?? "",
          encoding: "utf8",
        },
      );
      return {
        status,
        answer: stdout ? JSON.parse(stdout) : null,
        failure: stderr ? JSON.parse(stderr) : null,
      };
    }

    async function roleOf(email: string, password = STRONG_PASSWORD): Promise<string | undefined> {
      return (await new Visitor(server.url).login(email, password)).body.user?.role;
    }

    test("the first admin is made with a password from standard input, and can sign in", async () => {
      const { status, answer } = admin("create", "Root@Example.com", { input: `${STRONG_PASSWORD}\n` });
      expect([status, answer]).toEqual([0, { email: "root@example.com", role: "admin" }]);
      expect(await roleOf("root@example.com")).toBe("admin");
    });

    test("a weak or missing password, a bad address and a taken one are refused", async () => {
      expect(admin("create", "root@example.com", { input: "weak" })).toMatchObject({
        status: 3,
        answer: null,
        failure: { error: expect.stringContaining("Password must be at least 8 characters long") },
      });
      expect(admin("create", "root@example.com")).toMatchObject({ status: 3 });
      expect(admin("create", "root", { input: STRONG_PASSWORD })).toMatchObject({ status: 2 });
      await new Visitor(server.url).register("ada@example.com");
      expect(admin("create", "ada@example.com", { input: STRONG_PASSWORD })).toMatchObject({ status: 3 });
      expect(await roleOf("ada@example.com")).toBe("user");
    });

    test("a user is promoted and demoted at once, under a running session; the last admin stays", async () => {
      const ada = new Visitor(server.url);
      await ada.register("ada@example.com");
      expect(admin("promote", "ada@example.com")).toMatchObject({ status: 0, answer: { role: "admin" } });
      expect((await ada.call("GET", "/api/auth/session")).body.user.role).toBe("admin");
      expect(admin("demote", "ada@example.com")).toMatchObject({
        status: 3,
        failure: { error: expect.stringContaining("only administrator") },
      });
      admin("create", "root@example.com", { flags: ["--generate"] });
      expect(admin("demote", "ada@example.com")).toMatchObject({ status: 0, answer: { role: "user" } });
      expect((await ada.call("GET", "/api/auth/session")).body.user.role).toBe("user");
    });

    test("what is so already is not written down again", async () => {
      await new Visitor(server.url).register("ada@example.com");
      await new Visitor(server.url).register("bob@example.com");
      const env = place.databaseUrl ? { DATABASE_URL: place.databaseUrl } : { DATA_DIR: place.dataDir };
      const twice = async (action: "promote" | "demote", email: string) => {
        for (let nth = 0; nth < 2; nth++)
          await administer({ action, email, name: "", generate: false }, env, Readable.from([]));
      };
      await twice("promote", "bob@example.com");
      await twice("promote", "ada@example.com");
      await twice("demote", "ada@example.com");
      const entries = await server.database.query
        .selectFrom("audit_log")
        .select(["action", "subject_email"])
        .orderBy("at")
        .execute();
      expect(entries.map(({ action, subject_email }) => [action, subject_email])).toEqual([
        ["promote", "bob@example.com"],
        ["promote", "ada@example.com"],
        ["demote", "ada@example.com"],
      ]);
    });

    test("second factors are reset for whoever has lost them, once, with an entry and the end of every session", async () => {
      const ada = new Visitor(server.url);
      await ada.register("ada@example.com");
      await setUpApp(ada, new Clock(Date.now()));
      const device = new Visitor(server.url);
      expect((await device.login("ada@example.com")).body.code).toBe("second_step_needed");
      for (let nth = 0; nth < 2; nth += 1)
        expect(admin("reset-factors", "ada@example.com")).toMatchObject({
          status: 0,
          answer: { role: "user" },
        });
      expect(await ada.isSignedIn()).toBe(false);
      expect(await roleOf("ada@example.com")).toBe("user");
      const { query } = server.database;
      expect(await query.selectFrom("recovery_codes").selectAll().execute()).toEqual([]);
      const entries = await query
        .selectFrom("audit_log")
        .select(["action", "actor_id", "subject_email"])
        .execute();
      expect(entries).toEqual([
        { action: "reset-factors", actor_id: null, subject_email: "ada@example.com" },
      ]);
    });

    test("a reset password ends every session and every pending link; the generated one works", async () => {
      const ada = new Visitor(server.url);
      const { user } = (await ada.register("ada@example.com")).body;
      await server.database.query
        .insertInto("mail_tokens")
        .values({
          token_hash: "x",
          user_id: user.id,
          purpose: "reset",
          expires_at: "2999-01-01T00:00:00.000Z",
        })
        .execute();
      const { answer } = admin("reset-password", "ada@example.com", { flags: ["--generate"] });
      expect(await ada.isSignedIn()).toBe(false);
      expect(await server.database.query.selectFrom("mail_tokens").selectAll().execute()).toEqual([]);
      expect(await roleOf("ada@example.com")).toBeUndefined();
      expect(await roleOf("ada@example.com", answer.password)).toBe("user");
      expect(admin("reset-password", "nobody@example.com", { flags: ["--generate"] })).toMatchObject({
        status: 3,
      });
    });
  });
}

test.each(["create", "reset-password"] as const)(
  "candor admin %s takes no common password",
  async (action) => {
    const options = { action, email: "root@example.com", name: "Administrator", generate: false };
    await expect(administer(options, {}, Readable.from(["P@ssw0rd1\n"]))).rejects.toThrow(
      /^Password is too common/,
    );
  },
);
