export interface FairQueue {
  /** Answers when a slice of the thread is this person's, or without one as soon as the wait is given up. */
  next(person: string, signal?: AbortSignal): Promise<void>;
  /** Whether anybody else waits. */
  othersWait(person: string): boolean;
}

/** A slice counts as so many milliseconds at least: people with short ones are served in the order in which they came. */
const LEAST_COUNTED = 50;

/** Milliseconds after which somebody has waited long, whatever they have used. */
const LONG_WAIT = 5000;

interface Person {
  waiting: (() => void)[];
  /** Milliseconds of the thread; who comes begins with what the least served has. */
  used: number;
  /** Since when they wait: when they came, or had their last slice. */
  since: number;
  /** The slice in which they came. */
  cameIn: Slice | null;
}

interface Slice {
  readonly name: string;
  readonly person: Person;
  readonly begun: number;
}

/**
 * One slice in each turn of the event loop, which leaves room for whatever has come meanwhile. Whoever has used the thread
 * least is next: a short job does not wait for each of those who have long ones, and nobody gets more by asking more often.
 * Where more come than can be served, every second slice is for who has waited longest.
 */
export function fairQueue(now: () => number = () => performance.now()): FairQueue {
  // Whoever was served stands at the end again.
  const people = new Map<string, Person>();
  let slice: Slice | null = null;
  let isServing = false;
  let wasForLongWait = false;
  /** What who comes now begins with. */
  let level = 0;

  function serve(): void {
    endSlice();
    const least = first(waiting(), ({ used }) => used);
    isServing = least !== null;
    if (!least) {
      people.clear();
      return;
    }
    level = Math.max(level, least[1].used);
    forgetPassed();
    // Only every second slice: else a short job would wait for each of many who have all waited long.
    const longest = wasForLongWait ? null : longestWaiting();
    wasForLongWait = longest !== null;
    const [name, person] = longest ?? least;
    slice = { name, person, begun: now() };
    person.waiting.shift()?.();
    setImmediate(serve);
  }

  /** Only now, after what may have been long: whoever came during it is served first. */
  function endSlice(): void {
    if (!slice) return;
    const { name, person, begun } = slice;
    person.since = now();
    person.used += Math.max(LEAST_COUNTED, person.since - begun);
    people.delete(name);
    people.set(name, person);
    // Those who came meanwhile keep nothing down: else fresh people, one after another, would all be served before who was here.
    const here = waiting().filter(([, { cameIn }]) => cameIn !== slice);
    const least = first(here, ({ used }) => used);
    level = Math.max(level, Math.min(person.used, least?.[1].used ?? level));
    slice = null;
  }

  function longestWaiting(): [string, Person] | null {
    const longest = first(waiting(), ({ since }) => since);
    return longest && now() - longest[1].since > LONG_WAIT ? longest : null;
  }

  function waiting(): [string, Person][] {
    return [...people].filter(([, person]) => person.waiting.length > 0);
  }

  /** Who waits for nothing and would begin with as much if they came anew. Who has the slice is still to be charged for it. */
  function forgetPassed(): void {
    for (const [name, person] of people)
      if (person.waiting.length === 0 && person.used <= level && person !== slice?.person)
        people.delete(name);
  }

  function come(name: string, begin: () => void): Person {
    const person = people.get(name) ?? { waiting: [], used: level, since: 0, cameIn: null };
    if (person.waiting.length === 0) {
      // Who comes back after others have worked has nothing saved up.
      person.used = Math.max(person.used, level);
      person.since = now();
      person.cameIn = slice;
    }
    person.waiting.push(begin);
    people.set(name, person);
    if (!isServing) setImmediate(serve);
    isServing = true;
    return person;
  }

  return {
    next: (name, signal) =>
      new Promise((resolve) => {
        if (signal?.aborted) return resolve();
        const begin = () => {
          signal?.removeEventListener("abort", leave);
          resolve();
        };
        const person = come(name, begin);
        function leave(): void {
          person.waiting = person.waiting.filter((other) => other !== begin);
          forgetPassed();
          resolve();
        }
        signal?.addEventListener("abort", leave, { once: true });
      }),
    othersWait: (name) => waiting().some(([other]) => other !== name),
  };
}

/** The first of those with the least. */
function first(
  people: readonly [string, Person][],
  measure: (person: Person) => number,
): [string, Person] | null {
  return people.toSorted(([, one], [, other]) => measure(one) - measure(other))[0] ?? null;
}
