/**
 * Does what it is given in order, one piece in a turn of the event loop: of many that came at once, each leaves room for whatever
 * else has come meanwhile.
 */
export function createImmediateQueue(): (work: () => void) => void {
  const waiting: (() => void)[] = [];
  let running = false;

  function next(): void {
    const work = waiting.shift();
    running = work !== undefined;
    if (!work) return;
    setImmediate(next);
    work();
  }

  return (work) => {
    waiting.push(work);
    if (!running) setImmediate(next);
    running = true;
  };
}
