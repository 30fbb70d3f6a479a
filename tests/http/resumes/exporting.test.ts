import { afterAll, beforeAll, expect, test } from "vitest";
import { EXPORT_FORMATS } from "../../../src/contract/resumes.ts";
import { MEDIA_TYPES } from "../../../src/domain/files/file-format.ts";
import { exportJsonResume } from "../../../src/domain/resume/json-resume/export-json-resume.ts";
import { sampleResume } from "../../../src/domain/resume/sample-resume.ts";
import { plainOf } from "../../factories/given-resume.ts";
import { PATIENT_QUEUE } from "../../support/patient-renderer.ts";
import { ResumeOwner } from "../../support/resume-owner.ts";
import { type RunningServer, startServer } from "../../support/running-server.ts";

let server: RunningServer;
let ada: ResumeOwner;

beforeAll(async () => {
  server = await startServer({ renderQueue: PATIENT_QUEUE, limits: { rendersPerMinute: 10_000 } });
  ada = await ResumeOwner.arrive(server.url);
});
afterAll(() => server.stop());

async function file(path: string, init: RequestInit = {}) {
  const response = await fetch(server.url + path, {
    ...init,
    headers: { cookie: ada.cookie ?? "", ...init.headers },
  });
  return {
    status: response.status,
    headers: response.headers,
    bytes: Buffer.from(await response.arrayBuffer()),
  };
}

const DESIGN = { template: "microsoft", theme: "navy", page: "letter", fit: true } as const;

test.each(EXPORT_FORMATS)(
  "%s is the same file as the renderer makes of the same resume and design",
  async (format) => {
    const id = await ada.keep(DESIGN);
    const exported = await file(`/api/resumes/${id}/export?format=${format}`);
    expect(exported.status).toBe(200);
    expect(exported.headers.get("content-type")).toBe(MEDIA_TYPES[format]);
    expect(exported.headers.get("cache-control")).toBe("no-store");
    expect(exported.headers.get("content-disposition")).toBe(
      `attachment; filename="Nora-Whitfield-resume.${format}"; filename*=UTF-8''Nora-Whitfield-resume.${format}`,
    );
    const rendered = await file("/api/render", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ resume: sampleResume, ...DESIGN, format }),
    });
    expect(exported.bytes.equals(rendered.bytes)).toBe(true);
    expect(exported.headers.get("x-candor-pages")).toBe(rendered.headers.get("x-candor-pages"));
  },
);

test("JSON holds everything and can be imported again", async () => {
  const id = await ada.keep();
  const { bytes } = await file(`/api/resumes/${id}/export?format=json`);
  expect(JSON.parse(bytes.toString())).toEqual(JSON.parse(JSON.stringify(exportJsonResume(sampleResume))));
  const { body } = await ada.call("POST", "/api/import", JSON.parse(bytes.toString()));
  expect(plainOf(body.resume)).toEqual(plainOf(sampleResume));
});

test("a JSON Resume of another tool is imported with nothing left out, kept, and exported as it came", async () => {
  const given = {
    $schema: "https://example.com/schema.json",
    basics: {
      name: "Ada",
      image: "https://example.com/a.png",
      location: { address: "Storgata 1", city: "Oslo" },
    },
    work: [{ name: "Acme", startDate: "2019-03-01", endDate: "Spring", shoeSize: 41, "a/b": [{ id: 1 }] }],
    certificates: [{ name: "CKA", issuer: "CNCF", date: "2023-04", url: "not a url" }],
    meta: { version: "v1.0.0", lastModified: "2024-01-01T00:00:00" },
    favourites: ["tea"],
  };
  const { body } = await ada.call("POST", "/api/import", given);
  expect(body).toMatchObject({ format: "json-resume", notImported: [] });
  const id = await ada.keep({ resume: body.resume });
  const { bytes } = await file(`/api/resumes/${id}/export?format=json`);
  expect(JSON.parse(bytes.toString())).toEqual(given);
  for (const format of ["pdf", "docx", "txt"]) {
    const printed = (await file(`/api/resumes/${id}/export?format=${format}`)).bytes.toString("latin1");
    expect(printed).not.toMatch(/Storgata|shoeSize|a\.png/);
  }
});

test("a name with line breaks, quotes and overrides cannot reach the header", async () => {
  const id = await ada.keep({ resume: { ...sampleResume, name: 'A"\r\nSet-Cookie: x=1\u202E../b' } });
  const { headers } = await file(`/api/resumes/${id}/export?format=txt`);
  expect(headers.get("content-disposition")).toMatch(
    /^attachment; filename="[\w-]+\.txt"; filename\*=UTF-8''[\w%-]+\.txt$/,
  );
  expect(headers.get("set-cookie")).toBeNull();
});

test.each(["", "?format=exe", "?format=html", "?format=pdf&format=txt"])("%s is no export", async (query) => {
  const id = await ada.keep();
  expect((await file(`/api/resumes/${id}/export${query}`)).status).toBe(400);
});

const coverLetter = "To the hiring team,\n\nI led a team of four.\n\nKind regards,\nNora Whitfield";

test.each(EXPORT_FORMATS)(
  "the letter kept with a resume is a %s file too, in the same design",
  async (format) => {
    const resume = { ...sampleResume, coverLetter };
    const id = await ada.keep({ ...DESIGN, resume });
    const exported = await file(`/api/resumes/${id}/export?format=${format}&part=cover-letter`);
    expect(exported.status).toBe(200);
    expect(exported.headers.get("content-disposition")).toContain(
      `filename="Nora-Whitfield-cover-letter.${format}"`,
    );
    const rendered = await file("/api/render", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ resume, ...DESIGN, part: "cover-letter", format }),
    });
    expect(exported.bytes.equals(rendered.bytes)).toBe(true);
    if (format === "txt")
      expect(exported.bytes.toString()).toMatch(
        /COVER LETTER\nTo the hiring team,\n\nI led a team of four\.\n\nKind regards,\nNora Whitfield\n$/,
      );
    if (format === "pdf") expect(exported.headers.get("x-candor-pages")).toBe("1");
    if (format === "json")
      expect(
        plainOf((await ada.call("POST", "/api/import", JSON.parse(exported.bytes.toString()))).body.resume),
      ).toEqual(plainOf(resume));
  },
);

test("a resume without a letter says so, with its place", async () => {
  const id = await ada.keep();
  const { status, body } = await ada.call("GET", `/api/resumes/${id}/export?format=pdf&part=cover-letter`);
  expect(status).toBe(400);
  expect(body.issues).toMatchObject([{ code: "missing", pointer: "/resume/coverLetter" }]);
});
