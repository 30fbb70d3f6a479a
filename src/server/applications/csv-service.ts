import { randomUUID } from "node:crypto";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { z } from "zod";
import type { ImportedApplications } from "../../contract/applications.ts";
import { applicationFields } from "../../domain/application/application.ts";
import {
  CSV_HEADER,
  type CsvProblem,
  type CsvRow,
  csvCells,
  readApplicationsCsv,
} from "../../domain/application/application-csv.ts";
import { dayOf } from "../../domain/application/history.ts";
import { BYTE_ORDER_MARK, csvLine } from "../../domain/csv/csv-line.ts";
import type { Clock } from "../clock/clock.ts";
import type { Database } from "../db/database.ts";
import { withOwnerLock } from "../resumes/owner-lock.ts";
import { resumeRepository } from "../resumes/resume-repository.ts";
import { refuseTooManyApplications } from "./application-limits.ts";
import { applicationRepository } from "./application-repository.ts";
import type { ApplicationDraft } from "./stored-application.ts";

/** So many rows in a statement: each value of each row is a parameter of it. */
const ROWS_AT_ONCE = 50;

export interface CsvService {
  /** The table, an application at a time. */
  write(ownerId: string): AsyncGenerator<string>;
  /** Adds the rows that can be read and that the account does not have. */
  read(ownerId: string, csv: string): Promise<ImportedApplications>;
}

export function csvService(database: Database, clock: Clock): CsvService {
  return {
    async *write(ownerId) {
      const applications = applicationRepository(database);
      yield BYTE_ORDER_MARK + csvLine(CSV_HEADER);
      for (const id of await applications.ids(ownerId)) {
        const stored = await applications.find({ id, ownerId });
        if (stored) yield csvLine(csvCells({ ...stored, resumeTitle: stored.resume?.title ?? "" }));
        // SQLite answers without giving up the thread.
        await nextTurn();
      }
    },

    async read(ownerId, csv) {
      const now = clock.latest();
      const { rows, problems } = readApplicationsCsv(csv, dayOf(now));
      const read: ReturnType<typeof checked>[] = [];
      for (const [nth, row] of rows.entries()) {
        // The longest table takes tens of milliseconds, in the thread that answers everybody.
        if (nth % ROWS_AT_ONCE === 0) await nextTurn();
        read.push(checked(row));
      }
      const wrong = read.flatMap((one) => ("problem" in one ? one.problem : []));
      const drafts = read.flatMap((one) => ("draft" in one ? one.draft : []));
      return withOwnerLock(database, ownerId, async (query) => {
        const applications = applicationRepository({ query });
        const isThere = counting((await applications.heads(ownerId)).map(sameness));
        const resumes = await resumeRepository({ query }).list(ownerId);
        const missing = drafts
          .filter((draft) => !isThere(sameness(draft)))
          .map((draft) => {
            const resume = resumes.find(({ title }) => title === draft.resumeTitle);
            return { ...draft, resumeId: resume?.id ?? null };
          });
        await refuseTooManyApplications(applications, ownerId, missing);
        const at = now.toISOString();
        for (let from = 0; from < missing.length; from += ROWS_AT_ONCE) {
          await applications.create(
            missing.slice(from, from + ROWS_AT_ONCE).map((draft) => ({
              ...{ id: randomUUID(), ownerId, draft, createdBy: null },
              ...{ createdAt: at, updatedAt: at },
            })),
          );
          await nextTurn();
        }
        return {
          added: missing.length,
          alreadyThere: drafts.length - missing.length,
          problems: [...problems, ...wrong].toSorted((one, other) => one.row - other.row),
        };
      });
    },
  };
}

/** Each that is there stands for one row: who applied again a year later has two, and neither is lost on the way. */
function counting(present: readonly string[]): (name: string) => boolean {
  const left = new Map<string, number>();
  for (const name of present) left.set(name, (left.get(name) ?? 0) + 1);
  return (name) => {
    const count = left.get(name) ?? 0;
    left.set(name, count - 1);
    return count > 0;
  };
}

/** What people would call the same application: the table may have been sorted, and its dates corrected, since. */
function sameness({
  employer,
  role,
  place,
  link,
}: Pick<ApplicationDraft, "employer" | "role" | "place" | "link">): string {
  return JSON.stringify([employer, role, place, link]);
}

const TITLE = applicationFields.employer;

/** A row of a table as it may be kept, or which of its cells is at fault. */
function checked({ row, draft }: CsvRow): { draft: ApplicationDraft } | { problem: CsvProblem } {
  const texts = { ...draft, resumeTitle: draft.resumeTitle };
  for (const [field, header] of CHECKED) {
    const schema = field === "resumeTitle" ? TITLE : applicationFields[field];
    const read = schema.safeParse(draft[field]);
    if (!read.success) return { problem: { row, column: header, message: faultIn(read.error) } };
    texts[field] = read.data;
  }
  return { draft: { ...texts, resumeId: null } };
}

function faultIn({ issues: [first] }: z.ZodError): string {
  return first?.code === "too_big"
    ? `This is longer than ${first.maximum} characters.`
    : (first?.message ?? "This cannot be kept.");
}

const CHECKED = [
  ["employer", "Employer"],
  ["role", "Role"],
  ["place", "Place"],
  ["link", "Link"],
  ["ad", "Ad"],
  ["letter", "Letter"],
  ["notes", "Notes"],
  ["nextStep", "Next step"],
  ["resumeTitle", "Resume"],
] as const;
