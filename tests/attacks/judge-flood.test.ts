import { afterAll, beforeAll, expect, test } from "vitest";
import { ASSIST_LIMITS } from "../../src/contract/assist.ts";
import { type RunningServer, startServer } from "../support/running-server.ts";
import { Visitor } from "../support/visitor.ts";

/** How much of the time that a long text alone takes a bullet may wait. Behind whole jobs of the two others it was several of them. */
const MOST_OF_A_LONG_TEXT = 1 / 4;
const ASKED = 5;

let server: RunningServer;
let people: Visitor[];

beforeAll(async () => {
  // What is measured is how those who are let in share the judge, not how many are let in.
  server = await startServer({
    limits: { claimsPerMinute: 100_000, assist: { requestsPerDay: 100_000, patience: {} } },
  });
  people = [1, 2, 3].map(() => new Visitor(server.url));
  for (const [nth, person] of people.entries()) await person.register(`person-${nth}@example.com`);
});
afterAll(() => server.stop());

let texts = 0;
/** Never the same twice: the judge remembers what it has judged. */
const year = () => 1000 + (texts++ % 9000);

const WORK = [
  "I baked bread and served customers at the counter every morning.",
  "On Saturdays I counted the till and took the money to the bank.",
  "I ordered flour, sugar and boxes from three suppliers.",
  "My manager planned the shifts and I wrote them on the board.",
  "I was responsible for cleaning the ovens with a colleague on Sundays.",
];

/** So long that the judge looks at as many rows as one job may have, and no longer, since more is not judged at all. */
function longText(length: number): string {
  let text = "";
  while (text.length < length) text += `In ${year()} ${WORK[texts % WORK.length]} `;
  return text.slice(0, length).trim();
}

type Sending = (person: Visitor, signal?: AbortSignal) => Promise<number>;

const sending =
  (path: string, body: () => object): Sending =>
  async ({ cookie = "" }, signal) => {
    const headers = { "content-type": "application/json", cookie };
    const sent = { method: "POST", headers, body: JSON.stringify(body()), ...(signal && { signal }) };
    const answer = await fetch(server.url + path, sent);
    await answer.arrayBuffer();
    return answer.status;
  };

const bullet = sending("/api/ai/improve", () => ({
  task: "experience",
  text: `Responsible for closing the till and counting ${year()} registers every night`,
}));

/** As many rows of the judge as one job may have. */
const claims = sending("/api/ai/claims", () => {
  const source = longText(ASSIST_LIMITS.text);
  const suggestion = source.slice(0, 1200).replaceAll("counted", "led the team that counted");
  return { source, suggestion, context: { statements: [longText(150), longText(150)] } };
});

/** As much as one text may have. */
const longest = sending("/api/ai/improve", () => ({
  task: "experience",
  text: longText(ASSIST_LIMITS.text),
}));

/** As many at once as one person may have, until they hang up. */
async function flood(person: Visitor, signal: AbortSignal): Promise<void> {
  const line = async (send: Sending) => {
    while (!signal.aborted) {
      const status = await send(person, signal).catch(() => null);
      if (status !== null) expect(status).toBe(200);
    }
  };
  await Promise.all([
    ...Array.from({ length: ASSIST_LIMITS.claimsUnderWay }, () => line(claims)),
    ...Array.from({ length: ASSIST_LIMITS.requestsInFlight }, () => line(longest)),
  ]);
}

async function timed(work: () => Promise<number>): Promise<number> {
  const begun = performance.now();
  expect(await work()).toBe(200);
  return performance.now() - begun;
}

async function several(work: () => Promise<number>): Promise<number[]> {
  const times: number[] = [];
  for (let nth = 0; nth < ASKED; nth += 1) times.push(await timed(work));
  return times;
}

function median(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? expect.fail();
}

test("who asks for one bullet does not wait for the long texts of two who flood", {
  timeout: 300_000,
}, async () => {
  const [ann = expect.fail(), bob = expect.fail(), cy = expect.fail()] = people;
  // The thread starts, and code and lexicons are made ready.
  await timed(() => bullet(cy));
  const before = await timed(() => claims(ann));
  const hangingUp = new AbortController();
  const floods = [ann, bob].map((person) => flood(person, hangingUp.signal));
  // Both have sent what they may.
  await new Promise((resolve) => setTimeout(resolve, 1000));
  const waits = await several(() => bullet(cy));
  hangingUp.abort();
  await Promise.all(floods);
  // Who hung up is let go between two runs.
  await timed(() => bullet(cy));
  // Before and after, since a machine that does other things is not as fast all the time.
  const whole = (before + (await timed(() => claims(ann)))) / 2;
  const idle = median(await several(() => bullet(cy)));
  process.stdout.write(
    `a bullet beside two floods: ${waits.map((wait) => wait.toFixed(0)).join(", ")} ms; idle ${idle.toFixed(0)} ms, one long text ${whole.toFixed(0)} ms\n`,
  );
  // A turn is part of a long text: two of them are less than one text.
  expect(Math.max(...waits)).toBeLessThan(whole);
  expect(median(waits)).toBeLessThan(whole * MOST_OF_A_LONG_TEXT);
});
