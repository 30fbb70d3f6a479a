export interface FairTurns {
  /** Answers when it is this person's turn to use the thread. */
  next(person: string): Promise<void>;
  /** Whether anybody else waits for their turn. */
  othersWait(person: string): boolean;
}

/** A turn counts as so many milliseconds at least: people with short ones are served in the order in which they came. */
const LEAST_COUNTED = 50;

interface Person {
  readonly waiting: (() => void)[];
  /** Milliseconds of the thread; who comes begins with what the least served has. */
  used: number;
}

/**
 * One turn in each turn of the event loop, which leaves room for whatever has come meanwhile. Whoever has used the thread
 * least is next: a short job does not wait for each of those who have long ones, and nobody gets more by asking more often.
 */
export function fairTurns(now: () => number = () => performance.now()): FairTurns {
  // Whoever was served stands at the end again.
  const people = new Map<string, Person>();
  let turn: { readonly name: string; readonly person: Person; readonly begun: number } | null = null;
  let isServing = false;
  /** What the least served of those who wait has used. */
  let level = 0;

  function serve(): void {
    endTurn();
    const next = leastServed();
    isServing = next !== null;
    if (!next) {
      people.clear();
      return;
    }
    const [name, person] = next;
    level = Math.max(level, person.used);
    forgetPassed();
    turn = { name, person, begun: now() };
    person.waiting.shift()?.();
    setImmediate(serve);
  }

  /** Only now, after what may have been long: whoever came during it is served first. */
  function endTurn(): void {
    if (!turn) return;
    const { name, person, begun } = turn;
    person.used += Math.max(LEAST_COUNTED, now() - begun);
    people.delete(name);
    people.set(name, person);
    turn = null;
  }

  function leastServed(): [string, Person] | null {
    let least: [string, Person] | null = null;
    for (const [name, person] of people)
      if (person.waiting.length > 0 && (!least || person.used < least[1].used)) least = [name, person];
    return least;
  }

  /** Who waits for nothing and would begin with as much if they came anew. */
  function forgetPassed(): void {
    for (const [name, { waiting, used }] of people)
      if (waiting.length === 0 && used <= level) people.delete(name);
  }

  return {
    next: (name) =>
      new Promise((begin) => {
        const person = people.get(name) ?? { waiting: [], used: level };
        // Who comes back after others have worked has nothing saved up.
        if (person.waiting.length === 0) person.used = Math.max(person.used, level);
        person.waiting.push(begin);
        people.set(name, person);
        if (!isServing) setImmediate(serve);
        isServing = true;
      }),
    othersWait: (name) =>
      people.entries().some(([other, { waiting }]) => other !== name && waiting.length > 0),
  };
}
