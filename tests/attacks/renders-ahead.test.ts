import { afterEach, expect, test } from "vitest";
import { sampleResume } from "../../src/domain/resume/sample-resume.ts";
import { type RunningServer, startServer } from "../support/running-server.ts";

let server: RunningServer;
afterEach(() => server.stop());

function post(path: string, body: object, from = "192.0.2.1"): Promise<Response> {
  return fetch(server.url + path, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": from },
    body: JSON.stringify(body),
  });
}

test("one address has sixty files a minute, those that are made ahead among them", async () => {
  server = await startServer();
  // What is wrong is counted too, and costs nothing.
  const ask = async (path: string) => (await post(path, {})).status;
  const statuses = await Promise.all(
    Array.from({ length: 90 }, () => ["/api/render", "/api/render/ahead"].map(ask)).flat(),
  );
  expect(statuses.filter((status) => status !== 429)).toHaveLength(60);
});

/** Nearly as much as may be made ahead. */
const long = {
  version: 1,
  experience: Array.from({ length: 12 }, () => ({
    company: "C",
    title: "T",
    period: "P",
    bullets: Array.from({ length: 60 }, () => "A bullet of some words. ".repeat(2)),
  })),
};

test("whoever has files made ahead from many addresses gets one at a time, and who asks for a file has it meanwhile", async () => {
  server = await startServer({
    config: { trustProxy: "127.0.0.1" },
    renderQueue: { pdf: { workers: 2, deadline: 20_000, queueLimit: 24 }, deadline: 20_000 },
  });
  const file = { resume: sampleResume, format: "pdf" };
  await post("/api/render", file);
  let made = 0;
  const flood = Array.from({ length: 60 }, async (_, index) => {
    const { status } = await post(
      "/api/render/ahead",
      { resume: long, format: "pdf" },
      `198.51.100.${index + 1}`,
    );
    if (status === 200) made += 1;
    return status;
  });
  const asked = await Promise.all(Array.from({ length: 3 }, () => post("/api/render", file)));
  expect(asked.map(({ status }) => status)).toEqual([200, 200, 200]);
  // Those that were asked for came first: of sixty at most the one before them was begun.
  expect(made).toBeLessThanOrEqual(1);
  const statuses = await Promise.all(flood);
  expect(new Set(statuses).difference(new Set([200, 204]))).toEqual(new Set());
  expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(2);
});
