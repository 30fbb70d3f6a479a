import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { backup, restore } from "../../src/cli/backup/backup.ts";
import { CliFailure } from "../../src/cli/failure.ts";
import { sampleResume } from "../../src/domain/resume/sample-resume.ts";
import { readTallies } from "../../src/server/admin/tallies.ts";
import { BACKED_UP, NOT_BACKED_UP } from "../../src/server/backup/tables.ts";
import { openDatabase } from "../../src/server/db/database.ts";
import { passkeyRepository } from "../../src/server/factors/passkey-repository.ts";
import { resumeRepository } from "../../src/server/resumes/resume-repository.ts";
import { Autosaver } from "../support/autosaver.ts";
import { runChild } from "../support/child-process.ts";
import { type DatabasePlace, ENGINES } from "../support/databases.ts";
import { effort } from "../support/effort.ts";
import { PLAIN_DESIGN } from "../support/plain-design.ts";
import { ResumeOwner, resumeNamed } from "../support/resume-owner.ts";
import { startServer } from "../support/running-server.ts";
import { Clock, setUpApp } from "../support/second-factors.ts";
import { type ServedPlace, servePlace } from "../support/served-place.ts";
import { Visitor } from "../support/visitor.ts";

const FILLING = 400;

const candor = async (place: DatabasePlace, ...args: string[]) => {
  const env = place.databaseUrl ? { DATABASE_URL: place.databaseUrl } : { DATA_DIR: place.dataDir };
  const child = runChild("src/cli/main.ts", env, args);
  const { code } = await child.exit;
  return { code, out: child.lines.join("\n"), errors: child.errors.join("\n") };
};

/** The same in this process: starting one takes longer than a backup. */
const candorHere = async (
  place: DatabasePlace,
  command: "backup" | "restore",
  file: string,
  replace = false,
) => {
  const env = place.databaseUrl ? { DATABASE_URL: place.databaseUrl } : { DATA_DIR: place.dataDir };
  const work = command === "backup" ? backup({ file }, env) : restore({ file, replace }, env);
  return work.then(
    () => ({ code: 0, errors: "" }),
    (error: unknown) => {
      if (!(error instanceof CliFailure)) throw error;
      return { code: error.exit, errors: error.message };
    },
  );
};

/** The rows of a backup, without the head, which holds the time. */
const rowsIn = async (file: string) =>
  gunzipSync(await readFile(file))
    .toString("utf8")
    .split("\n")
    .slice(1, -2);

