import { Readable } from "node:stream";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { administer } from "../../../src/cli/admin/admin.ts";
import type { AccountOptions } from "../../../src/cli/admin/options.ts";
import { arrive, type KnownVisitor } from "../../support/administrators.ts";
import { ENGINES } from "../../support/databases.ts";
import { type Mailbox, openMailbox } from "../../support/mailbox.ts";
import { type RunningServer, startServer } from "../../support/running-server.ts";
import { STRONG_PASSWORD, Visitor } from "../../support/visitor.ts";

const OWN_PASSWORD = "Battery-Staple-9?";
const FIRST_ADMIN = { email: "host@example.com", password: STRONG_PASSWORD };

let mailbox: Mailbox;
beforeAll(async () => {
  mailbox = await openMailbox();
});
afterAll(() => mailbox.stop());

for (const { engine, create } of ENGINES) {
  describe(`a password that somebody else has set on ${engine}`, () => {
    let server: RunningServer;
    let root: KnownVisitor;
    let bob: KnownVisitor;

    beforeEach(async () => {
      server = await startServer({ place: await create(), config: { firstAdmin: FIRST_ADMIN } });
      root = await arrive(server, "root", "admin");
      bob = await arrive(server, "bob");
    });
    afterEach(() => server.stop());

    function command(options: Partial<AccountOptions> & Pick<AccountOptions, "action" | "email">) {
      const { databaseUrl, dataDir } = server.place;
      const env = databaseUrl ? { DATABASE_URL: databaseUrl } : { DATA_DIR: dataDir };
      const given = { name: "Given Name", generate: false, ...options };
      return administer(given, env, Readable.from([STRONG_PASSWORD]));
    }
    async function mustChange(email: string, password = STRONG_PASSWORD): Promise<boolean> {
      const visitor = new Visitor(server.url);
      const { status, body } = await visitor.login(email, password);
      expect(status).toBe(200);
      const { status: opened } = await visitor.call("GET", "/api/resumes");
      expect(opened).toBe(body.user.mustChangePassword === true ? 403 : 200);
      return opened === 403;
    }

    test("opens nothing but the way to another one", async () => {
      const reset = await root.visitor.call("POST", `/api/admin/users/${bob.id}/reset-password`);
      const { password } = reset.body;
      const visitor = new Visitor(server.url);
      await visitor.login(bob.email, password);
      for (const [method, path] of [
        ["GET", "/api/resumes"],
        ["GET", "/api/account/archive"],
        ["POST", "/api/auth/proof"],
      ] as const)
        expect(await visitor.call(method, path, method === "POST" ? { password } : undefined)).toMatchObject({
          status: 403,
          body: { code: "password_change_needed" },
        });
      expect((await visitor.call("GET", "/api/auth/session")).body.user.mustChangePassword).toBe(true);

      const change = (newPassword: string) =>
        visitor.call("POST", "/api/account/password", { currentPassword: password, newPassword });
      // The one that somebody else knows would stay.
      expect(await change(password)).toMatchObject({
        status: 400,
        body: { issues: [{ pointer: "/newPassword" }] },
      });
      const changed = await change(OWN_PASSWORD);
      expect([changed.status, changed.body.user.mustChangePassword]).toEqual([200, undefined]);
      expect((await visitor.call("GET", "/api/resumes")).status).toBe(200);
      expect(await mustChange(bob.email, OWN_PASSWORD)).toBe(false);
      // Signing out is always open.
      const again = await root.visitor.call("POST", `/api/admin/users/${bob.id}/reset-password`);
      await visitor.login(bob.email, again.body.password);
      expect((await visitor.call("POST", "/api/auth/logout")).status).toBe(204);
      expect(await visitor.isSignedIn()).toBe(false);
    });

    test("is one that a command made up or reset, not one that was typed for the account or the host gave", async () => {
      const made = await command({ action: "create", email: "made@example.com", generate: true });
      expect(await mustChange("made@example.com", made.password)).toBe(true);
      await command({ action: "create", email: "typed@example.com" });
      expect(await mustChange("typed@example.com")).toBe(false);
      await command({ action: "reset-password", email: "typed@example.com" });
      expect(await mustChange("typed@example.com")).toBe(true);
      expect(await mustChange(FIRST_ADMIN.email)).toBe(false);
    });
  });
}

test("a link to a new password is a way to one's own, and the change is told by mail", async () => {
  const config = { smtpUrl: mailbox.smtpUrl, publicUrl: new URL("https://resumes.example.org") };
  const server = await startServer({ config });
  const root = await arrive(server, "root", "admin");
  const bob = await arrive(server, `bob-${crypto.randomUUID()}`);
  const reset = await root.visitor.call("POST", `/api/admin/users/${bob.id}/reset-password`);
  expect(reset.body.mailed).toBe(true);
  const link = await mailbox.link(bob.email, "/reset-password");
  const chosen = { token: link.split("#token=")[1], password: OWN_PASSWORD };
  expect((await bob.visitor.call("POST", "/api/auth/reset-password", chosen)).status).toBe(200);
  const { body } = await bob.visitor.login(bob.email, OWN_PASSWORD);
  expect(body.user.mustChangePassword).toBeUndefined();
  // Waits for what is under way.
  await server.stop();
  const notices = mailbox.mails().filter(({ to, raw }) => to.includes(bob.email) && /is changed/.test(raw));
  expect(notices).toHaveLength(1);
  // A page of the site, and no other address.
  const text = notices[0]?.raw.replaceAll(/=\r?\n/g, "");
  expect(text?.match(/https?:\/\/[^\s]+/g)).toEqual(["https://resumes.example.org/forgot-password"]);
});
