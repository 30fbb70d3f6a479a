import { withFormulas } from "../csv/csv-line.ts";
import { CsvFault, csvRows } from "../csv/csv-rows.ts";
import { APPLICATIONS } from "../limits.ts";
import type { Application } from "./application.ts";
import { type Day, isDay, latestChange, type StatusChange, sentOn } from "./history.ts";
import { parseDay } from "./parse-day.ts";
import { STATUS_NAMES, statusNamed } from "./status.ts";

/** The columns of the table, by the names that stand above them. */
const COLUMNS = {
  employer: "Employer",
  role: "Role",
  place: "Place",
  link: "Link",
  status: "Status",
  statusOn: "Status since",
  appliedOn: "Applied on",
  nextStep: "Next step",
  nextStepOn: "Next step on",
  resume: "Resume",
  notes: "Notes",
  letter: "Letter",
  ad: "Ad",
  history: "History",
  archived: "Archived",
} as const;

type Column = keyof typeof COLUMNS;

export const CSV_HEADER: readonly string[] = Object.values(COLUMNS);

/** How other tables name the same. */
const OTHER_NAMES: Readonly<Record<string, Column>> = {
  company: "employer",
  organisation: "employer",
  organization: "employer",
  position: "role",
  title: "role",
  "job title": "role",
  job: "role",
  location: "place",
  city: "place",
  url: "link",
  "job link": "link",
  "job url": "link",
  state: "status",
  stage: "status",
  date: "appliedOn",
  applied: "appliedOn",
  "date applied": "appliedOn",
  "application date": "appliedOn",
  note: "notes",
  comments: "notes",
  "cover letter": "letter",
  description: "ad",
  "job description": "ad",
};

export type WrittenApplication = Application & { resumeTitle: string };

/** One line of the table; the resume is named by its title alone. */
export function csvCells(application: WrittenApplication): string[] {
  const { history, archived, resumeTitle, nextStepOn } = application;
  const { status, on } = latestChange(history);
  const cells: Record<Column, string> = {
    ...application,
    status: STATUS_NAMES[status],
    statusOn: on,
    appliedOn: sentOn(history) ?? "",
    nextStepOn: nextStepOn ?? "",
    resume: resumeTitle,
    history: history.map((change) => `${change.on} ${STATUS_NAMES[change.status]}`).join("; "),
    archived: archived ? "yes" : "no",
  };
  return (Object.keys(COLUMNS) as Column[]).map((column) => cells[column]);
}

/** What cannot be read, and where; the row is the one a spreadsheet shows. */
export interface CsvProblem {
  row: number;
  column: string;
  message: string;
}

/** One row as it may be checked and kept. The texts are as they came. */
export interface CsvRow {
  row: number;
  draft: Omit<Application, "history"> & { history: StatusChange[]; resumeTitle: string };
}

export interface ReadCsv {
  rows: CsvRow[];
  problems: CsvProblem[];
}

/**
 * Reads a table of applications. A row that says something wrong is named and left out, the others are read; a day that cannot be told is
 * named too, and its row is read without it.
 */
export function readApplicationsCsv(text: string, today: Day): ReadCsv {
  const rows: CsvRow[] = [];
  const problems: CsvProblem[] = [];
  let columns: readonly (Column | null)[] | null = null;
  let count = 0;
  try {
    for (const { row, cells } of csvRows(text)) {
      if (columns === null) {
        columns = cells.map(columnNamed);
        if (!columns.includes("employer") && !columns.includes("role"))
          return refused(
            row,
            `The first row must name the columns, among them ${COLUMNS.employer} or ${COLUMNS.role}.`,
          );
        continue;
      }
      if (count >= APPLICATIONS.csvRows) {
        problems.push({
          row,
          column: "",
          message: `A table may have ${APPLICATIONS.csvRows} rows. From here on nothing was read.`,
        });
        break;
      }
      count += 1;
      const { draft, faults } = readRow(byColumn(columns, cells), today);
      if (draft) rows.push({ row, draft });
      for (const fault of faults) problems.push({ row, ...fault });
    }
  } catch (error) {
    if (!(error instanceof CsvFault)) throw error;
    return refused(1, error.message);
  }
  return columns === null ? refused(1, "This table is empty.") : { rows, problems };
}

