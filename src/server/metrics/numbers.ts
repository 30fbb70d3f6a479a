/** What one process counts for metrics. */
export interface Numbers {
  events: Record<string, number>;
  /** How often what took too long, by what it was. */
  slow: Record<string, number>;
  /** Answers by route pattern and status, as labels. */
  statuses: Record<string, number>;
  /** Times by route pattern, as labels. */
  times: Record<string, RouteTimes>;
  process: ProcessNumbers;
}

export interface RouteTimes {
  count: number;
  sum: number;
  /** How many took at most as long as the bucket of the same place. */
  within: number[];
}

export interface ProcessNumbers {
  residentBytes: number;
  startedAt: number;
  /** 99th percentile since the last look. */
  lagSeconds: number;
}

/** What two processes counted together. Of the processes themselves it keeps the first one's: these do not add up. */
export function addNumbers(one: Numbers, other: Numbers): Numbers {
  return {
    events: addEach(one.events, other.events),
    slow: addEach(one.slow, other.slow),
    statuses: addEach(one.statuses, other.statuses),
    times: addTimes(one.times, other.times),
    process: one.process,
  };
}

export const NO_NUMBERS: Numbers = {
  events: {},
  slow: {},
  statuses: {},
  times: {},
  process: { residentBytes: 0, startedAt: 0, lagSeconds: 0 },
};

function addEach(one: Record<string, number>, other: Record<string, number>): Record<string, number> {
  const sums = { ...one };
  for (const [name, count] of Object.entries(other)) sums[name] = (sums[name] ?? 0) + count;
  return sums;
}

function addTimes(one: Numbers["times"], other: Numbers["times"]): Numbers["times"] {
  const sums = { ...one };
  for (const [route, { count, sum, within }] of Object.entries(other)) {
    const known = sums[route];
    sums[route] = known
      ? {
          count: known.count + count,
          sum: known.sum + sum,
          within: known.within.map((some, at) => some + (within[at] ?? 0)),
        }
      : { count, sum, within };
  }
  return sums;
}
