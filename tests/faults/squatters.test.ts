import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { emptyResume } from "../../src/domain/resume/resume.ts";
import { ENGINES } from "../support/databases.ts";
import { type Mailbox, openMailbox } from "../support/mailbox.ts";
import { type RunningServer, startServer } from "../support/running-server.ts";
import { Clock, setUpApp } from "../support/second-factors.ts";
import { STRONG_PASSWORD, Visitor } from "../support/visitor.ts";

const OWN_PASSWORD = "Battery-Staple-9?";
const tokenOf = (link: string) => link.split("#token=")[1] ?? "";

let mailbox: Mailbox;
beforeAll(async () => {
  mailbox = await openMailbox();
});
afterAll(() => mailbox.stop());

for (const { engine, create } of ENGINES) {
  describe(`somebody who registers another person's address, on ${engine}`, () => {
    let server: RunningServer;
    let squatter: Visitor;
    let email: string;

    beforeEach(async () => {
      const config = { smtpUrl: mailbox.smtpUrl, publicUrl: new URL("https://resumes.example.org") };
      server = await startServer({ place: await create(), config });
      squatter = new Visitor(server.url);
      email = `owner-${crypto.randomUUID()}@example.com`;
      const { body } = await squatter.register(email);
      // Where their texts would go, once they agree to send any.
      const service = { base_url: "https://squatter.example/v1", model: "m", sealed_key: null, key_end: "" };
      await server.database.query
        .insertInto("own_ai_endpoints")
        .values({ ...service, user_id: body.user.id, updated_at: new Date().toISOString() })
        .execute();
      await squatter.call("POST", "/api/resumes", {
        title: "Planted",
        template: "google",
        resume: emptyResume(),
      });
    });
    afterEach(() => server.stop());

    const verify = async (visitor: Visitor, password?: string) =>
      visitor.call("POST", "/api/auth/verify-email", {
        token: tokenOf(await mailbox.link(email, "/verify-email")),
        ...(password && { password }),
      });

    async function expectGone(): Promise<void> {
      expect(await squatter.isSignedIn()).toBe(false);
      expect((await squatter.login(email, STRONG_PASSWORD)).status).toBe(401);
      for (const table of ["mail_tokens", "sessions", "own_ai_endpoints"] as const)
        expect(await server.database.query.selectFrom(table).selectAll().execute()).toEqual([]);
    }

    test("leaves no second factor behind that would keep the person out", async () => {
      await setUpApp(squatter, new Clock(Date.now()));
      const owner = new Visitor(server.url);
      expect((await verify(owner, OWN_PASSWORD)).status).toBe(200);
      expect((await owner.login(email, OWN_PASSWORD)).status).toBe(200);
    });

    test("is out once that person confirms it: with a password of their own, and nothing else", async () => {
      const owner = new Visitor(server.url);
      expect(await verify(owner)).toMatchObject({ status: 409, body: { code: "new_password_needed" } });
      expect(await squatter.isSignedIn()).toBe(true);
      expect(await verify(owner, "weak")).toMatchObject({
        status: 400,
        body: { issues: [{ pointer: "/password" }] },
      });
      expect((await verify(owner, OWN_PASSWORD)).status).toBe(200);
      await expectGone();
      const devices = await server.database.query.selectFrom("known_devices").selectAll().execute();
      expect(devices).toHaveLength(1);
      const { body } = await owner.login(email, OWN_PASSWORD);
      expect(body.user.emailVerified).toBe(true);
      expect((await owner.call("GET", "/api/resumes")).body.resumes).toHaveLength(1);
      expect(await verify(owner, OWN_PASSWORD)).toMatchObject({
        status: 400,
        body: { code: "link_expired" },
      });
    });

    test("is out by a reset link as well, with every link that was sent", async () => {
      const owner = new Visitor(server.url);
      await owner.call("POST", "/api/auth/forgot-password", { email });
      const token = tokenOf(await mailbox.link(email, "/reset-password"));
      const reset = { token, password: OWN_PASSWORD };
      expect((await owner.call("POST", "/api/auth/reset-password", reset)).status).toBe(200);
      await expectGone();
    });

    test("a person who confirms their own account where they are signed in keeps everything", async () => {
      const phone = new Visitor(server.url);
      await phone.login(email);
      expect((await verify(phone)).status).toBe(200);
      expect([await squatter.isSignedIn(), await phone.isSignedIn()]).toEqual([true, true]);
      expect((await new Visitor(server.url).login(email)).status).toBe(200);
    });
  });
}
