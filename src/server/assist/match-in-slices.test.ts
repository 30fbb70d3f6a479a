import { expect, test } from "vitest";
import { resumeOf } from "../../../tests/factories/given-resume.ts";
import type { MatchModel } from "../../domain/insights/match/meaning/match-model.ts";
import { emptyMemory } from "../../domain/insights/match/meaning/remembering-model.ts";
import { matchInSlices } from "./match-in-slices.ts";

const TODAY = "2026-11-18";
const BOUNDS = { partly: 0, proven: 1, seeming: 5, plain: 0, clear: 0, named: 0 };

/** A model that takes every item of an ad for something that is asked for, and nothing for a proof; it counts what it is asked. */
function countingModel() {
  const asked = { reads: 0, proofs: 0, signs: 0, nearness: 0 };
  const model: MatchModel = {
    bounds: BOUNDS,
    read(text) {
      asked.reads += 1;
      return [...text.matchAll(/\S+/g)].map(({ 0: word, index: start }) => {
        const begins = word.startsWith("item") ? 9 : 0;
        return { start, end: start + word.length, outside: 0, begins, inside: 1, kinds: [1], nice: 0 };
      });
    },
    proof(line, requirement) {
      asked.proofs += 1;
      asked.signs += line.length + requirement.length;
      return { shown: -1, seeming: -9 };
    },
    nearness(_, lines) {
      asked.nearness += 1;
      return lines.map((line) => (line.length > 50 ? 1 : 0));
    },
  };
  return { model, asked };
}

const RESUME = resumeOf({
  experience: Array.from({ length: 20 }, (_, nth) => ({
    title: `Clerk ${nth}`,
    company: `Office ${nth}`,
    period: "2019 - 2024",
    bullets: [`Kept ${"the books and ".repeat(15)}accounts of department ${nth}`],
  })),
});

const AD = Array.from({ length: 60 }, (_, nth) => `- item${nth} filed with care${nth}`).join("\n");

async function matched(isWanted: boolean, ad = AD) {
  const { model, asked } = countingModel();
  let slices = 1;
  const sharing = {
    goesOn: () => {},
    isWanted: () => isWanted,
    nextSlice: async () => {
      slices += 1;
    },
  };
  const match = await matchInSlices(model, emptyMemory(), sharing)(RESUME, ad, TODAY);
  return { match, asked, slices };
}

test("while others wait, a match goes on where its last slice ended, and comes to the same answer", async () => {
  const alone = await matched(false);
  const beside = await matched(true);
  expect(alone.match.requirements.length).toBeGreaterThan(40);
  expect(beside.slices).toBeGreaterThan(4);
  expect(beside.match).toEqual(alone.match);
  // Each slice looks again at the one requirement that it ended at, and at no other.
  expect(beside.asked.nearness).toBeLessThanOrEqual(alone.asked.nearness + beside.slices);
});

test("what one match costs has a bound, however much an ad asks for", async () => {
  const long = Array.from({ length: 200 }, (_, nth) => `- item${nth} ${`word${nth} `.repeat(8)}`).join("\n");
  const { asked, match } = await matched(false, long.slice(0, 20_000));
  expect(match.requirements.length).toBeGreaterThan(60);
  expect(asked.signs).toBeLessThanOrEqual(20_000);
  expect(asked.reads).toBeLessThanOrEqual(40);
});
