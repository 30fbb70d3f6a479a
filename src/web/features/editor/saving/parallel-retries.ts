/** A browser opens about six connections to a host; the page needs some of them for other things. */
const MOST_AT_ONCE = 3;

/** With a fixed delay, a server that needs longer than it would get a new request for ever and never answer one. */
const backoffMs = (tries: number) => Math.min(60_000, 8000 * 2 ** tries);

type Send<Outcome> = (signal: AbortSignal) => Promise<Outcome>;
interface Try<Outcome> {
  answer: Promise<Outcome>;
  cutOff: () => void;
}

/**
 * A connection may die silently and hold a save for minutes; a slow one may need a minute for it. Nobody can tell them apart,
 * so no try has a deadline: after some silence another one goes out beside it, under the same id, and the first answer to any
 * of them counts. Answers null when there was none yet.
 */
export function parallelRetries<Outcome>(delayMs: (tries: number) => number = backoffMs) {
  let current = { saveId: "", times: 0 };
  let open: readonly Try<Outcome>[] = [];

  const begin = (send: Send<Outcome>): Try<Outcome> => {
    const ending = new AbortController();
    return { answer: send(ending.signal), cutOff: () => ending.abort() };
  };

  return async (saveId: string, send: Send<Outcome>): Promise<Outcome | null> => {
    const again = saveId === current.saveId;
    current = { saveId, times: again ? current.times + 1 : 0 };
    const kept = again ? open.slice(1 - MOST_AT_ONCE) : [];
    for (const one of open) if (!kept.includes(one)) one.cutOff();
    open = [...kept, begin(send)];
    const waiting = Promise.withResolvers<null>();
    const timer = setTimeout(() => waiting.resolve(null), delayMs(current.times));
    const answers = open.map((one) => one.answer.then((outcome) => ({ one, outcome })));
    const first = await Promise.race([...answers, waiting.promise]);
    clearTimeout(timer);
    if (first) open = open.filter((one) => one !== first.one);
    return first?.outcome ?? null;
  };
}
