import { expect, test } from "vitest";
import { type GivenResume, resumeOf } from "../../../tests/factories/given-resume.ts";
import { compose } from "../../domain/document/compose.ts";
import { DEFAULT_TEMPLATE, themes } from "../../templates/registry.ts";
import { planDocument } from "../flow/plan.ts";
import { pdfBlocks } from "./pdf-blocks.ts";

function kindsOf(position: Partial<NonNullable<GivenResume["experience"]>[number]>): string[] {
  const [theme] = themes;
  if (!theme) throw new Error("there is no theme");
  const experience = [{ company: "Acme", title: "Engineer", period: "2020", bullets: [], ...position }];
  const tree = compose(resumeOf({ experience }), { template: DEFAULT_TEMPLATE, theme, page: "a4" });
  const { main, direction, design } = planDocument(tree);
  return main.flatMap(({ rows }) => pdfBlocks(rows, direction, design)).map(({ kind }) => kind);
}

test("title, date and company are one block, and bullets are one list", () => {
  expect(kindsOf({ bullets: ["One.", "A well-known two."] })).toEqual(["section", "lead", "list"]);
});

test("a head that may need a second line is laid out row by row", () => {
  expect(kindsOf({ title: "Engineer of long titles ".repeat(6) })).toEqual(["section", "entry", "entry"]);
  expect(kindsOf({ period: "MMMM 2019 – MMMM 2021, MMMM 2022" })).toEqual(["section", "entry", "entry"]);
});

test("a date too long to stand beside a title has a row of its own", () => {
  const period = "from the spring of 2019 until the autumn of 2021";
  expect(kindsOf({ period })).toEqual(["section", "lead", "entry", "entry"]);
  expect(kindsOf({ period, title: "", company: "" })).toEqual(["section", "entry"]);
});

test("a hyphen at the end of a text is not dropped by readers", () => {
  expect(kindsOf({ title: "Lead -" })).toEqual(["section", "entry", "entry"]);
});

test("right-to-left text keeps its rows, which are set word by word", () => {
  expect(kindsOf({ title: "מהנדסת תוכנה" })).toContain("entry");
  expect(kindsOf({ bullets: ["One.", "שתיים"] }).filter((kind) => kind === "bullet")).toHaveLength(2);
});
