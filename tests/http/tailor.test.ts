import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { TAILOR_LIMITS, tailorAnswer } from "../../src/contract/tailor.ts";
import { LIMITS } from "../../src/domain/limits.ts";
import { sampleResume } from "../../src/domain/resume/sample-resume.ts";
import { applySteps } from "../../src/domain/tailor/apply-steps.ts";
import { textAt } from "../../src/domain/tailor/places.ts";
import { resumeOf } from "../factories/given-resume.ts";
import { AI, type AiEndpoint, startAiEndpoint } from "../support/ai-endpoint.ts";
import { type RunningServer, startServer } from "../support/running-server.ts";

const JOB = `Office manager at Harbour Foods

What you need
- Ordering stationery
- Payroll
- Right to work in Ireland`;

const RESUME = resumeOf({
  summary: "Office assistant.",
  experience: [
    {
      title: "Office assistant",
      company: "Quay Ltd",
      period: "2019 - 2024",
      bullets: ["Kept the calendar", "I ordered stationery and supplies for 40 people"],
    },
  ],
});

const post = (server: RunningServer, body: unknown, signal?: AbortSignal) =>
  fetch(`${server.url}/api/tailor`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
    ...(signal && { signal }),
  });

describe("a plan for a job ad", () => {
  let server: RunningServer;
  let endpoint: AiEndpoint;
  beforeAll(async () => {
    endpoint = await startAiEndpoint();
    endpoint.behave(AI.answers("Ran the whole office"));
    server = await startServer({ config: { ai: { baseUrl: endpoint.url, apiKey: "key", model: "some" } } });
  });
  afterAll(async () => {
    await server.stop();
    await endpoint.close();
  });

  test("is for everybody, quotes the resume to the letter and asks about the rest; no endpoint hears of it", async () => {
    const answer = await post(server, { resume: RESUME, job: JOB });
    expect({ status: answer.status, cache: answer.headers.get("cache-control") }).toEqual({
      status: 200,
      cache: "no-store",
    });
    const plan = tailorAnswer.parse(await answer.json());
    expect(plan.steps.map(({ kind }) => kind)).toEqual(expect.arrayContaining(["move", "reword"]));
    for (const { proofs } of plan.steps)
      for (const { quote } of proofs) expect(textAt(RESUME, quote.place)).toContain(quote.text);
    expect(plan.questions.map(({ question }) => question)).toContain(
      "Do you have the right to work in Ireland?",
    );
    const { experience } = applySteps(RESUME, plan.steps);
    expect(experience[0]?.bullets.map(({ text }) => text)).toEqual([
      "Ordered stationery and supplies for 40 people",
      "Kept the calendar",
    ]);
    expect(endpoint.calls).toEqual([]);
  });

  test("names what is wrong with a resume by its place", async () => {
    const answer = await post(server, { resume: { version: 2, name: 7 }, job: JOB });
    const { issues } = await answer.json();
    expect({ status: answer.status, pointer: issues[0].pointer }).toEqual({
      status: 400,
      pointer: "/resume/name",
    });
  });

  test.each([
    ["no ad", { resume: sampleResume, job: " \n" }, 400],
    ["an ad over its bound", { resume: sampleResume, job: "x".repeat(LIMITS.jobAd + 1) }, 400],
    ["a field of its own making", { resume: sampleResume, job: JOB, engine: "hosted" }, 400],
    ["a body over its bound", { resume: sampleResume, job: "x".repeat(3_000_000) }, 413],
  ])("refuses %s", async (_case, body, status) => {
    expect((await post(server, body)).status).toBe(status);
  });

  test("leaves no word of it in the log, also where who asked hangs up", async () => {
    const leaving = new AbortController();
    const hungUp = post(server, { resume: RESUME, job: `${JOB}\n- zanzibar lamps` }, leaving.signal);
    setTimeout(() => leaving.abort(), 30);
    await expect(hungUp).rejects.toThrow();
    await post(server, { resume: RESUME, job: `${JOB}\n- zanzibar lamps` });
    expect(server.log.join("\n")).not.toMatch(/zanzibar|stationery/i);
  });
});

test("one address has so many a minute, and so many under way", async () => {
  const server = await startServer({ limits: { tailorsPerMinute: 2 } });
  const statuses: number[] = [];
  for (let nth = 0; nth < 3; nth += 1)
    statuses.push((await post(server, { resume: RESUME, job: JOB })).status);
  await server.stop();
  expect(statuses).toEqual([200, 200, 429]);
  const busy = await startServer();
  const asks = Array.from({ length: TAILOR_LIMITS.underWay + 1 }, () =>
    post(busy, { resume: RESUME, job: JOB }),
  );
  const answers = (await Promise.all(asks)).map(({ status }) => status).toSorted();
  await busy.stop();
  expect(answers).toEqual([200, 200, 429]);
});
