import { expect, test } from "vitest";
import { questionAbout } from "./question.ts";

/** What is used when the person says that it is as they wrote it. */
function ownText(source: string, suggestion: string, doubtful: string): string | undefined {
  const start = suggestion.indexOf(doubtful);
  const doubt = { kind: "scope", text: doubtful, start, end: start + doubtful.length } as const;
  const pair = { source, suggestion, context: "", statements: [] };
  return questionAbout(pair, [doubt], () => true)[0]?.choices[1]?.text;
}

test("one's own wording is used as it is shown, slips that can be nothing else mended", () => {
  const source = "helped the head chef with writting the menu. cleaned the kitchen";
  const suggestion = "Wrote the menu with the head chef. Cleaned the kitchen daily";
  expect(ownText(source, suggestion, "Wrote")).toBe(
    "Helped the head chef with writing the menu. Cleaned the kitchen daily",
  );
});

test("a sentence that says I does not go among sentences that do not: the person's text stands instead", () => {
  const source = "im a care worker for people with dementia. get on well with families";
  const suggestion = "Led dementia care as a care worker. Builds rapport with families.";
  expect(ownText(source, suggestion, "Led dementia care as a care worker")).toBe(
    "I'm a care worker for people with dementia. get on well with families.",
  );
});
