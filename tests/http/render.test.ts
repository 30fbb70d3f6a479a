import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { errorAnswer } from "../../src/contract/error.ts";
import { FILE_FORMATS, MEDIA_TYPES } from "../../src/domain/files/file-format.ts";
import { exportJsonResume } from "../../src/domain/resume/json-resume/export-json-resume.ts";
import { sampleResume } from "../../src/domain/resume/sample-resume.ts";
import { PATIENT_QUEUE } from "../support/patient-renderer.ts";
import { type RunningServer, startServer } from "../support/running-server.ts";

let server: RunningServer;

beforeAll(async () => {
  server = await startServer({ renderQueue: PATIENT_QUEUE, limits: { rendersPerMinute: 10_000 } });
});
afterAll(() => server.stop());

type Answer = { status: number; headers: Headers; bytes: Buffer };

async function post(body: unknown, url = server.url): Promise<Answer> {
  const response = await fetch(`${url}/api/render`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  const { status, headers } = response;
  return { status, headers, bytes: Buffer.from(await response.arrayBuffer()) };
}

function refusal({ status, bytes }: Answer) {
  return { status, ...errorAnswer.strict().parse(JSON.parse(bytes.toString())) };
}

describe("a file of a resume, without an account", () => {
  test.each(FILE_FORMATS)("%s comes as a download with a name and its type", async (format) => {
    const response = await post({ resume: sampleResume, template: "microsoft", theme: "navy", format });
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe(MEDIA_TYPES[format]);
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("content-disposition")).toBe(
      `attachment; filename="Nora-Whitfield-resume.${format}"; filename*=UTF-8''Nora-Whitfield-resume.${format}`,
    );
    const signature = {
      pdf: "%PDF-",
      docx: "PK\u0003\u0004",
      txt: "Nora",
      html: "<!doctype html>",
      json: "{",
    };
    expect(response.bytes.subarray(0, 15).toString("latin1").startsWith(signature[format])).toBe(true);
  });

  test("JSON Resume is taken too, and what comes out is the same", async () => {
    const own = await post({ resume: sampleResume, format: "txt" });
    const foreign = await post({ resume: exportJsonResume(sampleResume), format: "txt" });
    expect(foreign.bytes.toString()).toBe(own.bytes.toString());
  });

  test("a PDF says how many pages it has, and whether it could be brought to one", async () => {
    const short = await post({ resume: sampleResume, format: "pdf", fit: true });
    expect(short.headers.get("x-candor-pages")).toBe("1");
    expect(short.headers.get("x-candor-fit")).toBe("yes");
    const job = {
      ...sampleResume.experience[0],
      bullets: Array(60).fill("Did what had to be done, twice a day."),
    };
    const long = await post({
      resume: { ...sampleResume, experience: [job, job] },
      format: "pdf",
      fit: true,
    });
    expect(Number(long.headers.get("x-candor-pages"))).toBeGreaterThan(1);
    expect(long.headers.get("x-candor-fit")).toBe("no");
  });

  test("a PDF says which scripts none of its fonts writes", async () => {
    const khmer = await post({ resume: { version: 1, name: "ខ្មែរ", role: "ગુજરાતી" }, format: "pdf" });
    expect(khmer.headers.get("x-candor-unwritten")).toBe("Gujarati, Khmer");
    const other = await post({ resume: { ...sampleResume, name: "東京 Łódź 🙂" }, format: "pdf" });
    expect(other.headers.has("x-candor-unwritten")).toBe(false);
  });

  test("an empty resume is a file too, under a plain name", async () => {
    const response = await post({ resume: { version: 1 }, format: "pdf" });
    expect(response.status).toBe(200);
    expect(response.headers.get("content-disposition")).toContain(`filename="resume.pdf"`);
  });
});

describe("what cannot be made is refused with the place of the fault", () => {
  test.each([
    ["a field of the wrong type", { resume: { version: 1, skills: [1] } }, "/resume/skills/0"],
    ["a field of a JSON Resume", { resume: { basics: { name: 7 } } }, "/resume/basics/name"],
    [
      "a word of 20,000 characters",
      { resume: { version: 1, experience: [{ bullets: ["x".repeat(20_000)] }] } },
      "/resume/experience/0/bullets/0",
    ],
    ["no resume", {}, "/resume"],
    ["an unknown template", { resume: { version: 1 }, template: "<script>" }, "/template"],
    ["an unknown theme", { resume: { version: 1 }, theme: "../../etc/passwd" }, "/theme"],
    ["an unknown page", { resume: { version: 1 }, page: "a3" }, "/page"],
  ])("%s", async (_case, body, pointer) => {
    const answer = refusal(await post({ format: "pdf", ...body }));
    expect(answer).toMatchObject({ status: 400, code: "invalid_input", issues: [{ pointer }] });
  });

  test("an unknown format, and fields that nobody asked for", async () => {
    expect(refusal(await post({ resume: { version: 1 }, format: "exe" }))).toMatchObject({
      status: 400,
      issues: [{ pointer: "/format" }],
    });
    expect(refusal(await post({ resume: { version: 1 }, format: "pdf", path: "/etc" }))).toMatchObject({
      status: 400,
    });
  });
});

describe("the limits hold", () => {
  test("an address has its own number of files a minute, apart from other calls", async () => {
    const small = await startServer({ limits: { rendersPerMinute: 2 } });
    const order = { resume: { version: 1 }, format: "txt" };
    expect((await post(order, small.url)).status).toBe(200);
    expect((await post(order, small.url)).status).toBe(200);
    const third = await post(order, small.url);
    expect(Number(third.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(refusal(third)).toMatchObject({ status: 429, code: "too_many_requests" });
    expect((await fetch(`${small.url}/api/openapi.json`)).status).toBe(200);
    await small.stop();
  });

  test("more orders than fit the queue are turned away with the time to come back", async () => {
    const renderQueue = { ...PATIENT_QUEUE, orderLimit: 2 };
    const small = await startServer({ renderQueue, limits: { rendersPerMinute: 10_000 } });
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => post({ resume: sampleResume, format: "pdf" }, small.url)),
    );
    const statuses = answers.map((answer) => answer.status);
    expect(new Set(statuses)).toEqual(new Set([200, 503]));
    const turnedAway = answers.find((answer) => answer.status === 503);
    expect(Number(turnedAway?.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await post({ resume: sampleResume, format: "pdf" }, small.url)).status).toBe(200);
    await small.stop();
  });
});
