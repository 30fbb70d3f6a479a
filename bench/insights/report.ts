export interface Measured {
  readonly name: string;
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

export function report(measured: readonly Measured[], { cores, arch, before, after }: Machine): string {
  const rows = measured.flatMap(({ name, times }) =>
    times.map(({ kilobytes, ms }, at) => {
      const last = times[at - 1];
      const ratio = last ? ms / kilobytes / (last.ms / last.kilobytes) : null;
      return `| ${name} | ${kilobytes} KB | ${ms.toFixed(2)} ms | ${((1000 * ms) / kilobytes).toFixed(0)} µs | ${ratio === null ? "–" : ratio.toFixed(2)} |`;
    }),
  );
  const worst = Math.max(0, ...measured.flatMap(ratios));
  return `# The insights, measured

Written by \`npm run bench:insights\`: the fastest of at least five runs for each size, one thread, ${cores} cores (${arch}), load
${before.toFixed(1)} at the start and ${after.toFixed(1)} at the end. The texts are made of the lexicon's own skills in the forms that ads and resumes
have, so that every sentence has work to do. A resume as data holds at most 256 KB.

| Work | Text | Time | For each KB | Against the size before |
|---|---|---|---|---|
${rows.join("\n")}

The last column is what a kilobyte costs against what it cost at the size before: 1 is linear. From ${SMALLEST_COMPARED} KB on the highest is
${worst.toFixed(2)}, ${worst <= LINEAR ? `within ${LINEAR}` : `over ${LINEAR}: not linear`}.
`;
}

function ratios({ times }: Measured): number[] {
  return times.flatMap(({ kilobytes, ms }, at) => {
    const last = times[at - 1];
    return last && last.kilobytes >= SMALLEST_COMPARED ? [ms / kilobytes / (last.ms / last.kilobytes)] : [];
  });
}
