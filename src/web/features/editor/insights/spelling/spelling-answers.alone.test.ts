import { expect, test, vi } from "vitest";
import { sampleResume } from "../../../../../domain/resume/sample-resume.ts";

/** As the real one: a change of dialect frees the checker, and whoever still holds it is lost. */
vi.mock("harper.js", () => ({
  Dialect: { American: 0, British: 1, Australian: 2, Canadian: 3, Indian: 4 },
  LocalLinter: class {
    changing = false;
    async setDialect() {
      if (this.changing) throw new Error("null pointer passed to rust");
      this.changing = true;
      await new Promise((resolve) => setImmediate(resolve));
      this.changing = false;
    }
    async lint() {
      if (this.changing) throw new Error("null pointer passed to rust");
      return [];
    }
  },
}));
vi.mock("harper.js/slimBinary", () => ({ slimBinary: {} }));

test("dialects that are chosen one after the other, while the dictionary still comes, are each answered", async () => {
  const { checkSpelling } = await import("./spelling-answers.ts");
  const dialects = ["American", "British", "Indian", "American"] as const;
  const answers = await Promise.all(
    dialects.map((dialect) => checkSpelling({ resume: sampleResume, dialect })),
  );
  expect(answers.map(({ dialect }) => dialect)).toEqual(dialects);
});
