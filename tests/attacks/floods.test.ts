import { afterAll, beforeAll, expect, test } from "vitest";
import { sampleResume } from "../../src/domain/resume/sample-resume.ts";
import { bomb } from "../support/bombs.ts";
import { asIfQuiet } from "../support/cpu.ts";
import { type DatabasePlace, emptySqlite } from "../support/databases.ts";
import { effort } from "../support/effort.ts";
import { type MeasuredProcess, startMeasured } from "../support/measured-process.ts";
import { Visitor } from "../support/visitor.ts";

/** The longest turn of the event loop, in milliseconds of the processor: what came at once is not done at once. */
const MOST_MS = 100;
/** By the clock, on a machine with nothing else to do, which `npm run prove` asks for; beside other tests the clock tells nothing. */
const HEALTH_P99_MS = effort(Number.POSITIVE_INFINITY, 100);
const ROUNDS = effort(1, 20);
/** Each may have two suggestions under way. */
const PEOPLE = 8;

let place: DatabasePlace;
let server: MeasuredProcess;
let people: Visitor[];

beforeAll(async () => {
  place = emptySqlite();
  server = await startMeasured({ DATA_DIR: place.dataDir });
  people = Array.from({ length: PEOPLE }, () => new Visitor(server.url));
  for (const [index, person] of people.entries()) await person.register(`person-${index}@example.com`);
});
afterAll(async () => {
  await server.stop();
  await place.remove();
});

const lines = bomb("short lines", 5_900);
const marks = bomb("marks of two classes", 15_000);
const wide = { version: 1, skills: Array(25_000).fill("x") };

/** What many send at once. */
const FLOODS: readonly [string, (person: Visitor) => Promise<number>[]][] = [
  [
    "suggestions",
    (person) =>
      [1, 2].map(() =>
        statusOf(person, "/api/ai/improve", { task: "experience", text: `Led a team.\n${lines}` }),
      ),
  ],
  ["files", (person) => [statusOf(person, "/api/render", { resume: sampleResume, format: "pdf" })]],
  [
    "bombs",
    (person) => [
      ...[1, 2, 3, 4].map(() =>
        statusOf(person, "/api/auth/register", { name: marks, email: "a@example.com", password: "x" }),
      ),
      ...[1, 2, 3].map(() => statusOf(person, "/api/import", wide)),
    ],
  ],
];

async function statusOf({ cookie = "" }: Visitor, path: string, body: unknown): Promise<number> {
  const headers = { "content-type": "application/json", cookie };
  const answer = await fetch(server.url + path, { method: "POST", headers, body: JSON.stringify(body) });
  await answer.arrayBuffer();
  return answer.status;
}

/** Asks for health again and again until the work is done; the times of the answers in milliseconds. */
async function healthDuring(work: Promise<unknown>): Promise<number[]> {
  let working = true;
  const done = work.finally(() => {
    working = false;
  });
  const times: number[] = [];
  while (working) {
    const asked = performance.now();
    const { status } = await fetch(`${server.url}/api/health`);
    times.push(performance.now() - asked);
    expect(status).toBe(200);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  await done;
  return times;
}

test.each(FLOODS)(
  "a flood of %s leaves the others answered",
  { timeout: effort(60_000, 600_000) },
  async (what, send) => {
    // Threads and engines start with the first.
    const [first = expect.fail()] = people;
    expect(await Promise.all(send(first))).not.toContain(500);
    const times: number[] = [];
    const { longestTurn: longest } = await server.watchDuring(async () => {
      for (let round = 0; round < ROUNDS; round += 1)
        times.push(...(await healthDuring(Promise.all(people.flatMap((person) => send(person))))));
    });
    const p99 = times.sort((one, other) => one - other).at(Math.floor(times.length * 0.99)) ?? 0;
    process.stdout.write(
      `flood of ${what}: longest turn ${longest.toFixed(0)} ms of processor time, health p99 ${p99.toFixed(0)} ms of ${times.length}\n`,
    );
    expect(asIfQuiet(longest)).toBeLessThan(MOST_MS);
    expect(p99).toBeLessThan(HEALTH_P99_MS);
  },
);
