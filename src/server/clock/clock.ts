/**
 * The clock of a machine may be a year off for a minute, in either direction. Whoever keeps time by it reads it here:
 *
 * - `now` is the machine's. What is only shown, or is right again as soon as the clock is, goes by it.
 * - The vouched time follows the machine's, but no faster than a day for each hour that the server has run. It is kept in the
 *   database, so that a start does not take a jump for time that has passed.
 * - `earliest` is the earlier of the two. What removes for good (thinning, purging, sweeping) counts ages by it: a jump ahead
 *   makes nothing old.
 * - `latest` is the later of the two. What will age is dated by it: a clock that is behind makes nothing old before its time.
 * - A date that lies ahead of `latest`, or an end further ahead than its own length, was written under a wrong clock: whoever
 *   finds it brings it down to what it would be now.
 */
export interface Clock {
  now(): Date;
  earliest(): Date;
  latest(): Date;
}

export interface ClockSource {
  now(): Date;
  /** Milliseconds that have really passed, from any beginning. */
  elapsed(): number;
}

export interface VouchedClock extends Clock {
  /** What to keep for the next start. */
  vouched(): Date;
}

/** So many times as fast as time passes may the vouched time follow the machine's. */
const FASTEST = 24;

export const MACHINE: ClockSource = { now: () => new Date(), elapsed: () => performance.now() };

/** Without a time from before, as in a new database, the machine's is believed. */
export function openClock({ now, elapsed }: ClockSource, keptBefore: Date | null): VouchedClock {
  let vouched = (keptBefore ?? now()).getTime();
  let readAt = elapsed();

  function read(): { machine: number; vouched: number } {
    const machine = now().getTime();
    const most = FASTEST * Math.max(0, elapsed() - readAt);
    readAt = elapsed();
    vouched += Math.min(most, Math.max(-most, machine - vouched));
    return { machine, vouched };
  }

  return {
    now,
    earliest() {
      const { machine, vouched } = read();
      return new Date(Math.min(machine, vouched));
    },
    latest() {
      const { machine, vouched } = read();
      return new Date(Math.max(machine, vouched));
    },
    vouched: () => new Date(read().vouched),
  };
}
