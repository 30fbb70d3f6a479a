import { execFileSync } from "node:child_process";
import { globSync } from "node:fs";
import path from "node:path";

/** A folder with long tests, of which each run takes those that matter most and, of the others, the part whose turn it is. */
export type TurnGroup = { folder: string; turns: number } & (
  | { everyTime: readonly string[] }
  /** Where most are short: those alone that take turns. */
  | { inTurns: readonly string[] }
);

export const TURN_GROUPS: readonly TurnGroup[] = [
  {
    folder: "tests/e2e",
    turns: 15,
    // Journeys of a first day, what keeps people's work and lets them in, and what every page must hold.
    everyTime: [
      "accounts-sign-in",
      "content-policy",
      "draft-to-account",
      "editor-journey",
      "editor-saving",
      "first-hour",
      "page-structure",
    ],
  },
  {
    folder: "tests/http",
    turns: 6,
    // Those of ten seconds and more on both databases, but for who may do what.
    inTurns: [
      "accounts/admin-command",
      "accounts/guessing",
      "accounts/joining",
      "accounts/mail",
      "accounts/my-account",
      "accounts/provider-attacks",
      "accounts/providers",
      "accounts/timing",
      "admin/files-and-overview",
      "admin/user-actions",
      "ai-settings",
      "applications",
      "assist",
      "assist-fabrications",
      "assist-streaming",
      "load-bench",
      "memory",
      "render",
      "render-ahead",
      "resumes/archive",
      "resumes/own-style",
      "resumes/variants",
      "start-and-stop",
      "styles",
      "two-machines",
    ],
  },
  {
    folder: "tests/render",
    turns: 3,
    // The same lines and pages in preview and PDF, and words that others read.
    everyTime: ["document-readers", "fidelity", "pdf-file"],
  },
  // Hundreds of lines and files, each through a command of its own.
  { folder: "tests/cli", turns: 3, inTurns: ["assist", "render"] },
  {
    folder: "tests/faults",
    turns: 6,
    // What was acknowledged stays.
    everyTime: ["autosave-kills", "histories", "kill-9", "workers"],
  },
  {
    folder: "tests/attacks",
    turns: 6,
    // Every spelling of a path, and what a flood does to others.
    everyTime: ["floods", "judge-flood", "spellings"],
  },
  // What is shipped, built and started: the image at one time, the bundle and the proxies at another.
  { folder: "tests/host", turns: 4, everyTime: [] },
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
export function waitingFiles(group: TurnGroup, files: readonly string[], turn: number): string[] {
  const named = "inTurns" in group ? group.inTurns : group.everyTime;
  const known = new Set(files);
  const gone = named.filter((name) => !known.has(`${name}.test.ts`));
  // A file that was renamed would silently wait for its turn, or for none.
  if (gone.length > 0) throw new Error(`no such tests in ${group.folder}: ${gone.join(", ")}`);
  const takenInTurns = files.filter(
    (file) => named.includes(file.replace(".test.ts", "")) === "inTurns" in group,
  );
  return takenInTurns.toSorted().filter((_, nth) => nth % group.turns !== turn % group.turns);
}

/** The files of a group, by their paths in its folder. */
export function filesOf(root: string, { folder }: TurnGroup): string[] {
  return globSync("**/*.test.ts", { cwd: path.join(root, folder) }).map((file) =>
    file.split(path.sep).join("/"),
  );
}

/** Those of all groups that wait, as paths from the project's root, for the runner. */
export function waitingPaths(root: string, turn: number): string[] {
  return TURN_GROUPS.flatMap((group) =>
    waitingFiles(group, filesOf(root, group), turn).map((file) => `${group.folder}/${file}`),
  );
}

export function sayTurn(root: string, turn: number): string {
  return `Long tests: those that matter most, and part ${turn + 1} of ${TURNS} of the others. ${waitingPaths(root, turn).length} files wait for their turn; npm test -- --all takes them all.`;
}
