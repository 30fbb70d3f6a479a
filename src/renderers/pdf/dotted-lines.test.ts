import { expect, test } from "vitest";
import { resumeOf } from "../../../tests/factories/given-resume.ts";
import { compose } from "../../domain/document/compose.ts";
import { sampleResume } from "../../domain/resume/sample-resume.ts";
import { templates, themes } from "../../templates/registry.ts";
import { planDocument } from "../flow/plan.ts";
import { type Row, rowsOf } from "../flow/rows.ts";
import { type Dots, dotsOf } from "./dotted-lines.ts";
import { setWidth } from "./set-width.ts";

const [theme] = themes;
if (!theme) throw new Error("there is no theme");

test.each(templates)("no line of the sample in $name has to be measured by the engine", (template) => {
  const plan = planDocument(compose(sampleResume, { template, theme, page: "a4" }));
  const dotted = rowsOf(plan).flatMap((row) => dotsOf(row, plan.design) ?? []);
  expect(dotted.length).toBeGreaterThan(0);
  expect(dotted.filter(({ breaks }) => breaks === null)).toEqual([]);
});

const [template] = templates;
if (!template) throw new Error("there is no template");
const { header, design } = planDocument(
  compose(resumeOf({ location: "AVATAR", email: "To. We" }), { template, theme, page: "a4" }),
);

function contactLine(width: number): Dots["breaks"] | undefined {
  const row = header.at(-1);
  return row && dotsOf({ ...row, width }, design)?.breaks;
}

test("a field begins a line where both do not fit one, to a hundredth of a pixel", () => {
  const row: Row | undefined = header.at(-1);
  if (!row) throw new Error("there is no contact line");
  const widths = row.runs.map(({ text }) => setWidth(text, design.styles[row.style]) ?? Number.NaN);
  const room = dotsOf(row, design)?.room ?? Number.NaN;
  const whole = widths.reduce((sum, width) => sum + width, room);
  expect(contactLine(whole + 0.05)).toEqual([]);
  expect(contactLine(whole - 0.05)).toEqual([1]);
  expect(contactLine(whole)).toBeNull();
});
