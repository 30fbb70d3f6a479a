import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { MATCH_LIMITS, matchAnswer } from "../../src/contract/match.ts";
import { LIMITS } from "../../src/domain/limits.ts";
import { sampleResume } from "../../src/domain/resume/sample-resume.ts";
import { resumeOf } from "../factories/given-resume.ts";
import { type RunningServer, startServer } from "../support/running-server.ts";

const JOB = `Office manager at Harbour Foods

What you need
- Payroll
- Ordering stationery
- Right to work in Ireland

We will train you on Sage.`;

const DENIES = resumeOf({
  experience: [
    {
      title: "Office assistant",
      company: "Quay Ltd",
      period: "2019 - 2024",
      bullets: ["Ordered stationery and supplies for 40 people", "Payroll stayed with the head office."],
    },
  ],
});

describe("a resume against a job ad", () => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.stop());

  const post = (body: unknown) =>
    fetch(`${server.url}/api/match`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });

  test("a resume in the JSON Resume format is matched too", async () => {
    const work = [
      { name: "Quay Ltd", position: "Clerk", highlights: ["Ran the payroll of 40 people every month"] },
    ];
    const answer = await post({ resume: { basics: { name: "Ann" }, work }, job: JOB });
    expect(answer.status).toBe(200);
    const { requirements } = matchAnswer.parse(await answer.json());
    expect(requirements.find(({ skill }) => skill === "Payroll")?.evidence).toContain("Ran the payroll");
  });

  test("is for everybody, quotes the resume to the letter and leads to the place", async () => {
    const answer = await post({ resume: DENIES, job: JOB });
    expect({ status: answer.status, cache: answer.headers.get("cache-control") }).toEqual({
      status: 200,
      cache: "no-store",
    });
    const { requirements } = matchAnswer.parse(await answer.json());
    const of = (skill: string) => requirements.find((one) => one.skill.toLowerCase() === skill);
    expect(of("ordering stationery")).toMatchObject({
      status: "proven",
      evidence: "Ordered stationery and supplies for 40 people",
      pointer: "/experience/0/bullets/0",
    });
    expect(of("payroll")).toMatchObject({ status: "missing", evidence: null });
    expect(requirements.some(({ skill }) => /sage|harbour/i.test(skill))).toBe(false);
  });

  test("names what is wrong with a resume by its place", async () => {
    const answer = await post({ resume: { version: 1, name: 7 }, job: JOB });
    const { issues } = await answer.json();
    expect(answer.status).toBe(400);
    expect(issues[0].pointer).toMatch(/^\/resume/);
  });

  test.each([
    ["no ad", { resume: sampleResume, job: " \n" }, 400],
    ["an ad over its bound", { resume: sampleResume, job: "x".repeat(LIMITS.jobAd + 1) }, 400],
    ["a field of its own making", { resume: sampleResume, job: JOB, by: "rules" }, 400],
    ["a body over its bound", { resume: sampleResume, job: "x".repeat(3_000_000) }, 413],
  ])("refuses %s", async (_case, body, status) => {
    expect((await post(body)).status).toBe(status);
  });

  test("leaves no word of it in the log", async () => {
    await post({ resume: DENIES, job: `${JOB}\n- zanzibar lamps` });
    expect(server.log.join("\n")).not.toMatch(/zanzibar|stationery/i);
  });
});

test("one address has so many a minute, and so many under way", async () => {
  const server = await startServer({ limits: { matchesPerMinute: 3 } });
  const post = (job: string) =>
    fetch(`${server.url}/api/match`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ resume: sampleResume, job }),
    }).then(({ status }) => status);
  const statuses: number[] = [];
  for (let nth = 0; nth < 4; nth += 1) statuses.push(await post(JOB));
  await server.stop();
  expect(statuses).toEqual([200, 200, 200, 429]);
  expect(MATCH_LIMITS.underWay).toBeLessThan(8);
});
