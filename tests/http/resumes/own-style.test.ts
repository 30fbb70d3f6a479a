import { strFromU8, unzipSync } from "fflate";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sampleResume } from "../../../src/domain/resume/sample-resume.ts";
import { ENGINES } from "../../support/databases.ts";
import { ResumeOwner } from "../../support/resume-owner.ts";
import { type RunningServer, startServer } from "../../support/running-server.ts";

const STYLE = {
  accent: "#7a1f3d",
  bodySize: 12,
  columns: { skills: "main" },
  fonts: "garamond-source-sans",
  pageNumbers: true,
} as const;

for (const { engine, create } of ENGINES) {
  describe(`the style of a resume on ${engine}`, () => {
    let server: RunningServer;
    let ada: ResumeOwner;

    beforeAll(async () => {
      server = await startServer({ place: await create(), limits: { requestsPerMinute: 100_000 } });
      ada = await ResumeOwner.arrive(server.url);
    });
    afterAll(() => server.stop());

    test("is kept with the resume, changed by a save, and given back to the template by an empty one", async () => {
      const id = await ada.keep();
      expect((await ada.read(id)).body.style).toEqual({});
      expect(await ada.save(id, 1, { style: { ...STYLE, accent: "#7A1F3D" } })).toMatchObject({
        status: 200,
      });
      expect((await ada.read(id)).body.style).toEqual(STYLE);
      await ada.save(id, 2, { style: {} });
      expect((await ada.read(id)).body.style).toEqual({});
    });

    test("stays when a page of an older release saves, which says nothing of it", async () => {
      const id = await ada.keep({ style: STYLE });
      const resume = { ...sampleResume, summary: "Written by an older page" };
      expect(await ada.save(id, 1, { resume, theme: "navy" })).toMatchObject({ status: 200 });
      expect((await ada.read(id)).body).toMatchObject({ style: STYLE, theme: "navy", resume });
    });

    test("is told in a conflict, and the same style in another order is none", async () => {
      const id = await ada.keep();
      await ada.save(id, 1, { style: STYLE });
      const late = await ada.save(id, 1, { style: { bodySize: 9 } });
      expect(late).toMatchObject({ status: 409, body: { current: { style: STYLE, revision: 2 } } });
      const turned = Object.fromEntries(Object.entries(STYLE).toReversed());
      expect(await ada.save(id, 1, { style: turned })).toMatchObject({ status: 200, body: { revision: 2 } });
    });

    test("goes along with versions, their return, copies and the archive", async () => {
      const owner = await ResumeOwner.arrive(server.url);
      const id = await owner.keep({ style: STYLE });
      const named = await owner.call("POST", `/api/resumes/${id}/versions`, { name: "Wine red" });
      await owner.save(id, 1, { style: { bodySize: 9 } });
      const at = `/api/resumes/${id}/versions/${named.body.id}`;
      expect((await owner.call("GET", at)).body.style).toEqual(STYLE);
      expect(await owner.call("POST", `${at}/restore`, { baseRevision: 2 })).toMatchObject({ status: 200 });
      expect((await owner.read(id)).body.style).toEqual(STYLE);
      const copy = await owner.call("POST", `/api/resumes/${id}/duplicate`);
      expect((await owner.read(copy.body.id)).body.style).toEqual(STYLE);

      const { body: archive } = await owner.call("GET", "/api/account/archive");
      expect(archive.resumes.map(({ style }: { style: unknown }) => style)).toEqual([STYLE, STYLE]);
      const eve = await ResumeOwner.arrive(server.url);
      expect((await eve.call("POST", "/api/account/archive", archive)).body).toMatchObject({ added: 2 });
      expect((await eve.call("POST", "/api/account/archive", archive)).body).toMatchObject({
        alreadyThere: 2,
      });
      const [first] = (await eve.call("GET", "/api/resumes")).body.resumes;
      expect((await eve.read(first.id)).body.style).toEqual(STYLE);
      // One that says otherwise is another resume.
      const other = { ...archive, resumes: [{ ...archive.resumes[0], style: {} }] };
      expect((await eve.call("POST", "/api/account/archive", other)).body).toMatchObject({ added: 1 });
    });

    test("is drawn in the file, by what is stored as by what is sent along", async () => {
      const id = await ada.keep({ style: STYLE });
      const kept = await fetch(`${server.url}/api/resumes/${id}/export?format=docx`, {
        headers: { cookie: ada.cookie ?? "" },
      });
      const sent = await fetch(`${server.url}/api/render`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ resume: sampleResume, style: STYLE, format: "docx" }),
      });
      for (const answer of [kept, sent]) {
        expect(answer.status).toBe(200);
        const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
        const styles = strFromU8(files["word/styles.xml"] ?? new Uint8Array());
        expect(styles).toContain("7A1F3D");
        expect(styles).toMatch(/w:docDefaults.*?w:sz w:val="24"/s);
        expect(Object.keys(files).some((name) => name.startsWith("word/footer"))).toBe(true);
      }
    });

    test.each([
      ["a colour that is a rule", { accent: "#123456}*{display:none" }, "/style/accent"],
      ["a size beyond the range", { bodySize: 400 }, "/style/bodySize"],
      ["a section that there is not", { columns: { "</style>": "side" } }, "/style/columns/</style>"],
      ["a field that there is not", { margin: "1px" }, "/style"],
    ])("is refused with %s, by its place", async (_, style, pointer) => {
      const refused = await ada.create({ style });
      expect(refused).toMatchObject({ status: 400, body: { code: "invalid_input" } });
      expect(refused.body.issues.map((issue: { pointer: string }) => issue.pointer)).toContain(pointer);
    });

    test("that somebody wrote into the database by hand is read field by field, and the resume opens", async () => {
      const id = await ada.keep();
      for (const [text, style] of [
        ['{"accent":"url(x)","bodySize":10.5}', { bodySize: 10.5 }],
        ["not json", {}],
      ] as const) {
        await sql`update resumes set style = ${text} where id = ${id}`.execute(server.database.query);
        expect((await ada.read(id)).body.style).toEqual(style);
        expect((await ada.call("GET", "/api/resumes")).status).toBe(200);
      }
    });
  });
}
