/** Lets so many pieces of work go on at once. The others wait in order, each until its signal. */
export type Gate = <Result>(signal: AbortSignal, work: () => Promise<Result>) => Promise<Result>;

export function openGate(places: number): Gate {
  const waiting = new Set<() => void>();
  let taken = 0;

  function placeFor(signal: AbortSignal): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const leave = () => {
      // One that has its place already gives it back when it sees its signal.
      if (waiting.delete(resolve)) reject(signal.reason);
    };
    waiting.add(resolve);
    signal.addEventListener("abort", leave, { once: true });
    return promise.finally(() => signal.removeEventListener("abort", leave));
  }

  return async (signal, work) => {
    signal.throwIfAborted();
    if (taken < places) taken += 1;
    else await placeFor(signal);
    try {
      signal.throwIfAborted();
      return await work();
    } finally {
      // Handed on, so that a newcomer does not slip in before those who wait.
      const [next] = waiting;
      if (next === undefined) taken -= 1;
      else {
        waiting.delete(next);
        next();
      }
    }
  };
}
