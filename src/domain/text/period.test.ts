import { describe, expect, test } from "vitest";
import { formatPeriod, isIsoDate, parsePeriod } from "./period.ts";

describe("reading a period", () => {
  test.each([
    ["Jan 2020 – Present", { start: "2020-01" }],
    ["January 2020 - now", { start: "2020-01" }],
    ["2019-03 – 2021-07", { start: "2019-03", end: "2021-07" }],
    ["2018 - 2020", { start: "2018", end: "2020" }],
    ["2018-2020", { start: "2018", end: "2020" }],
    ["Sept. 2018 to Dec 2019", { start: "2018-09", end: "2019-12" }],
    ["03/2019—7/2021", { start: "2019-03", end: "2021-07" }],
    ["1 Feb 2020 – 29 February 2020", { start: "2020-02-01", end: "2020-02-29" }],
    ["2020 – May 2020", { start: "2020", end: "2020-05" }],
    ["2016", { start: "2016", end: "2016" }],
    ["Until Jul 2021", { end: "2021-07" }],
  ])("understands %s", (text, period) => {
    expect(parsePeriod(text)).toEqual(period);
  });

  test.each([
    "",
    "Winter 2019",
    "2010-12",
    "2018-20",
    "2021 – 2019",
    "30 Feb 2020 – Present",
    "2020-13 – 2021-01",
    "Jan – Mar 2020",
    "2018 – 2019 – 2020",
    "constructor 2020",
    "1066 – 1087",
    `2018${" ".repeat(100_000)}x`,
  ])("leaves %j as text, because it is not a period or could mean two things", (text) => {
    expect(parsePeriod(text)).toBeNull();
  });
});

describe("wording a period", () => {
  test.each([
    [{ start: "2020-01" }, "Jan 2020 – Present"],
    [{ start: "2018", end: "2020-12-31" }, "2018 – 31 Dec 2020"],
    [{ start: "2016-08-24", end: "2016-08-24" }, "24 Aug 2016"],
    [{ end: "2021-07" }, "Until Jul 2021"],
    [{}, ""],
  ])("words %j as %s", (period, text) => {
    expect(formatPeriod(period)).toBe(text);
  });

  test("can be read back", () => {
    for (const period of [{ start: "2020-01" }, { start: "2018-02-03", end: "2019" }, { end: "2021" }]) {
      expect(parsePeriod(formatPeriod(period))).toEqual(period);
    }
  });
});

test("an ISO date has a real month and a real day", () => {
  expect(["2020", "2020-02", "2020-02-29"].every(isIsoDate)).toBe(true);
  expect(["2020-00", "2021-02-29", "2020-2", "20", "", "Present"].some(isIsoDate)).toBe(false);
});
