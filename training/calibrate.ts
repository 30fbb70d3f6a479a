import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { type LabelledPair, readLot } from "../evals/guard/lots.ts";
import { relevantContext } from "../src/assist/guard/relevant-context.ts";
import { scorePair } from "../src/assist/guard/score-pair.ts";
import { unsupportedFacts } from "../src/domain/claims/facts/unsupported-facts.ts";
import { crossedTies } from "../src/domain/claims/ties/crossed-ties.ts";
import { loadJudge } from "../src/judge/load-judge.ts";

// `npm run judge:calibrate`, with `-- --judge small` for the one of the demo, chooses the bounds of the verdicts on a lot that
// nobody trained on, and writes them into the manifest of the weights. With `--dry` it only prints them.

/** Of honest rewrites, how many may not pass, and how many may be blocked. */
const SHORT = { notPassed: 0.14, blocked: 0.02 };
const JUDGES = {
  large: { manifest: "manifest.json", goals: { long: { notPassed: 0.26, blocked: 0.02 }, short: SHORT } },
  // The demo is given bullets; on long texts it is too weak for bounds of its own, which would let nearly all pass.
  small: { manifest: "small.json", goals: { short: SHORT } },
} as const;

const { values } = parseArgs({
  options: { judge: { type: "string", default: "large" }, dry: { type: "boolean", default: false } },
});
if (values.judge !== "large" && values.judge !== "small") throw new Error("--judge is large or small");
const { manifest: name, goals } = JUDGES[values.judge];
const FOLDER = path.resolve(import.meta.dirname, "../weights");
const MANIFEST = path.join(FOLDER, name);

interface Scored {
  readonly hasNewFact: boolean;
  readonly score: number;
}

const loaded = loadJudge(FOLDER, name);
if (loaded.judge === null) throw new Error(loaded.reason);
const { judge } = loaded;

function scored({ source, suggestion, context = "" }: LabelledPair): Scored {
  const hasNewFact =
    unsupportedFacts(source, suggestion, context).length + crossedTies(source, suggestion).length > 0;
  return {
    hasNewFact,
    score:
      scorePair(judge, { source, suggestion, context: relevantContext(source, suggestion, context) })?.pair ??
      Number.POSITIVE_INFINITY,
  };
}

/** A bound, in hundredths, that at most so many scores lie above. */
function boundAbove(scores: readonly number[], count: number): number {
  const sorted = scores.toSorted((a, b) => b - a);
  const score = sorted[Math.max(0, count)] ?? 0;
  return Math.ceil(Math.min(score, sorted.find(Number.isFinite) ?? 0) * 100) / 100;
}

const pairs = await readLot("1");
const thresholds: Record<string, { pass: number; block: number }> = {};
for (const [length, { notPassed, blocked }] of Object.entries(goals)) {
  const some = pairs.filter((pair) => pair.length === length);
  const honest = some.filter(({ side }) => side === "honest").map(scored);
  const most = (share: number): number => Math.floor(honest.length * share);
  const pass = boundAbove(
    honest.map(({ hasNewFact, score }) => (hasNewFact ? Number.POSITIVE_INFINITY : score)),
    most(notPassed),
  );
  // What rules and judge both object to is blocked whatever the second bound is.
  const both = honest.filter(({ hasNewFact, score }) => hasNewFact && score > pass).length;
  const rest = honest.filter(({ hasNewFact }) => !hasNewFact).map(({ score }) => score);
  const block = Math.max(pass, boundAbove(rest, most(blocked) - both));
  thresholds[length] = { pass, block };
  const lies = (side: string): string => {
    const of = some.filter((pair) => pair.side === side).map(scored);
    return `${of.filter(({ hasNewFact, score }) => !hasNewFact && score <= pass).length}/${of.length}`;
  };
  process.stdout.write(
    `${length}: pass ${pass}, block ${block}; honest with a new fact ${honest.filter(({ hasNewFact }) => hasNewFact).length}, ` +
      `blocked by both ${both} of ${honest.length}; passed: subtle ${lies("subtle")}, embellished ${lies("obvious")}\n`,
  );
}
// Without bounds of their own long sources have those of short ones.
const bounds = { long: thresholds.long ?? thresholds.short, short: thresholds.short };
const manifest: unknown = JSON.parse(await readFile(MANIFEST, "utf8"));
if (!values.dry)
  await writeFile(MANIFEST, `${JSON.stringify({ ...Object(manifest), thresholds: bounds }, null, 2)}\n`);
