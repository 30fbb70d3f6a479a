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
  /** How long the migrations took, in words. */
  migrated: string;
}

const ms = (value: number): string => value.toFixed(2);
const number = (value: number): string => value.toLocaleString("en-GB");

export function report(
  measured: readonly Measured[],
  { few, many, rounds, machine, migrated }: Setting,
): string {
  const worst = Math.max(...measured.map((row) => row.many / row.few));
  const rows = measured.map(
    (row) =>
      `| ${row.engine} | ${row.name} | ${ms(row.few)} | ${ms(row.many)} | ${(row.many / row.few).toFixed(2)} |`,
  );
  return `# The lists of administrators, measured

Written by \`npm run bench:admin\`: pages of 25 over HTTP, session and counts included, ${machine}. Each row is the median of
${rounds} requests to a server with ${number(few)} people and ${number(few * 3)} resumes, and as many to one with ${number(many)} and ${number(many * 3)}, in turn. Allowed
is three times as long; the worst here is ${worst.toFixed(2)}. What people are goes with when they came (who pays came early, who came lately has no resume),
so that an order which walks over rows in vain would show. The migrations that made the lists of the many took ${migrated}.

| Database | List | ${number(few)} people, ms | ${number(many)} people, ms | Ratio |
|---|---|---|---|---|
${rows.join("\n")}
`;
}
