import { expect, test } from "vitest";
import type { Measured } from "./measured.ts";
import { brokenPromises } from "./thresholds.ts";

const page: Measured = {
  path: "/",
  performance: 98,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  lcpMs: 1500,
  tbtMs: 60,
  cls: 0,
  missed: [],
};
const scripts = [{ bytes: 60 * 1024 }, { bytes: 50 * 1024 }];

test("what is kept to the point is kept", () => {
  expect(brokenPromises([page, { ...page, path: "/features", performance: 100 }], scripts)).toEqual([]);
});

test.each([
  ["performance", 97],
  ["accessibility", 99],
  ["bestPractices", 99],
  ["seo", 99],
  ["performance", Number.NaN],
] as const)("%s of %d on one page breaks the promise, and the page is named", (name, score) => {
  const broken = brokenPromises([page, { ...page, path: "/templates", [name]: score }], scripts);
  expect(broken).toHaveLength(1);
  expect(broken[0]).toContain(`/templates: ${name} ${score}`);
});

test("a byte of script above 110 KB breaks the promise", () => {
  expect(brokenPromises([page], [...scripts, { bytes: 1 }])).toHaveLength(1);
});

test("a run that measured nothing keeps nothing", () => {
  expect(brokenPromises([], scripts)).toHaveLength(1);
  expect(brokenPromises([page], [])).toHaveLength(1);
});
