import { expect, test } from "vitest";
import { APPLICATIONS } from "../limits.ts";
import {
  type History,
  isAnswered,
  isDay,
  isInvited,
  latestChange,
  readHistory,
  sentOn,
  withChange,
  withMove,
} from "./history.ts";
import { APPLICATION_STATUSES, STATUS_NAMES, statusNamed } from "./status.ts";

const SENT: History = [
  { status: "saved", on: "2026-03-01" },
  { status: "applied", on: "2026-03-05" },
];

test("the last word is the status, whatever its day", () => {
  const back = withChange(SENT, { status: "interview", on: "2026-03-02" });
  expect(latestChange(back)).toEqual({ status: "interview", on: "2026-03-02" });
  expect(sentOn(back)).toBe("2026-03-05");
});

test("said twice, a status has the day that was said last", () => {
  expect(withChange(SENT, { status: "applied", on: "2026-02-01" })).toEqual([
    SENT[0],
    { status: "applied", on: "2026-02-01" },
  ]);
});

test("a card that is moved back on the same day leaves no step, and moving it back again undoes that", () => {
  const today = { status: "interview", on: "2026-03-18" } as const;
  const moved = withMove(SENT, today);
  expect(moved).toEqual([...SENT, today]);
  const back = withMove(moved, { status: "applied", on: today.on });
  expect(back).toEqual(SENT);
  expect(withMove(back, today)).toEqual(moved);
  expect(withMove(moved, { status: "applied", on: "2026-03-19" })).toHaveLength(4);
});

test("a long history keeps its beginning and its latest changes", () => {
  let history: History = SENT;
  for (let nth = 0; nth < 2 * APPLICATIONS.changes; nth += 1)
    history = withChange(history, { status: nth % 2 ? "applied" : "interview", on: "2026-04-01" });
  expect(history).toHaveLength(APPLICATIONS.changes);
  expect(history[0]).toEqual(SENT[0]);
  // The day on which it was sent stays, however often a card is moved.
  expect(sentOn(history)).toBe("2026-03-05");
});

test("one that was answered was sent, also where nobody said so", () => {
  expect(sentOn([{ status: "saved", on: "2026-03-01" }])).toBeNull();
  expect(sentOn([{ status: "withdrawn", on: "2026-03-01" }])).toBeNull();
  expect(sentOn([{ status: "rejected", on: "2026-03-09" }])).toBe("2026-03-09");
});

test("a rejection is an answer, and no invitation", () => {
  const rejected = withChange(SENT, { status: "rejected", on: "2026-03-09" });
  expect([isAnswered(SENT), isAnswered(rejected), isInvited(rejected)]).toEqual([false, true, false]);
});

test.each([
  "2026-02-29",
  "2100-02-29",
  "2026-04-31",
  "2026-00-10",
  "2026-01-00",
  "2026-13-01",
  "1969-12-31",
  "2200-01-01",
  "26-1-1",
  "",
  null,
  "2026-03-09T10:00",
])("%j is no day", (text) => expect(isDay(text)).toBe(false));

test("what somebody wrote into the database by hand is read as far as it can be", () => {
  const since = "2026-01-01";
  expect(readHistory("{", since)).toEqual([{ status: "saved", on: since }]);
  expect(
    readHistory('[{"status":"hired","on":"2026-01-02"},null,{"status":"offer","on":"2026-01-03"}]', since),
  ).toEqual([{ status: "offer", on: "2026-01-03" }]);
});

test("a status is known by its name in any case", () => {
  for (const status of APPLICATION_STATUSES)
    expect(statusNamed(STATUS_NAMES[status].toUpperCase())).toBe(status);
  expect([statusNamed("no-answer"), statusNamed("hired")]).toEqual(["no-answer", null]);
});

test.each(["2028-02-29", "2000-02-29", "2026-12-31", "1970-01-01"])("%j is a day", (text) =>
  expect(isDay(text)).toBe(true),
);
