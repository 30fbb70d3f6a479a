import { expect, test } from "vitest";
import { saveIds } from "./save-ids.ts";

test("what is sent again has the name that it had, anything else one of its own", () => {
  const [saveIdOf, another] = [saveIds(), saveIds()];
  const first = saveIdOf({ formats: ["pdf"], baseRevision: 1 });
  expect(saveIdOf({ formats: ["pdf"], baseRevision: 1 })).toBe(first);
  expect(saveIdOf({ formats: ["pdf"], baseRevision: 2 })).not.toBe(first);
  expect(another({ formats: ["pdf"], baseRevision: 1 })).not.toBe(first);
});
