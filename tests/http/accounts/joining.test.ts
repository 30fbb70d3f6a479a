import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { invite } from "../../../src/cli/admin/invite.ts";
import type { Signups } from "../../../src/server/env.ts";
import { arrive, type KnownVisitor } from "../../support/administrators.ts";
import { ENGINES } from "../../support/databases.ts";
import { type Mailbox, openMailbox } from "../../support/mailbox.ts";
import { type RunningServer, type ServerOptions, startServer } from "../../support/running-server.ts";
import { STRONG_PASSWORD, Visitor } from "../../support/visitor.ts";

const DAY = 86_400_000;
const tokenIn = (link: string) => link.slice(link.indexOf("#token=") + "#token=".length);

for (const { engine, create } of ENGINES) {
  describe(`who may join on ${engine}`, () => {
    let server: RunningServer;
    let root: KnownVisitor;
    let moved = 0;
    const stops: (() => Promise<void>)[] = [];

    async function start(signups: Signups, options: ServerOptions = {}): Promise<void> {
      moved = 0;
      const place = await create();
      const open = await startServer({ place: { ...place, remove: async () => undefined } });
      root = await arrive(open, "root", "admin");
      await open.stop();
      server = await startServer({
        place,
        ...options,
        config: { signups, ...options.config },
        now: () => new Date(Date.now() + moved),
      });
      root.visitor = new Visitor(server.url);
      await root.visitor.login(root.email);
    }
    beforeEach(() => void stops.splice(0));
    afterEach(async () => {
      await server.stop();
      for (const stop of stops) await stop();
    });

    const make = (email?: string) => root.visitor.call("POST", "/api/admin/invitations", { email });
    const register = (email: string, invitation?: string) =>
      new Visitor(server.url).call("POST", "/api/auth/register", {
        name: "Ada Example",
        email,
        password: STRONG_PASSWORD,
        ...(invitation !== undefined && { invitation }),
      });
    const listed = async () => (await root.visitor.call("GET", "/api/admin/invitations")).body.invitations;
    const actions = async () => {
      const { body } = await root.visitor.call("GET", "/api/admin/audit");
      return body.entries.map(({ action, subject }: { action: string; subject: string }) => [
        action,
        subject,
      ]);
    };

    test("an open invitation to an address goes with the account of that address: without it, it would be anybody's", async () => {
      await start("open");
      const { body } = await make("ada@example.com");
      const link = tokenIn(body.link);
      const ada = new Visitor(server.url);
      await ada.register("ada@example.com");
      const gone = await ada.call("DELETE", "/api/account", { password: STRONG_PASSWORD });
      expect(gone.status).toBe(204);
      const rows = await server.database.query.selectFrom("invitations").selectAll().execute();
      expect(rows).toEqual([]);
      expect(link).not.toBe("");
    });

    test("a closed site takes nobody, by no invitation, and says so before anything else", async () => {
      await start("closed");
      const settings = await new Visitor(server.url).call("GET", "/api/settings");
      expect(settings.body).toMatchObject({ signups: "closed", passwordSignIn: true, providers: [] });
      expect((await register("ada@example.com")).body.code).toBe("signups_closed");
      // The same for an address that has an account.
      expect((await register(root.email)).body.code).toBe("signups_closed");
      expect((await make()).body.code).toBe("signups_closed");
    });

    test("by invitation: one person joins with a link, and nobody without", async () => {
      await start("invite");
      expect((await register("ada@example.com")).body.code).toBe("invitation_needed");
      expect((await register(root.email)).body.code).toBe("invitation_needed");
      expect((await register("ada@example.com", "made-up")).body.code).toBe("invitation_over");
      expect((await register(root.email, "made-up")).body.code).toBe("invitation_over");

      const made = await make();
      expect(made.status).toBe(201);
      expect(made.body).toMatchObject({ email: null, mailed: false });
      expect(made.body.link).toMatch(/\/register#token=[\w-]{43}$/);
      const token = tokenIn(made.body.link);
      const rows = await server.database.query.selectFrom("invitations").selectAll().execute();
      expect(JSON.stringify(rows)).not.toContain(token);

      const looked = await new Visitor(server.url).call("POST", "/api/auth/invitation", { token });
      expect(looked.body).toEqual({ email: null, expiresAt: made.body.expiresAt });
      const joined = await register("ada@example.com", token);
      expect(joined.status).toBe(201);
      // A link that was handed over proves no address.
      expect(joined.body.user.emailVerified).toBe(false);
      expect((await register("bob@example.com", token)).body.code).toBe("invitation_over");
      const again = await new Visitor(server.url).call("POST", "/api/auth/invitation", { token });
      expect(again.body.code).toBe("invitation_over");
      expect(await listed()).toMatchObject([{ createdBy: root.email, usedBy: "ada@example.com" }]);
    });

    test("of two who use one link at once, one joins", async () => {
      await start("invite");
      const token = tokenIn((await make()).body.link);
      const answers = await Promise.all(
        ["a", "b", "c"].map((name) => register(`${name}@example.com`, token)),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 403, 403]);
      const people = await server.database.query.selectFrom("users").select("email").execute();
      expect(people).toHaveLength(2);
    });

    test("an invitation for an address is that address's alone, ends after seven days, and can be withdrawn", async () => {
      await start("invite");
      const link = (await make("ada@example.com")).body.link;
      expect((await register("bob@example.com", tokenIn(link))).body.code).toBe("invitation_for_other");
      moved = 8 * DAY;
      expect((await register("ada@example.com", tokenIn(link))).body.code).toBe("invitation_over");
      moved = 0;
      const [{ id }] = await listed();
      expect((await root.visitor.call("DELETE", `/api/admin/invitations/${id}`)).status).toBe(204);
      expect((await root.visitor.call("DELETE", `/api/admin/invitations/${id}`)).status).toBe(404);
      expect((await register("ada@example.com", tokenIn(link))).body.code).toBe("invitation_over");
      expect(await actions()).toEqual(
        expect.arrayContaining([
          ["invite", "ada@example.com"],
          ["withdraw-invitation", "ada@example.com"],
        ]),
      );
    });

    test("a mailed invitation confirms its address, and the administrator never sees its link", async () => {
      const mailbox: Mailbox = await openMailbox();
      stops.push(() => mailbox.stop());
      await start("invite", {
        config: { smtpUrl: mailbox.smtpUrl, publicUrl: new URL("http://candor.example") },
      });
      const made = await make("ada@example.com");
      expect(made.body).toMatchObject({ mailed: true, link: null });
      const link = await mailbox.link("ada@example.com", "/register");
      const joined = await register("ada@example.com", tokenIn(link));
      expect(joined.body.user.emailVerified).toBe(true);
    });

    test("an address that has an account is not invited, and a second invitation withdraws the first", async () => {
      await start("invite");
      expect(await make(root.email.toUpperCase())).toMatchObject({
        status: 409,
        body: { code: "has_account" },
      });
      const { databaseUrl, dataDir } = server.place;
      const secret = { SESSION_SECRET: "a-secret-for-tests-of-some-length-0123456789", SIGNUPS: "invite" };
      const env = databaseUrl ? { DATABASE_URL: databaseUrl, ...secret } : { DATA_DIR: dataDir, ...secret };
      await expect(invite({ action: "invite", email: root.email }, env)).rejects.toThrow(
        "has an account here",
      );
      expect(await listed()).toEqual([]);

      const first = await make("ada@example.com");
      expect(first.body.replaced).toBe(false);
      await make();
      const second = await make("Ada@example.com");
      expect(second.body.replaced).toBe(true);
      expect(await listed()).toHaveLength(2);
      const third = await invite({ action: "invite", email: "ada@example.com" }, env);
      expect(third.replaced).toBe(true);
      for (const { body } of [first, second])
        expect((await register("ada@example.com", tokenIn(body.link))).body.code).toBe("invitation_over");
      expect((await register("ada@example.com", tokenIn(third.invitation))).status).toBe(201);
      expect(await actions()).toEqual(
        expect.arrayContaining([
          ["withdraw-invitation", "ada@example.com"],
          ["invite", "ada@example.com"],
        ]),
      );
    });

    test("which addresses have an account cannot be tried out with one link", async () => {
      await start("invite");
      const token = tokenIn((await make()).body.link);
      const codes: string[] = [];
      for (let tried = 0; tried < 7; tried++) codes.push((await register(root.email, token)).body.code);
      expect(codes).toEqual([...Array(5).fill("email_taken"), "too_many_attempts", "too_many_attempts"]);
      // Nor by what is answered for one that has none.
      expect((await register("free@example.com", token)).body.code).toBe("too_many_attempts");
      moved = DAY + 60_000;
      expect((await register("free@example.com", token)).status).toBe(201);
    });

    test("where everybody may join, an invitation still confirms its address and an old one harms nobody", async () => {
      await start("open");
      expect((await register("bob@example.com", "made-up")).status).toBe(201);
      const token = tokenIn((await make("ada@example.com")).body.link);
      expect((await register("ada@example.com", token)).status).toBe(201);
      expect(await listed()).toMatchObject([{ usedBy: "ada@example.com" }]);
    });

    test("the command makes one too, and who deletes the account leaves no address behind", async () => {
      await start("invite");
      const { databaseUrl, dataDir } = server.place;
      const secret = { SESSION_SECRET: "a-secret-for-tests-of-some-length-0123456789", SIGNUPS: "invite" };
      const env = databaseUrl ? { DATABASE_URL: databaseUrl, ...secret } : { DATA_DIR: dataDir, ...secret };
      const report = await invite({ action: "invite", email: "ada@example.com" }, env);
      expect(report.invitation).toMatch(/^\/register#token=/);
      const ada = new Visitor(server.url);
      const person = { name: "Ada Example", email: "ada@example.com", password: STRONG_PASSWORD };
      const invitation = tokenIn(report.invitation);
      expect((await ada.call("POST", "/api/auth/register", { ...person, invitation })).status).toBe(201);
      expect((await ada.call("DELETE", "/api/account", { password: STRONG_PASSWORD })).status).toBe(204);
      expect(await listed()).toMatchObject([{ email: null, usedBy: null, createdBy: null }]);
      expect(JSON.stringify(await actions())).not.toContain("ada@example.com");
    });
  });
}
