import type { Measured } from "./measured.ts";

/** What the public site promises of itself. */
export const PROMISED = {
  performance: 98,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  landingScriptBytes: 110 * 1024,
} as const;

const SCORES = ["performance", "accessibility", "bestPractices", "seo"] as const;

/** Each promise that the measurement does not keep, in words; none when all are kept. */
export function brokenPromises(
  measured: readonly Measured[],
  scripts: readonly { bytes: number }[],
): string[] {
  // Nothing measured is nothing kept.
  if (measured.length === 0 || scripts.length === 0) return ["nothing was measured"];
  const scores = measured.flatMap((page) =>
    SCORES.filter((name) => !(page[name] >= PROMISED[name])).map(
      (name) => `${page.path}: ${name} ${page[name]}, promised ${PROMISED[name]}`,
    ),
  );
  const bytes = scripts.reduce((sum, script) => sum + script.bytes, 0);
  if (bytes <= PROMISED.landingScriptBytes) return scores;
  return [...scores, `the landing page's script: ${bytes} bytes, promised ${PROMISED.landingScriptBytes}`];
}
