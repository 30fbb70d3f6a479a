import { expect, test } from "vitest";
import { NO_NUMBERS } from "../metrics/numbers.ts";
import { sharedNumbers } from "./shared-numbers.ts";

const counted = (requests: number) => ({
  ...NO_NUMBERS,
  statuses: { a: requests },
  times: { b: { count: requests, sum: requests / 2, within: [requests, 0] } },
});

function member(place: number, answer: (scrape: string) => void = () => {}) {
  return { place, isCurrent: () => true, ask: answer };
}

test("a scrape asks every worker anew and adds up what they answer", async () => {
  const numbers = sharedNumbers(20);
  for (const id of [1, 2]) {
    numbers.join(
      id,
      member(id, (scrape) => numbers.hear(id, counted(id * 10), scrape)),
    );
    numbers.hear(id, counted(1), null);
  }
  const scraped = await numbers.scrape("first");
  expect(scraped.counted).toMatchObject({
    statuses: { a: 30 },
    times: { b: { count: 30, sum: 15, within: [30, 0] } },
  });
  expect(scraped.workers.map(({ place }) => place)).toEqual([1, 2]);
});

test("what a worker counted stays in the sums when it is gone, also while it is waited for", async () => {
  const numbers = sharedNumbers(20);
  numbers.join(1, member(1));
  numbers.hear(1, counted(7), null);
  const scraping = numbers.scrape("while it dies");
  numbers.leave(1);
  expect((await scraping).counted.statuses).toEqual({ a: 7 });
  numbers.join(2, member(1));
  numbers.hear(2, counted(1), null);
  expect((await numbers.scrape("later")).counted.statuses).toEqual({ a: 8 });
});

test("a worker that does not answer counts as it last reported", async () => {
  const numbers = sharedNumbers(20);
  numbers.join(1, member(1));
  numbers.hear(1, counted(3), null);
  expect((await numbers.scrape("silent")).counted.statuses).toEqual({ a: 3 });
});
