import { Readable } from "node:stream";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { administer } from "../../../src/cli/admin/admin.ts";
import { arrive, type KnownVisitor } from "../../support/administrators.ts";
import { holdInPostgres } from "../../support/database-gate.ts";
import { type DatabasePlace, ENGINES } from "../../support/databases.ts";
import { openMailbox } from "../../support/mailbox.ts";
import { type RunningServer, startServer } from "../../support/running-server.ts";
import { STRONG_PASSWORD, Visitor } from "../../support/visitor.ts";

for (const { engine, create } of ENGINES) {
  describe(`what an administrator does on ${engine}`, () => {
    let place: DatabasePlace;
    let server: RunningServer;
    let ada: KnownVisitor;
    let bob: KnownVisitor;

    beforeEach(async () => {
      place = await create();
      server = await startServer({ place });
      ada = await arrive(server, "ada", "admin");
      bob = await arrive(server, "bob");
    });
    afterEach(() => server.stop());

    const act = (actor: KnownVisitor, action: string, subject: KnownVisitor) =>
      action === "delete"
        ? actor.visitor.call("DELETE", `/api/admin/users/${subject.id}`)
        : actor.visitor.call("POST", `/api/admin/users/${subject.id}/${action}`);
    const audit = async () => {
      const { body } = await ada.visitor.call("GET", "/api/admin/audit?direction=asc");
      return body.entries.map(({ actor, action, subject }: Record<string, string>) => [
        actor,
        action,
        subject,
      ]);
    };
    const admins = async () => {
      const rows = await server.database.query
        .selectFrom("users")
        .select("email")
        .where("role", "=", "admin")
        .where("suspended_at", "is", null)
        .execute();
      return rows.map(({ email }) => email);
    };

    test("who is promoted administers at once, who is demoted does not, at once", async () => {
      expect((await bob.visitor.call("GET", "/api/admin/users")).status).toBe(403);
      expect((await act(ada, "promote", bob)).body).toMatchObject({ role: "admin", email: bob.email });
      expect((await bob.visitor.call("GET", "/api/admin/users")).status).toBe(200);
      expect((await act(ada, "demote", bob)).body.role).toBe("user");
      const refused = await bob.visitor.call("GET", "/api/admin/users");
      expect([refused.status, refused.body.code]).toEqual([403, "admins_only"]);
      expect((await act(bob, "promote", bob)).status).toBe(403);
    });

    test("who is suspended is signed out and told so at the next sign-in, until it is taken back", async () => {
      expect((await act(ada, "suspend", bob)).body.suspendedAt).toEqual(expect.any(String));
      expect(await bob.visitor.isSignedIn()).toBe(false);
      const refused = await new Visitor(server.url).login(bob.email);
      expect([refused.status, refused.body.code]).toEqual([403, "account_suspended"]);
      expect(refused.body.message).toBe(
        "This account is suspended. Please ask an administrator of this site.",
      );
      expect((await new Visitor(server.url).login(bob.email, "Wrong-Horse-7!")).body.code).toBe(
        "wrong_credentials",
      );
      expect((await act(ada, "unsuspend", bob)).body.suspendedAt).toBeNull();
      expect((await new Visitor(server.url).login(bob.email)).status).toBe(200);
    });

    test("a password that is reset without mail is told once, and ends sessions and the old password", async () => {
      const { body } = await act(ada, "reset-password", bob);
      expect(body).toMatchObject({ mailed: false, password: expect.any(String) });
      expect(await bob.visitor.isSignedIn()).toBe(false);
      expect((await new Visitor(server.url).login(bob.email, STRONG_PASSWORD)).status).toBe(401);
      expect((await new Visitor(server.url).login(bob.email, body.password)).status).toBe(200);
    });

    test("who is deleted is gone with everything, and the entry still says who it was", async () => {
      await bob.visitor.call("POST", "/api/resumes", {
        title: "CV",
        template: "google",
        resume: { version: 1 },
      });
      const { status } = await ada.visitor.call("DELETE", `/api/admin/users/${bob.id}`);
      expect(status).toBe(204);
      expect(await bob.visitor.isSignedIn()).toBe(false);
      expect((await ada.visitor.call("GET", "/api/admin/resumes")).body).toMatchObject({
        total: 0,
        resumes: [],
      });
      expect((await ada.visitor.call("DELETE", `/api/admin/users/${bob.id}`)).status).toBe(404);
      expect(await audit()).toEqual([[ada.email, "delete", bob.email]]);
    });

    test("each change is written down once, with who, whom and when", async () => {
      for (const action of [
        "verify",
        "verify",
        "promote",
        "demote",
        "suspend",
        "unsuspend",
        "reset-password",
      ])
        expect((await act(ada, action, bob)).status).toBe(200);
      await ada.visitor.call("GET", "/api/admin/users.csv");
      await ada.visitor.call("GET", "/api/admin/resumes.csv");
      const [, ...rest] = await audit();
      expect(rest.map(([, action]: string[]) => action)).toEqual([
        "promote",
        "demote",
        "suspend",
        "unsuspend",
        "reset-password",
        "export-users",
        "export-resumes",
      ]);
      const { body } = await ada.visitor.call("GET", "/api/admin/audit?action=verify&search=BOB@");
      expect(body).toMatchObject({
        total: 1,
        entries: [{ actor: ada.email, action: "verify", subject: bob.email, byCommand: false }],
      });
      expect(Date.now() - Date.parse(body.entries[0].at)).toBeLessThan(60_000);
      expect((await ada.visitor.call("GET", "/api/admin/audit?search=nobody")).body.entries).toEqual([]);
    });

    test("who deletes the own account leaves no address in the log", async () => {
      await act(ada, "verify", bob);
      await bob.visitor.call("DELETE", "/api/account", { password: STRONG_PASSWORD });
      expect(await audit()).toEqual([[ada.email, "verify", null]]);
    });

    test("who acted as administrator stays named for it, also after deleting the own account", async () => {
      await act(ada, "promote", bob);
      const carol = await arrive(server, "carol");
      await act(bob, "suspend", carol);
      await bob.visitor.call("DELETE", "/api/account", { password: STRONG_PASSWORD });
      expect(await audit()).toEqual([
        [ada.email, "promote", null],
        [bob.email, "suspend", carol.email],
      ]);
    });

    test("the last administrator can neither step down nor be taken away, and nobody acts on the own account", async () => {
      expect((await act(ada, "demote", ada)).body.code).toBe("last_admin");
      expect((await act(ada, "suspend", ada)).body.code).toBe("last_admin");
      expect((await ada.visitor.call("DELETE", `/api/admin/users/${ada.id}`)).body.code).toBe("last_admin");
      await act(ada, "promote", bob);
      expect((await act(ada, "suspend", ada)).body.code).toBe("own_account");
      expect((await act(ada, "reset-password", ada)).body.code).toBe("own_account");
      expect((await ada.visitor.call("DELETE", `/api/admin/users/${ada.id}`)).body.code).toBe("own_account");
      expect((await act(ada, "demote", ada)).status).toBe(200);
      expect(await admins()).toEqual([bob.email]);
    });

    test("a suspended administrator is no one who stays", async () => {
      await act(ada, "promote", bob);
      await act(ada, "suspend", bob);
      expect((await act(ada, "demote", ada)).body.code).toBe("last_admin");
      const own = await ada.visitor.call("DELETE", "/api/account", { password: STRONG_PASSWORD });
      expect(own.body.code).toBe("last_admin");
    });

    test.each(["demote", "suspend", "delete"])(
      "of two who %s each other at the same moment, one stays",
      async (action) => {
        await act(ada, "promote", bob);
        // Both are under way, and neither is committed, when the gate opens.
        const gate = place.databaseUrl
          ? await holdInPostgres(place.databaseUrl, "lock table users in share mode")
          : null;
        const both = [act(ada, action, bob), act(bob, action, ada)];
        await gate?.waiting(2);
        await gate?.open();
        const statuses = (await Promise.all(both)).map(({ status }) => status);
        // Who is suspended is signed out as well, which the second may meet first.
        expect(statuses.sort()).toEqual([
          action === "delete" ? 204 : 200,
          expect.toSatisfy((status) => [401, 403].includes(status)),
        ]);
        expect(await admins()).toHaveLength(1);
      },
    );

    test("of one whom the command line demotes and one who is suspended at the same moment, one stays", async () => {
      await act(ada, "promote", bob);
      const gate = place.databaseUrl
        ? await holdInPostgres(place.databaseUrl, "lock table users in share mode")
        : null;
      const { databaseUrl, dataDir } = place;
      const env = databaseUrl ? { DATABASE_URL: databaseUrl } : { DATA_DIR: dataDir };
      const demotion = { action: "demote", email: ada.email, name: "", generate: false } as const;
      const both = [
        administer(demotion, env, Readable.from([])).then(
          () => true,
          () => false,
        ),
        act(ada, "suspend", bob).then(({ status }) => status === 200),
      ];
      await gate?.waiting(2);
      await gate?.open();
      expect((await Promise.all(both)).filter(Boolean)).toHaveLength(1);
      expect(await admins()).toHaveLength(1);
    });

    test("what an administrator sends along changes nothing but what the route says", async () => {
      await ada.visitor.call("POST", `/api/admin/users/${bob.id}/verify`, { role: "admin", plan: "pro" });
      const { body } = await ada.visitor.call("GET", "/api/admin/users?search=bob");
      expect(body.users[0]).toMatchObject({ role: "user", plan: "free", emailVerified: true });
    });
  });
}

