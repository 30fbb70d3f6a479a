import { expect, test } from "vitest";
import { cpuOf } from "../../../tests/support/cpu.ts";
import { csvLine } from "../csv/csv-line.ts";
import { APPLICATIONS } from "../limits.ts";
import { CSV_HEADER, csvCells, readApplicationsCsv, type WrittenApplication } from "./application-csv.ts";

const TODAY = "2026-05-01";

const WRITTEN: WrittenApplication = {
  employer: '=HYPERLINK("https://evil.example")',
  role: 'Nurse, "nights"',
  place: "Bergen; Oslo",
  link: "https://example.org/jobs/1",
  ad: 'Duties\n- wash hands\n+ smile\n\n\t- "quoted"; =1+1',
  letter: "Dear reader,\n'-' is a sign",
  notes: "@anna",
  nextStep: "Call",
  nextStepOn: "2026-05-03",
  history: [
    { status: "saved", on: "2026-04-01" },
    { status: "no-answer", on: "2026-04-20" },
  ],
  archived: true,
  resumeTitle: "-Resume",
};

const tableOf = (...written: WrittenApplication[]) =>
  [CSV_HEADER, ...written.map(csvCells)].map(csvLine).join("");

test("what goes into a table comes back from it to the letter, though no cell is a formula", () => {
  const table = tableOf(WRITTEN);
  expect(table.match(/(^|[,\n])"=/g)).toBeNull();
  expect(readApplicationsCsv(table, TODAY)).toEqual({ rows: [{ row: 2, draft: WRITTEN }], problems: [] });
});

test("tables of others are read: other names, semicolons, a mark at the start, columns that are not known", () => {
  const table =
    "\ufeffCompany;Job title;Shoe size;Date applied;Status\r\nAcme;Cook;44;2026-02-03;Interview\r\n;;;;\r\n";
  expect(readApplicationsCsv(table, TODAY)).toMatchObject({
    problems: [],
    rows: [
      {
        row: 2,
        draft: {
          employer: "Acme",
          role: "Cook",
          history: [
            { status: "applied", on: "2026-02-03" },
            { status: "interview", on: TODAY },
          ],
        },
      },
    ],
  });
});

test("what cannot be read is named by its row and column, and the rest is read", () => {
  const table =
    "Employer,Status,Next step on\nAcme,hired,\nAcme,Offer,10/04/2026\n,Offer,\nAcme,Offer,02.05.2026\n";
  const { rows, problems } = readApplicationsCsv(table, TODAY);
  // A day alone does not cost the row.
  expect(rows.map(({ row, draft }) => [row, draft.nextStepOn])).toEqual([
    [3, null],
    [5, "2026-05-02"],
  ]);
  expect(problems.map(({ row, column }) => [row, column])).toEqual([
    [2, "Status"],
    [3, "Next step on"],
    [4, "Employer"],
  ]);
});

test.each([
  ["nothing", ""],
  ["no names of columns", "Acme,Cook\nOther,Chef"],
  ["a thousand columns", `Employer${",x".repeat(1000)}`],
  ["a name of Object", "constructor,__proto__\na,b"],
])("a table with %s is refused as a whole", (_, table) => {
  const { rows, problems } = readApplicationsCsv(table, TODAY);
  expect([rows.length, problems.length]).toEqual([0, 1]);
});

test("rows beyond the bound are not read, and that is said", () => {
  const { rows, problems } = readApplicationsCsv(
    `Employer\n${"Acme\n".repeat(2 * APPLICATIONS.csvRows)}`,
    TODAY,
  );
  expect(rows).toHaveLength(APPLICATIONS.csvRows);
  expect(problems).toMatchObject([{ row: APPLICATIONS.csvRows + 2 }]);
});

test.each(["\n", "\r", "'", '"', " \t", ",", ";", "=\n", '"a"', "="])(
  "no table of many %j takes long",
  (sign) => {
    const text = sign.repeat(APPLICATIONS.csvCharacters / sign.length);
    expect(cpuOf(() => readApplicationsCsv(`Employer\n${text}`, TODAY))).toBeLessThan(25);
    expect(cpuOf(() => readApplicationsCsv(`Employer\n"${text}`, TODAY))).toBeLessThan(25);
    expect(cpuOf(() => csvLine([text.slice(0, APPLICATIONS.ad)]))).toBeLessThan(25);
  },
);
