import { StatementSync } from "node:sqlite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ResumeOwner } from "../support/resume-owner.ts";
import { type RunningServer, startSite } from "../support/running-server.ts";

const METHODS = ["all", "run", "get", "iterate"] as const;
const originals = METHODS.map((method) => [method, StatementSync.prototype[method]] as const);

/** Statements that the database was asked since the last look. */
let asked: string[] = [];

function countStatements(): void {
  for (const [method, original] of originals) {
    const run: (...values: never[]) => unknown = original;
    Object.assign(StatementSync.prototype, {
      [method](this: StatementSync, ...values: never[]) {
        // Written every ten seconds, whoever asks for what.
        if (!this.sourceSQL.includes("daily_counts")) asked.push(this.sourceSQL);
        return run.apply(this, values);
      },
    });
  }
}

let server: RunningServer;
let ada: ResumeOwner;
beforeAll(async () => {
  server = await startSite();
  ada = await ResumeOwner.arrive(server.url);
  countStatements();
});
afterAll(async () => {
  Object.assign(StatementSync.prototype, Object.fromEntries(originals));
  await server.stop();
});

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

test("to know who is signed in costs one statement, and health one beside the choice of the AI endpoint", async () => {
  expect(await statementsOf("/api/auth/session", ada.cookie)).toHaveLength(1);
  const health = await statementsOf("/api/health");
  // Which AI endpoint is in use is remembered for a moment.
  expect(health.filter((statement) => !/"ai_/.test(statement))).toHaveLength(1);
  // The list itself, after who is asking.
  expect(await statementsOf("/api/resumes", ada.cookie)).toHaveLength(2);
});
