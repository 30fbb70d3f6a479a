import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { RESUME_BYTES } from "../../../src/contract/resume-bytes.ts";
import { sampleResume } from "../../../src/domain/resume/sample-resume.ts";
import { plainOf } from "../../factories/given-resume.ts";
import { ENGINES } from "../../support/databases.ts";
import { ResumeOwner, resumeNamed } from "../../support/resume-owner.ts";
import { type RunningServer, startServer } from "../../support/running-server.ts";

for (const { engine, create } of ENGINES) {
  describe(`what is refused on ${engine}`, () => {
    let server: RunningServer;
    let ada: ResumeOwner;

    beforeAll(async () => {
      server = await startServer({ place: await create(), limits: { requestsPerMinute: 100_000 } });
      ada = await ResumeOwner.arrive(server.url);
    });
    afterAll(() => server.stop());

    test.each([
      ["no title", { title: undefined }, "/title"],
      ["a title of 201 characters", { title: "x".repeat(201) }, "/title"],
      ["no resume", { resume: undefined }, "/resume"],
      ["an unknown template", { template: "../../etc" }, "/template"],
      ["an unknown theme", { theme: "<script>" }, "/theme"],
      ["an unknown page", { page: "a3" }, "/page"],
      ["a field of the wrong type", { resume: { version: 1, skills: [1] } }, "/resume/skills/0"],
      ["an unknown field", { resume: { version: 1, nmae: "x" } }, "/resume/nmae"],
      ["a resume of a newer format", { resume: { version: 99 } }, "/resume/version"],
      [
        "10,000 bullets",
        { resume: { version: 1, experience: [{ bullets: Array(10_000).fill("x") }] } },
        "/resume/experience/0/bullets",
      ],
      ["a save id that is none", { saveId: "'; drop table resumes" }, "/saveId"],
    ])("%s, with its place", async (_case, change, pointer) => {
      const before = (await ada.call("GET", "/api/resumes")).body.resumes.length;
      const answer = await ada.create(change);
      expect(answer).toMatchObject({ status: 400, body: { code: "invalid_input", issues: [{ pointer }] } });
      expect((await ada.call("GET", "/api/resumes")).body.resumes).toHaveLength(before);
    });

    test.each([0, -1, 1.5, "1", null, 1e20])("a base revision of %s", async (baseRevision) => {
      const id = await ada.keep();
      const body = { resume: resumeNamed("x"), baseRevision };
      expect((await ada.call("PUT", `/api/resumes/${id}`, body)).status).toBe(400);
      expect((await ada.read(id)).body.revision).toBe(1);
    });

    test("a resume over 256 KB is told its size; a body over what a resume with a photo takes is not read", async () => {
      const id = await ada.keep();
      const experience = (length: number) =>
        Array.from({ length }, () => ({ bullets: Array(100).fill("b".repeat(1000)) }));
      const large = await ada.save(id, 1, { resume: { version: 1, experience: experience(3) } });
      expect(large).toMatchObject({
        status: 400,
        body: { issues: [{ code: "over-limit", pointer: "/resume" }] },
      });
      expect(large.body.issues[0].message).toContain("256 KB");
      const huge = await ada.save(id, 1, {
        resume: { version: 1, experience: experience(Math.ceil(RESUME_BYTES / 100_000)) },
      });
      expect(huge).toMatchObject({ status: 413, body: { code: "body_too_large" } });
      expect((await ada.read(id)).body.revision).toBe(1);
    });

    test("a resume of just under 256 KB is kept and comes back whole", async () => {
      const experience = Array.from({ length: 2 }, () => ({
        company: "",
        title: "",
        period: "",
        bullets: Array(100).fill("é🦊".repeat(213)),
      }));
      const resume = { ...sampleResume, experience };
      const id = await ada.keep({ resume });
      expect(plainOf((await ada.read(id)).body.resume)).toEqual(plainOf(resume));
    });

    test("NUL, lone surrogates, control and override characters are cleaned, all else comes back", async () => {
      const name = "A\u0000B\uD800C\u0007\u202ED שלום 👩🏽‍💻 é";
      const id = await ada.keep({ resume: { ...sampleResume, name }, title: name });
      const { body } = await ada.read(id);
      expect(body.resume.name).toBe("AB\uFFFDCD שלום 👩🏽‍💻 é");
      expect(body.title).toBe("AB\uFFFDCD שלום 👩🏽‍💻 é");
    });

    test("fields that a caller must not set are dropped", async () => {
      const mallory = await ResumeOwner.arrive(server.url);
      const forged = {
        id: "chosen",
        ownerId: "somebody",
        userId: "somebody",
        role: "admin",
        isAdmin: true,
        revision: 99,
        createdAt: "1999-01-01T00:00:00.000Z",
        deletedAt: "1999-01-01T00:00:00.000Z",
      };
      const { body } = await mallory.create(forged);
      expect(body).toMatchObject({ revision: 1, deletedAt: null });
      expect(body.id).not.toBe("chosen");
      expect(body.createdAt).not.toBe(forged.createdAt);
      await mallory.save(body.id, 1, forged);
      await mallory.call("PATCH", `/api/resumes/${body.id}`, { title: "x", ...forged });
      expect((await mallory.read(body.id)).body).toMatchObject({ revision: 2, deletedAt: null });
      expect((await mallory.call("GET", "/api/auth/session")).body.user.role).toBe("user");
    });

    test.each([
      [
        "__proto__ beside the resume",
        `{"title":"x","template":"google","__proto__":{"admin":true},"resume":{"version":1}}`,
      ],
      [
        "__proto__ in the resume",
        `{"title":"x","template":"google","resume":{"version":1,"__proto__":{"name":"x"}}}`,
      ],
      [
        "constructor.prototype",
        `{"title":"x","template":"google","resume":{"constructor":{"prototype":{"x":1}}}}`,
      ],
      [
        "JSON 10,000 deep",
        `{"title":"x","template":"google","resume":${"[".repeat(10_000)}${"]".repeat(10_000)}}`,
      ],
    ])("%s", async (_case, body) => {
      const response = await fetch(`${server.url}/api/resumes`, {
        method: "POST",
        headers: { "content-type": "application/json", cookie: ada.cookie ?? "" },
        body,
      });
      expect(response.status).toBe(400);
      expect(Object.prototype).not.toHaveProperty("admin");
    });

    test.each([
      ["SQL", "' or '1'='1"],
      ["wildcards", "%"],
      ["a path", "..%2f..%2fetc%2fpasswd"],
      ["NUL", "%00"],
      ["a long id", "x".repeat(150)],
    ])("an id that is %s is not found", async (_case, id) => {
      await ada.keep();
      for (const path of [id, `${id}/versions`, `${id}/export?format=txt`])
        expect((await ada.call("GET", `/api/resumes/${path}`)).status).toBeOneOf([400, 404]);
      expect((await ada.call("DELETE", `/api/resumes/${id}?forever=true`)).status).toBeOneOf([400, 404]);
    });

    test("a change that another site asks for is refused and nothing happens", async () => {
      const id = await ada.keep();
      const headers = { origin: "https://evil.example", "sec-fetch-site": "cross-site" };
      for (const [method, path, body] of [
        ["POST", "", { title: "x", template: "google", resume: { version: 1 } }],
        ["PUT", `/${id}`, { resume: { version: 1 }, baseRevision: 1 }],
        ["PATCH", `/${id}`, { title: "x" }],
        ["DELETE", `/${id}`, undefined],
        ["POST", `/${id}/duplicate`, undefined],
      ] as const)
        expect((await ada.call(method, `/api/resumes${path}`, body, headers)).status).toBe(403);
      expect((await ada.read(id)).body).toMatchObject({ revision: 1, title: "First" });
    });

    test("a hundred resumes are kept, one more is refused on every way, also by twenty requests at once", async () => {
      const owner = await ResumeOwner.arrive(server.url);
      const small = { resume: { version: 1 } };
      const ids: string[] = [];
      for (let count = 0; count < 90; count++) ids.push(await owner.keep(small));
      const answers = await Promise.all(Array.from({ length: 20 }, () => owner.create(small)));
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
      const [id = ""] = ids;
      expect(await owner.create(small)).toMatchObject({ status: 409, body: { code: "too_many_resumes" } });
      expect((await owner.call("POST", `/api/resumes/${id}/duplicate`)).status).toBe(409);
      await owner.call("DELETE", `/api/resumes/${id}`);
      expect((await owner.create(small)).status).toBe(201);
      expect((await owner.call("POST", `/api/resumes/${id}/restore`)).body.code).toBe("too_many_resumes");
      expect((await owner.call("GET", "/api/resumes")).body.resumes).toHaveLength(100);
    });

    test("deleting and creating in turn does not pile up without end", async () => {
      const owner = await ResumeOwner.arrive(server.url);
      const id = await owner.keep({ resume: { version: 1 } });
      const { query } = server.database;
      const {
        size: _size,
        title_key: _titleKey,
        ...row
      } = await query.selectFrom("resumes").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
      const deleted = { ...row, deleted_at: new Date().toISOString() };
      const rows = Array.from({ length: 199 }, () => ({ ...deleted, id: crypto.randomUUID() }));
      await query.insertInto("resumes").values(rows).execute();
      expect(await owner.create()).toMatchObject({ status: 409, body: { code: "too_many_deleted" } });
      await owner.call("DELETE", `/api/resumes/${rows[0]?.id}?forever=true`);
      expect((await owner.create()).status).toBe(201);
    });
  });
}
