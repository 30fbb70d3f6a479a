import { guardReport, type LotResult } from "./guard/report-guard.ts";
import type { SetName } from "./rows.ts";
import { cell, quote, table } from "./scoring/markdown.ts";
import type { WritingScore } from "./scoring/writing.ts";
import type { ComparedRow } from "./writing/grammar.ts";
import { grammarReport } from "./writing/report-grammar.ts";
import { votesReport } from "./writing/report-votes.ts";
import type { ReadRow } from "./writing/votes.ts";

export type SetResult = {
  set: SetName;
  /** Figures of the engine, for all tasks together and for each. */
  writing: { name: string; score: WritingScore }[];
  special: WritingScore;
  latency: { times: number[]; manner: string };
  broughtIn: { id: string; words: string[] }[];
  grammar: ComparedRow[];
};

/** What readers chose who knew neither engine nor order, and the grammar of the rows that they read last. */
export type BlindReading = { rounds: readonly { name: string; rows: ReadRow[] }[]; grammar: ComparedRow[] };

function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

function engineTable({ writing, special }: SetResult): string {
  const names = writing[0]?.score.figures.map(({ name }) => name) ?? [];
  const rows = names.map((name) => [
    name,
    ...writing.map(({ score }) => {
      const figure = score.figures.find((candidate) => candidate.name === name);
      return figure ? cell(figure.share) : "–";
    }),
  ]);
  const extra = special.figures.map(({ name, share }) => [
    name,
    cell(share),
    ...writing.slice(1).map(() => "–"),
  ]);
  return table(["Question", ...writing.map(({ name }) => name)], [...rows, ...extra]);
}

function latencyLine({ times, manner }: SetResult["latency"]): string {
  return `Latency of a bullet: p50 ${quantile(times, 0.5).toFixed(2)} ms, p95 ${quantile(times, 0.95).toFixed(2)} ms (${times.length} readings, ${manner}).`;
}

/** Rows by name and text; only the set to work on may be read like this. */
function failureList(result: SetResult): string {
  const [all] = result.writing;
  const writing = [...(all?.score.failures ?? []), ...result.special.failures].map(
    ({ question, id, source, answer, detail }) =>
      `- **${question}** ${id}: ${quote(source)} → ${quote(answer)}${detail ? ` (${detail.replaceAll("\n", " ⏎ ")})` : ""}`,
  );
  const words = result.broughtIn.map(({ id, words }) => `- ${id}: ${words.join(", ")}`);
  return [
    "#### Engine",
    writing.join("\n") || "None.",
    "#### Words that the engine brought in",
    "No failures by themselves; they are here to be read.",
    words.join("\n") || "None.",
  ].join("\n\n");
}

const GRAMMAR =
  "Without matters of style, unknown words and what is no fault in a bullet (a fragment, a small letter). The checker sees agreement, articles, doubled and mistaken words, not sense.";

function section(result: SetResult): string {
  const title = result.set === "frozen" ? "Frozen set (only measured)" : "Set to work on";
  const parts = [`## ${title}`, "### Embedded engine", engineTable(result), latencyLine(result.latency)];
  parts.push("### Grammar, by harper.js", GRAMMAR, grammarReport(result.grammar, result.set === "work"));
  if (result.set === "work") parts.push("### Failures", failureList(result));
  return parts.join("\n\n");
}

export function reportOf(
  guard: readonly LotResult[],
  { rounds, grammar }: BlindReading,
  results: readonly SetResult[],
  date: string,
): string {
  const intro = `# Evaluation of the guard and the embedded engine

Made by \`npm run evaluate\` on ${date}. What the rows are and how they were made: [evals/README.md](../evals/README.md).
The scorer shares no code with the product; it runs the commands \`candor improve\` and \`candor claims\`.

Each figure is a share with its count and Wilson's 95 % interval. Passed is used as it is, asked only after the person has answered, blocked never. "No new fact" looks for numbers, names, technologies
and words of rank, qualification, rhythm or success that the source does not have.`;
  const parts = [
    intro,
    ...(guard.length > 0
      ? [
          guardReport(guard),
          votesReport(rounds),
          "### Grammar of the newest round, by harper.js",
          grammarReport(grammar, true),
        ]
      : []),
    ...results.map(section),
  ];
  return `${parts.join("\n\n")}\n`;
}
