import { performance } from "node:perf_hooks";
import { expect, test } from "vitest";
import { openJudgeThread } from "./judge-thread.ts";

const LONG =
  "ran the till, closed the shop twice a week and trained two new people on the stock system. ".repeat(4);

function claims(suggestion: string) {
  const line = { source: LONG, suggestion };
  return { kind: "claims", line, judges: "both" } as const;
}

test("the thread that reads and writes has nothing to do while another judges", async () => {
  const thread = openJudgeThread({ endpoint: null }, (warning) => expect.unreachable(warning));
  await thread.answer(claims("Ran the till"));
  const before = performance.eventLoopUtilization();
  const answers = await Promise.all(
    [LONG, "Led 40 shops", "Trained two people"].map((text) => thread.answer(claims(text))),
  );
  const { active } = performance.eventLoopUtilization(before);
  await thread.close();
  expect(answers).toMatchObject([{ verdict: "supported" }, { verdict: "blocked" }, { supported: true }]);
  expect(active).toBeLessThan(30);
});

test("what cannot be answered any more is a failure, and not waited for", async () => {
  const thread = openJudgeThread({ endpoint: null }, () => {});
  const asked = thread.answer(claims("Ran the till"));
  const [answer] = await Promise.allSettled([asked, thread.close()]);
  expect(answer).toMatchObject({ status: "rejected" });
  await expect(thread.answer(claims("Ran the till"))).rejects.toThrow("has ended");
});
