import { cell, quote, table } from "../scoring/markdown.ts";
import { share } from "../scoring/wilson.ts";
import type { ComparedRow } from "./grammar.ts";

const WORST = 10;
const TASKS = ["experience", "project", "summary"] as const;

function linesIn(texts: readonly string[]): number {
  return texts.flatMap((text) => text.split("\n")).length;
}

function perHundred(findings: number, texts: readonly string[]): string {
  const lines = linesIn(texts);
  return lines === 0 ? "–" : `${((100 * findings) / lines).toFixed(1)} (${findings} in ${lines})`;
}

function count(rows: readonly ComparedRow[], side: "before" | "after"): number {
  return rows.reduce((sum, row) => sum + row[side].length, 0);
}

/** What harper.js finds before and after. `isNamed`: the rows may be read by whoever writes the rules. */
export function grammarReport(rows: readonly ComparedRow[], isNamed: boolean): string {
  const parts = [
    table(
      ["Task", "Findings per 100 lines, source", "Result", "Rows with a finding that the source had not"],
      TASKS.map((task) => {
        const own = rows.filter((row) => row.task === task);
        return [
          task,
          perHundred(
            count(own, "before"),
            own.map(({ source }) => source),
          ),
          perHundred(
            count(own, "after"),
            own.map(({ result }) => result),
          ),
          cell(share(own.filter(({ added }) => added.length > 0).length, own.length)),
        ];
      }),
    ),
  ];
  const worst = rows
    .filter(({ added }) => added.length > 0)
    .sort((one, other) => other.added.length - one.added.length)
    .slice(0, WORST);
  if (isNamed && worst.length > 0)
    parts.push(
      worst
        .map(({ id, source, result, added }) => {
          const found = added.map(({ rule, problem }) => `${rule}: "${problem}"`).join(", ");
          return `- ${id}: ${quote(source)} → ${quote(result)} (${found})`;
        })
        .join("\n"),
    );
  return parts.join("\n\n");
}
