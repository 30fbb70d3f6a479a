export interface Measured {
  engine: "SQLite" | "PostgreSQL";
  name: string;
  /** Medians in milliseconds. */
  few: number;
  many: number;
}

interface Setting {
  few: number;
  many: number;
  rounds: number;
  machine: string;
}

const ms = (value: number): string => value.toFixed(2);
const number = (value: number): string => value.toLocaleString("en-GB");

export function report(measured: readonly Measured[], { few, many, rounds, machine }: Setting): string {
  const worst = Math.max(...measured.map((row) => row.many / row.few));
  const rows = measured.map(
    (row) =>
      `| ${row.engine} | ${row.name} | ${ms(row.few)} | ${ms(row.many)} | ${(row.many / row.few).toFixed(2)} |`,
  );
  return `# The lists of administrators, measured

Written by \`npm run bench:admin\`: pages of 25 over HTTP, session and counts included, ${machine}. Each row is the median of
${rounds} requests to a server with ${number(few)} people and ${number(few * 3)} resumes, and as many to one with ${number(many)} and ${number(many * 3)}, in turn. Allowed
is three times as long; the worst here is ${worst.toFixed(2)}.

| Database | List | ${number(few)} people, ms | ${number(many)} people, ms | Ratio |
|---|---|---|---|---|
${rows.join("\n")}
`;
}
