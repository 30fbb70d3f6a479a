import { cell, quote, table } from "../scoring/markdown.ts";
import { agreement, type ReadRow, voteShares, worstRead } from "./votes.ts";

const WORST = 10;

function groupsOf(rows: readonly ReadRow[]): [string, ReadRow[]][] {
  const lines = rows.filter(({ task }) => task !== "summary");
  return [
    ["weak lines", lines.filter(({ strength }) => strength === "weak")],
    [
      "of them experience",
      lines.filter(({ strength, task }) => strength === "weak" && task === "experience"),
    ],
    ["of them projects", lines.filter(({ strength, task }) => strength === "weak" && task === "project")],
    ["strong lines", lines.filter(({ strength }) => strength === "strong")],
    ["summaries", rows.filter(({ task }) => task === "summary")],
  ];
}

function roundReport({ name, rows }: { name: string; rows: ReadRow[] }, isNewest: boolean): string {
  const shares = groupsOf(rows).map(([group, some]) => voteShares(`${group} (${some.length})`, some));
  const parts = [
    `### Round ${name}, ${rows.length} rows`,
    table(
      ["Rows", "Better than the source", "Worse", "Unchanged"],
      shares.map((row) => [row.name, cell(row.better), cell(row.worse), cell(row.unchanged)]),
    ),
    `Two readers of one row chose the same: ${cell(agreement(rows))}.`,
  ];
  if (isNewest) {
    const worst = worstRead(rows, WORST).map(({ id, source, result, votes }) => {
      const against = votes.find(({ choice }) => choice === "source");
      return `- ${id}: ${quote(source)} → ${quote(result)}${against ? ` (${against.reason})` : ""}`;
    });
    parts.push("The ten that readers liked least:", worst.join("\n"));
  }
  return parts.join("\n\n");
}

/** What readers chose who knew neither engine nor order. */
export function votesReport(rounds: readonly { name: string; rows: ReadRow[] }[]): string {
  return [
    "## Writing, read blind",
    "Three readers chose between what a person wrote and what the embedded engine made of it, in an order drawn by chance, knowing neither. Better and worse are what most of them chose.",
    ...rounds.map((round, nth) => roundReport(round, nth === 0)),
  ].join("\n\n");
}
