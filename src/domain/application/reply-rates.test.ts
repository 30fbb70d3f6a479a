import { expect, test } from "vitest";
import { type Counted, rateInWords, replyRates, wilson } from "./reply-rates.ts";
import type { ApplicationStatus } from "./status.ts";

const TODAY = new Date("2026-05-01T12:00:00Z");

function sent(status: ApplicationStatus, change: Partial<Counted> & { on?: string } = {}): Counted {
  const { on = "2026-03-01", ...rest } = change;
  const history = [{ status: "applied" as const, on }];
  return {
    history: status === "applied" ? history : [...history, { status, on: "2026-04-28" }],
    resume: { id: "one", title: "Nurse" },
    template: "google",
    ...rest,
  };
}

test("the interval by Wilson, as tables of it have it", () => {
  expect([wilson(2, 5), wilson(0, 10), wilson(10, 10), wilson(50, 100), wilson(0, 0)]).toEqual([
    { low: 12, high: 77 },
    { low: 0, high: 28 },
    { low: 72, high: 100 },
    { low: 40, high: 60 },
    { low: 0, high: 100 },
  ]);
});

test("says how little a small number says", () => {
  const { all } = replyRates(
    [sent("interview"), sent("rejected"), sent("no-answer"), sent("applied"), sent("no-answer")],
    TODAY,
  );
  expect(all).toMatchObject({ sent: 5, answered: 2, invited: 1, waiting: 0 });
  expect(rateInWords(all)).toBe("2 of 5 answered: anything from 12 to 77 in 100 would fit.");
});

test("what was sent lately, was never sent or was withdrawn says nothing about answers", () => {
  const { all } = replyRates(
    [
      sent("applied", { on: "2026-04-30" }),
      sent("withdrawn"),
      { history: [{ status: "saved", on: "2026-03-01" }], resume: null, template: null },
    ],
    TODAY,
  );
  expect(all).toMatchObject({ sent: 0, answered: 0, waiting: 1 });
  expect(rateInWords(all)).toBe("Nothing to count yet. 1 sent in the last 14 days not counted yet.");
});

test("by resume and by template, the most used first; one that was deleted counts by its title", () => {
  const gone = { id: null, title: "Old" };
  const rates = replyRates(
    [
      sent("offer"),
      sent("no-answer"),
      sent("offer", { resume: gone, template: null }),
      sent("offer", { resume: null }),
    ],
    TODAY,
  );
  expect(rates.byResume.map(({ name, sent, answered }) => [name, sent, answered])).toEqual([
    ["Nurse", 2, 1],
    ["Old", 1, 1],
  ]);
  expect(rates.byTemplate).toMatchObject([{ name: "google", sent: 3, answered: 2 }]);
});
