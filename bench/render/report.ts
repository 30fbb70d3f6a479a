import { availableParallelism, cpus, loadavg } from "node:os";
import type { ContenderName } from "./contender.ts";
import { LENGTHS } from "./resumes.ts";

export type Figures = {
  name: ContenderName;
  /** Milliseconds of each document, by length. */
  times: number[][];
  perSecond: number;
  idleMegabytes: number;
  busyMegabytes: number;
};

export type Endurance = { documents: number; megabytes: number }[];

export type Run = {
  rounds: number;
  seconds: number;
  loadBefore: number;
  figures: Figures[];
  endurance: Endurance;
};

function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

export function reportOf(run: Run, date: string): string {
  const own = run.figures.find(({ name }) => name === "candor");
  const rows = run.figures.map(({ name, times, perSecond, idleMegabytes, busyMegabytes }) => [
    name,
    ...times.map((list) => `${median(list).toFixed(0)} / ${quantile(list, 0.95).toFixed(0)}`),
    perSecond.toFixed(1),
    `${idleMegabytes} / ${busyMegabytes}`,
  ]);
  const ratios = run.figures.flatMap(({ name, times, perSecond }) =>
    own && name !== "candor"
      ? [
          [
            name,
            ...times.map(
              (list, length) => `${(median(list) / median(own.times[length] ?? [])).toFixed(1)} ×`,
            ),
            `${(own.perSecond / perSecond).toFixed(1)} ×`,
          ],
        ]
      : [],
  );
  return `# Rendering a PDF

Made by \`npm run bench:render\` on ${date}. Figures belong to the machine and the hour; the ratios are what to compare.

- Machine: ${availableParallelism()} cores (${cpus()[0]?.model.trim() || process.arch}), ${process.platform}, Node ${process.versions.node}. Load average before the run ${run.loadBefore.toFixed(1)}, after it ${loadavg()[0]?.toFixed(1)}.
- Three resumes, of ${LENGTHS.join(", ")}; every document has text that no engine has met before.
- Each contender is warm and in a process of its own. In every round each of them makes each document, one after the other, so that a busy moment of the machine falls on all of them; before each document the machine rests for 0.3 s, since the browser ends a context's processes after it has answered.
- **candor**: compose and Typst in the pool of workers, as the server does it. **react-pdf**: a comparable layout, the same typeface. **chromium**: prints our HTML in the same typeface, served on the machine; a fresh context for each document. **headless-shell**: the same with the build of Chromium that has no window and no profile, where one is installed; otherwise it is chromium once more.

## Milliseconds a document, median / 95th percentile of ${run.rounds} rounds

${table(["", ...LENGTHS, `documents a second over ${run.seconds} s`, "megabytes idle / after"], rows)}

Documents a second: candor and the browsers work on two at once, react-pdf lives in one thread.

## How many times as long the others take

${table(["", ...LENGTHS, "documents a second"], ratios)}

## Memory of candor over ${run.endurance.at(-1)?.documents ?? 0} documents

${table(
  ["documents", ...run.endurance.map(({ documents }) => String(documents))],
  [["megabytes", ...run.endurance.map(({ megabytes }) => String(megabytes))]],
)}
`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}
