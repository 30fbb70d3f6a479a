import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { emptyResume, type Resume } from "../../src/domain/resume/resume.ts";
import { textsOf } from "../../src/domain/sections/line.ts";
import { ENGINES } from "../support/databases.ts";
import { effort } from "../support/effort.ts";
import { type Keeper, memoryKeeper, type State } from "../support/histories/keeper.ts";
import { playHistory } from "../support/histories/play.ts";
import { ResumeOwner } from "../support/resume-owner.ts";
import { type RunningServer, startServer } from "../support/running-server.ts";

/** Our server, over HTTP. */
function serverKeeper(owner: ResumeOwner): Keeper {
  const resumeOf = (words: readonly string[]) => ({ ...emptyResume(), skills: [...words] });
  const stateOf = (body: { revision: number; resume: Resume }): State => ({
    revision: body.revision,
    words: textsOf(body.resume.skills),
  });
  return {
    async create(saveId, words) {
      const { status, body } = await owner.create({ saveId, resume: resumeOf(words) });
      if (status !== 201) throw new Error(`the creation was answered ${status}`);
      return body;
    },
    async save(id, { saveId, baseRevision, words }) {
      const { status, body } = await owner.save(id, baseRevision, { saveId, resume: resumeOf(words) });
      if (status === 200) return { saved: body.revision };
      if (status === 409) return { conflict: stateOf(body.current) };
      throw new Error(`a save was answered ${status}`);
    },
    read: async (id) => stateOf((await owner.read(id)).body),
    async forget(id) {
      await owner.call("DELETE", `/api/resumes/${id}?forever=true`);
    },
  };
}

async function play(keeper: Keeper, histories: number): Promise<{ revisions: number }> {
  let revisions = 0;
  for (let seed = 1; seed <= histories; seed++) {
    const played = await playHistory(keeper, seed).catch((cause: unknown) => {
      throw new Error(`history ${seed}: ${cause instanceof Error ? cause.message : cause}`, { cause });
    });
    revisions += played.revisions;
  }
  return { revisions };
}

for (const { engine, create } of ENGINES) {
  describe(`two clients, lost answers, late requests and time offline on ${engine}`, () => {
    let server: RunningServer;
    let owner: ResumeOwner;

    beforeAll(async () => {
      server = await startServer({ place: await create(), limits: { requestsPerMinute: 1_000_000 } });
      owner = await ResumeOwner.arrive(server.url);
    });
    afterAll(() => server.stop());

    test("nothing is overwritten silently in any random history", async () => {
      const histories = effort(25, 500);
      const { revisions } = await play(serverKeeper(owner), histories);
      process.stdout.write(`${engine}: ${histories} histories, ${revisions} revisions\n`);
      expect(revisions).toBeGreaterThan(histories);
    });
  });
}

describe("the checker itself", () => {
  test("finds nothing in a keeper that is right", async () => {
    expect((await play(memoryKeeper("none"), 500)).revisions).toBeGreaterThan(500);
  });

  test.each([
    ["last writer wins", /silently overwrites/],
    ["retries answer the present", /two different texts|another revision|silently overwrites/],
    ["no save ids", /second document|refused when it is retried/],
  ] as const)("finds the fault of a keeper where %s", async (fault, complaint) => {
    await expect(play(memoryKeeper(fault), 500)).rejects.toThrow(complaint);
  });
});
