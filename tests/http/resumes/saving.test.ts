import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  conflictAnswer,
  type ResumeList,
  resumeAnswer,
  resumeSummary,
} from "../../../src/contract/resumes.ts";
import { sampleResume } from "../../../src/domain/resume/sample-resume.ts";
import { plainOf } from "../../factories/given-resume.ts";
import { ENGINES } from "../../support/databases.ts";
import { ResumeOwner, resumeNamed } from "../../support/resume-owner.ts";
import { type RunningServer, startServer } from "../../support/running-server.ts";

for (const { engine, create } of ENGINES) {
  describe(`resumes over HTTP on ${engine}`, () => {
    let server: RunningServer;
    let ada: ResumeOwner;
    let clock: Date;

    beforeAll(async () => {
      clock = new Date("2026-03-01T08:00:00.000Z");
      server = await startServer({
        place: await create(),
        limits: { requestsPerMinute: 100_000 },
        now: () => clock,
      });
      ada = await ResumeOwner.arrive(server.url);
    });
    afterAll(() => server.stop());

    test("a new resume is kept at revision 1 with what was left out as designed, and read again as it was given", async () => {
      const resume = { ...sampleResume, name: "Zoë 🦊 O’Neil", summary: "One\nשלום مرحبا 你好" };
      const created = await ada.create({ resume });
      expect(created.status).toBe(201);
      expect(created.headers.get("cache-control")).toBe("no-store");
      const summary = resumeSummary.strict().parse(created.body);
      expect(summary).toMatchObject({
        title: "First",
        theme: "signature",
        page: "a4",
        fit: false,
        revision: 1,
      });
      const read = await ada.read(summary.id);
      expect(resumeAnswer.strict().parse(read.body)).toEqual({
        ...{ ...summary, style: {}, resume, source: null, clashes: [] },
      });
    });

    test("a page that knows no ids goes on saving: the lines that it kept keep their ids, and nothing is lost", async () => {
      const id = await ada.keep();
      const plain = { ...Object(plainOf(sampleResume)), version: 1 };
      const [first, ...others] = plain.experience;
      const bullets = ["Written by an older page", ...first.bullets.slice(1).toReversed()];
      const resume = { ...plain, experience: [...others, { ...first, company: "Tidewell", bullets }] };
      const change = { resume, saveId: "an-older-page" };
      for (const _ of [1, 2])
        expect(await ada.save(id, 1, change)).toMatchObject({ status: 200, body: { revision: 2 } });
      const { body } = await ada.read(id);
      expect(plainOf(body.resume)).toEqual({ ...resume, version: 2 });
      const [known, ...rest] = sampleResume.experience;
      const [, ...lines] = known?.bullets ?? [];
      expect(body.resume.experience.slice(0, -1)).toEqual(rest);
      expect(body.resume.experience.at(-1)).toMatchObject({ id: known?.id });
      expect(body.resume.experience.at(-1).bullets.slice(1)).toEqual(lines.toReversed());
      expect(body.resume.skills).toEqual(sampleResume.skills);
      // A page that comes too late is told so, whichever format it speaks; the same words are no conflict.
      expect((await ada.save(id, 1, { resume: plain })).status).toBe(409);
      expect(await ada.save(id, 1, { resume })).toMatchObject({ status: 200, body: { revision: 2 } });
    });

    test("a resume without ids has the same ones in every account", async () => {
      const plain = { ...Object(plainOf(sampleResume)), version: 1 };
      const eve = await ResumeOwner.arrive(server.url);
      const [mine, hers] = [await ada.keep({ resume: plain }), await eve.keep({ resume: plain })];
      expect((await ada.read(mine)).body.resume).toEqual((await eve.read(hers)).body.resume);
    });

    test("the list shows the latest edit first, without content", async () => {
      const owner = await ResumeOwner.arrive(server.url);
      const older = await owner.keep({ title: "Older" });
      clock = new Date(clock.getTime() + 1000);
      await owner.keep({ title: "Newer" });
      const titles = async () => {
        const { resumes }: ResumeList = (await owner.call("GET", "/api/resumes")).body;
        return resumes.map(({ title }) => title);
      };
      expect(await titles()).toEqual(["Newer", "Older"]);
      clock = new Date(clock.getTime() + 1000);
      await owner.save(older, 1, { resume: resumeNamed("Again") });
      expect(await titles()).toEqual(["Older", "Newer"]);
      expect((await owner.call("GET", "/api/resumes")).body.resumes[0]).not.toHaveProperty("resume");
    });

    test("a save raises the revision by one and leaves alone what it does not name", async () => {
      const id = await ada.keep({ theme: "navy", page: "letter", fit: true });
      const saved = await ada.save(id, 1, { resume: resumeNamed("Second") });
      expect(saved).toMatchObject({
        status: 200,
        body: { revision: 2, theme: "navy", page: "letter", fit: true },
      });
      expect(saved.body).not.toHaveProperty("resume");
      const design = { template: "apple", theme: "signature", page: "a4", fit: false, title: "Other" };
      expect((await ada.save(id, 2, design)).body).toMatchObject({ revision: 3, ...design });
    });

    test("a save over an older revision is refused with what is stored now, and writes nothing", async () => {
      const id = await ada.keep();
      await ada.save(id, 1, { resume: resumeNamed("Theirs"), template: "meta" });
      const late = await ada.save(id, 1, { resume: resumeNamed("Mine") });
      expect(late.status).toBe(409);
      const { code, current } = conflictAnswer.strict().parse(late.body);
      expect(code).toBe("resume_changed");
      expect(current).toEqual((await ada.read(id)).body);
      expect(current).toMatchObject({ revision: 2, template: "meta", resume: { name: "Theirs" } });
    });

    test("a save over a revision that does not exist yet is a conflict too", async () => {
      const id = await ada.keep();
      expect((await ada.save(id, 7, { resume: resumeNamed("Future") })).status).toBe(409);
      expect((await ada.read(id)).body.revision).toBe(1);
    });

    test("a retry of a save answers the revision that the first try made, also after later saves", async () => {
      const id = await ada.keep();
      const change = { resume: resumeNamed("Once"), saveId: "save-0001" };
      expect((await ada.save(id, 1, change)).body.revision).toBe(2);
      expect((await ada.save(id, 1, change)).body.revision).toBe(2);
      await ada.save(id, 2, { resume: resumeNamed("Later"), saveId: "save-0002" });
      expect((await ada.save(id, 1, change)).body.revision).toBe(2);
      expect((await ada.read(id)).body).toMatchObject({ revision: 3, resume: { name: "Later" } });
    });

    test("a save id belongs to one resume", async () => {
      const [first, second] = [await ada.keep(), await ada.keep()];
      const change = { resume: resumeNamed("Both"), saveId: "save-shared" };
      await ada.save(first, 1, change);
      expect((await ada.save(second, 1, change)).body.revision).toBe(2);
      expect((await ada.read(second)).body.resume.name).toBe("Both");
    });

    test("a retry without a save id is recognised by its words", async () => {
      const id = await ada.keep();
      const change = { resume: resumeNamed("Once") };
      expect((await ada.save(id, 1, change)).body.revision).toBe(2);
      expect(await ada.save(id, 1, change)).toMatchObject({ status: 200, body: { revision: 2 } });
      expect((await ada.read(id)).body.revision).toBe(2);
    });

    test("a save that was no conflict because both wrote the same is remembered for its retries too", async () => {
      const id = await ada.keep();
      const mine = { resume: resumeNamed("Same"), saveId: "mine-0001" };
      await ada.save(id, 1, { resume: resumeNamed("Same"), saveId: "theirs-0001" });
      expect(await ada.save(id, 1, mine)).toMatchObject({ status: 200, body: { revision: 2 } });
      await ada.save(id, 2, { resume: resumeNamed("Later"), saveId: "theirs-0002" });
      expect(await ada.save(id, 1, mine)).toMatchObject({ status: 200, body: { revision: 2 } });
    });

    test("of twenty writers at once over one revision exactly one wins, and each other is told", async () => {
      const id = await ada.keep();
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          ada.save(id, 1, { resume: resumeNamed(`Writer ${index}`), saveId: `writer-${index}-x` }),
        ),
      );
      const statuses = answers.map(({ status }) => status).sort();
      expect(statuses).toEqual([200, ...Array(19).fill(409)]);
    });

    test("twenty tries of one save at once make one revision, and all are told the same", async () => {
      const id = await ada.keep();
      const tries = Array.from({ length: 20 }, () =>
        ada.save(id, 1, { resume: resumeNamed("Once"), saveId: "twenty-tries" }),
      );
      const answers = (await Promise.all(tries)).map(({ status, body }) => [status, body.revision]);
      expect(answers).toEqual(Array(20).fill([200, 2]));
    });

    test("a retry of a creation makes no second resume, and answers revision 1 whatever came later", async () => {
      const owner = await ResumeOwner.arrive(server.url);
      const tries = await Promise.all(
        Array.from({ length: 5 }, () => owner.create({ saveId: "creation-1" })),
      );
      expect(new Set(tries.map(({ body }) => body.id)).size).toBe(1);
      await owner.save(tries[0]?.body.id, 1, { resume: resumeNamed("Later") });
      expect(await owner.create({ saveId: "creation-1" })).toMatchObject({
        status: 201,
        body: { revision: 1 },
      });
      expect((await owner.call("GET", "/api/resumes")).body.resumes).toHaveLength(1);
      expect((await ada.create({ saveId: "creation-1" })).body.id).not.toBe(tries[0]?.body.id);
    });

    test("a title that only follows the content gives way to a name that was given since", async () => {
      const id = await ada.keep({ title: "Jane" });
      const follow = (base: number, title: string, replacesTitle: string) =>
        ada.save(id, base, { resume: resumeNamed(title), title, replacesTitle });
      expect((await follow(1, "Jane Doe", "Jane")).body).toMatchObject({ title: "Jane Doe", revision: 2 });
      await ada.call("PATCH", `/api/resumes/${id}`, { title: "For the clinic" });
      expect((await follow(2, "Jane Roe", "Jane Doe")).body).toMatchObject({
        title: "For the clinic",
        revision: 3,
      });
    });

    test("a new title raises no revision, so that it conflicts with no editor, and a save does not take it back", async () => {
      const id = await ada.keep({ title: "Old" });
      const renamed = await ada.call("PATCH", `/api/resumes/${id}`, { title: "  New\u202e\nname  " });
      expect(renamed).toMatchObject({ status: 200, body: { title: "New name", revision: 1 } });
      expect((await ada.save(id, 1, { resume: resumeNamed("x") })).body).toMatchObject({
        title: "New name",
        revision: 2,
      });
      for (const title of ["", "  ", "\u0000", "x".repeat(201)])
        expect((await ada.call("PATCH", `/api/resumes/${id}`, { title })).status).toBe(400);
    });

    test("a duplicate has everything but the history, under its own or a given title, once", async () => {
      const id = await ada.keep({ title: `${"t".repeat(192)}🦊end`, theme: "navy", fit: true });
      await ada.save(id, 1, { resume: resumeNamed("Second") });
      const copy = await ada.call("POST", `/api/resumes/${id}/duplicate`);
      expect(copy).toMatchObject({ status: 201, body: { revision: 1, theme: "navy", fit: true } });
      expect(copy.body.title).toBe(`${"t".repeat(192)} (copy)`);
      expect((await ada.read(copy.body.id)).body.resume).toEqual(resumeNamed("Second"));
      const given = { title: "For Acme", saveId: "duplicate-1" };
      const again = [1, 2].map(() => ada.call("POST", `/api/resumes/${id}/duplicate`, given));
      const [one, two] = await Promise.all(again);
      expect([one?.body.title, two?.body.id]).toEqual(["For Acme", one?.body.id]);
      await ada.save(copy.body.id, 1, { resume: resumeNamed("Copy") });
      expect((await ada.read(id)).body.resume.name).toBe("Second");
    });
  });
}
