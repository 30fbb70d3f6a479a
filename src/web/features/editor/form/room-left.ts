import { counted, pluralOf } from "../../../../domain/text/counted.ts";
import { grouped } from "../../../../domain/text/grouped.ts";

/** What to say about the room in a field: nothing while there is plenty. */
export function roomLeft(used: number, limit: number): string | null {
  const left = limit - used;
  if (left <= 0) return `Full: at most ${grouped(limit)} characters fit here.`;
  return used < limit * 0.8 ? null : `${counted(left, "character")} left`;
}

/** The same for a list; `one` is what an entry of it is called. */
export function entriesLeft(used: number, most: number, one: string): string | null {
  const left = most - used;
  if (left <= 0) return `Full: at most ${most} ${pluralOf(one)} fit here.`;
  return used < most * 0.8 ? null : `${left} more ${left === 1 ? one : pluralOf(one)} can be added`;
}
