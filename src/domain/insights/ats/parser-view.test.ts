import { expect, test } from "vitest";
import { renderText } from "../../../renderers/text/render-text.ts";
import { DEFAULT_TEMPLATE, themes } from "../../../templates/registry.ts";
import { compose } from "../../document/compose.ts";
import { sampleResume } from "../../resume/sample-resume.ts";
import { parserView } from "./parser-view.ts";

function ownText(): string {
  const [theme] = themes;
  if (!theme) throw new Error("there is no theme");
  return renderText(compose(sampleResume, { template: DEFAULT_TEMPLATE, theme, page: "a4" }));
}

test("a parser fills every field from our own text", () => {
  const { fields, leftOver } = parserView(sampleResume, ownText());
  expect(fields.filter(({ status }) => status !== "read")).toEqual([]);
  expect(fields.length).toBeGreaterThan(40);
  expect(leftOver).toEqual([]);
});

test("what the document does not have is lost, what stands elsewhere differs", () => {
  const text = ownText().replace("nora.whitfield@example.com", "").replace("Tidewell Freight", "Tidewell");
  const { fields } = parserView(sampleResume, text);
  const at = (pointer: string) => fields.find((field) => field.pointer === pointer);
  expect(at("/email")).toMatchObject({ status: "lost", seen: "" });
  expect(at("/experience/0/company")).toMatchObject({ status: "differs", seen: "Tidewell" });
});

test("a document without text has lost everything", () => {
  const { fields } = parserView(sampleResume, "");
  expect(new Set(fields.map(({ status }) => status))).toEqual(new Set(["lost"]));
});
