import { expect, test } from "vitest";
import { BATCH_LIMITS, countBatches, firstBatch } from "./line-batches.ts";
import type { Task } from "./request.ts";

const lines = (task: Task, count: number, text = "Sold shoes") => Array(count).fill({ task, text });

test("one request takes so many lines and characters of one task, a summary by itself, and always one", () => {
  const all = [...lines("experience", 10), ...lines("project", 2), ...lines("summary", 1)];
  expect(firstBatch(all)).toBe(BATCH_LIMITS.lines);
  expect(firstBatch(all.slice(8))).toBe(2);
  expect(firstBatch(all.slice(10))).toBe(2);
  expect(firstBatch(all.slice(12))).toBe(1);
  expect(firstBatch(lines("summary", 3))).toBe(1);
  expect(firstBatch(lines("project", 3, "x".repeat(1_000)))).toBe(3);
  expect(firstBatch(lines("project", 4, "x".repeat(1_000)))).toBe(3);
  expect(firstBatch(lines("project", 2, "x".repeat(6_000)))).toBe(1);
  expect(firstBatch([])).toBe(0);
  expect(countBatches(all)).toBe(4);
  expect(countBatches([])).toBe(0);
});
