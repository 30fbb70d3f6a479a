import type { Measured } from "./measured.ts";
import { PROMISED } from "./thresholds.ts";

interface Report {
  measured: readonly Measured[];
  scripts: readonly { file: string; bytes: number }[];
  machine: string;
  runs: number;
  browser: string;
}

export function report({ measured, scripts, machine, runs, browser }: Report): string {
  const rows = measured.map(
    (page) =>
      `| ${page.path} | ${page.performance} | ${page.accessibility} | ${page.bestPractices} | ${page.seo} | ${(page.lcpMs / 1000).toFixed(1)} s | ${Math.round(page.tbtMs)} ms | ${page.cls.toFixed(3)} |`,
  );
  const missed = measured.filter((page) => page.missed.length > 0);
  const total = scripts.reduce((sum, { bytes }) => sum + bytes, 0);
  return `# The public site, measured

Written by \`npm run bench:site\`: Lighthouse with its mobile defaults (slow 4G, CPU slowed four times), the middle of ${runs} runs
for each page, Chromium ${browser}, ${machine}. The command fails below ${PROMISED.performance} in performance, or
${PROMISED.seo} in the others.

| Page | Performance | Accessibility | Best practices | SEO | LCP | Blocking | Layout shift |
|---|---|---|---|---|---|---|---|
${rows.join("\n")}
${missed.map((page) => `\nNot passed on ${page.path}: ${page.missed.join(", ")}.`).join("")}${missed.length > 0 ? "\n" : ""}
## Landing page's script
${(total / 1024).toFixed(1)} KB over the wire (Brotli), of ${PROMISED.landingScriptBytes / 1024} KB allowed, in ${scripts.length} files.
`;
}
