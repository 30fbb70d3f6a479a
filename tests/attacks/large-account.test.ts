import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "../../src/server/db/database.ts";
import { emptySqlite } from "../support/databases.ts";
import { fillAccount } from "../support/fill-account.ts";
import { type MeasuredProcess, startMeasured } from "../support/measured-process.ts";
import { ResumeOwner } from "../support/resume-owner.ts";
import { STRONG_PASSWORD } from "../support/visitor.ts";

/** What the main thread may work without a pause. */
const STEP_MS = 50;
/** A hundred resumes at nearly their bound. */
const LARGE = { resumes: 100, versions: 4, characters: 240_000, applications: 16, files: 5 };

const place = emptySqlite();
let server: MeasuredProcess;
beforeAll(async () => {
  server = await startMeasured({ DATA_DIR: place.dataDir });
});
afterAll(async () => {
  await server.stop();
  await place.remove();
});

async function arriveWith(filling: typeof LARGE): Promise<{ owner: ResumeOwner; id: string }> {
  const owner = await ResumeOwner.arrive(server.url);
  const { id } = (await owner.call("GET", "/api/auth/session")).body.user;
  const database = openDatabase(place);
  await fillAccount(database, id, filling);
  await database.close();
  return { owner, id };
}

async function rowsLeft(): Promise<number[]> {
  const database = openDatabase(place);
  const counts: number[] = [];
  for (const table of ["resumes", "resume_versions", "applications", "application_files"] as const)
    counts.push((await database.query.selectFrom(table).select("id").execute()).length);
  await database.close();
  return counts;
}

test("deleting an account of 125 MB leaves everybody else their turn", async () => {
  const { owner } = await arriveWith(LARGE);
  let status = 0;
  const { longestTurn } = await server.watchDuring(async () => {
    status = (await owner.call("DELETE", "/api/account", { password: STRONG_PASSWORD })).status;
  });
  expect(status).toBe(204);
  expect(longestTurn).toBeLessThan(STEP_MS);
  // All is gone by then.
  expect(await rowsLeft()).toEqual([0, 0, 0, 0]);
});

test("so does an administrator who deletes it", async () => {
  const { owner, id } = await arriveWith(LARGE);
  const admin = await ResumeOwner.arrive(server.url);
  await server.promoteAll();
  let status = 0;
  const { longestTurn } = await server.watchDuring(async () => {
    status = (await admin.call("DELETE", `/api/admin/users/${id}`)).status;
  });
  expect(status).toBe(204);
  expect(longestTurn).toBeLessThan(STEP_MS);
  expect(await rowsLeft()).toEqual([0, 0, 0, 0]);
  expect((await owner.call("GET", "/api/resumes")).status).toBe(401);
});
