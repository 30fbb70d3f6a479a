import { cell, quote, table } from "../scoring/markdown.ts";
import type { Lot } from "./lots.ts";
import { groupsOf, type JudgedPair, kindsOf, type VerdictShares, worst } from "./score-verdicts.ts";

/** Who decides: rules for facts alone, the learned judge alone, or both, as the product does. */
export const JUDGES = ["both", "facts", "model"] as const;
export type Judges = (typeof JUDGES)[number];
export type LotResult = { lot: Lot; judged: Record<Judges, JudgedPair[]> };

const WORST = 10;

function shares(rows: readonly (VerdictShares & { length: string })[]): string {
  return table(
    ["Pairs", "", "Passed", "Asked", "Blocked"],
    rows.map(({ length, name, passed, asked, blocked }) => [
      length,
      name,
      cell(passed),
      cell(asked),
      cell(blocked),
    ]),
  );
}

function byLength(
  judged: readonly JudgedPair[],
  group: (some: readonly JudgedPair[]) => VerdictShares[],
): (VerdictShares & { length: string })[] {
  return (["long", "short"] as const).flatMap((length) =>
    group(judged.filter(({ pair }) => pair.length === length)).map((row) => ({ ...row, length })),
  );
}

function judgesTable({ judged }: LotResult): string {
  const rows = JUDGES.flatMap((judges) =>
    byLength(judged[judges], groupsOf).map(({ length, name, passed }) => [
      judges,
      length,
      name,
      cell(passed),
    ]),
  );
  return table(["Judged by", "", "", "Passed"], rows);
}

function worstRows(judged: readonly JudgedPair[]): string {
  return worst(judged, WORST)
    .map(({ pair, verdict, found }) => {
      const fault =
        pair.side === "honest"
          ? `${verdict}: ${found.map(quote).join(", ")}`
          : `passed: ${pair.invented.map(quote).join(", ")}`;
      return `- **${pair.length}, ${pair.side}; ${fault}** ${quote(pair.source)} → ${quote(pair.suggestion)}`;
    })
    .join("\n");
}

/** The guard in one screen, the newest lot first, then the details. */
export function guardReport(results: readonly LotResult[]): string {
  const [newest] = results;
  const parts = results.flatMap(({ lot, judged }) => [
    `### ${lot.name}, ${lot.pairs.length} pairs`,
    lot.note,
    shares(byLength(judged.both, groupsOf)),
  ]);
  if (newest !== undefined)
    parts.push(
      `### ${newest.lot.name}: rules for facts, the learned judge, both`,
      judgesTable(newest),
      `### ${newest.lot.name}: subtle lies by kind`,
      shares(byLength(newest.judged.both, kindsOf)),
      `### ${newest.lot.name}: the worst ten rows`,
      worstRows(newest.judged.both) || "None.",
    );
  return ["## Guard", ...parts].join("\n\n");
}
