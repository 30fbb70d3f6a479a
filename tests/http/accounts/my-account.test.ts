import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { sampleResume } from "../../../src/domain/resume/sample-resume.ts";
import { resumeRepository } from "../../../src/server/resumes/resume-repository.ts";
import { ENGINES } from "../../support/databases.ts";
import { PLAIN_DESIGN } from "../../support/plain-design.ts";
import { type RunningServer, startServer } from "../../support/running-server.ts";
import { STRONG_PASSWORD, Visitor } from "../../support/visitor.ts";

const NEW_PASSWORD = "Battery-Staple-9?";

function archiveOf(count: number, mark: string) {
  const at = "2026-01-01T00:00:00.000Z";
  return {
    format: "candor-archive",
    version: 1,
    account: {
      name: "Ada Example",
      email: "ada@example.com",
      role: "user",
      registrationDate: at,
      lastSeenAt: at,
      emailVerified: false,
      plan: "free",
    },
    sessions: [],
    resumes: Array.from({ length: count }, (_, number) => ({
      title: `${mark} ${number}`,
      template: "google",
      createdAt: at,
      updatedAt: at,
      resume: sampleResume,
    })),
  };
}

for (const { engine, create } of ENGINES) {
  describe(`my account on ${engine}`, () => {
    let server: RunningServer;
    let ada: Visitor;
    let adaId: string;
    let added = 0;

    beforeEach(async () => {
      server = await startServer({ place: await create() });
      ada = new Visitor(server.url);
      adaId = (await ada.register("ada@example.com")).body.user.id;
    });
    afterEach(() => server.stop());

    function addResume(ownerId: string, title: string) {
      // Each a little later than the one before, so that their order is known.
      const updatedAt = new Date(Date.UTC(2026, 0, 1) + added++).toISOString();
      const resume = { ...sampleResume, name: `Zoë 🦊 ${title}` };
      return resumeRepository(server.database).create({
        id: crypto.randomUUID(),
        ownerId,
        title,
        ...PLAIN_DESIGN,
        resume,
        updatedAt,
      });
    }

    test("the name changes, tidied, and a bad one changes nothing", async () => {
      const { status, body } = await ada.call("PATCH", "/api/account", { name: "  Ada   Lovelace " });
      expect([status, body.user.name]).toEqual([200, "Ada Lovelace"]);
      expect((await ada.call("PATCH", "/api/account", { name: "A1" })).status).toBe(400);
      expect((await ada.call("GET", "/api/auth/session")).body.user.name).toBe("Ada Lovelace");
    });

    test("a changed password ends every other session and gives this one a new token", async () => {
      const phone = new Visitor(server.url);
      await phone.login("ada@example.com");
      const before = ada.cookie;
      const change = { currentPassword: STRONG_PASSWORD, newPassword: NEW_PASSWORD };
      expect((await ada.call("POST", "/api/account/password", change)).status).toBe(200);
      expect(await phone.isSignedIn()).toBe(false);
      expect(await new Visitor(server.url, before).isSignedIn()).toBe(false);
      expect(await ada.isSignedIn()).toBe(true);
      expect((await phone.login("ada@example.com", STRONG_PASSWORD)).status).toBe(401);
      expect((await phone.login("ada@example.com", NEW_PASSWORD)).status).toBe(200);
    });

    test("the password changes only for who knows the present one, and only to a good one", async () => {
      const wrong = await ada.call("POST", "/api/account/password", {
        currentPassword: "Wrong-Horse-7!",
        newPassword: NEW_PASSWORD,
      });
      expect(wrong).toMatchObject({ status: 403, body: { code: "wrong_password" } });
      const weak = await ada.call("POST", "/api/account/password", {
        currentPassword: STRONG_PASSWORD,
        newPassword: "weak",
      });
      expect(weak.body.issues).toContainEqual(
        expect.objectContaining({
          pointer: "/newPassword",
          message: "Password must be at least 8 characters long",
        }),
      );
      expect((await new Visitor(server.url).login("ada@example.com")).status).toBe(200);
    });

    test("a borrowed session cannot guess the password without end", async () => {
      const statuses = [];
      for (let guess = 0; guess < 11; guess++) {
        statuses.push(
          (await ada.call("DELETE", "/api/account", { password: `Wrong-Horse-${guess}!` })).status,
        );
      }
      expect(statuses).toEqual([...Array(10).fill(403), 429]);
    });

    test("deleting the account takes sessions and resumes along, and frees the address", async () => {
      await addResume(adaId, "Gone");
      expect((await ada.call("DELETE", "/api/account", { password: "Wrong-Horse-7!" })).status).toBe(403);
      const phone = new Visitor(server.url);
      await phone.login("ada@example.com");
      expect((await ada.call("DELETE", "/api/account", { password: STRONG_PASSWORD })).status).toBe(204);
      expect(await phone.isSignedIn()).toBe(false);
      expect(await resumeRepository(server.database).list(adaId)).toEqual([]);
      expect((await new Visitor(server.url).register("ada@example.com")).status).toBe(201);
    });

    test("the only administrator cannot leave", async () => {
      await server.database.query
        .updateTable("users")
        .set({ role: "admin" })
        .where("id", "=", adaId)
        .execute();
      expect(await ada.call("DELETE", "/api/account", { password: STRONG_PASSWORD })).toMatchObject({
        status: 409,
        body: { code: "last_admin" },
      });
      expect(await ada.isSignedIn()).toBe(true);
    });

    test("my sessions are listed by device, and one of them can be ended; a stranger's cannot", async () => {
      const phone = new Visitor(server.url);
      const agent =
        "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Mobile Safari/604.1";
      await phone.call(
        "POST",
        "/api/auth/login",
        { email: "ada@example.com", password: STRONG_PASSWORD },
        { "user-agent": agent },
      );
      const { sessions } = (await ada.call("GET", "/api/account/sessions")).body;
      expect(sessions).toHaveLength(2);
      const other = sessions.find((session: { current: boolean }) => !session.current);
      expect(other.device).toBe("Safari on iPhone");

      const mallory = new Visitor(server.url);
      await mallory.register("mallory@example.com");
      expect((await mallory.call("DELETE", `/api/account/sessions/${other.id}`)).status).toBe(404);
      expect(await phone.isSignedIn()).toBe(true);

      expect((await ada.call("DELETE", `/api/account/sessions/${other.id}`)).status).toBe(204);
      expect(await phone.isSignedIn()).toBe(false);
      expect(await ada.isSignedIn()).toBe(true);
    });

    test("the archive holds everything and comes back into another account without loss, once", async () => {
      await addResume(adaId, "First");
      await addResume(adaId, "Second");
      const packed = await ada.call("GET", "/api/account/archive");
      expect(packed.headers.get("content-disposition")).toBe('attachment; filename="candor-archive.json"');
      expect(packed.body.account).toEqual({
        name: "Ada Example",
        email: "ada@example.com",
        role: "user",
        plan: "free",
        emailVerified: false,
        registrationDate: expect.any(String),
        lastSeenAt: expect.any(String),
      });
      const [session] = packed.body.sessions;
      expect(Object.keys(session).sort()).toEqual(["createdAt", "device", "expiresAt", "lastSeenAt"]);
      expect(packed.body.resumes).toHaveLength(2);

      const bob = new Visitor(server.url);
      await bob.register("bob@example.com", { name: "Bob Example" });
      expect((await bob.call("POST", "/api/account/archive", packed.body)).body).toEqual({
        added: 2,
        alreadyThere: 0,
      });
      expect((await bob.call("GET", "/api/account/archive")).body.resumes).toEqual(packed.body.resumes);
      expect((await bob.call("POST", "/api/account/archive", packed.body)).body).toEqual({
        added: 0,
        alreadyThere: 2,
      });
      expect((await bob.call("GET", "/api/auth/session")).body.user.email).toBe("bob@example.com");
    });

    test("an import that would fill the account over a hundred resumes changes nothing, also in parallel", async () => {
      const [entry] = archiveOf(1, "x").resumes;
      const upload = (resumes: unknown[]) =>
        ada.call("POST", "/api/account/archive", { ...archiveOf(0, ""), resumes });
      expect((await upload(archiveOf(60, "A").resumes)).body.added).toBe(60);
      expect(await upload(archiveOf(41, "B").resumes)).toMatchObject({
        status: 409,
        body: { code: "too_many_resumes" },
      });
      const answers = await Promise.all(["C", "D"].map((mark) => upload(archiveOf(30, mark).resumes)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect((await upload(archiveOf(10, "E").resumes)).status).toBe(200);
      expect((await upload(Array(101).fill(entry))).status).toBe(400);
      const packed = await ada.call("GET", "/api/account/archive");
      expect([packed.status, packed.body.resumes.length]).toEqual([200, 100]);
      const bob = new Visitor(server.url);
      await bob.register("bob@example.com");
      expect((await bob.call("POST", "/api/account/archive", packed.body)).body.added).toBe(100);
    });

    test("more resumes than an account should hold can still be downloaded", async () => {
      for (let number = 0; number < 101; number++) await addResume(adaId, `Resume ${number}`);
      expect((await ada.call("GET", "/api/account/archive")).body.resumes).toHaveLength(101);
    });

    test("a damaged archive names the place of the fault and changes nothing", async () => {
      await addResume(adaId, "First");
      const packed = (await ada.call("GET", "/api/account/archive")).body;
      const damaged = {
        ...packed,
        resumes: [packed.resumes[0], { ...packed.resumes[0], title: "B", resume: { version: 1, skills: 5 } }],
      };
      const answer = await ada.call("POST", "/api/account/archive", damaged);
      expect(answer.status).toBe(400);
      expect(answer.body.issues[0].pointer).toBe("/resumes/1/resume/skills");
      expect((await ada.call("GET", "/api/account/archive")).body.resumes).toHaveLength(1);
    });
  });
}
