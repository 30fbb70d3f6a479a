import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { KEEPING } from "../../../src/domain/limits.ts";
import { sampleResume } from "../../../src/domain/resume/sample-resume.ts";
import { ENGINES } from "../../support/databases.ts";
import { ResumeOwner, resumeNamed } from "../../support/resume-owner.ts";
import { type RunningServer, startServer } from "../../support/running-server.ts";

const [position = expect.fail()] = sampleResume.experience;
const [line = expect.fail()] = position.bullets;
const LINE = `/resume/experience/${position.id}/bullets/${line.id}/text`;

/** The sample with other words in its first line. */
function reworded(text: string, change: object = {}) {
  const [first = expect.fail(), ...rest] = sampleResume.experience;
  const [, ...lines] = first.bullets;
  const bullets = [{ ...line, text }, ...lines];
  return { ...sampleResume, experience: [{ ...first, bullets }, ...rest], ...change };
}

for (const { engine, create } of ENGINES) {
  describe(`variants on ${engine}`, () => {
    let server: RunningServer;
    let ada: ResumeOwner;

    beforeAll(async () => {
      server = await startServer({ place: await create(), limits: { requestsPerMinute: 1_000_000 } });
      ada = await ResumeOwner.arrive(server.url);
    });
    afterAll(() => server.stop());

    const post = (id: string, what: string, body: object) =>
      ada.call("POST", `/api/resumes/${id}/${what}`, body);
    const firstLine = async (id: string) =>
      (await ada.read(id)).body.resume.experience[0].bullets[0].text as string;

    /** A source and a variant of it. */
    async function family() {
      const source = await ada.keep();
      const { status, body } = await post(source, "variants", { title: "For Acme" });
      expect(status).toBe(201);
      return { source, variant: body.id as string };
    }

    /** A family whose two have said something else at one place. */
    async function clashing() {
      const { source, variant } = await family();
      const { body } = await ada.save(variant, 2, { resume: reworded("As Acme likes it") });
      expect(body.revision).toBe(3);
      expect((await ada.save(source, 1, { resume: reworded("As it is now", { phone: "123" }) })).status).toBe(
        200,
      );
      return { source, variant };
    }

    test("letter and ad are the one resume's: a variant gets neither, or the ad where it is made for that job", async () => {
      const parts = { coverLetter: "Dear hospital", jobAd: "Nurse wanted" };
      const source = await ada.keep({ resume: { ...sampleResume, ...parts } });
      const { body } = await post(source, "variants", { title: "Plain" });
      expect((await ada.read(body.id)).body.resume).toEqual(sampleResume);
      const made = await post(source, "variants", { title: "For the job", keepsAd: true });
      const first = { ...sampleResume, jobAd: parts.jobAd };
      expect((await ada.read(made.body.id)).body.resume).toEqual(first);
      await ada.save(source, 1, { resume: { ...sampleResume, coverLetter: "Dear shop", role: "Clerk" } });
      expect((await ada.read(made.body.id)).body.resume).toEqual({ ...first, role: "Clerk" });
      expect((await ada.call("GET", `/api/resumes/${made.body.id}/differences`)).body.differences).toEqual(
        [],
      );
    });

    test("a variant says what its source says, and follows where it was not changed", async () => {
      const { source, variant } = await family();
      const { body } = await ada.read(variant);
      expect(body).toMatchObject({
        title: "For Acme",
        sourceId: source,
        source: { id: source, title: "First" },
      });
      expect(body).toMatchObject({ revision: 2, clashes: [], resume: sampleResume });
      await ada.save(variant, 2, { resume: reworded("As Acme likes it"), template: "apple" });
      await ada.save(source, 1, { resume: resumeNamed("Grace"), theme: "navy" });
      const { body: now } = await ada.read(variant);
      expect(now).toMatchObject({ revision: 4, template: "apple", theme: "navy", clashes: [] });
      expect(now.resume.name).toBe("Grace");
      expect(now.resume.experience[0].bullets[0].text).toBe("As Acme likes it");
      const listed = (await ada.call("GET", "/api/resumes")).body.resumes;
      expect(listed.find(({ id }: { id: string }) => id === variant)).toMatchObject({
        sourceId: source,
        revision: 4,
      });
    });

    test("a file and a version of a variant have what came from its source", async () => {
      const { source, variant } = await family();
      await ada.save(source, 1, { resume: resumeNamed("Grace Hopper") });
      const file = await ada.call("GET", `/api/resumes/${variant}/export?format=json`);
      expect(file.body.basics.name).toBe("Grace Hopper");
      const named = await post(variant, "versions", { name: "Sent" });
      expect(named.body).toMatchObject({ revision: 3 });
      const kept = await ada.call("GET", `/api/resumes/${variant}/versions/${named.body.id}`);
      expect(kept.body.resume.name).toBe("Grace Hopper");
      expect((await post(variant, "duplicate", {})).body).toMatchObject({ sourceId: null, revision: 1 });
    });

    test("a save of a variant whose source moved meanwhile is a conflict that holds both", async () => {
      const { source, variant } = await family();
      await ada.save(source, 1, { resume: resumeNamed("Grace") });
      const late = await ada.save(variant, 2, { resume: reworded("Mine") });
      expect(late.status).toBe(409);
      expect(late.body.current).toMatchObject({ revision: 3, resume: { name: "Grace" } });
      expect((await ada.save(variant, 3, { resume: reworded("Mine", { name: "Grace" }) })).status).toBe(200);
      expect(await firstLine(variant)).toBe("Mine");
    });

    test("what both changed stays the variant's and is shown with both, through saves, until its owner chooses", async () => {
      const { variant } = await clashing();
      const clash = {
        place: LINE,
        kind: "value",
        was: line.text,
        mine: "As Acme likes it",
        source: "As it is now",
      };
      const { body } = await ada.read(variant);
      expect(body).toMatchObject({ revision: 4, clashes: [clash], resume: { phone: "123" } });
      await ada.save(variant, 4, { resume: { ...body.resume, role: "Painter" } });
      expect((await ada.read(variant)).body).toMatchObject({ revision: 5, clashes: [clash] });
      const mine = { choices: [{ place: LINE, take: "mine" }], baseRevision: 5, saveId: "choice-of-mine" };
      expect((await post(variant, "clashes", mine)).body).toMatchObject({ revision: 6 });
      expect((await post(variant, "clashes", mine)).body).toMatchObject({ revision: 6 });
      expect((await ada.read(variant)).body).toMatchObject({
        revision: 6,
        clashes: [],
        resume: { role: "Painter" },
      });
      expect(await firstLine(variant)).toBe("As Acme likes it");
    });

    test("a clash that is chosen for the source is over, and the place follows again", async () => {
      const { source, variant } = await clashing();
      const choice = { choices: [{ place: LINE, take: "source" }], baseRevision: 4 };
      expect((await post(variant, "clashes", { ...choice, baseRevision: 3 })).status).toBe(409);
      expect(
        (await post(variant, "clashes", { ...choice, choices: [{ place: "/resume/name", take: "mine" }] }))
          .body,
      ).toMatchObject({
        code: "invalid_input",
        issues: [{ code: "missing", pointer: "/choices/0/place" }],
      });
      expect((await post(variant, "clashes", choice)).status).toBe(200);
      expect(await firstLine(variant)).toBe("As it is now");
      await ada.save(source, 2, { resume: reworded("And again") });
      expect(await firstLine(variant)).toBe("And again");
      const { versions } = (await ada.versions(variant)).body;
      expect(versions).toMatchObject([{ kind: "replaced" }]);
    });

    test("a variant that is detached keeps what it says, and follows no more", async () => {
      const { source, variant } = await clashing();
      const given = { baseRevision: 4, saveId: "detach-it-once" };
      expect((await post(variant, "detach", { baseRevision: 3 })).status).toBe(409);
      expect((await post(variant, "detach", given)).body).toMatchObject({ revision: 5, sourceId: null });
      expect((await post(variant, "detach", given)).body).toMatchObject({ revision: 5 });
      expect((await post(variant, "detach", { baseRevision: 5 })).body).toMatchObject({
        code: "not_a_variant",
      });
      await ada.save(source, 2, { resume: resumeNamed("Grace") });
      const { body } = await ada.read(variant);
      expect(body).toMatchObject({ revision: 5, source: null, clashes: [], resume: { phone: "123" } });
      expect(body.resume.name).toBe(sampleResume.name);
    });

    test("a wording is promoted to the source alone, once, and on the revision that was seen", async () => {
      const { source, variant } = await family();
      await ada.save(variant, 2, { resume: reworded("Better", { role: "Painter" }) });
      const { differences } = (await ada.call("GET", `/api/resumes/${variant}/differences`)).body;
      expect(differences).toMatchObject([
        { place: "/resume/role", mine: "Painter", source: sampleResume.role },
        { place: LINE, kind: "value", mine: "Better", source: line.text },
      ]);
      const given = { place: LINE, baseRevision: 3, sourceRevision: 1, saveId: "promote-it-once" };
      expect((await post(variant, "promote", { ...given, baseRevision: 2 })).body.current).toMatchObject({
        id: variant,
      });
      expect((await post(variant, "promote", { ...given, sourceRevision: 7 })).body.current).toMatchObject({
        id: source,
      });
      expect((await post(variant, "promote", { ...given, place: "/resume/name" })).status).toBe(400);
      const done = { variant: { id: variant, revision: 4 }, source: { id: source, revision: 2 } };
      expect((await post(variant, "promote", given)).body).toMatchObject(done);
      expect((await post(variant, "promote", given)).body).toMatchObject(done);
      expect(await firstLine(source)).toBe("Better");
      expect((await ada.read(source)).body.resume.role).toBe(sampleResume.role);
      await ada.save(source, 2, { resume: reworded("Best") });
      expect(await firstLine(variant)).toBe("Best");
      expect((await ada.read(variant)).body).toMatchObject({ clashes: [], resume: { role: "Painter" } });
    });

    test("variants of variants hand on what they inherit, and a chain ends at its bound", async () => {
      const chain = [await ada.keep()];
      while (chain.length < KEEPING.chain)
        chain.push((await post(chain.at(-1) ?? "", "variants", { title: `Link ${chain.length}` })).body.id);
      const [root = "", second = "", ...rest] = chain;
      const last = rest.at(-1) ?? "";
      expect((await post(last, "variants", { title: "One more" })).body).toMatchObject({
        code: "chain_too_long",
      });
      await ada.save(second, 2, { resume: { ...sampleResume, role: "Painter" } });
      await ada.save(root, 1, { resume: resumeNamed("Grace") });
      expect((await ada.read(last)).body).toMatchObject({
        revision: 7,
        resume: { name: "Grace", role: "Painter" },
      });
    });

    test("a source is deleted only with a choice for its variants", async () => {
      const { source, variant } = await family();
      const second = (await post(variant, "variants", { title: "Second" })).body.id;
      const refused = await ada.call("DELETE", `/api/resumes/${source}`);
      expect(refused.status).toBe(409);
      expect(refused.body).toMatchObject({
        code: "resume_has_variants",
        variants: [{ id: variant, title: "For Acme" }],
      });
      await ada.save(source, 1, { resume: resumeNamed("Grace") });
      expect((await ada.call("DELETE", `/api/resumes/${source}?variants=detach`)).status).toBe(204);
      expect((await ada.read(variant)).body).toMatchObject({
        sourceId: null,
        revision: 4,
        resume: { name: "Grace" },
      });
      expect((await ada.read(second)).body).toMatchObject({
        sourceId: variant,
        revision: 5,
        resume: { name: "Grace" },
      });
      expect((await ada.call("DELETE", `/api/resumes/${variant}?variants=delete`)).status).toBe(204);
      expect((await ada.read(second)).body).toMatchObject({ code: "resume_deleted" });
      // The variant alone comes back as a resume by itself; beside its source it would be a variant again.
      expect((await post(second, "restore", {})).body).toMatchObject({ sourceId: null });
      expect((await ada.read(second)).body).toMatchObject({ source: null, resume: { name: "Grace" } });
    });

    test("a deletion that breaks off in the middle leaves no orphan, and is ended by repeating it", async () => {
      const { source, variant } = await family();
      const others = [];
      for (const title of ["Second", "Third", "Fourth"])
        others.push((await post(source, "variants", { title })).body.id as string);
      const [damaged = expect.fail()] = others.toSorted().slice(1);
      await ada.save(source, 1, { resume: resumeNamed("Grace") });
      const write = (content: string) =>
        server.database.query.updateTable("resumes").set({ content }).where("id", "=", damaged).execute();
      await write("{");
      const whole = others.concat(variant).filter((id) => id !== damaged);
      const remove = () => ada.call("DELETE", `/api/resumes/${source}?variants=detach`);
      expect((await remove()).status).toBe(422);
      expect((await ada.read(source)).status).toBe(200);
      for (const id of whole) expect((await ada.read(id)).body.resume.name).toBe("Grace");
      await write(JSON.stringify(sampleResume));
      expect((await remove()).status).toBe(204);
      for (const id of [...whole, damaged])
        expect((await ada.read(id)).body).toMatchObject({ sourceId: null, resume: { name: "Grace" } });
    });

    test("what is saved and made while a source is deleted is neither lost nor an orphan", async () => {
      const { source, variant } = await family();
      const second = (await post(variant, "variants", { title: "Second" })).body.id as string;
      const [removed, saved, made, edited] = await Promise.all([
        ada.call("DELETE", `/api/resumes/${source}?variants=detach`),
        ada.save(source, 1, { resume: resumeNamed("Grace") }),
        post(source, "variants", { title: "Late" }),
        ada.save(second, 3, { resume: reworded("Mine") }),
      ]);
      expect([204, 409]).toContain(removed.status);
      expect([200, 404]).toContain(saved.status);
      expect([200, 409]).toContain(edited.status);
      expect((await ada.call("DELETE", `/api/resumes/${source}?variants=detach`)).status).toBe(204);
      const name = saved.status === 200 ? ["Grace", sampleResume.name] : [sampleResume.name];
      for (const id of [variant, ...(made.status === 201 ? [made.body.id] : [])]) {
        const { body } = await ada.read(id);
        expect(body).toMatchObject({ sourceId: null, source: null });
        expect(name).toContain(body.resume.name);
      }
      expect((await ada.read(second)).body).toMatchObject({ sourceId: variant });
      if (edited.status === 200) expect(await firstLine(second)).toBe("Mine");
    });

    test("a ring that somebody wrote into the database is deleted like a chain", async () => {
      const { source, variant } = await family();
      const ring = { source_id: variant, source_revision: 0 };
      await server.database.query.updateTable("resumes").set(ring).where("id", "=", source).execute();
      expect((await ada.call("DELETE", `/api/resumes/${source}?variants=delete`)).status).toBe(204);
      for (const id of [source, variant])
        expect((await ada.read(id)).body).toMatchObject({ code: "resume_deleted" });
    });

    test("a deleted variant comes back to its source, or keeps what it had where that is removed for good", async () => {
      const { source, variant } = await family();
      await ada.call("DELETE", `/api/resumes/${variant}`);
      await ada.save(source, 1, { resume: resumeNamed("Grace") });
      expect((await post(variant, "restore", {})).body).toMatchObject({ sourceId: source });
      expect((await ada.read(variant)).body).toMatchObject({ revision: 3, resume: { name: "Grace" } });
      await ada.call("DELETE", `/api/resumes/${variant}`);
      await ada.save(source, 2, { resume: resumeNamed("Ada") });
      expect((await ada.call("DELETE", `/api/resumes/${source}?forever=true`)).status).toBe(204);
      expect((await post(variant, "restore", {})).body).toMatchObject({ sourceId: null });
      expect((await ada.read(variant)).body).toMatchObject({ resume: { name: "Ada" } });
    });

    test("a retry of a creation makes no second variant and answers the revision of then", async () => {
      const source = await ada.keep();
      const given = { title: "Once", saveId: "make-it-once" };
      const { body } = await post(source, "variants", given);
      await ada.save(source, 1, { resume: resumeNamed("Grace") });
      expect((await post(source, "variants", given)).body).toMatchObject({ id: body.id, revision: 2 });
      expect((await ada.save(body.id, 2, { resume: reworded("Late") })).status).toBe(409);
    });
  });
}
