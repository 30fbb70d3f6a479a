import { isJsonObject } from "../json/json-value.ts";

/**
 * From which item another takes a field while its flag is on: of those that are shown, the nearest above whose own flag is off,
 * else the first. Null where none is shown above it.
 */
export function takenFrom(items: readonly unknown[], at: number, flag: string): number | null {
  let from: number | null = null;
  for (let above = Math.min(at, items.length) - 1; above >= 0; above--) {
    const item = items[above];
    if (!isJsonObject(item) || item.hidden === true) continue;
    from = above;
    if (item[flag] !== true) break;
  }
  return from;
}
