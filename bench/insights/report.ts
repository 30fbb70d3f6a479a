export interface Measured {
  readonly name: string;
  readonly demo: boolean;
  readonly times: readonly { readonly kilobytes: number; readonly ms: number }[];
}

interface Machine {
  readonly cores: number;
  readonly arch: string;
  readonly before: number;
  readonly after: number;
}

/** How much dearer a kilobyte may get from one size to one ten times as large before growth is called more than linear. */
const LINEAR = 1.5;
/** Below it a run is mostly what every call costs, whatever its text. */
const SMALLEST_COMPARED = 10;
/** What the demo promises for 100 KB, outside the simulated delay. */
const DEMO_MS = 100;

export function report(measured: readonly Measured[], { cores, arch, before, after }: Machine): string {
  const rows = measured.flatMap(({ name, times }) =>
    times.map(({ kilobytes, ms }, at) => {
      const last = times[at - 1];
      const ratio = last ? ms / kilobytes / (last.ms / last.kilobytes) : null;
      return `| ${name} | ${kilobytes} KB | ${ms.toFixed(2)} ms | ${((1000 * ms) / kilobytes).toFixed(0)} µs | ${ratio === null ? "–" : ratio.toFixed(2)} |`;
    }),
  );
  const faults = faultsOf(measured);
  const verdict =
    faults.length === 0
      ? `From ${SMALLEST_COMPARED} KB on none is over ${LINEAR}, and every tool of the demo answers up to 100 KB within ${DEMO_MS} ms.`
      : `Not as wanted:\n\n${faults.map((fault) => `- ${fault}`).join("\n")}`;
  return `# The insights, measured

Written by \`npm run bench:insights\`: the work of one thread, the best of three rounds for each size, ${cores} cores (${arch}),
load ${before.toFixed(1)} at the start and ${after.toFixed(1)} at the end. The texts are made of the lexicon's own skills in the forms that ads and resumes
have, so that every sentence has work to do; two rows are hostile, one is of words that no lexicon knows. A resume as data holds at
most 256 KB, so what reads one ends at 200 KB; the bullet improver reads no more than a field holds, each time
another text, with the judge made ready as the page does when somebody comes near.

| Work | Text | Time | For each KB | Against the size before |
|---|---|---|---|---|
${rows.join("\n")}

The last column is what a kilobyte costs against what it cost at the size before: 1 is linear. ${verdict}
`;
}

/** What is dearer than it may be, in words; the command fails where there is any. */
export function faultsOf(measured: readonly Measured[]): string[] {
  return measured.flatMap(({ name, demo, times }) =>
    times.flatMap(({ kilobytes, ms }, at) => {
      const last = times[at - 1];
      const ratio = last ? ms / kilobytes / (last.ms / last.kilobytes) : 0;
      const grows = last !== undefined && last.kilobytes >= SMALLEST_COMPARED && ratio > LINEAR;
      const slow = demo && kilobytes <= 100 && ms > DEMO_MS;
      return [
        ...(grows
          ? [`${name}: a KB of ${kilobytes} costs ${ratio.toFixed(2)} times one of ${last.kilobytes}`]
          : []),
        ...(slow ? [`${name}: ${ms.toFixed(0)} ms for ${kilobytes} KB`] : []),
      ];
    }),
  );
}
