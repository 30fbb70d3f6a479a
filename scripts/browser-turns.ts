import { execFileSync } from "node:child_process";
import { readdirSync } from "node:fs";
import path from "node:path";

const FOLDER = "tests/e2e";

/** Journeys of a first day, what keeps people's work and lets them in, and what every page must hold: each run takes them. */
const EVERY_TIME: readonly string[] = [
  "accounts-sign-in",
  "admin",
  "applications",
  "assist-review",
  "content-policy",
  "demo",
  "draft-to-account",
  "editor-faults",
  "editor-journey",
  "editor-saving",
  "editor-touch",
  "first-hour",
  "page-structure",
  "site-landing",
  "tailor",
];

/** Of the others each run takes the part whose turn it is: all of them together took twenty minutes on two cores. */
const TURNS = 5;

/** The turn of what is checked out: the same for the same commit, another for most others. Outside of a checkout it is the first. */
export function turnOfCommit(root: string): number {
  try {
    const commit = execFileSync("git", ["rev-parse", "HEAD"], {
      cwd: root,
      stdio: ["ignore", "pipe", "ignore"],
    });
    return Number.parseInt(commit.toString().slice(0, 8), 16) % TURNS;
  } catch {
    return 0;
  }
}

/** The browser tests that wait for another turn. */
export function waitingFiles(files: readonly string[], turn: number): string[] {
  const known = new Set(files);
  const gone = EVERY_TIME.filter((name) => !known.has(`${name}.test.ts`));
  // A file that was renamed would silently wait for its turn.
  if (gone.length > 0) throw new Error(`no such browser tests: ${gone.join(", ")}`);
  const takenInTurns = files.filter((file) => !EVERY_TIME.includes(file.replace(".test.ts", "")));
  return takenInTurns.toSorted().filter((_, nth) => nth % TURNS !== turn);
}

/** The same as paths from the project's root, for the runner. */
export function waitingPaths(root: string, turn: number): string[] {
  const files = readdirSync(path.join(root, FOLDER)).filter((file) => file.endsWith(".test.ts"));
  return waitingFiles(files, turn).map((file) => `${FOLDER}/${file}`);
}

export function sayTurn(root: string, turn: number): string {
  return `Browser tests: the journeys, and part ${turn + 1} of ${TURNS} of the others. ${waitingPaths(root, turn).length} files wait for their turn; npm test -- --all takes them all.`;
}
