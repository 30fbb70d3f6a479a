type OwnerQueue = <Result>(ownerId: string, work: () => Promise<Result>) => Promise<Result>;

/** One piece of work at a time, the owners in turn: who asks for much waits for it, and everybody else for one piece of it at most. */
export function ownerQueue(): OwnerQueue {
  const waiting = new Map<string, (() => Promise<unknown>)[]>();
  let isWorking = false;

  async function workOff(): Promise<void> {
    for (;;) {
      const [next] = waiting;
      if (!next) break;
      const [ownerId, [work, ...others]] = next;
      waiting.delete(ownerId);
      // At the end: the others come before this one's next piece.
      if (others.length > 0) waiting.set(ownerId, others);
      await work?.();
    }
    isWorking = false;
  }

  return (ownerId, work) =>
    new Promise((resolve, reject) => {
      const settled = () => work().then(resolve, reject);
      waiting.set(ownerId, [...(waiting.get(ownerId) ?? []), settled]);
      if (isWorking) return;
      isWorking = true;
      void workOff();
    });
}
