/** What to say about the room in a field: nothing while there is plenty. */
export function roomLeft(used: number, limit: number): string | null {
  const left = limit - used;
  if (left <= 0) return `Full: at most ${limit.toLocaleString("en")} characters fit here.`;
  if (used < limit * 0.8) return null;
  return left === 1 ? "1 character left" : `${left} characters left`;
}

export function entriesLeft(used: number, most: number, what: string): string | null {
  const left = most - used;
  if (left <= 0) return `Full: at most ${most} ${what} fit here.`;
  return used < most * 0.8 ? null : `${left} more ${left === 1 ? what.replace(/s$/, "") : what} can be added`;
}
