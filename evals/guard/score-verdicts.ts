import { type Share, share } from "../scoring/wilson.ts";
import type { LabelledPair } from "./lots.ts";

export type VerdictName = "supported" | "ask" | "blocked";
export type JudgedPair = { pair: LabelledPair; verdict: VerdictName; found: string[] };
export type VerdictShares = { name: string; passed: Share; asked: Share; blocked: Share };

function verdictShares(name: string, judged: readonly JudgedPair[]): VerdictShares {
  const of = (verdict: VerdictName): Share =>
    share(judged.filter((each) => each.verdict === verdict).length, judged.length);
  return { name, passed: of("supported"), asked: of("ask"), blocked: of("blocked") };
}

/** Kinds that rules compare as data. */
const FACTS = new Set(["number", "date", "time", "name", "technology", "credential"]);

/** The groups that the goals are stated for. */
export function groupsOf(judged: readonly JudgedPair[]): VerdictShares[] {
  const lies = judged.filter(({ pair }) => pair.side !== "honest");
  const groups: [string, JudgedPair[]][] = [
    ["honest", judged.filter(({ pair }) => pair.side === "honest")],
    ["inventions", lies],
    ["of them subtle", lies.filter(({ pair }) => pair.side === "subtle")],
    [
      "of them nothing but numbers, names, technologies, credentials, dates",
      lies.filter(({ pair }) => pair.kinds.length > 0 && pair.kinds.every((kind) => FACTS.has(kind))),
    ],
  ];
  return groups.filter(([, some]) => some.length > 0).map(([name, some]) => verdictShares(name, some));
}

export function kindsOf(judged: readonly JudgedPair[]): VerdictShares[] {
  const lies = judged.filter(({ pair }) => pair.side === "subtle");
  const kinds = [...new Set(lies.flatMap(({ pair }) => pair.kinds))].sort();
  return kinds.map((kind) =>
    verdictShares(
      kind,
      lies.filter(({ pair }) => pair.kinds.includes(kind)),
    ),
  );
}

/** Rows that went wrong: lies that passed, then honest ones that were blocked. */
export function worst(judged: readonly JudgedPair[], most: number): JudgedPair[] {
  const passed = judged.filter(({ pair, verdict }) => pair.side !== "honest" && verdict === "supported");
  const blocked = judged.filter(({ pair, verdict }) => pair.side === "honest" && verdict === "blocked");
  const half = Math.ceil(most / 2);
  return [...passed.slice(0, Math.max(half, most - blocked.length)), ...blocked].slice(0, most);
}
