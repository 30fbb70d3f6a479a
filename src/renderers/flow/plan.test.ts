import { expect, test } from "vitest";
import { type GivenResume, resumeOf } from "../../../tests/factories/given-resume.ts";
import { compose } from "../../domain/document/compose.ts";
import { findTemplate, themes } from "../../templates/registry.ts";
import { paginate } from "./paginate.ts";
import { planDocument } from "./plan.ts";
import type { Plan, Row } from "./rows.ts";

function planOf(given: GivenResume, templateId = "google"): Plan {
  const [template, [theme]] = [findTemplate(templateId), themes];
  if (!template || !theme) throw new Error("nothing to draw with");
  return planDocument(compose(resumeOf(given), { template, theme, page: "a4" }));
}

function rowsIn({ main }: Plan): Row[] {
  return main.flatMap(({ rows }) => rows);
}

const said = ({ runs, aside }: Row): string =>
  [...runs, ...(aside ? [aside] : [])].map((run) => run.text).join("|");

const POSITION = { title: "Nurse", company: "St Mary's", period: "2019", bullets: ["One."] };

test("place and link stand behind the employer, each a run of its own", () => {
  const plan = planOf({ experience: [{ ...POSITION, location: "Leeds", link: "https://stmarys.example" }] });
  const row = rowsIn(plan).find(({ style }) => style === "subtitle");
  expect(row?.runs.map(({ text, href }) => [text, href])).toEqual([
    ["St Mary's", undefined],
    ["Leeds", undefined],
    ["stmarys.example", "https://stmarys.example"],
  ]);
  expect(row).toMatchObject({ separator: " · ", sticky: true });
});

test("roles at one employer follow its name, each with its date and kept to its first bullet", () => {
  const roles = [POSITION, { ...POSITION, title: "Assistant", period: "2017", sameEmployer: true }];
  const bare = { ...POSITION, title: "Porter", period: "2016", sameEmployer: true, bullets: [] };
  const rows = rowsIn(planOf({ experience: [...roles, bare] })).slice(1);
  expect(rows.map((row) => [row.style, said(row), row.sticky])).toEqual([
    ["title", "St Mary's", true],
    ["position", "Nurse|2019", true],
    ["body", "One.", false],
    ["position", "Assistant|2017", true],
    ["body", "One.", false],
    ["position", "Porter|2016", false],
  ]);
  const [company, role] = rows;
  expect([company?.level, role?.level]).toEqual([3, 4]);
});

test("the date of a title that may take two lines stands a line lower", () => {
  const title = "Falls on medical wards: a register of three years and what it took to keep it";
  const publication = { name: title, publisher: "Ward Care", date: "2023", summary: "" };
  const rows = rowsIn(planOf({ publications: [publication] })).slice(1);
  expect(rows.map(said)).toEqual([title, "Ward Care|2023"]);
  const alone = rowsIn(planOf({ publications: [{ ...publication, publisher: "" }] })).slice(1);
  expect(alone.map((row) => [row.style, said(row)])).toEqual([
    ["title", title],
    ["aside", "2023"],
  ]);
});

test("a year leaves more room to the title beside it than a period does", () => {
  const name = "Falls on medical wards: a register of three years and its use";
  const publication = { name, publisher: "Ward Care", summary: "" };
  const said = (date: string) => rowsIn(planOf({ publications: [{ ...publication, date }] })).slice(1);
  expect(said("2023")[0]?.aside?.text).toBe("2023");
  expect(said("September 2021 – November 2023")[0]?.aside).toBe(null);
});

test("of short texts that follow each other, none is left alone at the top of a page", () => {
  const group = (text: string) => ({ text, keywords: ["R", "SPSS"] });
  const stickyOf = (names: readonly string[]) =>
    rowsIn(planOf({ skills: names.map(group) }))
      .slice(1)
      .map(({ sticky }) => sticky);
  expect(stickyOf(["Statistics", "Tools", "Trials"])).toEqual([true, true, false]);
  expect(stickyOf(["Statistics", "Tools", "Trials", "Wards", "Care"])).toEqual([
    false,
    false,
    false,
    true,
    false,
  ]);
  const long = "One of many sentences that take the page's whole width. ".repeat(12);
  expect(rowsIn(planOf({ summary: `${long}\nShort.` })).map(({ sticky }) => sticky)).toEqual([
    true,
    false,
    false,
  ]);
});

test("a later role at an employer begins a page, and the first takes the employer's name along", () => {
  const roles = (first: boolean, second: boolean) =>
    planOf({
      summary: "Text.",
      experience: [
        { ...POSITION, startsPage: first },
        { ...POSITION, title: "Assistant", sameEmployer: true, startsPage: second },
      ],
    }).main.map(({ startsPage, rows }) => [startsPage ?? false, rows.map(said)]);
  const [heading, employer] = ["Experience", "St Mary's"];
  expect(roles(false, true).slice(1)).toEqual([
    [false, [heading, employer, "Nurse|2019", "One."]],
    [true, ["Assistant|2019", "One."]],
  ]);
  expect(roles(true, false).slice(1)).toEqual([
    [true, [heading, employer, "Nurse|2019", "One.", "Assistant|2019", "One."]],
  ]);
});

test("what belongs to an entry is one quiet row, not a list", () => {
  const study = { school: "Leeds", degree: "BSc", period: "2015", courses: ["Statistics", "Ethics"] };
  const rows = rowsIn(planOf({ education: [study] }));
  expect(rows.at(-1)).toMatchObject({ style: "quiet", kind: "text", separator: " · " });
});

test("skill groups are items of the narrow column, in one list with single skills", () => {
  const skills = ["SQL", { text: "Statistics", keywords: ["R", "SPSS"] }];
  const { side } = planOf({ skills, summary: "Text." }, "microsoft");
  expect(side[0]?.rows.map(({ kind }) => kind)).toEqual(["heading", "item", "item"]);
  expect(side[0]?.rows.at(-1)?.runs[0]?.pieces).toEqual([
    {
      text: "Statistics: R, SPSS",
      kind: "plain",
      parts: [{ text: "Statistics", face: "bold" }, { text: ": R, SPSS" }],
    },
  ]);
});

test("a section and an entry begin a page, the first section of a column never", () => {
  const given: GivenResume = {
    summary: "Text.",
    experience: [POSITION, { ...POSITION, startsPage: true }],
    skills: ["SQL"],
    languages: ["English"],
    sectionOptions: { summary: { startsPage: true }, skills: { startsPage: true } },
  };
  const one = planOf(given);
  expect(one.main.map(({ section, startsPage }) => [section, startsPage ?? false])).toEqual([
    ["summary", false],
    ["experience", false],
    ["experience", true],
    ["skills", true],
    ["languages", false],
  ]);
  expect(paginate(one, () => 1)).toHaveLength(3);
  const two = planOf(given, "microsoft");
  // In two columns the narrow one goes on beside the first page.
  expect(paginate(two, () => 1).map(({ main, side }) => [main.length, side.length])).toEqual([
    [2, 2],
    [1, 0],
  ]);
});

test("a first entry that begins a page takes its heading along", () => {
  const { main } = planOf({ summary: "Text.", experience: [{ ...POSITION, startsPage: true }] });
  expect(main.map(({ section, startsPage, rows }) => [section, startsPage, rows[0]?.kind])).toEqual([
    ["summary", undefined, "heading"],
    ["experience", true, "heading"],
  ]);
});
