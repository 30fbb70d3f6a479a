import { afterAll, beforeAll, expect, test } from "vitest";
import { ENGINES } from "../../support/databases.ts";
import { ResumeOwner, resumeNamed } from "../../support/resume-owner.ts";
import { type RunningServer, startServer } from "../../support/running-server.ts";

const BURST = 100;
const WAITING = 25;
const READS = 3;

// On SQLite there is no pool: shared-commit.test.ts is about its queue.
const postgres = ENGINES.find(({ engine }) => engine === "postgres");
let server: RunningServer;
beforeAll(async () => {
  const place = await postgres?.create();
  if (!place) throw new Error("the list of engines has no PostgreSQL");
  server = await startServer({ place, limits: { requestsPerMinute: 100_000 } });
});
afterAll(() => server.stop());

/** The slowest of a few reads, in milliseconds. */
async function slowestRead(reader: ResumeOwner, id: string): Promise<number> {
  let slowest = 0;
  for (let nth = 0; nth < READS; nth++) {
    const since = performance.now();
    expect((await reader.read(id)).status).toBe(200);
    slowest = Math.max(slowest, performance.now() - since);
  }
  return slowest;
}

test("while one person's saves wait for each other, another person's reads are as quick as ever", async () => {
  const [eve, ada] = await Promise.all([ResumeOwner.arrive(server.url), ResumeOwner.arrive(server.url)]);
  const [hers, id] = await Promise.all([eve.keep(), ada.keep()]);
  const { user } = (await eve.call("GET", "/api/auth/session")).body;
  const floor = Math.max(await slowestRead(ada, id), await slowestRead(ada, id));

  const answers: Promise<{ status: number; headers: Headers }>[] = [];
  let meanwhile = Number.POSITIVE_INFINITY;
  // Somebody else has her row, as another process of the site may: none of her saves gets on.
  await server.database.query.transaction().execute(async (query) => {
    await query.selectFrom("users").select("id").where("id", "=", user.id).forUpdate().execute();
    for (let nth = 0; nth < BURST; nth++) answers.push(eve.save(hers, 1, { resume: resumeNamed(`${nth}`) }));
    // Until nothing but waiting is left: the server shares this thread.
    let refused = 0;
    for (const answer of answers) void answer.then(({ status }) => (refused += status === 429 ? 1 : 0));
    await expect.poll(() => refused, { timeout: 8000 }).toBe(BURST - WAITING);
    meanwhile = await slowestRead(ada, id);
  });
  expect(meanwhile).toBeLessThan(5 * floor + 50);

  const told = await Promise.all(answers);
  const taken = told.map(({ status }) => status).filter((status) => status !== 429);
  expect(taken).toHaveLength(WAITING);
  // Where the machine is so slow that some have waited for ten seconds by now, they were told so.
  expect(taken.filter((status) => status === 409 || status === 503)).toHaveLength(WAITING - 1);
  expect(taken).toContain(200);
  for (const { status, headers } of told) if (status === 429) expect(headers.get("retry-after")).toBe("1");
  expect((await eve.save(hers, 2, { resume: resumeNamed("Later") })).status).toBe(200);
});
