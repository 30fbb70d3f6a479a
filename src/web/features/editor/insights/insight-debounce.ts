/** What is typed is looked at when the hands rest … */
const PAUSE_MS = 300;
/** … and now and then while they do not: somebody who types on steadily must not see what was true a minute ago. */
const LONGEST_WAIT_MS = 1500;

interface InsightDebounce {
  askNow(): void;
  /** Something was changed: ask once it rests, or once it has waited long enough. */
  askSoon(): void;
  stop(): void;
}

/** When to ask, and never a second question while the first is being answered. */
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
