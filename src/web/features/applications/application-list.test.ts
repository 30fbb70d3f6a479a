import { expect, test } from "vitest";
import type { ApplicationSummaryAnswer } from "../../../contract/applications.ts";
import { EVERYTHING, nextSteps, sorted, wantedOf } from "./application-list.ts";
import { applicationsReducer } from "./use-applications.ts";

function application(id: string, change: Partial<ApplicationSummaryAnswer> = {}): ApplicationSummaryAnswer {
  return {
    ...{ id, employer: id, role: "Cook", place: "", link: "", status: "saved", statusOn: "2026-03-01" },
    ...{ appliedOn: null, nextStep: "", nextStepOn: null, resume: null, template: null, fileCount: 0 },
    ...{ archived: false, revision: 1, createdAt: "", updatedAt: "2026-03-01", ...change },
  };
}

const ids = (list: readonly ApplicationSummaryAnswer[]) => list.map(({ id }) => id);

test("words, status and the archive narrow the list together", () => {
  const list = [
    application("Acme", { place: "Bergen" }),
    application("Other", { status: "offer" }),
    application("Gone", { archived: true }),
  ];
  expect(ids(wantedOf(list, EVERYTHING))).toEqual(["Acme", "Other"]);
  expect(ids(wantedOf(list, { ...EVERYTHING, search: "cook BERG" }))).toEqual(["Acme"]);
  expect(ids(wantedOf(list, { ...EVERYTHING, status: "offer" }))).toEqual(["Other"]);
  expect(ids(wantedOf(list, { ...EVERYTHING, archived: true }))).toEqual(["Gone"]);
});

test("what has no day comes last, whichever way the list is sorted; a status sorts by its step", () => {
  const list = [
    application("none"),
    application("late", { appliedOn: "2026-03-09", status: "rejected" }),
    application("early", { appliedOn: "2026-03-02", status: "applied" }),
  ];
  expect(ids(sorted(list, "appliedOn", "asc"))).toEqual(["early", "late", "none"]);
  expect(ids(sorted(list, "appliedOn", "desc"))).toEqual(["late", "early", "none"]);
  expect(ids(sorted(list, "status", "asc"))).toEqual(["none", "early", "late"]);
});

test("next steps come by their days, without archived ones, those that are over and those without a day", () => {
  const list = [
    application("later", { nextStep: "Call", nextStepOn: "2026-05-02" }),
    application("archived", { nextStep: "Call", nextStepOn: "2026-05-01", archived: true }),
    application("undated", { nextStep: "Call" }),
    application("over", { nextStep: "Call", nextStepOn: "2026-05-01", status: "rejected" }),
    application("first", { nextStep: "Write", nextStepOn: "2026-04-02" }),
  ];
  expect(ids(nextSteps(list))).toEqual(["first", "later"]);
});

test("what was changed stays in its place, what is new comes first, and a failed fetch keeps what is shown", () => {
  const state = { applications: [application("one"), application("two")], failure: null, loading: false };
  const renamed = applicationsReducer(state, {
    type: "changed",
    application: application("two", { role: "Chef" }),
  });
  expect(renamed.applications.map(({ role }) => role)).toEqual(["Cook", "Chef"]);
  const added = applicationsReducer(renamed, { type: "changed", application: application("three") });
  expect(ids(added.applications)).toEqual(["three", "one", "two"]);
  const failure = { status: 503, message: "Away", issues: [], code: null, answer: null };
  const failed = applicationsReducer(added, { type: "fetched", outcome: { ok: false, failure } });
  expect([ids(failed.applications), failed.failure]).toEqual([["three", "one", "two"], "Away"]);
  expect(ids(applicationsReducer(added, { type: "removed", id: "one" }).applications)).toEqual([
    "three",
    "two",
  ]);
});
