/** Ends what has had nothing to do for a while. */
export interface IdleTimer {
  /** Work has come: it must not end under it. */
  hold(): void;
  /** From now on nothing is under way. */
  release(): void;
}

export function idleTimer(milliseconds: number, end: () => void): IdleTimer {
  let timer: NodeJS.Timeout | undefined;
  return {
    hold: () => clearTimeout(timer),
    release() {
      clearTimeout(timer);
      timer = setTimeout(end, milliseconds);
      // A process that has nothing else to do must not wait for it.
      timer.unref();
    },
  };
}
