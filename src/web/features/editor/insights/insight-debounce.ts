/** Asked at every key, the thread would work on texts that are outdated before it answers. */
const PAUSE_MS = 300;
/** A person who types without a pause would otherwise see findings of a minute ago. */
const LONGEST_WAIT_MS = 1500;

interface InsightDebounce {
  askNow(): void;
  /** Something was changed: ask once it rests, or once it has waited long enough. */
  askSoon(): void;
  stop(): void;
}

/** Debounces questions to the insights thread, and never has two of them in flight. */
export function insightDebounce(ask: () => Promise<void>): InsightDebounce {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waitingSince: number | null = null;
  let busy = false;
  let again = false;
  let stopped = false;

  const askNow = () => {
    clearTimeout(timer);
    waitingSince = null;
    again = busy;
    if (busy || stopped) return;
    busy = true;
    void ask().finally(() => {
      busy = false;
      if (again) askNow();
    });
  };

  return {
    askNow,
    askSoon() {
      const now = performance.now();
      waitingSince ??= now;
      clearTimeout(timer);
      timer = setTimeout(askNow, Math.min(PAUSE_MS, waitingSince + LONGEST_WAIT_MS - now));
    },
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
