import type { Click } from "./click-to-file.ts";

export interface Opened {
  condition: string;
  release: string;
  /** Milliseconds, the median of all rounds. */
  ready: number;
  slowest: number;
  requests: number;
  bytes: number;
  scriptBytes: number;
}

interface Report {
  opened: readonly Opened[];
  clicks: readonly Click[];
  machine: string;
  browser: string;
  rounds: number;
}

const ms = (value: number): string => `${value.toFixed(0)} ms`;
const kb = (bytes: number): string => `${Math.round(bytes / 1024)} KB`;

export function reportOpening({ opened, clicks, machine, browser, rounds }: Report): string {
  const openings = opened.map(
    ({ condition, release, ready, slowest, requests, bytes, scriptBytes }) =>
      `| ${condition} | ${release} | ${ms(ready)} | ${ms(slowest)} | ${requests} | ${kb(bytes)} | ${kb(scriptBytes)} |`,
  );
  const files = clicks.map(
    ({ place, when, release, median, p95, clicks: count }) =>
      `| ${place} | ${when} | ${release} | ${median.toFixed(1)} ms | ${p95.toFixed(1)} ms | ${count} |`,
  );
  return `# Opening a resume and taking its file, measured

Written by \`npm run bench:opening\`: Chromium ${browser}, ${machine}. An earlier release ("before", commit 4526dac) and this one run beside each
other and are asked by turns, ${rounds} times each, under the same conditions.

## Cold, until it is ready
Nothing is in the cache. Ready: the form holds the resume in fields that take keys, the finished page is drawn, in its own fonts. Requests and bytes (compressed) are
those that began before it was ready. Beside them an answer of a few words, opened the same way: what the browser takes for any page, the start of its own process included.

| Conditions | Release | Ready, median | Slowest | Requests | Bytes | of them script |
|---|---|---|---|---|---|---|
${openings.join("\n")}

## From the press to the file
From the press on "PDF" until the browser is handed the file. Right after a key: the menu is opened and the entry pressed as fast as that can be done.

| Whose resume | When | Release | Median | p95 | Presses |
|---|---|---|---|---|---|
${files.join("\n")}
`;
}
