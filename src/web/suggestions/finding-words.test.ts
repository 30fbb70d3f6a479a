import { expect, test } from "vitest";
import { CLAIM_KINDS } from "../../domain/claims/claim.ts";
import { findingWords } from "./finding-words.ts";

test("a blocked claim is named with the reason", () => {
  expect(findingWords({ code: "blocked-claim", kind: "number", text: "37 %" })).toBe(
    "We blocked “37 %”: it is not in your text",
  );
  expect(findingWords({ code: "blocked-claim", kind: "scope", text: "led" })).toBe(
    "We blocked “led”: it says more than your text does",
  );
  for (const kind of CLAIM_KINDS)
    expect(findingWords({ code: "blocked-claim", kind, text: "x" })).toMatch(/^We blocked “x”: \w/);
});

test("other findings are sentences", () => {
  expect(findingWords({ code: "bad-form", fault: "too-long" })).toContain("over the length limit");
  expect(findingWords({ code: "not-english" })).toContain("left exactly as you wrote it");
});

test("what a suggestion leaves out is named", () => {
  expect(findingWords({ code: "left-out", text: "40 bikes" })).toBe("This suggestion leaves out “40 bikes”");
});
