import { expect, test } from "vitest";
import type { ListPage } from "../../api/list-page.ts";
import { readFullPage } from "./full-page.ts";

const answer = (change: Partial<ListPage<number>>) => ({
  ok: true as const,
  value: { rows: [], total: null, unfinished: null, next: null, previous: null, ...change },
});

test("a page that the server left unfinished is asked on from where it ended, for what is missing", async () => {
  const asked: string[] = [];
  const outcome = await readFullPage(async (query) => {
    asked.push(query);
    return asked.length === 1
      ? answer({ rows: [1, 2], unfinished: "next", next: "n1", previous: "p1" })
      : answer({ rows: [3], next: null, previous: "p2" });
  }, "search=a");
  expect(asked).toEqual(["search=a&limit=25", "search=a&limit=23&cursor=n1"]);
  expect(outcome).toEqual(answer({ rows: [1, 2, 3], previous: "p1" }));
});

test("going back, what is found later stands before", async () => {
  const pages = [
    answer({ rows: [8, 9], unfinished: "previous", previous: "p1", next: "n1" }),
    answer({ rows: [7], previous: "p2", next: "n2" }),
  ];
  const outcome = await readFullPage(async () => pages.shift() ?? answer({}), "cursor=c");
  expect(outcome).toEqual(answer({ rows: [7, 8, 9], previous: "p2", next: "n1" }));
});

test("after a while of finding nothing the person is asked", async () => {
  let answers = 0;
  const outcome = await readFullPage(async () => {
    answers++;
    return answer({ unfinished: "next", next: `n${answers}` });
  }, "search=a");
  expect(answers).toBe(40);
  expect(outcome).toEqual(answer({ unfinished: "next", next: "n40" }));
});
