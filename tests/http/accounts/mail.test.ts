import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { ENGINES } from "../../support/databases.ts";
import { type Mailbox, openMailbox } from "../../support/mailbox.ts";
import { type RunningServer, startServer } from "../../support/running-server.ts";
import { STRONG_PASSWORD, Visitor } from "../../support/visitor.ts";

const NEW_PASSWORD = "Battery-Staple-9?";
const tokenOf = (link: string) => link.split("#token=")[1] ?? "";

let mailbox: Mailbox;
beforeAll(async () => {
  mailbox = await openMailbox();
});
afterAll(() => mailbox.stop());

for (const { engine, create } of ENGINES) {
  describe(`mail on ${engine}`, () => {
    let server: RunningServer;
    let clock: Date;
    let ada: Visitor;
    let email: string;

    beforeEach(async () => {
      clock = new Date("2026-01-01T00:00:00Z");
      const config = { smtpUrl: mailbox.smtpUrl, publicUrl: new URL("https://resumes.example.org") };
      server = await startServer({ place: await create(), config, now: () => clock });
      ada = new Visitor(server.url);
      email = `ada-${crypto.randomUUID()}@example.com`;
      await ada.register(email);
    });
    afterEach(() => server.stop());

    async function resetLink(seen = 0): Promise<string> {
      const stranger = new Visitor(server.url);
      await stranger.call(
        "POST",
        "/api/auth/forgot-password",
        { email },
        { host: "evil.example", "x-forwarded-host": "evil.example" },
      );
      return mailbox.link(email, "/reset-password", seen);
    }

    function reset(link: string, password = NEW_PASSWORD) {
      return new Visitor(server.url).call("POST", "/api/auth/reset-password", {
        token: tokenOf(link),
        password,
      });
    }

    test("registration sends a link that confirms the address, once", async () => {
      const link = await mailbox.link(email, "/verify-email");
      expect(link).toMatch(/^https:\/\/resumes\.example\.org\/verify-email#token=/);
      const verify = () => ada.call("POST", "/api/auth/verify-email", { token: tokenOf(link) });
      expect((await verify()).status).toBe(200);
      expect((await ada.call("GET", "/api/auth/session")).body.user.emailVerified).toBe(true);
      expect(await verify()).toMatchObject({ status: 400, body: { code: "link_expired" } });
    });

    test("mails come from the site's own host, or from whom the host names", async () => {
      await mailbox.link(email, "/verify-email");
      const rawTo = (to: string) => mailbox.mails().find((mail) => mail.to.includes(to))?.raw;
      expect(rawTo(email)).toContain("<no-reply@resumes.example.org>");
      const { smtpUrl } = mailbox;
      const config = {
        smtpUrl,
        publicUrl: new URL("https://resumes.example.org"),
        mailFrom: "jobs@mail.example",
      };
      const named = await startServer({ config });
      onTestFinished(() => named.stop());
      const other = `bob-${crypto.randomUUID()}@example.com`;
      await new Visitor(named.url).register(other);
      await mailbox.link(other, "/verify-email");
      expect(rawTo(other)).toContain("<jobs@mail.example>");
    });

    test("a reset link leads to the configured address whatever host the request claims", async () => {
      expect(await resetLink()).toMatch(/^https:\/\/resumes\.example\.org\/reset-password#token=[\w-]{43}$/);
    });

    test("a reset changes the password once and ends every session", async () => {
      const link = await resetLink();
      expect((await reset(link)).status).toBe(200);
      expect(await ada.isSignedIn()).toBe(false);
      expect((await new Visitor(server.url).login(email, STRONG_PASSWORD)).status).toBe(401);
      expect((await new Visitor(server.url).login(email, NEW_PASSWORD)).status).toBe(200);
      expect(await reset(link, "Another-Pass-3!")).toMatchObject({
        status: 400,
        body: { code: "link_expired" },
      });
    });

    test("of two uses of one link at once, one succeeds", async () => {
      const link = await resetLink();
      const answers = await Promise.all([reset(link), reset(link, "Another-Pass-3!")]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    });

    test("a link dies after an hour; a newer one leaves it alive, and its use ends both", async () => {
      const old = await resetLink();
      clock = new Date(clock.getTime() + 30 * 60_000);
      const newer = await resetLink(1);
      clock = new Date(clock.getTime() + 31 * 60_000);
      expect((await reset(old)).status).toBe(400);
      const newest = await resetLink(2);
      expect((await reset(newer)).status).toBe(200);
      expect((await reset(newest)).status).toBe(400);
    });

    test("a sign-in on a new device is told by mail, but not the first one nor a known one", async () => {
      const notices = () =>
        mailbox.mails().filter(({ to, raw }) => to.includes(email) && raw.includes("A new device signed in"));
      await ada.login(email);
      const phone = new Visitor(server.url);
      const firefox = {
        "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
      };
      await phone.call("POST", "/api/auth/login", { email, password: STRONG_PASSWORD }, firefox);
      await expect.poll(() => notices().length).toBe(1);
      await phone.login(email);
      expect(notices()[0]?.raw).toMatch(/Firefox on Linux[\s\S]*2026-01-01 00:00 UTC[\s\S]*127\.0\.0\.0\/24/);
      await reset(await resetLink());
      expect(notices()).toHaveLength(1);
    });

    test("a link dies when the password is changed without it", async () => {
      const link = await resetLink();
      const change = { currentPassword: STRONG_PASSWORD, newPassword: "Another-Pass-3!" };
      expect((await ada.call("POST", "/api/account/password", change)).status).toBe(200);
      expect((await reset(link)).status).toBe(400);
      expect((await new Visitor(server.url).login(email, "Another-Pass-3!")).status).toBe(200);
    });

    test("a link for confirming an address resets no password", async () => {
      const link = await mailbox.link(email, "/verify-email");
      expect((await reset(link)).status).toBe(400);
    });

    test("a weak new password is refused and does not use up the link", async () => {
      const link = await resetLink();
      expect((await reset(link, "weak")).status).toBe(400);
      expect((await reset(link)).status).toBe(200);
    });

    test("asking for a reset tells nobody whether there is an account", async () => {
      const ask = (address: string) =>
        new Visitor(server.url).call("POST", "/api/auth/forgot-password", { email: address });
      const [known, unknown] = [await ask(email), await ask("nobody@example.com")];
      expect(known.status).toBe(200);
      expect(known.body).toEqual(unknown.body);
      await mailbox.link(email, "/reset-password");
      expect(mailbox.mails().flatMap((mail) => mail.to)).not.toContain("nobody@example.com");
    });

    test("tokens stand in neither database nor log", async () => {
      const token = tokenOf(await resetLink());
      const rows = await server.database.query.selectFrom("mail_tokens").selectAll().execute();
      expect(JSON.stringify(rows) + server.log.join("")).not.toContain(token);
    });
  });
}

test("a mail server that is gone fails no request, and the log tells of it without the address", async () => {
  const config = { smtpUrl: "smtp://127.0.0.1:1", publicUrl: new URL("https://resumes.example.org") };
  const server = await startServer({ config });
  expect((await new Visitor(server.url).register("canary@example.com")).status).toBe(201);
  await server.stop();
  expect(server.log.join("")).toContain("a mail could not be sent");
  expect(server.log.join("")).not.toContain("canary");
});

test("without a mail server the page is told so, and a reset is refused with the way out", async () => {
  const server = await startServer();
  const visitor = new Visitor(server.url);
  expect((await visitor.call("GET", "/api/settings")).body).toMatchObject({ mail: false });
  expect(await visitor.call("POST", "/api/auth/forgot-password", { email: "ada@example.com" })).toMatchObject(
    {
      status: 501,
      body: { message: "This server sends no mail. An administrator can reset the password." },
    },
  );
  await server.stop();
});
