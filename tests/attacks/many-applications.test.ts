import { afterAll, beforeAll, expect, test } from "vitest";
import { APPLICATIONS } from "../../src/domain/limits.ts";
import { sampleResume } from "../../src/domain/resume/sample-resume.ts";
import { archiveWith } from "../support/archives.ts";
import { emptySqlite } from "../support/databases.ts";
import { type MeasuredProcess, startMeasured } from "../support/measured-process.ts";
import { ResumeOwner } from "../support/resume-owner.ts";

/** What the main thread may work without a pause, for one request or beside them. */
const STEP_MS = 50;
const AT = "2026-01-01T00:00:00.000Z";

const place = emptySqlite();
let server: MeasuredProcess;
let owner: ResumeOwner;

beforeAll(async () => {
  server = await startMeasured({ DATA_DIR: place.dataDir });
  owner = await ResumeOwner.arrive(server.url);
});
afterAll(async () => {
  await server.stop();
  await place.remove();
});

const line = (nth: number) => `${nth} ${"ﷺ".repeat(200)}`.slice(0, 200);

function application(nth: number): object {
  return {
    ...{ employer: line(nth), role: line(nth), place: line(nth), link: "", ad: "", letter: "", notes: "" },
    ...{ nextStep: line(nth), nextStepOn: "2026-01-01", archived: false, createdAt: AT, updatedAt: AT },
    history: Array.from({ length: APPLICATIONS.changes }, (_, at) => ({
      status: at % 2 ? "applied" : "interview",
      on: "2026-01-01",
    })),
    resume: { id: null, title: line(nth) },
    files: Array.from({ length: APPLICATIONS.files }, () => ({
      ...{ person: "é".repeat(100), format: "pdf", part: "resume", template: "google", resumeTitle: "" },
      ...{ madeAt: AT, data: Buffer.from("%PDF-").toString("base64") },
    })),
  };
}

test("as many applications and files as an account holds come in once, though sent twice at once, and are listed without a stop", async () => {
  const applications = Array.from({ length: APPLICATIONS.count }, (_, nth) => application(nth));
  const archive = { ...archiveWith([{ title: "Mine" }]), applications };
  const send = () => owner.call("POST", "/api/account/archive", archive);
  const sent = await Promise.all([send(), send()]);
  expect(sent.map(({ status }) => status)).toEqual([200, 200]);
  const listed = await owner.call("GET", "/api/applications");
  expect(listed.body.applications).toHaveLength(APPLICATIONS.count);
  expect(listed.body.applications[0]).toMatchObject({ fileCount: APPLICATIONS.files, template: "google" });
  const ways = ["/api/applications", "/api/applications?search=q%20w%20e", "/api/applications/rates"];
  for (const way of ways) {
    const steps: number[] = [];
    for (let nth = 0; nth < 4; nth++)
      steps.push((await server.watchDuring(() => owner.call("GET", way))).longestStep);
    // What the import before it left to be collected is not what a list costs.
    expect.soft(Math.min(...steps), `${way}: ${steps}`).toBeLessThan(STEP_MS);
  }
});

test("two thousand clashes are chosen in one request", async () => {
  const source = await owner.keep({ resume: sampleResume });
  const choice = { place: "/resume/experience/abcdefgh/bullets/abcdefgh/text", take: "source" };
  const answer = await owner.call("POST", `/api/resumes/${source}/clashes`, {
    choices: Array.from({ length: 2_000 }, () => choice),
    baseRevision: 1,
  });
  // Not for its size: this one is no variant.
  expect(answer.body).toMatchObject({ code: "not_a_variant" });
});
