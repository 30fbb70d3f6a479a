import { execFileSync } from "node:child_process";
import { readdirSync } from "node:fs";
import path from "node:path";

/** A folder of long tests, of which each run takes those that matter most and, of the others, the part whose turn it is. */
export interface TurnGroup {
  folder: string;
  turns: number;
  everyTime: readonly string[];
}

export const TURN_GROUPS: readonly TurnGroup[] = [
  {
    folder: "tests/e2e",
    turns: 6,
    // Journeys of a first day, what keeps people's work and lets them in, and what every page must hold.
    everyTime: [
      "accounts-sign-in",
      "assist-review",
      "content-policy",
      "draft-to-account",
      "editor-faults",
      "editor-journey",
      "editor-saving",
      "editor-touch",
      "first-hour",
      "page-structure",
      "tailor",
    ],
  },
  {
    folder: "tests/render",
    turns: 3,
    // The same lines and pages in preview and PDF, words that others read, and what hostile texts do.
    everyTime: ["document-readers", "extraction", "fidelity", "hostile-input", "pdf-file"],
  },
  {
    folder: "tests/faults",
    turns: 3,
    // What was acknowledged stays, and an upgrade leaves a database that is whole.
    everyTime: ["autosave-kills", "backup", "database-away", "histories", "kill-9", "upgrade", "workers"],
  },
  {
    folder: "tests/attacks",
    turns: 3,
    // The largest input by every route, every spelling of a path, and what a flood does to others.
    everyTime: ["bombs", "floods", "judge-flood", "spellings"],
  },
  // What is shipped, built and started: the image at one time, the bundle and the proxies at the other.
  { folder: "tests/host", turns: 2, everyTime: [] },
  {
    folder: "tests/house",
    turns: 2,
    // All but whether the checks themselves can fail, which changes with them alone, and how packages are installed.
    everyTime: [
      "alone",
      "compose-file",
      "lock",
      "names",
      "names-kept-once",
      "plans",
      "security-table",
      "specification",
    ],
  },
];

/** Every group's own number of turns goes into it. */
const TURNS = 60;

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

/** Those of a group's files that wait for another turn. */
export function waitingFiles(
  { folder, turns, everyTime }: TurnGroup,
  files: readonly string[],
  turn: number,
): string[] {
  const known = new Set(files);
  const gone = everyTime.filter((name) => !known.has(`${name}.test.ts`));
  // A file that was renamed would silently wait for its turn.
  if (gone.length > 0) throw new Error(`no such tests in ${folder}: ${gone.join(", ")}`);
  const takenInTurns = files.filter((file) => !everyTime.includes(file.replace(".test.ts", "")));
  return takenInTurns.toSorted().filter((_, nth) => nth % turns !== turn % turns);
}

/** The same of all groups, as paths from the project's root, for the runner. */
export function waitingPaths(root: string, turn: number): string[] {
  return TURN_GROUPS.flatMap((group) => {
    const files = readdirSync(path.join(root, group.folder)).filter((file) => file.endsWith(".test.ts"));
    return waitingFiles(group, files, turn).map((file) => `${group.folder}/${file}`);
  });
}

export function sayTurn(root: string, turn: number): string {
  return `Long tests: those that matter most, and part ${turn + 1} of ${TURNS} of the others. ${waitingPaths(root, turn).length} files wait for their turn; npm test -- --all takes them all.`;
}
