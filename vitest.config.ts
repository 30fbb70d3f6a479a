import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    // Left alone, two cores would run one file at a time; most tests wait for a server or a browser. Three on two cores are no faster.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        test: {
          name: "unit",
          include: [
            "src/domain/**/*.test.ts",
            "src/contract/**/*.test.ts",
            "src/templates/**/*.test.ts",
            "src/renderers/**/*.test.ts",
            "src/assist/**/*.test.ts",
            "src/web/**/*.test.{ts,tsx}",
            "scripts/**/*.test.ts",
            "evals/**/*.test.ts",
            "bench/**/*.test.ts",
          ],
          // Properties try hundreds of texts, on a machine that does other work as well.
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: "server",
          include: [
            "src/server/**/*.test.ts",
            "tests/http/**/*.test.ts",
            "tests/attacks/**/*.test.ts",
            "tests/faults/**/*.test.ts",
            "tests/house/**/*.test.ts",
          ],
          globalSetup: ["tests/support/global-postgres.ts"],
          testTimeout: process.env.CANDOR_PROVE === "1" ? 1_800_000 : 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: "files",
          include: ["tests/cli/**/*.test.ts", "tests/renderers/**/*.test.ts"],
          testTimeout: process.env.CANDOR_PROVE === "1" ? 1_800_000 : 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: "render",
          include: ["tests/render/**/*.test.ts"],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: "browser",
          include: ["tests/e2e/**/*.test.ts"],
          testTimeout: process.env.CANDOR_PROVE === "1" ? 1_800_000 : 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
