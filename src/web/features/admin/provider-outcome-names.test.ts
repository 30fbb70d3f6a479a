import { expect, test } from "vitest";
import { PROVIDER_OUTCOMES } from "../../../contract/oidc.ts";
import { outcomeName } from "./provider-outcome-names.ts";

test("every outcome has a name in words, and one of a newer server stands as it is", () => {
  const names = PROVIDER_OUTCOMES.map(outcomeName);
  expect(names.every((name) => /^[A-Z]/.test(name))).toBe(true);
  expect(new Set(names).size).toBe(names.length);
  expect(outcomeName("teleported")).toBe("teleported");
});
