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
  let open: OpenThread | null = null;
  let questions = 0;

  const opened = (): OpenThread => {
    open ??= openThread(start(), (broken) => {
      if (open === broken) open = null;
    });
    return open;
  };

  return {
    open: () => void opened(),
    async ask<Name extends keyof Questions & keyof Answers>(name: Name, given: Questions[Name]) {
      // A browser that refuses the thread, or cannot send it what was given, has no answer either.
      try {
        return await opened().ask<Answers[Name]>({ id: ++questions, name, given }, deadlineMs);
      } catch {
        return null;
      }
    },
    close() {
      open?.end();
      open = null;
    },
  };
}

type AnyQuestion = { id: number; name: PropertyKey; given: unknown };

interface OpenThread {
  ask<Answer>(question: AnyQuestion, deadlineMs: number): Promise<Answer | null>;
  end(): void;
}

function openThread(worker: Worker, onBroken: (thread: OpenThread) => void): OpenThread {
  const waiting = new Map<number, (reply: ThreadReply<unknown> | null) => void>();
  let retired = false;
  const thread: OpenThread = {
    ask<Answer>(question: AnyQuestion, deadlineMs: number) {
      const { id } = question;
      worker.postMessage(question);
      return new Promise<Answer | null>((resolve) => {
        const timer = setTimeout(thread.end, deadlineMs);
        waiting.set(id, (reply) => {
          clearTimeout(timer);
          waiting.delete(id);
          resolve(reply && isAnswer<Answer>(reply) ? reply.answer : null);
        });
      });
    },
    /** A thread that broke, or hangs, answers nobody else either: those who wait are told at once. */
    end() {
      onBroken(thread);
      worker.terminate();
      for (const settle of [...waiting.values()]) settle(null);
    },
  };
  worker.addEventListener("message", ({ data }: MessageEvent<ThreadReply<unknown>>) => {
    waiting.get(data.id)?.(data);
    // It may keep for ever what made it fail, such as a file that did not come: the next question starts anew.
    if ("failed" in data) {
      retired = true;
      onBroken(thread);
    }
    if (retired && waiting.size === 0) worker.terminate();
  });
  worker.addEventListener("error", (event) => {
    event.preventDefault();
    thread.end();
  });
  return thread;
}

function isAnswer<Answer>(reply: ThreadReply<unknown>): reply is { id: number; answer: Answer } {
  return "answer" in reply;
}
