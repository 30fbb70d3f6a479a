import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sampleResume } from "../../src/domain/resume/sample-resume.ts";
import { archiveWith, longResume, versionWith } from "../support/archives.ts";
import { ENGINES } from "../support/databases.ts";
import { ResumeOwner, resumeNamed } from "../support/resume-owner.ts";
import { type RunningServer, startServer } from "../support/running-server.ts";

/** Each at a time of its own, the latest first, as an archive has them. */
const versions = (count: number, kind: string, from = 0) =>
  Array.from({ length: count }, (_, nth) =>
    versionWith({
      kind,
      name: kind === "named" ? `${nth}` : null,
      savedAt: new Date(Date.UTC(2026, 0, 1) - (from + nth) * 60_000).toISOString(),
    }),
  );
const named = (count: number) => versions(count, "named");

/** What a save refuses too, and the place within the entry that the answer names. */
const REFUSED: [entry: object, pointer: string][] = [
  [{ resume: longResume(38) }, "/resume"],
  [{ template: "../../etc" }, "/template"],
  [{ theme: "none" }, "/theme"],
  [{ title: "\u202e\0" }, "/title"],
  [{ title: "x".repeat(201) }, "/title"],
  [{ versions: named(21) }, "/versions"],
  [{ versions: versions(61, "automatic") }, "/versions"],
  [{ versions: [versionWith({ resume: longResume(38) })] }, "/versions/0/resume"],
  [{ versions: [versionWith({ template: "/" })] }, "/versions/0/template"],
  [{ versions: [versionWith({ kind: "named" })] }, "/versions/0/name"],
  [{ resume: { ...sampleResume, isAdmin: true } }, "/resume/isAdmin"],
];

for (const { engine, create } of ENGINES)
  describe(`the gate before an archive on ${engine}`, () => {
    let server: RunningServer;
    let owner: ResumeOwner;
    beforeAll(async () => {
      server = await startServer({ place: await create(), limits: { requestsPerMinute: 10_000 } });
      owner = await ResumeOwner.arrive(server.url);
    });
    afterAll(() => server.stop());

    const upload = (archive: unknown, by = owner) => by.call("POST", "/api/account/archive", archive);
    const pack = async (by = owner) => (await by.call("GET", "/api/account/archive")).body;

    test("refuses what a save refuses, names its place and stores nothing", async () => {
      const entries = REFUSED.map(([entry]) => entry);
      const { status, body } = await upload(archiveWith([{}, ...entries], [{ template: "x" }]));
      const expected = REFUSED.map(([, pointer], nth) => `/resumes/${nth + 1}${pointer}`);
      const named = body.issues?.map(({ pointer }: { pointer: string }) => pointer);
      expect([status, named]).toEqual([400, [...expected, "/deleted/0/template"]]);
      const undated = await upload(archiveWith([{ createdAt: "soon" }]));
      expect([undated.status, undated.body.issues?.[0]?.pointer]).toEqual([400, "/resumes/0/createdAt"]);
      expect((await owner.call("GET", "/api/resumes")).body.resumes).toEqual([]);
    });

    test("cleans titles and names as a save does, and holds dates to the present", async () => {
      const before = Date.now();
      const far = "2999-01-01T00:00:00Z";
      const [title, resume] = ["A\0B\u202eC\u2028D", resumeNamed("E\0F")];
      const version = versionWith({ kind: "named", name: "\u202eSent\0", savedAt: far });
      const entry = { title, resume, createdAt: "0001-01-01T00:00:00Z", updatedAt: far, versions: [version] };
      const there = await ResumeOwner.arrive(server.url);
      expect(
        (await upload(archiveWith([entry], [{ title: "Gone", deletedAt: far }]), there)).body.added,
      ).toBe(2);
      const packed = await pack(there);
      expect(packed.resumes).toMatchObject([
        { title: "ABC D", resume: { name: "EF" }, versions: [{ name: "Sent" }] },
      ]);
      const [{ createdAt, updatedAt, versions }] = packed.resumes;
      expect(createdAt).toBe("2020-01-01T00:00:00.000Z");
      for (const time of [updatedAt, versions[0].savedAt, packed.deleted[0].deletedAt]) {
        expect(Date.parse(time)).toBeGreaterThanOrEqual(before);
        expect(Date.parse(time)).toBeLessThanOrEqual(Date.now());
      }
      await there.call("DELETE", "/api/account", { password: "Correct-Horse-7!" });
    });

    test("takes back all of what it gave out, kinds of versions and deleted ones with their versions included", async () => {
      const kinds = [...named(20), ...versions(20, "replaced", 20), ...versions(60, "automatic", 40)];
      const full = { title: "Full", resume: longResume(24), versions: kinds };
      expect(
        (
          await upload(
            archiveWith([full, { updatedAt: "2026-02-01T00:00:00.000Z" }], [{ versions: named(2) }]),
          )
        ).body,
      ).toEqual({
        added: 3,
        alreadyThere: 0,
      });
      const first = await pack();
      expect(first.resumes.map(({ versions }: { versions: unknown[] }) => versions.length).sort()).toEqual([
        0, 100,
      ]);
      expect(first.deleted).toMatchObject([{ versions: [{ kind: "named" }, { kind: "named" }] }]);
      const other = await ResumeOwner.arrive(server.url);
      expect((await upload(first, other)).body.added).toBe(3);
      const second = await pack(other);
      expect([second.resumes, second.deleted]).toEqual([first.resumes, first.deleted]);
      expect((await upload(second, other)).body).toEqual({ added: 0, alreadyThere: 3 });
    });

    test("refuses what is no JSON, or more brackets than any archive has, at once", async () => {
      const send = (body: string) =>
        fetch(`${server.url}/api/account/archive`, {
          method: "POST",
          headers: { "content-type": "application/json", cookie: owner.cookie ?? "" },
          body,
        });
      expect((await send("{")).status).toBe(400);
      expect(await (await send(`{"resumes":[${"[],".repeat(2_000_000)}[]]}`)).json()).toMatchObject({
        code: "invalid_input",
        issues: [{ code: "unsafe-shape" }],
      });
      expect((await send("[".repeat(1_000_000))).status).toBe(400);
    });
  });
