/** Answers when it is this person's turn to use the thread. */
export type FairTurns = (person: string) => Promise<void>;

/**
 * One turn in each turn of the event loop, which leaves room for whatever has come meanwhile. People take turns: somebody's
 * second job waits behind everybody else's first.
 */
export function fairTurns(): FairTurns {
  // In the order in which people are served; whoever was served stands at the end again.
  const waiting = new Map<string, (() => void)[]>();
  let served: string | null = null;
  let isServing = false;

  function serve(): void {
    // Only after their turn, which may be long: whoever came during it is served first.
    if (served !== null) toTheEnd(served);
    const [next] = waiting;
    isServing = next !== undefined;
    served = next?.[0] ?? null;
    if (!next) return;
    next[1].shift()?.();
    setImmediate(serve);
  }

  function toTheEnd(person: string): void {
    const own = waiting.get(person) ?? [];
    waiting.delete(person);
    if (own.length > 0) waiting.set(person, own);
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
