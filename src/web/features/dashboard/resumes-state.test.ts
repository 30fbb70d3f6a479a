import { expect, test } from "vitest";
import type { ResumeSummaryAnswer } from "../../../contract/resumes.ts";
import { NO_RESUMES, type ResumesEvent, resumesReducer } from "./resumes-state.ts";

const resume = (id: string, updatedAt = "2026-01-01"): ResumeSummaryAnswer => ({
  id,
  title: id,
  template: "google",
  theme: "signature",
  page: "a4",
  fit: false,
  revision: 1,
  createdAt: updatedAt,
  updatedAt,
  deletedAt: null,
  sourceId: null,
});
const failure = { status: 503, message: "Away", issues: [], code: null, answer: null };
const become = (...events: ResumesEvent[]) => events.reduce(resumesReducer, NO_RESUMES);

test("a fetch sets loading and nothing else", () => {
  expect(become({ type: "fetch" })).toEqual({ resumes: [], loading: true, error: null });
});

test("success stores the list and ends loading", () => {
  const value = [resume("a")];
  expect(become({ type: "fetch" }, { type: "fetched", outcome: { ok: true, value } })).toEqual({
    resumes: value,
    loading: false,
    error: null,
  });
});

test("failure stores the error, ends loading and keeps what was there", () => {
  const value = [resume("a")];
  const state = become(
    { type: "fetch" },
    { type: "fetched", outcome: { ok: true, value } },
    { type: "fetch" },
    { type: "fetched", outcome: { ok: false, failure } },
  );
  expect(state).toEqual({ resumes: value, loading: false, error: failure });
});

test("a changed resume takes its place by its last edit, a removed one goes", () => {
  const value = [resume("a", "2026-03"), resume("b", "2026-02")];
  const fetched: ResumesEvent = { type: "fetched", outcome: { ok: true, value } };
  const ids = (...events: ResumesEvent[]) => become(fetched, ...events).resumes.map(({ id }) => id);
  expect(ids({ type: "changed", resume: resume("b", "2026-04") })).toEqual(["b", "a"]);
  expect(ids({ type: "changed", resume: resume("c", "2026-01") })).toEqual(["a", "b", "c"]);
  expect(ids({ type: "removed", id: "a" })).toEqual(["b"]);
});