test("where mail is sent, a reset goes out as a link and nobody learns the password", async () => {
  const mailbox = await openMailbox();
  const publicUrl = new URL("https://resumes.example.org");
  const server = await startServer({ config: { smtpUrl: mailbox.smtpUrl, publicUrl } });
  try {
    const ada = await arrive(server, "ada", "admin");
    const bob = await arrive(server, "bob");
    const { body } = await ada.visitor.call("POST", `/api/admin/users/${bob.id}/reset-password`);
    expect(body).toMatchObject({ mailed: true, password: null });
    expect((await new Visitor(server.url).login(bob.email)).status).toBe(401);
    const letter = mailbox.mails().findLast(({ to, raw }) => to.includes(bob.email) && raw.includes("reset"));
    const text = letter?.raw.replace(/=\r?\n/g, "").replace(/\s+/g, " ");
    expect(text).toContain("an administrator of Candor has reset your password");
    expect(text).toContain("Your old password does not work any more");
    expect(text).not.toContain("your password stays as it is");
    const link = await mailbox.link(bob.email, "/reset-password");
    const token = link.split("token=")[1];
    const chosen = "Another-Horse-8!";
    const reset = await new Visitor(server.url).call("POST", "/api/auth/reset-password", {
      token,
      password: chosen,
    });
    expect(reset.status).toBe(200);
    expect((await new Visitor(server.url).login(bob.email, chosen)).status).toBe(200);
  } finally {
    await server.stop();
    await mailbox.stop();
  }
});

test("where the mail server does not take the mail, the new password is told instead", async () => {
  const publicUrl = new URL("https://resumes.example.org");
  const server = await startServer({ config: { smtpUrl: "smtp://127.0.0.1:1", publicUrl } });
  const ada = await arrive(server, "ada", "admin");
  const bob = await arrive(server, "bob");
  const { body } = await ada.visitor.call("POST", `/api/admin/users/${bob.id}/reset-password`);
  expect(body).toMatchObject({ mailed: false, password: expect.any(String) });
  expect((await new Visitor(server.url).login(bob.email, body.password)).status).toBe(200);
  await server.stop();
});
