import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { errorAnswer } from "../../src/contract/error.ts";
import { sampleResume } from "../../src/domain/resume/sample-resume.ts";
import { type Child, runChild } from "../support/child-process.ts";
import { type DatabasePlace, emptySqlite } from "../support/databases.ts";

let place: DatabasePlace;
let server: Child;
let url: string;

beforeAll(async () => {
  place = emptySqlite();
  server = runChild("tests/support/serve-alone.ts", { DATA_DIR: place.dataDir });
  url = await server.line((line) => line.startsWith("http"));
  await render({ resume: sampleResume, format: "pdf" });
});
afterAll(async () => {
  server.process.kill();
  await server.exit;
  await place.remove();
});

type Answer = { status: number; ms: number; body: Buffer };

async function render(order: object): Promise<Answer> {
  const started = performance.now();
  const response = await fetch(`${url}/api/render`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(order),
  });
  const body = Buffer.from(await response.arrayBuffer());
  return { status: response.status, ms: performance.now() - started, body };
}

const jobs = (count: number, bullets: readonly string[]) =>
  Array.from({ length: count }, () => ({ company: "Firm", title: "Job", period: "2020", bullets }));

const HOSTILE: Record<string, object> = {
  "2,000 bullets": {
    version: 1,
    experience: jobs(20, Array(100).fill("Did a thing that was worth a line.")),
  },
  "9,000 bullets": { version: 1, experience: jobs(90, Array(100).fill("Did it, yes.")) },
  "a word of 20,000 characters": { version: 1, summary: "x".repeat(20_000) },
  "200 words of 1,000 characters": { version: 1, experience: jobs(2, Array(100).fill("x".repeat(1000))) },
  "combining marks": { version: 1, experience: jobs(1, Array(100).fill(`a${"\u0301".repeat(990)}`)) },
  "every script at once": { version: 1, experience: jobs(9, Array(50).fill("語ქאعΔЖ한ไ🙂é ".repeat(20))) },
  "markup of every engine": {
    version: 1,
    name: `#panic("x") </w:t> <script>`,
    experience: jobs(30, Array(40).fill(`#while true {} $ x $ @a <b> *c* \\d{e} {{f}} &g; ]]>`)),
  },
  "bad addresses": { version: 1, website: `https://${"a.".repeat(240)}x`, email: `${"a".repeat(190)}@` },
};

const FORMATS = ["pdf", "docx", "html", "txt"];

/** Asks for health all the while, as any other visitor would. */
async function whileOthersAsk<T>(
  work: () => Promise<T>,
): Promise<{ result: T; median: number; slowest: number }> {
  const waits: number[] = [];
  let done = false;
  const others = (async () => {
    while (!done) {
      const started = performance.now();
      expect((await fetch(`${url}/api/health`)).status).toBe(200);
      waits.push(performance.now() - started);
      await sleep(20);
    }
  })();
  const result = await work().finally(() => {
    done = true;
  });
  await others;
  waits.sort((a, b) => a - b);
  return { result, median: waits[Math.floor(waits.length / 2)] ?? 0, slowest: waits.at(-1) ?? 0 };
}

function expectClear({ status, ms, body }: Answer, name: string): void {
  expect(ms, name).toBeLessThan(5000);
  if (status !== 200)
    expect(() => errorAnswer.strict().parse(JSON.parse(body.toString())), name).not.toThrow();
}

test.each(Object.entries(HOSTILE))(
  "%s: a file or a clear refusal within five seconds",
  async (name, resume) => {
    const { median, slowest } = await whileOthersAsk(async () => {
      for (const format of FORMATS) {
        const answer = await render({ resume, format });
        expect([200, 400, 422], `${name} as ${format}`).toContain(answer.status);
        expectClear(answer, `${name} as ${format}`);
      }
    });
    expect(median).toBeLessThan(100);
    expect(slowest).toBeLessThan(1000);
  },
);

test("all of them at once are answered within five seconds, and others meanwhile", async () => {
  const orders = Object.values(HOSTILE).flatMap((resume) =>
    FORMATS.slice(0, 3).map((format) => ({ resume, format, fit: true })),
  );
  const { result, median, slowest } = await whileOthersAsk(() => Promise.all(orders.map(render)));
  for (const answer of result) {
    expect([200, 400, 422, 503]).toContain(answer.status);
    expectClear(answer, "in a burst");
  }
  expect(median).toBeLessThan(100);
  expect(slowest).toBeLessThan(1000);
});

test("after the attack a resume is made as before", async () => {
  const made = async () =>
    (await render({ resume: sampleResume, format: "pdf" })).body.subarray(0, 5).toString();
  await expect.poll(made, { timeout: 20_000 }).toBe("%PDF-");
  expect(await made()).toBe("%PDF-");
});
