/** Answers when it is this person's turn to use the thread. */
export type FairTurns = (person: string) => Promise<void>;

/**
 * One turn in each turn of the event loop, which leaves room for whatever has come meanwhile. People take turns: somebody's
 * second job waits behind everybody else's first.
 */
export function fairTurns(): FairTurns {
  // In the order in which people are served; whoever was served stands at the end again.
  const waiting = new Map<string, (() => void)[]>();
  let isServing = false;

  function serve(): void {
    const [next] = waiting;
    isServing = next !== undefined;
    if (!next) return;
    const [person, [begin, ...others]] = next;
    waiting.delete(person);
    if (others.length > 0) waiting.set(person, others);
    begin?.();
    setImmediate(serve);
  }

  return (person) =>
    new Promise((begin) => {
      const own = waiting.get(person);
      if (own) own.push(begin);
      else waiting.set(person, [begin]);
      if (!isServing) setImmediate(serve);
      isServing = true;
    });
}
