import { expect, test } from "vitest";
import { restingEndpoints } from "./resting-endpoints.ts";

test("an endpoint that timed out three times in a row rests for a minute, another person's does not", () => {
  let at = 0;
  const resting = restingEndpoints(() => at);
  resting.timedOut("ann");
  resting.timedOut("ann");
  resting.answered("ann");
  for (let time = 1; time <= 2; time++) resting.timedOut("ann");
  expect(resting.restOf("ann")).toBe(0);
  resting.timedOut("ann");
  expect(resting.restOf("ann")).toBe(60);
  expect(resting.restOf("bob")).toBe(0);
  at += 59_500;
  expect(resting.restOf("ann")).toBe(1);
  at += 500;
  expect(resting.restOf("ann")).toBe(0);
  resting.timedOut("ann");
  expect(resting.restOf("ann")).toBe(0);
});
