/** What a thread is asked, by name, and what it answers under the same id. */
export interface ThreadQuestion<Questions, Name extends keyof Questions> {
  id: number;
  name: Name;
  given: Questions[Name];
}

export type ThreadReply<Answer> = { id: number } & ({ answer: Answer } | { failed: true });

export interface Thread<Questions, Answers> {
  /** Fetches and starts it, once. */
  open(): void;
  /** The answer, or null where none came. */
  ask<Name extends keyof Questions & keyof Answers>(
    name: Name,
    given: Questions[Name],
  ): Promise<Answers[Name] | null>;
  close(): void;
}

/** A thread that has not answered by then will not, unless it says that it has much to fetch first. */
const DEADLINE_MS = 15_000;

/** Work away from the page's own thread: whatever is asked, the page goes on scrolling and typing. */
export function createThread<Questions, Answers>(
  start: () => Worker,
  deadlineMs = DEADLINE_MS,
): Thread<Questions, Answers> {
  let worker: Worker | null = null;
  let questions = 0;

  const opened = (): Worker => {
    worker ??= start();
    return worker;
  };

  return {
    open: () => void opened(),
    ask(name, given) {
      const asked = opened();
      const id = ++questions;
      type Answer = Answers[typeof name];
      return new Promise<Answer | null>((resolve) => {
        const settle = (answer: Answer | null) => {
          clearTimeout(timer);
          asked.removeEventListener("message", onMessage);
          asked.removeEventListener("error", giveUp);
          resolve(answer);
        };
        const onMessage = ({ data }: MessageEvent<ThreadReply<Answer>>) => {
          if (data.id === id) settle("answer" in data ? data.answer : null);
        };
        // The next question starts anew: a thread that broke, or hangs, answers nothing else either.
        const giveUp = (event?: Event) => {
          event?.preventDefault();
          asked.terminate();
          if (worker === asked) worker = null;
          settle(null);
        };
        const timer = setTimeout(giveUp, deadlineMs);
        asked.addEventListener("message", onMessage);
        asked.addEventListener("error", giveUp);
        asked.postMessage({ id, name, given } satisfies ThreadQuestion<Questions, typeof name>);
      });
    },
    close() {
      worker?.terminate();
      worker = null;
    },
  };
}
