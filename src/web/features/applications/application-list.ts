import type { ApplicationSummaryAnswer } from "../../../contract/applications.ts";
import { searchFor } from "../../../domain/application/search.ts";
import { APPLICATION_STATUSES, type ApplicationStatus } from "../../../domain/application/status.ts";

export interface Wanted {
  search: string;
  status: ApplicationStatus | "all";
  archived: boolean;
}

export const EVERYTHING: Wanted = { search: "", status: "all", archived: false };

export function wantedOf(
  applications: readonly ApplicationSummaryAnswer[],
  { search, status, archived }: Wanted,
): ApplicationSummaryAnswer[] {
  const isFound = searchFor(search);
  return applications.filter(
    (one) => one.archived === archived && (status === "all" || one.status === status) && isFound(one),
  );
}

/** After these nothing is to be done any more, whatever was planned. */
const CLOSED: ReadonlySet<ApplicationStatus> = new Set(["rejected", "withdrawn"]);

/** Those whose next step has a day, the nearest first; what is overdue is in it too, since nobody has said that it was done. */
export function nextSteps(applications: readonly ApplicationSummaryAnswer[]): ApplicationSummaryAnswer[] {
  return applications
    .filter(({ archived, status, nextStep, nextStepOn }) => {
      return !archived && !CLOSED.has(status) && nextStep !== "" && nextStepOn !== null;
    })
    .toSorted((one, other) => compare(one.nextStepOn ?? "", other.nextStepOn ?? ""));
}

export const SORTS = ["employer", "role", "status", "appliedOn", "nextStepOn", "updatedAt"] as const;
export type Sort = (typeof SORTS)[number];

export function isSort(value: string): value is Sort {
  return SORTS.some((sort) => sort === value);
}

/** What has nothing to be sorted by comes last, whichever way. */
export function sorted(
  applications: readonly ApplicationSummaryAnswer[],
  sort: Sort,
  direction: "asc" | "desc",
): ApplicationSummaryAnswer[] {
  const keyOf = (one: ApplicationSummaryAnswer) =>
    sort === "status" ? String(APPLICATION_STATUSES.indexOf(one.status)) : (one[sort] ?? "");
  return applications.toSorted((one, other) => {
    const [a, b] = [keyOf(one), keyOf(other)];
    if (a === "" || b === "") return a === b ? 0 : a === "" ? 1 : -1;
    return direction === "asc" ? compare(a, b) : compare(b, a);
  });
}

function compare(one: string, other: string): number {
  return one.localeCompare(other, "en", { sensitivity: "base" });
}
