import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ENGINES } from "../support/databases.ts";
import { effort } from "../support/effort.ts";
import { ResumeOwner } from "../support/resume-owner.ts";
import { type RunningServer, startServer } from "../support/running-server.ts";
import { type Played, playVariants } from "../support/variant-histories/play.ts";

for (const { engine, create } of ENGINES) {
  describe(`sources, variants, clashes, two tabs and time offline on ${engine}`, () => {
    let server: RunningServer;
    let owner: ResumeOwner;

    beforeAll(async () => {
      server = await startServer({ place: await create(), limits: { requestsPerMinute: 1_000_000 } });
      owner = await ResumeOwner.arrive(server.url);
    });
    afterAll(() => server.stop());

    test("every resume says what the model says in any random history: nothing is overwritten silently, nobody is an orphan", {
      timeout: effort(120_000, 3_600_000),
    }, async () => {
      const histories = effort(15, 500);
      const all: Played = { saves: 0, conflicts: 0, clashes: 0, variants: 0 };
      for (let seed = 1; seed <= histories; seed++) {
        const played = await playVariants(owner, seed).catch((cause: unknown) => {
          throw new Error(`history ${seed}: ${cause instanceof Error ? cause.message : cause}`, { cause });
        });
        for (const key of ["saves", "conflicts", "clashes", "variants"] as const) all[key] += played[key];
      }
      process.stdout.write(`${engine}: ${histories} histories, ${JSON.stringify(all)}\n`);
      for (const count of Object.values(all)) expect(count).toBeGreaterThan(histories / 2);
    });
  });
}