for (const [index, { engine, createBare }] of ENGINES.entries()) {
  const other = ENGINES[1 - index];

  describe(`backup and restore on ${engine}`, () => {
    let folder: string;
    let place: DatabasePlace;
    let served: ServedPlace | null = null;
    const places: DatabasePlace[] = [];
    const made = async (by = createBare) => {
      const fresh = await by();
      places.push(fresh);
      return fresh;
    };

    beforeEach(async () => {
      folder = await mkdtemp(path.join(tmpdir(), "candor-backup-"));
      place = await made();
    });
    afterEach(async () => {
      await served?.kill("SIGTERM");
      served = null;
      for (const used of places.splice(0)) await used.remove();
      await rm(folder, { recursive: true });
    });

    /** Some people, resumes and everything that hangs on them. */
    async function fill(): Promise<string[]> {
      const server = await startServer({ place: { ...place, remove: async () => {} } });
      const ada = await ResumeOwner.arrive(server.url, "ada@example.com");
      const id = await ada.keep({ title: 'One\u2028line "quoted"' });
      const style = { accent: "#7a1f3d", bodySize: 10.5 };
      await ada.save(id, 1, { saveId: "save-of-ada", style });
      const look = { name: "Wine red", template: "meta", theme: "navy", style };
      await ada.call("PUT", "/api/styles/style-of-ada", look);
      await ada.call("POST", `/api/resumes/${id}/versions`, { name: "First" });
      await ada.call("POST", "/api/ai/improve", { task: "experience", text: "Responsible for the shift" });
      const applied = { employer: "Acme", role: "Cook", ad: "One\u2028line", resumeId: id };
      const application = (await ada.call("POST", "/api/applications", applied)).body.id;
      const order = { formats: ["docx"], appliedOn: "2026-03-09", baseRevision: 1, saveId: "freeze-of-ada" };
      await ada.call("POST", `/api/applications/${application}/files`, order);
      await ada.call("DELETE", `/api/resumes/${await ada.keep()}`);
      const variant = (await ada.call("POST", `/api/resumes/${id}/variants`, { title: "Variant" })).body;
      await ada.save(variant.id, variant.revision, { resume: resumeNamed("Grace") });
      await server.database.query.updateTable("users").set({ role: "admin", plan: "pro" }).execute();
      const bob = await ResumeOwner.arrive(server.url, "bob@example.com");
      const { body } = await bob.call("GET", "/api/auth/session");
      await ada.call("POST", `/api/admin/users/${body.user.id}/suspend`);
      const at = new Date().toISOString();
      const { query } = server.database;
      const token = { token_hash: "t", user_id: body.user.id, purpose: "reset" as const, expires_at: at };
      await query.insertInto("mail_tokens").values(token).execute();
      const consent = { user_id: body.user.id, host: "ai.example", given_at: at };
      await query.insertInto("assist_consents").values(consent).execute();
      const kept = {
        base_url: "https://ai.example/v1",
        model: "m",
        sealed_key: "sealed",
        key_end: "6789",
        updated_at: at,
      };
      await query
        .insertInto("ai_endpoints")
        .values({ id: "e", name: "Ours", created_at: at, ...kept })
        .execute();
      await query
        .insertInto("own_ai_endpoints")
        .values({ user_id: body.user.id, ...kept })
        .execute();
      const choice = { id: 1, in_use: "e", own_allowed: 1, private_allowed: 0, updated_at: at };
      await query.insertInto("ai_settings").values(choice).execute();
      const run = {
        id: "r",
        endpoint_name: "Ours",
        host: "ai.example",
        model: "m",
        cases: 40,
        finished: 1,
        cancel_asked: 0,
      };
      const ended = {
        state: "done" as const,
        figures: "{}",
        problem: null,
        started_at: at,
        alive_at: at,
        ended_at: at,
      };
      await query
        .insertInto("ai_evaluations")
        .values({ ...run, ...ended })
        .execute();
      const invited = {
        id: "i",
        token_hash: "h",
        email: null,
        mailed: 0,
        created_at: at,
        expires_at: at,
        created_by: null,
      };
      await query
        .insertInto("invitations")
        .values({ ...invited, used_at: null, used_by: null })
        .execute();
      const identity = {
        id: "d",
        user_id: body.user.id,
        provider: "p",
        issuer: "https://id.example",
        subject: "s",
      };
      await query
        .insertInto("identities")
        .values({ ...identity, email: null, created_at: at, last_used_at: at })
        .execute();
      const seen = {
        id: "v",
        at,
        provider: "p",
        outcome: "signed-in" as const,
        reason: "",
        claims: "{}",
        user_id: body.user.id,
      };
      await query.insertInto("provider_sign_ins").values(seen).execute();
      const dora = await ResumeOwner.arrive(server.url, "dora@example.com");
      const { recoveryCodes } = await setUpApp(dora, new Clock(Date.now()));
      await query.insertInto("used_challenges").values({ challenge_hash: "c", expires_at: at }).execute();
      await passkeyRepository({ query }).add({
        id: "passkey",
        userId: body.user.id,
        credentialId: "credential",
        publicKey: "key",
        counter: 4_294_967_295,
        transports: ["internal"],
        name: "Phone",
        createdAt: at,
        lastUsedAt: null,
      });
      await server.stop();
      return recoveryCodes;
    }

    async function talliesOf(of: DatabasePlace) {
      const database = openDatabase(of);
      const tallies = await readTallies(database.query);
      await database.close();
      return tallies;
    }

    test("a backup under load is one committed state, and comes back as such", async () => {
      served = await servePlace(place);
      const { url } = served;
      const owner = await ResumeOwner.arrive(url);
      const { body } = await owner.call("GET", "/api/auth/session");
      const seeding = openDatabase(place);
      await seeding.query.transaction().execute(async (transaction) => {
        const resumes = resumeRepository({ query: transaction });
        for (let nth = 0; nth < FILLING; nth++)
          await resumes.create({
            id: `filling-${nth}`,
            ownerId: body.user.id,
            title: "Filling",
            ...PLAIN_DESIGN,
            resume: sampleResume,
          });
      });
      await seeding.close();

      // One after the other, each in turn: in every state that ever was, none is ahead of one before it.
      const savers = Array.from(
        { length: 6 },
        (_, nth) => new Autosaver(`filling-${nth * 70}`, owner.cookie ?? "", 1),
      );
      let working = true;
      let rounds = 0;
      const work = (async () => {
        for (; working; rounds++) for (const saver of savers) await saver.save(url);
      })();
      // A test that fails ends the server under it; that is then no second failure.
      work.catch(() => {});

      for (let nth = 0; nth < effort(2, 30); nth++) {
        const file = path.join(folder, `${nth}.backup`);
        const before = savers.map(({ acknowledged }) => acknowledged);
        expect(await candor(place, "backup", file)).toMatchObject({ code: 0 });
        const after = savers.map(({ acknowledged }) => acknowledged);
        const copy = await made();
        expect(await candorHere(copy, "restore", file)).toEqual({ code: 0, errors: "" });
        const database = openDatabase(copy);
        const stored = await Promise.all(
          savers.map(async ({ id }) => {
            const found = await resumeRepository(database).find({ id, ownerId: body.user.id });
            const saves = await database.query
              .selectFrom("resume_saves")
              .select("revision")
              .where("resume_id", "=", id)
              .execute();
            return { found, lastSave: Math.max(...saves.map(({ revision }) => revision)) };
          }),
        );
        await database.close();
        const revisions = stored.map(({ found }) => found?.revision ?? 0);
        expect(revisions).toEqual(revisions.toSorted((one, two) => two - one));
        expect((revisions[0] ?? 0) - (revisions.at(-1) ?? 0)).toBeLessThanOrEqual(1);
        for (const [at, { found, lastSave }] of stored.entries()) {
          expect(found?.revision).toBeGreaterThanOrEqual(before[at] ?? 0);
          // One more may have been committed whose answer was still under way.
          expect(found?.revision).toBeLessThanOrEqual((after[at] ?? 0) + 1);
          expect(found?.resume.name).toBe(`Revision ${found?.revision}`);
          expect(lastSave).toBe(found?.revision);
        }
      }
      working = false;
      await work;
      expect(rounds).toBeGreaterThan(3);
    });

    test("what is restored is what was there, on the other engine too and back again", async () => {
      const [recoveryCode] = await fill();
      const files = ["first", "second", "third"].map((name) => path.join(folder, name));
      const [first = "", second = "", third = ""] = files;
      const done = { code: 0, errors: "" };
      const tallies = await talliesOf(place);
      expect(await candorHere(place, "backup", first)).toEqual(done);
      const there = await made(other?.createBare);
      expect(await candor(there, "restore", first)).toMatchObject(done);
      expect(await candorHere(there, "backup", second)).toEqual(done);
      const back = await made();
      expect(await candorHere(back, "restore", second)).toEqual(done);
      expect(await candorHere(back, "backup", third)).toEqual(done);
      for (const restored of [there, back]) expect(await talliesOf(restored)).toEqual(tallies);
      const rows = await rowsIn(first);
      const held = new Set(rows.map((row) => JSON.parse(row)[0]));
      expect([...held].sort()).toEqual(BACKED_UP.map(({ name }) => name).sort());
      expect(await rowsIn(second)).toEqual(rows);
      expect(await rowsIn(third)).toEqual(rows);

      const server = await startServer({ place: { ...there, remove: async () => {} } });
      const ada = new Visitor(server.url);
      expect((await ada.login("ada@example.com")).status).toBe(200);
      const { body } = await ada.call("GET", "/api/admin/users?search=ada&filter=subscribed");
      expect(body).toMatchObject({ total: 1, counts: { all: 3, subscribed: 1 }, users: [{ resumes: 2 }] });
      expect((await ada.call("GET", "/api/admin/resumes")).body).toMatchObject({ total: 2 });
      const { resumes } = (await ada.call("GET", "/api/resumes")).body;
      const variant = resumes.find(({ sourceId }: { sourceId: string | null }) => sourceId !== null);
      const differences = await ada.call("GET", `/api/resumes/${variant.id}/differences`);
      expect(differences.body.differences).toContainEqual(
        expect.objectContaining({ place: "/resume/name", mine: "Grace" }),
      );
      expect((await new Visitor(server.url).login("bob@example.com")).body.code).toBe("account_suspended");
      const dora = new Visitor(server.url);
      expect((await dora.login("dora@example.com")).body.code).toBe("second_step_needed");
      expect((await dora.call("POST", "/api/auth/second-step", { recoveryCode })).status).toBe(200);
      await server.stop();
    });

    test("accounts make way only when that is asked for, and a bad file changes nothing", async () => {
      await fill();
      const file = path.join(folder, "kept");
      await candorHere(place, "backup", file);
      expect(await candor(place, "backup", file)).toMatchObject({ code: 5 });
      expect(await candorHere(place, "backup", path.join(folder, "missing", "file"))).toEqual({
        code: 5,
        errors: expect.stringContaining("there is no such folder"),
      });
      const target = await made();
      const server = await startServer({ place: { ...target, remove: async () => {} } });
      await new Visitor(server.url).register("carol@example.com");
      await server.stop();

      expect(await candor(target, "restore", file)).toMatchObject({
        code: 3,
        errors: expect.stringContaining("There are accounts in this database"),
      });
      const lines = gunzipSync(await readFile(file)).toString("utf8");
      const bad: Record<string, Buffer | string> = {
        cut: (await readFile(file)).subarray(0, -200),
        changed: gzipSync(lines.replace("bob@example.com", "eve@example.com")),
        shortened: gzipSync(lines.split("\n").toSpliced(3, 1).join("\n")),
        newer: gzipSync(lines.replace("0007-admin-records", "9999-of-tomorrow")),
        other: "no backup at all",
      };
      for (const [name, bytes] of Object.entries(bad)) {
        const broken = path.join(folder, name);
        await writeFile(broken, bytes);
        expect([name, (await candorHere(target, "restore", broken, true)).code]).toEqual([name, 3]);
      }
      const emails = async () => {
        const database = openDatabase(target);
        const rows = await database.query.selectFrom("users").select("email").orderBy("email").execute();
        await database.close();
        return rows.map(({ email }) => email);
      };
      expect(await emails()).toEqual(["carol@example.com"]);
      expect((await candorHere(target, "restore", folder)).code).toBe(3);
      expect(await candorHere(target, "restore", file, true)).toEqual({ code: 0, errors: "" });
      expect(await emails()).toEqual(["ada@example.com", "bob@example.com", "dora@example.com"]);
    });

    test("every table is backed up, or named among those that are made anew", async () => {
      const server = await startServer({ place: { ...place, remove: async () => {} } });
      const { rows } = await (engine === "sqlite"
        ? sql<{
            name: string;
          }>`select name from sqlite_master where type = 'table' and name not like 'sqlite_%'`
        : sql<{ name: string }>`select tablename as name from pg_tables where schemaname = 'public'`
      ).execute(server.database.query);
      await server.stop();
      const listed = [...BACKED_UP.map(({ name }) => name), ...NOT_BACKED_UP];
      expect(rows.map(({ name }) => name).sort()).toEqual(listed.sort());
    });
  });
}
