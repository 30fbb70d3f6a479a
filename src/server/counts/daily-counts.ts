import type { Database } from "../db/database.ts";

const COUNT_NAMES = [
  "sign-ups",
  "active",
  "resumes",
  "exports",
  "ai-hosted",
  "ai-embedded",
  "errors",
] as const;

export type CountName = (typeof COUNT_NAMES)[number];

export interface DailyCounts {
  /** Costs nothing at the moment: it is written with the next flush. */
  add(name: CountName, times?: number): void;
  flush(): Promise<void>;
  /** What this process counted. */
  sinceStart(): ReadonlyMap<CountName, number>;
  /** From this day on, the latest last. */
  read(fromDay: string): Promise<{ day: string; name: string; count: number }[]>;
}

/**
 * What happened on each day, in numbers alone. Kept in memory for some seconds, so that no request writes for it: a kill
 * loses those seconds of statistics and nothing else. Several processes add to the same rows.
 */
export function dailyCounts({ query }: Pick<Database, "query">, now: () => Date): DailyCounts {
  const counted = new Map(COUNT_NAMES.map((name) => [name, 0]));
  const waiting = new Map<string, { day: string; name: string; count: number }>();

  function keep(day: string, name: string, count: number): void {
    const key = `${day} ${name}`;
    waiting.set(key, { day, name, count: (waiting.get(key)?.count ?? 0) + count });
  }

  return {
    add(name, times = 1) {
      if (times === 0) return;
      counted.set(name, (counted.get(name) ?? 0) + times);
      keep(now().toISOString().slice(0, 10), name, times);
    },

    sinceStart: () => counted,

    async flush() {
      // In one order for all processes: two that write the same rows must not wait for each other.
      const rows = [...waiting.values()].sort((one, other) =>
        one.day + one.name < other.day + other.name ? -1 : 1,
      );
      if (rows.length === 0) return;
      waiting.clear();
      const written = query
        .insertInto("daily_counts")
        .values(rows)
        .onConflict((conflict) =>
          conflict
            .columns(["day", "name"])
            .doUpdateSet((row) => ({ count: row("daily_counts.count", "+", row.ref("excluded.count")) })),
        )
        .execute();
      await written.catch((error: unknown) => {
        for (const { day, name, count } of rows) keep(day, name, count);
        throw error;
      });
    },

    read: (fromDay) =>
      query
        .selectFrom("daily_counts")
        .select(["day", "name", "count"])
        .where("day", ">=", fromDay)
        .orderBy("day")
        .orderBy("name")
        .execute(),
  };
}
