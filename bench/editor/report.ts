import type { Spread } from "./typed.ts";

export interface Measured {
  name: string;
  pages: number;
  keys: number;
  /** From the key to the laid-out preview. */
  shown: Spread;
  /** From the key to after the paint of the frame that shows it. */
  framed: Spread;
  /** The longest task that the browser reported while typing; it reports none below 50 ms. */
  longestTask: number;
  /** Interaction to next paint, as the browser reports it. */
  nextPaint: number;
  limitMs: number;
}

const times = (value: number, floor: number): string => `${(value / floor).toFixed(1)} ×`;
const ms = (value: number): string => `${value.toFixed(1)} ms`;

export function report(
  measured: readonly Measured[],
  floor: Spread,
  machine: string,
  browser: string,
): string {
  const rows = measured.map(
    ({ name, pages, keys, shown, framed, longestTask, nextPaint, limitMs }) =>
      `| ${name} | ${pages} | ${keys} | ${ms(shown.median)} | ${ms(shown.p95)} | ${limitMs} ms | ${ms(framed.median)} | ${ms(framed.p95)} | ${times(framed.median, floor.median)} | ${times(framed.p95, floor.p95)} | ${longestTask > 0 ? ms(longestTask) : "none of 50 ms or more"} | ${nextPaint} ms |`,
  );
  return `# The editor, measured

Written by \`npm run bench:editor\`: real keys in Chromium ${browser} on the built site, ${machine}. A key counts from its event's
own time until the preview holds the new text and is laid out, and until after the paint of the frame that shows it. Beside it stands what a
text area takes whose text a line repeats, in the same run: ${ms(floor.median)} to after the paint, p95 ${ms(floor.p95)}. Nothing can be faster in this browser. Undo, the device's copy and the
counters run as for anybody who types. With the insights open it is the job match, with an ad of 4 KB; hands rest every 12 keys, so
that the match is worked out and drawn again and again. Its median is held to one frame, and to the end of the next one.
Interaction to next paint is the browser's own figure, of a hundred keys the 98th, on a grid of 8 ms and not told below 16.

| Resume | Pages | Keys | Median | p95 | Allowed p95 | Median to after the paint | p95 to it | Median of the floor | p95 of the floor | Longest task | Interaction to next paint |
|---|---|---|---|---|---|---|---|---|---|---|---|
${rows.join("\n")}
`;
}
