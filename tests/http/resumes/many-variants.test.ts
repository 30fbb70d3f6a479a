import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ENGINES } from "../../support/databases.ts";
import { ResumeOwner, resumeNamed } from "../../support/resume-owner.ts";
import { type RunningServer, startServer } from "../../support/running-server.ts";

const VARIANTS = 1000;
const TURNS = 40;
/** Of the time that the same takes without variants, in the same minute. */
const MOST_TIMES = 2;
/** To open one that its source has changed since is to check three resumes: both of them, and what comes of them. */
const MOST_TIMES_OPENED = 3;

/** What else the machine did that second is not what it costs. */
const least = (times: number[]) => Math.min(...times);

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

for (const { engine, create } of ENGINES) {
  describe(`a thousand variants of one resume on ${engine}`, () => {
    let server: RunningServer;
    let ada: ResumeOwner;
    let source: string;
    let plain: string;
    const variants: string[] = [];

    beforeAll(async () => {
      server = await startServer({ place: await create(), limits: { requestsPerMinute: 1_000_000 } });
      ada = await ResumeOwner.arrive(server.url);
      source = await ada.keep({ title: "Source" });
      plain = await ada.keep({ title: "Plain" });
      // More than an account may have: they are written beside the API.
      const { query } = server.database;
      const row = await query
        .selectFrom("resumes")
        .selectAll()
        .where("id", "=", source)
        .executeTakeFirstOrThrow();
      const { size: _, title_key: __, ...rest } = row;
      for (let at = 0; at < VARIANTS; at += 50) {
        const few = Array.from({ length: 50 }, () => {
          const id = randomUUID();
          variants.push(id);
          return { ...rest, id, created_by: id, source_id: source, source_revision: 1 };
        });
        await query.insertInto("resumes").values(few).execute();
      }
    });
    afterAll(() => server.stop());

    test("a save of the source takes at most twice what one without variants takes, and a variant opens in the time of three resumes", {
      timeout: 120_000,
    }, async () => {
      const times = {
        source: [] as number[],
        plain: [] as number[],
        opened: [] as number[],
        read: [] as number[],
      };
      for (let turn = 0; turn < TURNS; turn++) {
        const change = { resume: resumeNamed(`Turn ${turn}`) };
        const [variant = ""] = variants.slice(turn);
        times.plain.push(await timeOf(() => ada.save(plain, turn + 1, change)));
        times.source.push(await timeOf(() => ada.save(source, turn + 1, change)));
        times.read.push(await timeOf(() => ada.read(plain)));
        // One that nobody opened since its source was saved: what it inherits is found out on the way.
        const began = performance.now();
        const { body } = await ada.read(variant);
        times.opened.push(performance.now() - began);
        // Not within the time: comparing takes as long as reading.
        expect(body).toMatchObject({ resume: { name: `Turn ${turn}` }, revision: turn + 3 });
      }
      const [saved, alone, opened, read] = [times.source, times.plain, times.opened, times.read].map(least);
      process.stdout.write(
        `${engine}: saves ${saved?.toFixed(1)} and ${alone?.toFixed(1)} ms, opens ${opened?.toFixed(1)} and ${read?.toFixed(1)} ms\n`,
      );
      expect(saved).toBeLessThan(MOST_TIMES * (alone ?? 0));
      expect(opened).toBeLessThan(MOST_TIMES_OPENED * (read ?? 0));
    });
  });
}
