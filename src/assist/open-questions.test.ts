import { expect, test } from "vitest";
import type { ClaimKind } from "../domain/claims/claim.ts";
import { openQuestions } from "./open-questions.ts";

test.for([
  ["number", "40 videos", "Made videos for staff", ["How many videos?"]],
  ["number", "40 drones", "Made videos for staff", []],
  ["number", "cut costs by 37 %", "Cut costs", ["By how much?"]],
  ["number", "37%", "Cut costs", ["By how much?"]],
  ["number", "improved patient satisfaction by 15%", "Cared for patients on a ward", []],
  ["number", "15%", "Cared for patients on a ward", []],
  ["number", "improved patient satisfaction by 15%", "Improved the rota", []],
  ["number", "$5,000", "Saved the shop money", ["How much money?"]],
  ["number", "saving $5,000", "Trained staff", []],
  ["time", "since 2005", "Drove buses", ["Which year?"]],
  ["time", "two weeks early", "Finished the roof", []],
  ["technology", "QuickBooks", "Kept the books", ["Which tools or systems, if any?"]],
  ["technology", "Kafka", "Made the API faster with Redis", []],
  ["credential", "PMP", "Ran projects", ["Which qualification, if any?"]],
  ["scope", "Led", "Ran projects", []],
] as const satisfies readonly [ClaimKind, string, string, readonly string[]][])(
  "for a blocked %s, “%s”, of “%s” is asked openly: %s",
  ([kind, words, text, questions]) => {
    const asked = openQuestions([{ code: "blocked-claim", kind, text: words }], text);
    expect(asked).toEqual(questions);
    for (const question of asked) expect(question).not.toMatch(/\d|QuickBooks|PMP/);
  },
);
