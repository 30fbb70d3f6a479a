import { AppError } from "../../domain/errors.ts";

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
  /** Who has heard nothing by then is told to come again: behind calls that hang they would pile up without end. */
  answersWithinMs?: number;
}

/** Others wait for a call this long, and then go beside it: one that hangs must not hold up all. */
const PATIENCE_MS = 20;
const MOST_CALLS = 4;
/** Longer than a database that is restarted is waited for. */
const ANSWERS_WITHIN_MS = 10_000;

/**
 * Does in one call what comes while another is under way. What comes alone goes at once, with what else the network has brought by then:
 * nobody waits for others that may come.
 */
export function together<Given, Answer>({
  work,
  most,
  weigh,
  answersWithinMs = ANSWERS_WITHIN_MS,
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
      const asked = {
        given,
        resolve(answer: Answer) {
          clearTimeout(deadline);
          resolve(answer);
        },
        reject(error: unknown) {
          clearTimeout(deadline);
          reject(error);
        },
      };
      const deadline = setTimeout(() => {
        const place = waiting.indexOf(asked);
        if (place >= 0) waiting.splice(place, 1);
        reject(new AppError("unavailable"));
      }, answersWithinMs);
      waiting.push(asked);
      goSoon();
    });
}
