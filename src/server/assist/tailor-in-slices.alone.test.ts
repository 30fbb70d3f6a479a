import { expect, test, vi } from "vitest";
import { resumeOf } from "../../../tests/factories/given-resume.ts";
import { JUDGE } from "../../../tests/support/judge.ts";
import { matchJob } from "../../domain/insights/match/match-job.ts";
import { emptyMemory } from "../../domain/insights/match/meaning/remembering-model.ts";
import { selectAndOrder } from "../../domain/tailor/select-and-order.ts";
import type { Judge } from "../../judge/answer.ts";
import { tailorInSlices } from "./tailor-in-slices.ts";

vi.mock("../../domain/insights/match/match-job.ts", { spy: true });
vi.mock("../../domain/tailor/select-and-order.ts", { spy: true });

const RESUME = resumeOf({
  summary: "Office assistant.",
  experience: [
    {
      ...{ title: "Office assistant", company: "Quay Ltd", period: "2019 - 2024" },
      bullets: [
        "I was responsible for payroll in Excel for 40 people of three shops",
        "I helped out with bookkeeping in QuickBooks for the owner of the shop",
        "Was involved in ordering stationery with SAP and supplies for 40 people",
      ],
    },
  ],
});
const JOB = "Office manager\n\nWhat you need\n- Excel\n- QuickBooks\n- SAP\n- Payroll\n- Bookkeeping";

/** Finds everything supported, after a run of nearly as many rows as a slice has. */
const judge: Judge = {
  ...JUDGE,
  score(_pair, _most, doRun = (run) => run()) {
    const { pair } = doRun(() => ({ pair: -9, tokens: [] }), 300);
    return { pair, words: [], rows: 300 };
  },
};

async function planned(isWanted: boolean) {
  let turns = 1;
  const sharing = {
    goesOn: () => {},
    isWanted: () => isWanted,
    nextSlice: async () => {
      turns += 1;
    },
  };
  const plan = tailorInSlices({ matcher: null, judge }, emptyMemory(), sharing);
  return { plan: await plan(RESUME, JOB, new Date("2026-01-01"), { isVariant: true }), turns };
}

test("while others wait a plan is made in several turns, and nothing that takes time is done twice", async () => {
  const alone = await planned(false);
  const matches = vi.mocked(matchJob).mock.calls.length;
  const beside = await planned(true);
  expect(beside.turns).toBeGreaterThan(2);
  expect(beside.plan).toEqual(alone.plan);
  expect(matchJob).toHaveBeenCalledTimes(2 * matches);
  expect(selectAndOrder).toHaveBeenCalledTimes(2);
});
