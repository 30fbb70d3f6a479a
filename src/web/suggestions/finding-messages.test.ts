import { expect, test } from "vitest";
import { CLAIM_KINDS, type ClaimKind } from "../../domain/claims/claim.ts";
import type { Finding } from "../../domain/suggestions/finding.ts";
import { answeredMessage, findingMessage, shownFindings } from "./finding-messages.ts";

test("a blocked claim is named with the reason", () => {
  expect(findingMessage({ code: "blocked-claim", kind: "number", text: "37 %" })).toBe(
    "We blocked “37 %”: it is not in your text",
  );
  expect(findingMessage({ code: "blocked-claim", kind: "scope", text: "led" })).toBe(
    "We blocked “led”: it says more than your text does",
  );
  for (const kind of CLAIM_KINDS)
    expect(findingMessage({ code: "blocked-claim", kind, text: "x" })).toMatch(/^We blocked “x”: \w/);
});

test("of a word that stands in the text it is not said that it is not there", () => {
  const sap: Finding = { code: "blocked-claim", kind: "technology", text: "SAP" };
  expect(findingMessage(sap, [], "used Oracle, never SAP.")).toBe(
    "We blocked “SAP”: your text does not claim it",
  );
  expect(findingMessage(sap, [], "mended ASAP")).toBe("We blocked “SAP”: it is not in your text");
});

test("other findings are sentences", () => {
  expect(findingMessage({ code: "bad-form", fault: "too-long" })).toContain("over the length limit");
  expect(findingMessage({ code: "not-english" })).toContain("left exactly as you wrote it");
});

const blocked = (kind: ClaimKind, text: string): Finding => ({ code: "blocked-claim", kind, text });

test("a stretch is told once, for the plainest of its reasons", () => {
  expect(shownFindings([blocked("scope", "Night"), blocked("number", "night")])).toEqual([
    blocked("number", "night"),
  ]);
  expect(
    shownFindings([
      blocked("scope", "night"),
      blocked("outcome", "led the night team"),
      blocked("scope", "nigh"),
    ]),
  ).toEqual([blocked("outcome", "led the night team"), blocked("scope", "nigh")]);
  const figure = [blocked("outcome", "raising revenue by 37 %"), blocked("number", "37 %")];
  expect(shownFindings(figure)).toEqual(figure);
});

test("talk and formatting around an answer are told as such, not as claims about the person", () => {
  const commentary: Finding = { code: "bad-form", fault: "commentary" };
  const talk = [blocked("scope", "Sure"), blocked("outcome", "Here is an improved version")];
  expect(shownFindings([...talk, blocked("number", "37 %"), commentary])).toEqual([
    blocked("number", "37 %"),
    commentary,
  ]);
  const tooLong: Finding = { code: "bad-form", fault: "too-long" };
  expect(shownFindings([...talk, tooLong])).toEqual([...talk, tooLong]);
});

test("the facts are blamed for another engine's answer only where a claim was blocked", () => {
  const instead: Finding = { code: "embedded-answered" };
  expect(findingMessage(instead, [blocked("number", "37 %"), instead])).toContain(
    "could not keep to your facts",
  );
  expect(findingMessage(instead, [{ code: "bad-form", fault: "too-long" }, instead])).toBe(
    "No answer of the AI service could be used, so the built-in engine answered.",
  );
});

test("what a suggestion leaves out is named", () => {
  expect(findingMessage({ code: "left-out", text: "40 bikes" })).toBe(
    "This suggestion leaves out “40 bikes”",
  );
});

test("of a text with an answer in it, it is not said that nothing but spelling was changed", () => {
  expect(answeredMessage({ code: "only-mended" })).toMatch(
    /^Your answer was put in\. Of the rest, only spelling/,
  );
  for (const code of ["already-strong", "left-as-is"] as const)
    expect(answeredMessage({ code })).toMatch(/^Your answer was put in\./);
  expect(answeredMessage({ code: "left-out", text: "40 bikes" })).toBeNull();
});
