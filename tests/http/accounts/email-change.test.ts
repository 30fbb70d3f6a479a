import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { ENGINES } from "../../support/databases.ts";
import { type Mailbox, openMailbox } from "../../support/mailbox.ts";
import { type RunningServer, startServer } from "../../support/running-server.ts";
import { STRONG_PASSWORD, Visitor } from "../../support/visitor.ts";

const NEW_PASSWORD = "Battery-Staple-9?";
const tokenOf = (link: string) => link.split("#token=")[1] ?? "";
const newAddress = (name: string) => `${name}-${crypto.randomUUID()}@example.com`;

let mailbox: Mailbox;
beforeAll(async () => {
  mailbox = await openMailbox();
});
afterAll(() => mailbox.stop());

const lettersTo = (to: string) => mailbox.mails().filter((mail) => mail.to?.includes(to));
const subjectsTo = (to: string) =>
  lettersTo(to).map(({ raw }) => /^Subject: (.*(?:\r?\n .*)*)/m.exec(raw)?.[1]?.replace(/\r?\n /g, " "));
const hears = (to: string, subject: RegExp) => expect.poll(() => subjectsTo(to).join("\n")).toMatch(subject);

for (const { engine, create } of ENGINES) {
  describe(`another email address on ${engine}`, () => {
    let server: RunningServer;
    let clock: Date;
    afterEach(() => server.stop());

    async function start(mail: boolean) {
      clock = new Date("2026-05-01T10:00:00.000Z");
      const config = { smtpUrl: mailbox.smtpUrl, publicUrl: new URL("https://resumes.example.org") };
      server = await startServer({ place: await create(), now: () => clock, ...(mail && { config }) });
      const before = newAddress("ada");
      const ada = new Visitor(server.url);
      await ada.register(before);
      const phone = new Visitor(server.url);
      await phone.login(before);
      return { ada, phone, before, after: newAddress("byron") };
    }
    async function registered(name: string): Promise<Visitor> {
      const visitor = new Visitor(server.url);
      await visitor.register(newAddress(name));
      return visitor;
    }
    const ask = (visitor: Visitor, email: string) => visitor.call("POST", "/api/account/email", { email });
    const open = (visitor: Visitor, link: string) =>
      visitor.call("POST", "/api/auth/verify-email", { token: tokenOf(link) });

    test("with mail, the link to the new address changes it; other sessions and older links end", async () => {
      const { ada, phone, before, after } = await start(true);
      const verification = await mailbox.link(before, "/verify-email");
      await ada.call("POST", "/api/auth/forgot-password", { email: before });
      const reset = await mailbox.link(before, "/reset-password");
      const asked = await ask(ada, after.toUpperCase());
      expect(asked).toMatchObject({ status: 200, body: { pending: true, user: { email: before } } });
      await hears(before, /Another email address/);
      const link = await mailbox.link(after, "/verify-email");
      expect(await phone.isSignedIn()).toBe(true);

      // The address may be mistyped: whoever reads its mail gets no account by it.
      for (const stranger of [new Visitor(server.url), await registered("eve")])
        expect(await open(stranger, link)).toMatchObject({
          status: 409,
          body: { code: "sign_in_to_confirm" },
        });
      expect(await phone.isSignedIn()).toBe(true);
      expect((await open(ada, link)).status).toBe(200);
      const { user } = (await ada.call("GET", "/api/auth/session")).body;
      expect([user.email, user.emailVerified]).toEqual([after, true]);
      expect(await phone.isSignedIn()).toBe(false);
      await hears(before, /email address of your .* is changed/);
      expect(await open(new Visitor(server.url), link)).toMatchObject({ body: { code: "link_expired" } });
      // What the old address could open opens nothing.
      expect((await open(new Visitor(server.url), verification)).status).toBe(400);
      const used = { token: tokenOf(reset), password: NEW_PASSWORD };
      expect((await phone.call("POST", "/api/auth/reset-password", used)).status).toBe(400);
      expect((await phone.login(before)).status).toBe(401);
      expect((await phone.login(after)).status).toBe(200);
    });

    test("with mail, a taken address is told to its owner and not to who asked", async () => {
      const { ada, before, after } = await start(true);
      await new Visitor(server.url).register(after);
      const free = await ask(ada, newAddress("free"));
      const taken = await ask(ada, after);
      expect([taken.status, Object.keys(taken.body)]).toEqual([free.status, Object.keys(free.body)]);
      await hears(after, /Your email address and/);
      expect(lettersTo(after).filter(({ raw }) => raw.includes("new email address"))).toEqual([]);
      expect((await ada.call("GET", "/api/auth/session")).body.user.email).toBe(before);
    });

    test("a link whose address got an account meanwhile, or whose account a new password, is void", async () => {
      const { ada, after } = await start(true);
      await ask(ada, after);
      const late = await mailbox.link(after, "/verify-email");
      await new Visitor(server.url).register(after);
      expect(await open(ada, late)).toMatchObject({ status: 400, body: { code: "link_expired" } });

      const other = newAddress("other");
      await ask(ada, other);
      const link = await mailbox.link(other, "/verify-email");
      const change = { currentPassword: STRONG_PASSWORD, newPassword: NEW_PASSWORD };
      expect((await ada.call("POST", "/api/account/password", change)).status).toBe(200);
      expect((await open(new Visitor(server.url), link)).status).toBe(400);
    });

    test("without mail it counts at once, unconfirmed; a taken one is told as at registration", async () => {
      const { ada, phone, before, after } = await start(false);
      await new Visitor(server.url).register(after);
      expect(await ask(ada, after)).toMatchObject({ status: 409, body: { code: "email_taken" } });
      expect(await ask(ada, before)).toMatchObject({
        status: 400,
        body: { issues: [{ pointer: "/email" }] },
      });
      expect((await ask(ada, "no address")).status).toBe(400);
      const mine = newAddress("mine");
      await server.database.query.updateTable("users").set({ email_verified: 1 }).execute();
      expect((await ask(ada, mine)).body).toMatchObject({
        pending: false,
        user: { email: mine, emailVerified: false },
      });
      expect([await ada.isSignedIn(), await phone.isSignedIn()]).toEqual([true, false]);
      expect((await phone.login(before)).status).toBe(401);
      expect((await phone.login(mine)).status).toBe(200);
    });

    test("it needs a proof, and addresses cannot be tried without end", async () => {
      const { ada } = await start(false);
      clock = new Date(clock.getTime() + 11 * 60_000);
      expect(await ask(ada, newAddress("x"))).toMatchObject({ status: 403, body: { code: "proof_needed" } });
      await ada.call("POST", "/api/auth/proof", { password: STRONG_PASSWORD });
      const statuses = [];
      for (let tried = 0; tried < 6; tried++) statuses.push((await ask(ada, newAddress("x"))).status);
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    });
  });
}
