/** What the reference costs on a quiet machine of the kind that the bounds were set on, in milliseconds. */
const QUIET_REFERENCE_MS = 25;
const TRIES = 5;
/** So little is within every bound, however slow the machine is, and so long one look at the machine holds. */
const LITTLE_MS = 10;
const HOLDS_MS = 2000;

const REFERENCE = "Counted the till on 12 nights, twice a week. ".repeat(15_000);

/** Work of the kind that is measured: a text is taken apart and put together again. */
const reference = () => REFERENCE.replaceAll(/\w+/g, (word) => word.toUpperCase());

/** The milliseconds that this thread works on something. */
function spentOn(work: () => unknown): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

let seen = { slowness: 1, at: Number.NEGATIVE_INFINITY };

/**
 * How many times as long as on a quiet machine this one takes at the moment: cores that share their caches and units with other work
 * need longer in their own time, too, and an honest text would miss its bound for that. A machine that is quicker is given no less.
 */
function slowness(): number {
  const now = performance.now();
  if (now - seen.at > HOLDS_MS) {
    const least = Math.min(...Array.from({ length: 3 }, () => spentOn(reference)));
    seen = { slowness: Math.max(1, least / QUIET_REFERENCE_MS), at: now };
  }
  return seen.slowness;
}

/** What a thread of any process of this machine spent, as on a quiet one. */
export const asIfQuiet = (spent: number) => (spent < LITTLE_MS ? spent : spent / slowness());

/** The milliseconds that this thread works on something, as on a quiet machine, the least of five tries: the first also reads code. */
export function cpuOf(work: () => unknown): number {
  return asIfQuiet(Math.min(...Array.from({ length: TRIES }, () => spentOn(work))));
}

/** The same of the first try, for what may be remembered once it was done. A file that asks for it has a process of its own. */
export function cpuOfFirst(work: () => unknown): number {
  return asIfQuiet(spentOn(work));
}
