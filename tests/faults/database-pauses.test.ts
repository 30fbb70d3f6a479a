import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { expect, test } from "vitest";
import { Autosaver } from "../support/autosaver.ts";
import { emptySqlite } from "../support/databases.ts";
import { startPostgres } from "../support/postgres-server.ts";
import { ResumeOwner, resumeNamed } from "../support/resume-owner.ts";
import { startServer } from "../support/running-server.ts";
import { servePlace } from "../support/served-place.ts";

test("ten saves on a locked SQLite file wait together while reading goes on, are told when to come back, and succeed once it is free", async () => {
  const place = emptySqlite();
  const server = await startServer({ place });
  const ada = await ResumeOwner.arrive(server.url);
  const ids = await Promise.all(Array.from({ length: 10 }, () => ada.keep()));
  const other = new DatabaseSync(path.join(place.dataDir, "candor.db"));
  other.exec("begin immediate");
  const save = (id: string) =>
    ada.save(id, 1, { resume: resumeNamed("Waited"), saveId: `save-of-${id.slice(0, 8)}` });
  const began = Date.now();
  const saves = ids.map(save);
  await sleep(200);
  // Reading does not stand in the queue of those who wait to write.
  expect((await ada.read(ids[0] ?? "")).status).toBe(200);
  expect(Date.now() - began).toBeLessThan(3_000);
  for (const answer of await Promise.all(saves)) {
    expect(answer).toMatchObject({ status: 503, body: { code: "unavailable" } });
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  }
  expect(Date.now() - began).toBeGreaterThan(4_000);
  expect(Date.now() - began).toBeLessThan(10_000);

  const waiting = save(ids[0] ?? "");
  await sleep(300);
  other.exec("commit");
  expect(await waiting).toMatchObject({ status: 200, body: { revision: 2 } });
  for (const id of ids) expect((await save(id)).body.revision).toBe(2);
  other.close();
  await server.stop();
});

test("a PostgreSQL that is killed, or cuts its connections, costs nothing that was acknowledged, and saving goes on within ten seconds", async () => {
  const postgres = await startPostgres();
  const databaseUrl = await postgres.createDatabase("paused");
  const served = await servePlace({ dataDir: "", databaseUrl });
  const asAdmin = async (...statements: string[]) => {
    const client = new pg.Client({ connectionString: postgres.url("postgres") });
    await client.connect();
    for (const statement of statements) await client.query(statement);
    await client.end();
  };
  try {
    const owner = await ResumeOwner.arrive(served.url);
    const savers = await Promise.all(
      Array.from({ length: 3 }, async () => new Autosaver(await owner.keep(), owner.cookie ?? "", 1)),
    );
    const interrupt = async (fault: () => Promise<unknown>) => {
      const work = savers.map((saver) => saver.work(served.url));
      await sleep(150);
      await fault();
      // Each goes on until it is refused, and is told when to come back.
      for (const answer of await Promise.all(work)) {
        expect(answer).toMatchObject({ status: 503, body: { code: "unavailable" } });
        expect(Number(answer?.headers.get("retry-after"))).toBeGreaterThan(0);
      }
    };
    const expectRecovery = async () => {
      const back = Date.now();
      for (const saver of savers) {
        const next = saver.acknowledged + 1;
        let answer = await saver.save(served.url);
        while (answer.status === 503 && Date.now() - back < 10_000) {
          await sleep(100);
          answer = await saver.save(served.url);
        }
        expect([answer.status, answer.body.revision]).toEqual([200, next]);
        expect(await saver.stored(served.url)).toEqual({ revision: next, name: `Revision ${next}` });
      }
      expect(Date.now() - back).toBeLessThan(10_000);
    };

    await interrupt(() => postgres.kill());
    await postgres.restart();
    await expectRecovery();
    await interrupt(() =>
      asAdmin(
        "alter database paused with allow_connections false",
        "select pg_terminate_backend(pid) from pg_stat_activity where datname = 'paused'",
      ),
    );
    await asAdmin("alter database paused with allow_connections true");
    await expectRecovery();
    expect(served.child.process.exitCode).toBeNull();
  } finally {
    await served.kill("SIGKILL");
    await postgres.stop();
  }
});
