import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { insightDebounce } from "./insight-debounce.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a pause of 300 ms asks once, however many keys came before it", async () => {
  const ask = vi.fn(async () => {});
  const rhythm = insightDebounce(ask);
  for (let key = 0; key < 5; key += 1) {
    rhythm.askSoon();
    await vi.advanceTimersByTimeAsync(100);
  }
  await vi.advanceTimersByTimeAsync(199);
  expect(ask).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(ask).toHaveBeenCalledTimes(1);
});

test("whoever types on without a pause is answered every 1.5 s", async () => {
  const ask = vi.fn(async () => {});
  const rhythm = insightDebounce(ask);
  for (let key = 0; key < 60; key += 1) {
    rhythm.askSoon();
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(ask.mock.calls.length).toBeGreaterThanOrEqual(3);
  expect(ask.mock.calls.length).toBeLessThanOrEqual(4);
});

test("a question that is being answered is followed by one more, not by one for each key", async () => {
  const answers: (() => void)[] = [];
  const ask = vi.fn(() => new Promise<void>((resolve) => void answers.push(resolve)));
  const rhythm = insightDebounce(ask);
  rhythm.askNow();
  rhythm.askNow();
  rhythm.askNow();
  expect(ask).toHaveBeenCalledTimes(1);
  answers[0]?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(ask).toHaveBeenCalledTimes(2);
  answers[1]?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(ask).toHaveBeenCalledTimes(2);
});

test("once stopped, nothing more is asked", async () => {
  const ask = vi.fn(async () => {});
  const rhythm = insightDebounce(ask);
  rhythm.askSoon();
  rhythm.stop();
  await vi.advanceTimersByTimeAsync(5000);
  expect(ask).not.toHaveBeenCalled();
});
