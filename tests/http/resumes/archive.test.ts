import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { archive } from "../../../src/contract/archive.ts";
import { sampleResume } from "../../../src/domain/resume/sample-resume.ts";
import { ENGINES } from "../../support/databases.ts";
import { ResumeOwner, resumeNamed } from "../../support/resume-owner.ts";
import { type RunningServer, startServer } from "../../support/running-server.ts";

const DAY = 86_400_000;

for (const { engine, create } of ENGINES) {
  describe(`the archive of kept resumes on ${engine}`, () => {
    let server: RunningServer;
    let clock: Date;

    beforeAll(async () => {
      clock = new Date("2026-03-01T08:00:00.000Z");
      server = await startServer({ place: await create(), now: () => clock });
    });
    afterAll(() => server.stop());

    const pack = async (owner: ResumeOwner) => (await owner.call("GET", "/api/account/archive")).body;
    const unpack = async (owner: ResumeOwner, body: unknown) =>
      (await owner.call("POST", "/api/account/archive", body)).body;

    /** One resume with all kinds of versions, and a deleted one. */
    async function fill(owner: ResumeOwner): Promise<void> {
      const id = await owner.keep({
        title: "Zoë 🦊",
        template: "meta",
        theme: "navy",
        page: "letter",
        fit: true,
      });
      const { body: named } = await owner.call("POST", `/api/resumes/${id}/versions`, { name: "Sent" });
      await owner.save(id, 1, { resume: resumeNamed("Second"), theme: "signature" });
      clock = new Date(clock.getTime() + 3_600_000);
      await owner.save(id, 2, { resume: resumeNamed("Third") });
      await owner.call("POST", `/api/resumes/${id}/versions/${named.id}/restore`, { baseRevision: 3 });
      const deleted = await owner.keep({ title: "Deleted" });
      await owner.call("DELETE", `/api/resumes/${deleted}`);
    }

    test("designs, versions and deleted resumes come back into another account without loss, once", async () => {
      const [ada, bob] = [await ResumeOwner.arrive(server.url), await ResumeOwner.arrive(server.url)];
      await fill(ada);
      const packed = archive.parse(await pack(ada));
      expect(packed.resumes).toMatchObject([{ title: "Zoë 🦊", theme: "navy", page: "letter", fit: true }]);
      expect(packed.resumes[0]?.versions.map(({ kind, resume }) => [kind, resume.name])).toEqual([
        ["named", sampleResume.name],
        ["replaced", "Third"],
        ["automatic", "Second"],
      ]);
      expect(packed.resumes[0]?.versions.at(-1)?.resume.coverLetter).toBe("Letter of Second");
      expect(packed.deleted).toMatchObject([{ title: "Deleted", deletedAt: clock.toISOString() }]);
      expect(packed.leftOut).toEqual({ deleted: 0, versions: 0, files: 0, damaged: [] });

      expect(await unpack(bob, packed)).toEqual({ added: 2, alreadyThere: 0 });
      const { resumes, deleted } = await pack(bob);
      expect({ resumes, deleted }).toEqual({ resumes: packed.resumes, deleted: packed.deleted });
      expect(await unpack(bob, packed)).toEqual({ added: 0, alreadyThere: 2 });
    });

    test("variants come back with their sources, or by themselves where the source is not in the file", async () => {
      const [ada, bob, eve] = [
        await ResumeOwner.arrive(server.url),
        await ResumeOwner.arrive(server.url),
        await ResumeOwner.arrive(server.url),
      ];
      const source = await ada.keep({ title: "Career" });
      const made = await ada.call("POST", `/api/resumes/${source}/variants`, { title: "Field" });
      await ada.call("POST", `/api/resumes/${made.body.id}/variants`, { title: "Employer" });
      await ada.save(made.body.id, 2, { resume: { ...sampleResume, role: "Painter" } });
      await ada.save(source, 1, { resume: { ...sampleResume, role: "Baker", phone: "1" } });
      const packed = archive.parse(await pack(ada));
      const field = packed.resumes.find(({ title }) => title === "Field");
      expect(field).toMatchObject({ variantOf: { source }, resume: { role: "Painter", phone: "1" } });

      expect(await unpack(bob, packed)).toEqual({ added: 3, alreadyThere: 0 });
      expect(await unpack(bob, packed)).toEqual({ added: 0, alreadyThere: 3 });
      const { resumes } = (await bob.call("GET", "/api/resumes")).body;
      const idOf = (wanted: string) => resumes.find(({ title }: { title: string }) => title === wanted).id;
      expect((await bob.read(idOf("Employer"))).body).toMatchObject({ source: { id: idOf("Field") } });
      const { body } = await bob.read(idOf("Field"));
      expect(body).toMatchObject({ source: { id: idOf("Career") }, clashes: [{ place: "/resume/role" }] });
      await bob.save(idOf("Career"), 1, { resume: { ...sampleResume, role: "Baker", phone: "2" } });
      expect((await bob.read(idOf("Employer"))).body.resume).toMatchObject({ role: "Painter", phone: "2" });

      const alone = { ...packed, resumes: packed.resumes.filter(({ title }) => title !== "Career") };
      const ring = alone.resumes.map((each) => ({
        ...each,
        id: each.title,
        ...(each.variantOf && { variantOf: { ...each.variantOf, source: "Employer" } }),
      }));
      expect(await unpack(eve, { ...packed, resumes: ring })).toEqual({ added: 2, alreadyThere: 0 });
      const kept = (await eve.call("GET", "/api/resumes")).body.resumes;
      expect(kept).toMatchObject([{ sourceId: null }, { sourceId: null }]);
    });

    test("an archive from before themes and versions is still read", async () => {
      const ada = await ResumeOwner.arrive(server.url);
      const { account } = await pack(ada);
      const old = {
        format: "candor-archive",
        version: 1,
        account,
        resumes: [
          {
            title: "Old",
            template: "google",
            createdAt: "2026-01-01T00:00:00.000Z",
            updatedAt: "2026-01-01T00:00:00.000Z",
            resume: sampleResume,
          },
        ],
      };
      expect(await unpack(ada, old)).toEqual({ added: 1, alreadyThere: 0 });
      expect((await pack(ada)).resumes).toMatchObject([{ title: "Old", theme: "signature", versions: [] }]);
    });

    test("what was deleted since is brought back, and what has expired is not", async () => {
      const ada = await ResumeOwner.arrive(server.url);
      const id = await ada.keep({ title: "Kept" });
      const packed = await pack(ada);
      await ada.call("DELETE", `/api/resumes/${id}`);
      expect(await unpack(ada, packed)).toEqual({ added: 1, alreadyThere: 0 });
      const long = new Date(clock.getTime() - 31 * DAY).toISOString();
      const { title, ...rest } = packed.resumes[0];
      const expired = { ...packed, resumes: [], deleted: [{ ...rest, title: "Gone", deletedAt: long }] };
      expect(await unpack(ada, expired)).toEqual({ added: 0, alreadyThere: 0 });
      expect(title).toBe("Kept");
    });
  });
}
