/** Who lived so long did not fail at its start. */
const SOUND_MS = 30_000;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 30_000;

/** How long to wait before a worker is started anew: not at all after a long life, and longer each time that it dies at once. */
export function restartPauses() {
  const failures = new Map<number, number>();
  return {
    after(place: number, livedMs: number): number {
      if (livedMs >= SOUND_MS) {
        failures.delete(place);
        return 0;
      }
      const before = failures.get(place) ?? 0;
      failures.set(place, before + 1);
      // The first one may be an accident: the others carry its load.
      return before === 0 ? 0 : Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (before - 1));
    },
  };
}
