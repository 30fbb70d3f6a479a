interface Waiting<Given, Answer> {
  given: Given;
  resolve(answer: Answer): void;
  reject(error: unknown): void;
}

export interface TogetherOptions<Given, Answer> {
  /** Answers each in the order of what was given. */
  work(given: readonly Given[]): Promise<readonly Answer[]>;
  /** So much goes in one call at most, as `weigh` counts; what weighs more goes alone. */
  most: number;
  weigh(given: Given): number;
}

/** Others wait for a call this long, and then go beside it: one that hangs must not hold up all. */
const PATIENCE_MS = 20;
const MOST_CALLS = 4;

/**
 * Does in one call what comes while another is under way. What comes alone goes at once, with what else the network has brought by then:
 * nobody waits for others that may come.
 */
export function together<Given, Answer>({
  work,
  most,
  weigh,
}: TogetherOptions<Given, Answer>): (given: Given) => Promise<Answer> {
  const waiting: Waiting<Given, Answer>[] = [];
  let calls = 0;
  /** Those of them that are waited for. */
  let awaited = 0;
  let isDue = false;

  function goSoon(): void {
    if (isDue) return;
    isDue = true;
    setImmediate(() => {
      isDue = false;
      while (awaited === 0 && calls < MOST_CALLS && waiting.length > 0) void call(take());
    });
  }

  function take(): Waiting<Given, Answer>[] {
    let weight = 0;
    const end = waiting.findIndex(({ given }, at) => {
      weight += weigh(given);
      return at > 0 && weight > most;
    });
    return waiting.splice(0, end < 0 ? waiting.length : end);
  }

  async function call(taken: readonly Waiting<Given, Answer>[]): Promise<void> {
    calls += 1;
    awaited += 1;
    let isAwaited = true;
    const goOn = () => {
      if (isAwaited) awaited -= 1;
      isAwaited = false;
      goSoon();
    };
    const patience = setTimeout(goOn, PATIENCE_MS);
    try {
      const answers = await work(taken.map(({ given }) => given));
      for (const [at, answer] of answers.entries()) taken[at]?.resolve(answer);
    } catch (error) {
      for (const { reject } of taken) reject(error);
    } finally {
      clearTimeout(patience);
      calls -= 1;
      goOn();
    }
  }

  return (given) =>
    new Promise((resolve, reject) => {
      waiting.push({ given, resolve, reject });
      goSoon();
    });
}
