import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { compileKernel, KERNEL_FILE } from "./judge-kernel.ts";

test("the kernel that is shipped is the one that its text compiles to", async () => {
  expect(Buffer.from(await compileKernel()).equals(readFileSync(KERNEL_FILE))).toBe(true);
});
