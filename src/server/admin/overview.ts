import type { Overview } from "../../contract/admin.ts";
import type { CountName, DailyCounts } from "../counts/daily-counts.ts";
import type { Database } from "../db/database.ts";
import { readTallies } from "./tallies.ts";

const DAY_MS = 86_400_000;

/** What stands there now, and what happened on each of the last days; a day without news is there with zeros. */
export async function readOverview(
  { query }: Pick<Database, "query">,
  counts: DailyCounts,
  today: Date,
  days: number,
): Promise<Overview> {
  const names = Array.from({ length: days }, (_, back) => dayBefore(today, days - 1 - back));
  // On a full or read-only disk reading goes on, without what was counted in the last seconds.
  await counts.flush().catch(() => {});
  const rows = await counts.read(names[0] ?? "");
  const found = new Map(rows.map(({ day, name, count }) => [`${day} ${name}`, count]));
  const on = (day: string, name: CountName) => found.get(`${day} ${name}`) ?? 0;
  return {
    totals: await readTallies(query),
    days: names.map((day) => ({
      day,
      signUps: on(day, "sign-ups"),
      active: on(day, "active"),
      resumes: on(day, "resumes"),
      exports: on(day, "exports"),
      aiHosted: on(day, "ai-hosted"),
      aiEmbedded: on(day, "ai-embedded"),
      errors: on(day, "errors"),
    })),
  };
}

function dayBefore(today: Date, days: number): string {
  return new Date(today.getTime() - days * DAY_MS).toISOString().slice(0, 10);
}
