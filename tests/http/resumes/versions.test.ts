import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  type VersionAnswer,
  type VersionList,
  type VersionSummaryAnswer,
  versionAnswer,
  versionSummary,
} from "../../../src/contract/resumes.ts";
import { sampleResume } from "../../../src/domain/resume/sample-resume.ts";
import { ENGINES } from "../../support/databases.ts";
import { ResumeOwner, resumeNamed } from "../../support/resume-owner.ts";
import { type RunningServer, startServer } from "../../support/running-server.ts";

const MINUTE = 60_000;

for (const { engine, create } of ENGINES) {
  describe(`versions on ${engine}`, () => {
    let server: RunningServer;
    let ada: ResumeOwner;
    let clock: Date;
    let id: string;
    let revision: number;

    beforeAll(async () => {
      clock = new Date("2026-03-01T08:00:00.000Z");
      server = await startServer({
        place: await create(),
        limits: { requestsPerMinute: 100_000 },
        now: () => clock,
      });
      ada = await ResumeOwner.arrive(server.url);
    });
    beforeEach(async () => {
      id = await ada.keep({ resume: resumeNamed("Start") });
      revision = 1;
    });
    afterAll(() => server.stop());

    async function saveAfter(minutes: number, name: string, change: object = {}): Promise<void> {
      clock = new Date(clock.getTime() + minutes * MINUTE);
      const answer = await ada.save(id, revision, { resume: resumeNamed(name), ...change });
      expect(answer.status).toBe(200);
      revision = answer.body.revision;
    }

    async function contents(): Promise<[kind: string, name: string][]> {
      const { versions }: VersionList = (await ada.versions(id)).body;
      const read = versions.map(async (version: VersionSummaryAnswer): Promise<[string, string]> => {
        const { body } = await ada.call("GET", `/api/resumes/${id}/versions/${version.id}`);
        const { kind, resume }: VersionAnswer = versionAnswer.strict().parse(body);
        return [kind, resume.name];
      });
      return Promise.all(read);
    }

    const restore = (versionId: string, body: object) =>
      ada.call("POST", `/api/resumes/${id}/versions/${versionId}/restore`, body);

    test("saves of one sitting make no version; the first after ten minutes of pause keeps how it stood", async () => {
      await saveAfter(1, "A");
      await saveAfter(1, "B");
      expect(await contents()).toEqual([]);
      const stood = clock.toISOString();
      await saveAfter(10, "C");
      expect(await contents()).toEqual([["automatic", "B"]]);
      const { versions } = (await ada.versions(id)).body;
      expect(versionSummary.strict().parse(versions[0])).toMatchObject({
        revision: 3,
        savedAt: stood,
        name: null,
      });
      await saveAfter(1, "D");
      expect(await contents()).toHaveLength(1);
    });

    test("work without a pause is kept every ten minutes", async () => {
      for (let save = 1; save <= 25; save++) await saveAfter(1, `Save ${save}`);
      expect(await contents()).toEqual([
        ["automatic", "Save 19"],
        ["automatic", "Save 9"],
      ]);
    });

    test("a version is named once, keeps what is stored, and can be read, compared and removed", async () => {
      await saveAfter(1, "Good", { theme: "navy" });
      const given = { name: "  Sent to\nAcme ", saveId: "naming-0001" };
      const named = await ada.call("POST", `/api/resumes/${id}/versions`, given);
      expect(named).toMatchObject({
        status: 201,
        body: { kind: "named", name: "Sent to Acme", theme: "navy" },
      });
      expect((await ada.call("POST", `/api/resumes/${id}/versions`, given)).body.id).toBe(named.body.id);
      await saveAfter(1, "Better");
      expect(await contents()).toEqual([["named", "Good"]]);
      const path = `/api/resumes/${id}/versions/${named.body.id}`;
      expect((await ada.call("DELETE", path)).status).toBe(204);
      expect((await ada.call("DELETE", path)).status).toBe(404);
      expect((await ada.call("GET", path)).status).toBe(404);
    });

    test("what a person confirmed is saved, kept with a version, restored, copied and in the archive", async () => {
      const [first, ...others] = sampleResume.experience;
      const stated = {
        ...first,
        statements: ["I led the night shift", { text: "How many? 4", line: first?.bullets[0]?.id }],
      };
      const resume = { ...sampleResume, statements: ["I sum up"], experience: [stated, ...others] };
      await saveAfter(1, "Stated", { resume });
      const { body: version } = await ada.call("POST", `/api/resumes/${id}/versions`, { name: "Stated" });
      await saveAfter(1, "Without");
      expect((await ada.read(id)).body.resume).not.toHaveProperty("statements");
      expect((await restore(version.id, { baseRevision: revision })).status).toBe(200);
      expect((await ada.read(id)).body.resume).toEqual(resume);
      const copy = await ada.call("POST", `/api/resumes/${id}/duplicate`);
      expect((await ada.read(copy.body.id)).body.resume).toEqual(resume);
      const archive = JSON.stringify((await ada.call("GET", "/api/account/archive")).body);
      expect(archive.split("I led the night shift").length).toBeGreaterThan(3);
    });

    test("a restore is a new revision; what it replaced is kept; its retry makes nothing new", async () => {
      await saveAfter(1, "Old", { template: "meta" });
      const { body: version } = await ada.call("POST", `/api/resumes/${id}/versions`, { name: "Old one" });
      await saveAfter(1, "New", { template: "apple", title: "Renamed" });
      const given = { baseRevision: revision, saveId: "restoring-1" };
      for (const _ of [1, 2])
        expect(await restore(version.id, given)).toMatchObject({ status: 200, body: { revision: 4 } });
      expect((await ada.read(id)).body).toMatchObject({
        revision: 4,
        title: "Renamed",
        template: "meta",
        resume: { name: "Old", coverLetter: "Letter of Old" },
      });
      expect(await contents()).toEqual([
        ["replaced", "New"],
        ["named", "Old"],
      ]);
    });

    test("a restore over a revision that somebody else wrote is a conflict and changes nothing", async () => {
      const { body: version } = await ada.call("POST", `/api/resumes/${id}/versions`, { name: "Start" });
      await saveAfter(1, "Theirs");
      expect(await restore(version.id, { baseRevision: 1 })).toMatchObject({
        status: 409,
        body: { code: "resume_changed", current: { revision: 2, resume: { name: "Theirs" } } },
      });
      expect(await contents()).toEqual([["named", "Start"]]);
    });

    test("a conflict that the person decided keeps the version that lost", async () => {
      await saveAfter(1, "Theirs");
      const late = await ada.save(id, 1, { resume: resumeNamed("Mine") });
      revision = late.body.current.revision;
      await saveAfter(1, "Mine", { keepReplaced: true });
      expect(await contents()).toEqual([["replaced", "Theirs"]]);
    });

    test("a version of one resume is not reached through another", async () => {
      const { body: version } = await ada.call("POST", `/api/resumes/${id}/versions`, { name: "Mine" });
      const other = await ada.keep();
      const path = `/api/resumes/${other}/versions/${version.id}`;
      expect((await ada.call("GET", path)).status).toBe(404);
      expect((await ada.call("POST", `${path}/restore`, { baseRevision: 1 })).status).toBe(404);
      expect((await ada.call("DELETE", path)).status).toBe(404);
      expect((await ada.versions(id)).body.versions).toHaveLength(1);
    });

    test("twenty named versions are kept, one more is refused", async () => {
      const answers = await Promise.all(
        Array.from({ length: 22 }, (_, index) =>
          ada.call("POST", `/api/resumes/${id}/versions`, { name: `Name ${index}` }),
        ),
      );
      const statuses = answers.map(({ status }) => status).sort();
      expect(statuses).toEqual([...Array(20).fill(201), 409, 409]);
      expect(answers.find(({ status }) => status === 409)?.body.code).toBe("too_many_versions");
    });
  });
}
