import { expect, test } from "vitest";
import { stripped } from "./strip-sources.ts";

test("types go, and every word stays in its line and column", () => {
  const source = [
    `import { type Resume, read } from "./read.ts";`,
    `import type { Job } from "../job.ts";`,
    `export const late = async (job: Job): Promise<Resume> => (await import("../late.ts")).make(job, read);`,
    `export const thread = new URL("./thread-worker.ts", import.meta.url);`,
  ].join("\n");
  const lines = stripped(source).split("\n");
  expect(lines).toHaveLength(4);
  expect(lines[0]).toContain(`from "./read.js"`);
  expect(lines[1]?.trim()).toBe("");
  expect(lines[2]?.indexOf(`import("../late.js")`)).toBe(
    source.split("\n")[2]?.indexOf(`import("../late.ts")`),
  );
  expect(lines[3]).toBe(`export const thread = new URL("./thread-worker.js", import.meta.url);`);
});

test("a text that only looks like a file stays", () => {
  const source = `export const said = ["notes.ts", "see ./notes.ts or"];`;
  expect(stripped(source)).toBe(source);
});
