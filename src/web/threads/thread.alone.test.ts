import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createThread, type ThreadQuestion } from "./thread.ts";

interface Questions {
  double: number;
}
interface Answers {
  double: number;
}

/** A worker that answers when it is told to. */
class StandIn extends EventTarget implements Worker {
  onmessage = null;
  onmessageerror = null;
  onerror = null;
  ended = false;
  readonly asked: ThreadQuestion<Questions, "double">[] = [];
  postMessage(question: ThreadQuestion<Questions, "double">) {
    this.asked.push(question);
  }
  terminate() {
    this.ended = true;
  }
  reply(at: number, reply: { answer: number } | { failed: true }) {
    const data = { id: this.asked[at]?.id, ...reply };
    this.dispatchEvent(new MessageEvent("message", { data }));
  }
}

let started: StandIn[] = [];
const start = () => {
  const worker = new StandIn();
  started.push(worker);
  return worker;
};

beforeEach(() => {
  started = [];
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("each question gets its own answer, whatever the order", async () => {
  const thread = createThread<Questions, Answers>(start);
  const answers = Promise.all([thread.ask("double", 1), thread.ask("double", 2)]);
  started[0]?.reply(1, { answer: 4 });
  started[0]?.reply(0, { answer: 2 });
  expect(await answers).toEqual([2, 4]);
  expect(started).toHaveLength(1);
});

test("after a failure the next question starts anew, and those who wait are still answered", async () => {
  const thread = createThread<Questions, Answers>(start);
  const [failing, waiting] = [thread.ask("double", 1), thread.ask("double", 2)];
  started[0]?.reply(0, { failed: true });
  expect(await failing).toBeNull();
  const next = thread.ask("double", 3);
  expect(started).toHaveLength(2);
  expect(started[0]?.ended).toBe(false);
  started[0]?.reply(1, { answer: 4 });
  started[1]?.reply(0, { answer: 6 });
  expect(await Promise.all([waiting, next])).toEqual([4, 6]);
  expect(started[0]?.ended).toBe(true);
  expect(started[1]?.ended).toBe(false);
});

test("a thread that hangs is ended at its deadline, and everybody who waits for it is told then", async () => {
  const thread = createThread<Questions, Answers>(start, 1000);
  const first = thread.ask("double", 1);
  await vi.advanceTimersByTimeAsync(900);
  const second = thread.ask("double", 2);
  await vi.advanceTimersByTimeAsync(100);
  expect(await Promise.all([first, second])).toEqual([null, null]);
  expect(started[0]?.ended).toBe(true);
});

test("a thread that breaks, or is closed, or cannot be started has no answer, and throws nothing", async () => {
  const thread = createThread<Questions, Answers>(start);
  const broken = thread.ask("double", 1);
  started[0]?.dispatchEvent(new Event("error", { cancelable: true }));
  expect(await broken).toBeNull();
  const closed = thread.ask("double", 1);
  thread.close();
  expect(await closed).toBeNull();
  const refused = createThread<Questions, Answers>(() => {
    throw new Error("refused");
  });
  expect(await refused.ask("double", 1)).toBeNull();
});
