import { expect, test } from "vitest";
import { screen } from "../screening/screen.ts";
import { EVALUATION_CASES } from "./evaluation-cases.ts";

test("there are as many cases as the page says, each once, and an engine is asked about each", () => {
  expect(EVALUATION_CASES).toHaveLength(40);
  expect(new Set(EVALUATION_CASES.map(({ text }) => text)).size).toBe(40);
  expect(EVALUATION_CASES.filter((request) => screen(request) !== null)).toEqual([]);
});
