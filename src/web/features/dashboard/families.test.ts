import { expect, test } from "vitest";
import type { ResumeSummaryAnswer } from "../../../contract/resumes.ts";
import { familiesOf, variantsBelow } from "./families.ts";

const resume = (id: string, sourceId: string | null = null): ResumeSummaryAnswer => ({
  ...{ id, title: id, template: "google", theme: "signature", page: "a4", fit: false, revision: 1 },
  ...{ createdAt: "2026", updatedAt: "2026", deletedAt: null, sourceId },
});
const named = (resumes: readonly ResumeSummaryAnswer[]) =>
  familiesOf(resumes).map(({ first, variants }) => [first.id, variants.map(({ id }) => id).join(" ")]);

test("variants stand behind their source, and the family where the first of them stood", () => {
  const list = [
    resume("acme", "career"),
    resume("letter"),
    resume("bank", "field"),
    resume("career"),
    resume("field", "career"),
  ];
  expect(named(list)).toEqual([
    ["career", "acme field bank"],
    ["letter", ""],
  ]);
  expect(variantsBelow("career", list).map(({ id }) => id)).toEqual(["acme", "field", "bank"]);
  expect(variantsBelow("letter", list)).toEqual([]);
});

test("a variant without its source in the list stands by itself, and a ring hangs nothing up", () => {
  expect(named([resume("a", "elsewhere"), resume("b")])).toEqual([
    ["a", ""],
    ["b", ""],
  ]);
  expect(named([resume("a", "b"), resume("b", "a"), resume("c")])).toEqual([
    ["a", "b"],
    ["c", ""],
  ]);
});