function refused(row: number, message: string): ReadCsv {
  return { rows: [], problems: [{ row, column: "", message }] };
}

function columnNamed(header: string): Column | null {
  const wanted = header.trim().toLowerCase();
  const own = (Object.keys(COLUMNS) as Column[]).find((column) => COLUMNS[column].toLowerCase() === wanted);
  return own ?? (Object.hasOwn(OTHER_NAMES, wanted) ? (OTHER_NAMES[wanted] ?? null) : null);
}

function byColumn(columns: readonly (Column | null)[], cells: readonly string[]): Record<Column, string> {
  const read = Object.fromEntries(Object.keys(COLUMNS).map((column) => [column, ""])) as Record<
    Column,
    string
  >;
  for (const [nth, column] of columns.entries()) {
    if (column === null || read[column] !== "") continue;
    read[column] = withFormulas((cells[nth] ?? "").replaceAll("\r\n", "\n")).trim();
  }
  return read;
}

type Fault = Omit<CsvProblem, "row">;

interface ReadRow {
  /** Null where the row cannot be kept. */
  draft: CsvRow["draft"] | null;
  faults: Fault[];
}

function readRow(cells: Record<Column, string>, today: Day): ReadRow {
  const refuse = (column: Column, message: string): ReadRow => ({
    draft: null,
    faults: [{ column: COLUMNS[column], message }],
  });
  const days = { statusOn: "", appliedOn: "", nextStepOn: "" };
  const faults: Fault[] = [];
  for (const column of ["statusOn", "appliedOn", "nextStepOn"] as const) {
    const read = parseDay(cells[column]);
    if ("day" in read) days[column] = read.day;
    else faults.push({ column: COLUMNS[column], message: dayFault(cells[column], read.fault) });
  }
  const history = cells.history === "" ? historyOf(cells.status, days, today) : historyIn(cells.history);
  if (history === null)
    return cells.history === ""
      ? refuse(
          "status",
          `“${shortened(cells.status)}” is no status. Write one of ${Object.values(STATUS_NAMES).join(", ")}.`,
        )
      : refuse("history", "This is no history. Write it as 2026-03-09 Applied; 2026-03-20 Interview.");
  const { employer, role, place, link, ad, letter, notes, nextStep, resume } = cells;
  if (employer === "" && role === "") return refuse("employer", "A row needs an employer or a role.");
  return {
    faults,
    draft: {
      ...{ employer, role, place, link, ad, letter, notes, nextStep, history },
      nextStepOn: days.nextStepOn === "" ? null : days.nextStepOn,
      archived: /^(yes|true|1|x)$/i.test(cells.archived),
      resumeTitle: resume,
    },
  };
}

function historyOf(
  name: string,
  { statusOn, appliedOn }: { statusOn: Day; appliedOn: Day },
  today: Day,
): StatusChange[] | null {
  const status = name === "" ? (appliedOn === "" ? "saved" : "applied") : statusNamed(name);
  if (status === null) return null;
  const on = statusOn || (status === "applied" || status === "saved" ? appliedOn : "") || today;
  const wasSent = status !== "saved" && status !== "applied" && appliedOn !== "";
  return [...(wasSent ? [{ status: "applied" as const, on: appliedOn }] : []), { status, on }];
}

function historyIn(text: string): StatusChange[] | null {
  const changes: StatusChange[] = [];
  for (const piece of text.split(";").slice(0, APPLICATIONS.changes + 1)) {
    const [on = "", ...name] = piece.trim().split(" ");
    const status = statusNamed(name.join(" "));
    if (status === null || !isDay(on) || changes.length === APPLICATIONS.changes) return null;
    changes.push({ status, on });
  }
  return changes.length > 0 ? changes : null;
}

function dayFault(written: string, fault: "unknown" | "ambiguous"): string {
  const why = fault === "ambiguous" ? "can be read as two days" : "is no day";
  return `“${shortened(written)}” ${why}. The row is kept without it; write it as 2026-03-09.`;
}

function shortened(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40).toWellFormed()}…` : text;
}
