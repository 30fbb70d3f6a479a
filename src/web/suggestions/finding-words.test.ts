import { expect, test } from "vitest";
import { CLAIM_KINDS, type ClaimKind } from "../../domain/claims/claim.ts";
import type { Finding } from "../../domain/suggestions/finding.ts";
import { answeredWords, findingWords, toldFindings } from "./finding-words.ts";

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

test("of a word that stands in the text it is not said that it is not there", () => {
  const sap: Finding = { code: "blocked-claim", kind: "technology", text: "SAP" };
  expect(findingWords(sap, [], "used Oracle, never SAP.")).toBe(
    "We blocked “SAP”: your text does not claim it",
  );
  expect(findingWords(sap, [], "mended ASAP")).toBe("We blocked “SAP”: it is not in your text");
});

test("other findings are sentences", () => {
  expect(findingWords({ code: "bad-form", fault: "too-long" })).toContain("over the length limit");
  expect(findingWords({ code: "not-english" })).toContain("left exactly as you wrote it");
});

const blocked = (kind: ClaimKind, text: string): Finding => ({ code: "blocked-claim", kind, text });

test("a stretch is told once, for the plainest of its reasons", () => {
  expect(toldFindings([blocked("scope", "Night"), blocked("number", "night")])).toEqual([
    blocked("number", "night"),
  ]);
  expect(
    toldFindings([
      blocked("scope", "night"),
      blocked("outcome", "led the night team"),
      blocked("scope", "nigh"),
    ]),
  ).toEqual([blocked("outcome", "led the night team"), blocked("scope", "nigh")]);
  const figure = [blocked("outcome", "raising revenue by 37 %"), blocked("number", "37 %")];
  expect(toldFindings(figure)).toEqual(figure);
});

test("talk and formatting around an answer are told as such, not as claims about the person", () => {
  const commentary: Finding = { code: "bad-form", fault: "commentary" };
  const talk = [blocked("scope", "Sure"), blocked("outcome", "Here is an improved version")];
  expect(toldFindings([...talk, blocked("number", "37 %"), commentary])).toEqual([
    blocked("number", "37 %"),
    commentary,
  ]);
  const tooLong: Finding = { code: "bad-form", fault: "too-long" };
  expect(toldFindings([...talk, tooLong])).toEqual([...talk, tooLong]);
});

test("the facts are blamed for another engine's answer only where a claim was blocked", () => {
  const instead: Finding = { code: "embedded-answered" };
  expect(findingWords(instead, [blocked("number", "37 %"), instead])).toContain(
    "could not keep to your facts",
  );
  expect(findingWords(instead, [{ code: "bad-form", fault: "too-long" }, instead])).toBe(
    "No answer of the AI service could be used, so the built-in engine answered.",
  );
});

test("what a suggestion leaves out is named", () => {
  expect(findingWords({ code: "left-out", text: "40 bikes" })).toBe("This suggestion leaves out “40 bikes”");
});

test("of a text with an answer in it, it is not said that nothing but spelling was changed", () => {
  expect(answeredWords({ code: "only-mended" })).toMatch(
    /^Your answer was put in\. Of the rest, only spelling/,
  );
  for (const code of ["already-strong", "left-as-is"] as const)
    expect(answeredWords({ code })).toMatch(/^Your answer was put in\./);
  expect(answeredWords({ code: "left-out", text: "40 bikes" })).toBeNull();
});
