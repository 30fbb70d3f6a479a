import { afterEach, expect, test } from "vitest";
import { AHEAD_BYTES } from "../../src/contract/render.ts";
import { sampleResume } from "../../src/domain/resume/sample-resume.ts";
import { type RunningServer, type ServerOptions, startServer } from "../support/running-server.ts";

let server: RunningServer;
afterEach(() => server.stop());

const TWO_WORKERS = { pdf: { workers: 2, deadline: 60_000, queueLimit: 24 }, deadline: 60_000 };

async function start(options: ServerOptions = {}): Promise<void> {
  server = await startServer({ renderQueue: TWO_WORKERS, ...options });
}

function post(path: string, order: object): Promise<Response> {
  return fetch(server.url + path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(order),
  });
}

const many = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    title: "Nurse",
    company: `Ward ${index}`,
    period: "2019",
    bullets: Array(12).fill("Did what had to be done, twice a day."),
  }));
const order = { resume: sampleResume, template: "apple", theme: "navy", fit: true, format: "pdf" };
const bytesOf = async (answer: Promise<Response>) => Buffer.from(await (await answer).arrayBuffer());

test("a file that is made ahead is the one that a download gives, byte for byte and by name", async () => {
  await start();
  const ahead = await post("/api/render/ahead", order);
  const asked = await post("/api/render", order);
  expect(ahead.status).toBe(200);
  expect(ahead.headers.get("content-disposition")).toBe(asked.headers.get("content-disposition"));
  expect(ahead.headers.get("cache-control")).toBe("no-store");
  const made = Buffer.from(await ahead.arrayBuffer());
  expect(made.subarray(0, 5).toString()).toBe("%PDF-");
  expect(made.equals(Buffer.from(await asked.arrayBuffer()))).toBe(true);
});

test("files made ahead and files asked for are counted apart", async () => {
  await start({ limits: { rendersPerMinute: 2, rendersAheadPerMinute: 3 } });
  const statuses = async (path: string, count: number) => {
    const answers: number[] = [];
    for (let request = 0; request < count; request++) answers.push((await post(path, order)).status);
    return answers;
  };
  expect(await statuses("/api/render/ahead", 4)).toEqual([200, 200, 200, 429]);
  expect(await statuses("/api/render", 3)).toEqual([200, 200, 429]);
});

test("while files are asked for, none is made ahead, and that is no failure", async () => {
  await start({ limits: { rendersPerMinute: 1000 } });
  await post("/api/render", order);
  const asked = Array.from({ length: 4 }, () => bytesOf(post("/api/render", order)));
  const ahead = await post("/api/render/ahead", order);
  expect(ahead.status).toBe(204);
  for (const bytes of await Promise.all(asked)) expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
});

test("what is no resume, too much of one, or no PDF is not made ahead", async () => {
  await start();
  expect((await post("/api/render/ahead", { ...order, resume: { version: 1, name: 7 } })).status).toBe(204);
  expect((await post("/api/render/ahead", { ...order, format: "docx" })).status).toBe(400);
  expect((await post("/api/render/ahead", { ...order, path: "/etc" })).status).toBe(400);
  const large = { ...sampleResume, experience: many(150) };
  expect(JSON.stringify(large).length).toBeGreaterThan(AHEAD_BYTES);
  expect((await post("/api/render/ahead", { ...order, resume: large })).status).toBe(204);
  const wide = { ...sampleResume, experience: many(40) };
  expect(JSON.stringify(wide).length).toBeLessThan(AHEAD_BYTES);
  expect((await post("/api/render/ahead", { ...order, resume: wide })).status).toBe(200);
});

test("a file that was made ahead counts among the day's files once it is taken", async () => {
  await start({ config: { metricsToken: "a-token-for-the-test-0123456789" } });
  const files = async () => {
    const headers = { authorization: "Bearer a-token-for-the-test-0123456789" };
    const text = await (await fetch(`${server.url}/api/metrics`, { headers })).text();
    return Number(/event="exports"\} (\d+)/.exec(text)?.[1] ?? 0);
  };
  const before = await files();
  await post("/api/render/ahead", order);
  expect(await files()).toBe(before);
  expect((await fetch(`${server.url}/api/render/taken`, { method: "POST" })).status).toBe(204);
  expect(await files()).toBe(before + 1);
});
