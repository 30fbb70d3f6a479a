import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { type LabelledPair, readLot } from "../evals/guard/lots.ts";
import { relevantContext } from "../src/assist/guard/relevant-context.ts";
import { scorePair } from "../src/assist/guard/score-pair.ts";
import { unsupportedFacts } from "../src/domain/claims/facts/unsupported-facts.ts";
import { crossedTies } from "../src/domain/claims/ties/crossed-ties.ts";
import { loadJudge } from "../src/judge/load-judge.ts";

// `npm run judge:calibrate` chooses the bounds of the verdicts on a lot that nobody trained on, and writes them into the
// manifest of the weights. With `--dry` it only prints them.

/** Of honest rewrites, how many may not pass, and how many may be blocked. */
const GOALS = {
  long: { notPassed: 0.26, blocked: 0.02 },
  short: { notPassed: 0.14, blocked: 0.02 },
} as const;

const { values } = parseArgs({ options: { dry: { type: "boolean", default: false } } });
const MANIFEST = path.resolve(import.meta.dirname, "../weights/manifest.json");

interface Scored {
  readonly hasNewFact: boolean;
  readonly score: number;
}

const loaded = loadJudge();
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
for (const [length, { notPassed, blocked }] of Object.entries(GOALS)) {
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
const manifest: unknown = JSON.parse(await readFile(MANIFEST, "utf8"));
if (!values.dry)
  await writeFile(MANIFEST, `${JSON.stringify({ ...Object(manifest), thresholds }, null, 2)}\n`);
