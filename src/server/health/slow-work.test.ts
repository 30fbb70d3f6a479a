import { expect, test } from "vitest";
import { openSlowWork, SLOW_FROM_MS, SLOW_KINDS } from "./slow-work.ts";

function watched() {
  const lines: object[] = [];
  let at = 0;
  const slow = openSlowWork(() => at);
  slow.logTo({ warn: (fields, message) => void lines.push({ ...fields, message }) });
  return { slow, lines, pass: (ms: number) => (at += ms) };
}

test.each(SLOW_KINDS)("%s: a line from its bound on, none below", (kind) => {
  const { slow, lines } = watched();
  slow.took(kind, SLOW_FROM_MS[kind] - 1);
  expect(lines).toEqual([]);
  slow.took(kind, SLOW_FROM_MS[kind], { route: "/api/resumes" });
  expect(lines).toEqual([{ what: kind, route: "/api/resumes", ms: SLOW_FROM_MS[kind], message: "slow" }]);
});

test("many at once are one line of each kind, and all are counted", () => {
  const { slow, lines, pass } = watched();
  for (let nth = 0; nth < 5; nth++) slow.took("request", 4000);
  slow.took("statement", 900);
  expect(lines).toMatchObject([{ what: "request" }, { what: "statement" }]);
  expect(slow.counts()).toMatchObject({ request: 5, statement: 1, "event-loop": 0 });
  pass(1000);
  slow.took("request", 4000);
  expect(lines).toHaveLength(3);
});
