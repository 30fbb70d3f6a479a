import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { csvOfUsers } from "../../../src/server/admin/csv-files.ts";
import { arrive, type KnownVisitor } from "../../support/administrators.ts";
import { ENGINES } from "../../support/databases.ts";
import { type RunningServer, startServer } from "../../support/running-server.ts";
import { Visitor } from "../../support/visitor.ts";

const DAY = 86_400_000;
const aResume = { template: "google", resume: { version: 1, summary: "canary-of-the-content" } };

for (const { engine, create } of ENGINES) {
  describe(`lists as files, and the overview, on ${engine}`, () => {
    let server: RunningServer;
    let ada: KnownVisitor;
    let present = Date.UTC(2026, 4, 10, 23, 50);

    beforeEach(async () => {
      present = Date.UTC(2026, 4, 10, 23, 50);
      server = await startServer({ place: await create(), now: () => new Date(present) });
      ada = await arrive(server, "ada", "admin");
    });
    afterEach(() => server.stop());

    test("a title that a spreadsheet would compute is text in the file", async () => {
      const title = '=HYPERLINK("http://evil.example","x")';
      await ada.visitor.call("POST", "/api/resumes", { title, ...aResume });
      const { headers, body } = await ada.visitor.call("GET", "/api/admin/resumes.csv");
      expect(headers.get("content-type")).toBe("text/csv; charset=utf-8");
      expect(headers.get("content-disposition")).toBe('attachment; filename="candor-resumes-2026-05-10.csv"');
      expect(body).toContain(
        `"'=HYPERLINK(""http://evil.example"",""x"")","Ada Example","ada@example.com","google",`,
      );
      expect(body).not.toContain("canary");
    });

    const crowd = () =>
      Array.from({ length: 1100 }, (_, index) => ({
        id: `id-${String(index).padStart(4, "0")}`,
        name: "Some Body",
        email: `${String(index).padStart(4, "0")}@example.com`,
        password_hash: "",
        role: "user" as const,
        plan: index % 2 ? "pro" : "free",
        email_verified: 0,
        created_at: new Date(present).toISOString(),
        last_seen_at: new Date(present).toISOString(),
      }));
    const addressesIn = (body: string) =>
      body
        .trim()
        .split("\r\n")
        .slice(1)
        .map((line) => /^"[^"]*","([^"]*)"/.exec(line)?.[1]);

    test("a file holds every row of the list that was asked for", async () => {
      const people = crowd();
      await server.database.query.insertInto("users").values(people).execute();
      const { body } = await ada.visitor.call("GET", "/api/admin/users.csv?filter=subscribed");
      expect(body).toMatch(
        /^"Name","Email","Role","Verified","Plan","Suspended","Registered","Last seen","Resumes"\r\n/,
      );
      const expected = people.filter(({ plan }) => plan === "pro").map(({ email }) => email);
      expect(addressesIn(body)).toEqual(expected);
    });

    test("a file holds who comes back while it is written, and ends when its reader is no admin any more", async () => {
      await server.database.query.insertInto("users").values(crowd()).execute();
      const everybody = csvOfUsers(server.database, ada.id, { filter: "all", search: "" });
      let body = (await everybody.next()).value + (await everybody.next()).value;
      // As a save does with the order "edited": the first row of what is still to come jumps ahead.
      await server.database.query
        .updateTable("users")
        .set({ last_seen_at: "2030-01-01T00:00:00.000Z", created_at: "2030-01-01T00:00:00.000Z" })
        .where("id", ">", "id-0400")
        .execute();
      for await (const piece of everybody) body += piece;
      expect(new Set(addressesIn(body)).size).toBe(1101);

      const cut = csvOfUsers(server.database, ada.id, { filter: "all", search: "" });
      await cut.next();
      await cut.next();
      await server.database.query.updateTable("users").set({ role: "user" }).execute();
      await expect(cut.next()).rejects.toMatchObject({ code: "admins_only" });
    });

    test("the overview counts what happened on each day", async () => {
      const bob = await arrive(server, "bob");
      const { body } = await bob.visitor.call("POST", "/api/resumes", { title: "One", ...aResume });
      await bob.visitor.call("POST", `/api/resumes/${body.id}/duplicate`);
      await bob.visitor.call("GET", `/api/resumes/${body.id}/export?format=txt`);
      const archive = (await bob.visitor.call("GET", "/api/account/archive")).body;
      const carol = await arrive(server, "carol");
      expect((await carol.visitor.call("POST", "/api/account/archive", archive)).body.added).toBe(2);
      await bob.visitor.call("POST", "/api/ai/improve", {
        task: "experience",
        text: "Responsible for the shift",
      });
      present += 20 * 60_000;
      await bob.visitor.call("GET", "/api/resumes");
      await bob.visitor.call("GET", "/api/resumes");
      await new Visitor(server.url).login(bob.email);
      await server.database.query.schema.alterTable("resume_saves").renameTo("elsewhere").execute();
      const save = { resume: { version: 1 }, baseRevision: 1, saveId: "a-save-of-bob" };
      expect((await bob.visitor.call("PUT", `/api/resumes/${body.id}`, save)).status).toBe(500);
      const { body: seen } = await ada.visitor.call("GET", "/api/admin/overview?days=7");
      expect(seen.totals).toEqual({ users: 3, verified: 0, subscribed: 0, resumes: 4 });
      expect(seen.days).toHaveLength(7);
      const none = { signUps: 0, active: 0, resumes: 0, exports: 0, aiHosted: 0, aiEmbedded: 0, errors: 0 };
      expect(seen.days.slice(-3)).toEqual([
        { ...none, day: "2026-05-09" },
        { ...none, day: "2026-05-10", signUps: 3, active: 3, resumes: 4, exports: 1, aiEmbedded: 1 },
        { ...none, day: "2026-05-11", active: 2, errors: 1 },
      ]);
    });

    test("what was counted is there after a restart, and entries of the log go after a year", async () => {
      await ada.visitor.call("GET", "/api/admin/users.csv");
      const kept = async () => {
        const { place } = server;
        // As though a server had run all the while: a clock that is suddenly a year ahead would remove nothing.
        const vouched_at = new Date(present).toISOString();
        await server.database.query.updateTable("clock").set({ vouched_at }).execute();
        const again = await startServer({
          place: { ...place, remove: async () => {} },
          now: () => new Date(present),
        });
        const left = await again.database.query.selectFrom("audit_log").select("id").execute();
        await again.stop();
        return left.length;
      };
      await server.app.close();
      present += 364 * DAY;
      expect(await kept()).toBe(1);
      present += 2 * DAY;
      expect(await kept()).toBe(0);
      const rows = await server.database.query
        .selectFrom("daily_counts")
        .selectAll()
        .orderBy("name")
        .execute();
      expect(rows.map(({ name, count }) => [name, count])).toEqual([
        ["active", 1],
        ["sign-ups", 1],
      ]);
    });

    test("a cursor of another order, a forged one and an unknown sort are refused", async () => {
      const forge = (...parts: unknown[]) => Buffer.from(JSON.stringify(parts)).toString("base64url");
      for (const query of [
        `cursor=${forge("email asc", "a", "b", false, false)}`,
        `sort=resumes&cursor=${forge("resumes desc", "1; drop table users", "b", false, false)}`,
        `sort=resumes&cursor=${forge("resumes desc", 1e300, "b", false, false)}`,
        "cursor=nonsense",
        "sort=password_hash",
        "limit=101",
        "filter=none",
      ]) {
        const { status, body } = await ada.visitor.call("GET", `/api/admin/users?${query}`);
        expect([query, status, body.code]).toEqual([query, 400, "invalid_input"]);
      }
    });
  });
}
