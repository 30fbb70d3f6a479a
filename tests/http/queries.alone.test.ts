import { StatementSync } from "node:sqlite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ResumeOwner } from "../support/resume-owner.ts";
import { type RunningServer, startSite } from "../support/running-server.ts";

/** Statements that the database was asked since the last look. */
let asked: string[] = [];
for (const method of ["all", "run", "get", "iterate"] as const) {
  const original: (...values: never[]) => unknown = StatementSync.prototype[method];
  Object.assign(StatementSync.prototype, {
    [method](this: StatementSync, ...values: never[]) {
      asked.push(this.sourceSQL);
      return original.apply(this, values);
    },
  });
}

let server: RunningServer;
let ada: ResumeOwner;
beforeAll(async () => {
  server = await startSite();
  ada = await ResumeOwner.arrive(server.url);
});
afterAll(() => server.stop());

async function statementsOf(path: string, cookie?: string): Promise<string[]> {
  // What a request before this one does after its answer is not of this one.
  await new Promise((resolve) => setTimeout(resolve, 300));
  asked = [];
  const answer = await fetch(server.url + path, { headers: { ...(cookie && { cookie }) } });
  await answer.arrayBuffer();
  expect(answer.status, path).toBe(200);
  return asked;
}

test("pages that everybody reads, and what they are made of, ask nothing of the database, whoever reads them", async () => {
  const page = await (await fetch(server.url)).text();
  const [script] = /\/assets\/[^"]+\.js/.exec(page) ?? [];
  const [style] = /\/assets\/[^"]+\.css/.exec(page) ?? [];
  const paths = [
    "/",
    "/templates",
    "/create",
    "/sitemap.xml",
    "/robots.txt",
    "/api/settings",
    "/api/openapi.json",
  ];
  for (const path of [...paths, script ?? "no script", style ?? "no style"])
    for (const cookie of [undefined, ada.cookie]) expect(await statementsOf(path, cookie), path).toEqual([]);
});

test("to know who is signed in costs one statement, and health one", async () => {
  expect(await statementsOf("/api/auth/session", ada.cookie)).toHaveLength(1);
  expect(await statementsOf("/api/health")).toHaveLength(1);
  // The list itself, after who is asking.
  expect(await statementsOf("/api/resumes", ada.cookie)).toHaveLength(2);
});
