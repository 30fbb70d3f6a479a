import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { PairToJudge } from "../../src/judge/answer.ts";

export interface PairKind {
  readonly name: string;
  readonly pairs: readonly PairToJudge[];
}

const lot = path.resolve(import.meta.dirname, "../../training/lots/1");
const PAIRS = 60;

interface Written {
  readonly s: string;
  readonly c?: string;
  readonly r: readonly { readonly t: string }[];
}

/** Pairs that people wrote, by how many words the source and the suggestion have. */
export function pairKinds(): PairKind[] {
  const pairs = readdirSync(lot)
    .filter((file) => file.endsWith(".jsonl") && !file.startsWith("turned"))
    .flatMap((file) => readFileSync(path.join(lot, file), "utf8").trim().split("\n"))
    .flatMap((line) => {
      const { s, c = "", r }: Written = JSON.parse(line);
      return r.map(({ t }): PairToJudge => ({ source: s, context: c, suggestion: t }));
    });
  const some = (source: [number, number], suggestion: [number, number]): PairToJudge[] => {
    const fitting = pairs.filter(
      (pair) => isWithin(pair.source, source) && isWithin(pair.suggestion, suggestion),
    );
    const step = Math.max(1, Math.floor(fitting.length / PAIRS));
    return fitting.filter((_, nth) => nth % step === 0).slice(0, PAIRS);
  };
  return [
    { name: "a bullet: 15–25 words, suggestion 12–20", pairs: some([15, 25], [12, 20]) },
    { name: "long: 55–65 words, suggestion 40–50", pairs: some([55, 65], [40, 50]) },
  ];
}

function isWithin(text: string, [least, most]: [number, number]): boolean {
  const words = text.split(/\s+/).length;
  return words >= least && words <= most;
}
