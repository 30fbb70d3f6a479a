import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { waitingPaths } from "./scripts/test-turns.ts";

const UNITS = [
  "src/{domain,contract,templates,renderers,readers,assist,cli,judge,threads}/**/*.test.ts",
  "{scripts,evals,bench}/**/*.test.ts",
];
const WEB = ["src/web/**/*.test.{ts,tsx}"];
const SERVER = ["src/server/**/*.test.ts", "tests/{http,faults}/**/*.test.ts"];

/**
 * A test that puts something else in the place of a module or a global, or times what is remembered once it was done, has a process
 * of its own. Its name says so; `tests/house/alone.test.ts` finds the one that needs it and is not called so.
 */
const ALONE = ["**/*.alone.test.{ts,tsx}"];
const aloneAmong = (patterns: readonly string[]) =>
  patterns.map((pattern) => pattern.replace("*.test", "*.alone.test"));

/**
 * Loaded by Node itself, as the product is, with its cache of what it has compiled: to be carried through the bundler's runner takes every
 * module twice as long, once in every project. What holds JSX, or what only the bundler makes, is for the bundler.
 */
const BY_NODE = { experimental: { viteModuleRunner: false, nodeLoader: false } };
/** The same, where a module is put in another's place. */
const BY_NODE_WITH_MOCKS = { experimental: { viteModuleRunner: false } };

/** The others share one with their neighbours: it was loading the same modules again that took the time. */
const TOGETHER = { isolate: false };

// Properties try hundreds of texts, on a machine that does other work as well.
const UNIT = { testTimeout: 30_000 };
const PATIENT = {
  // Long enough for a whole journey on a machine that is three times as slow as a quiet one.
  testTimeout: process.env.CANDOR_PROVE === "1" ? 1_800_000 : 180_000,
  hookTimeout: 60_000,
  // What is waited for may take its time on a busy machine; the second that is usual was a race.
  expect: { poll: { timeout: 10_000 } },
};

/** Set by `npm test`; a file that is asked for by name waits for no turn. */
const turn = process.env.CANDOR_TURN;
const WAITING = turn ? waitingPaths(import.meta.dirname, Number(turn)) : [];

/** Few long files first, many short ones last: a long one at the end would leave a core without work. */
const TURNS = [
  "web-alone",
  "unit-alone",
  "server-alone",
  "files",
  "render",
  "browser",
  "web",
  "unit",
  "server",
];

class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const turn = ({ project }: TestSpecification): number => TURNS.indexOf(project.name);
    return (await super.sort(files)).toSorted((one, other) => turn(one) - turn(other));
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongFirst },
    // Left alone, two cores would run one file at a time.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      { test: { name: "unit", include: UNITS, exclude: ALONE, ...BY_NODE, ...TOGETHER, ...UNIT } },
      { test: { name: "unit-alone", include: aloneAmong(UNITS), ...BY_NODE, ...UNIT } },
      { test: { name: "web", include: WEB, exclude: ALONE, ...TOGETHER, ...UNIT } },
      { test: { name: "web-alone", include: aloneAmong(WEB), ...UNIT } },
      {
        test: {
          name: "server",
          include: SERVER,
          exclude: [...ALONE, ...WAITING],
          globalSetup: ["tests/support/global-postgres.ts"],
          // These wait for half of their time: for processes, locks and deadlines. Another number of workers needs a turn of its own.
          maxWorkers: availableParallelism() + 2,
          sequence: { groupOrder: 1 },
          ...BY_NODE,
          ...TOGETHER,
          ...PATIENT,
        },
      },
      {
        test: {
          name: "server-alone",
          include: [...aloneAmong(SERVER), "tests/{attacks,host,house}/**/*.test.ts"],
          exclude: WAITING,
          ...BY_NODE_WITH_MOCKS,
          ...PATIENT,
        },
      },
      {
        test: {
          name: "files",
          include: ["tests/cli/**/*.test.ts", "tests/renderers/**/*.test.ts"],
          exclude: WAITING,
          ...BY_NODE,
          ...PATIENT,
        },
      },
      {
        test: {
          name: "render",
          include: ["tests/render/**/*.test.ts"],
          exclude: WAITING,
          ...BY_NODE,
          ...PATIENT,
        },
      },
      {
        // One browser for all the files of a worker; each test has a server and a profile of its own.
        test: {
          name: "browser",
          include: ["tests/e2e/**/*.test.ts"],
          exclude: WAITING,
          // They wait for an eighth of their time: for what comes after a pause, and for the end of a movement.
          maxWorkers: availableParallelism() + 1,
          sequence: { groupOrder: 2 },
          ...BY_NODE,
          ...TOGETHER,
          ...PATIENT,
        },
      },
    ],
  },
});
