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
      expect(packed.leftOut).toEqual({ deleted: 0, versions: 0, damaged: [] });

      expect(await unpack(bob, packed)).toEqual({ added: 2, alreadyThere: 0 });
      const { resumes, deleted } = await pack(bob);
      expect({ resumes, deleted }).toEqual({ resumes: packed.resumes, deleted: packed.deleted });
      expect(await unpack(bob, packed)).toEqual({ added: 0, alreadyThere: 2 });
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
