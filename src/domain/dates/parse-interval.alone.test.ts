import { expect, test } from "vitest";
import { WRITTEN_PERIODS } from "../../../tests/factories/written-periods.ts";
import { cpuOfFirst } from "../../../tests/support/cpu.ts";
import type { Interval } from "./interval.ts";
import { parseInterval } from "./parse-interval.ts";

/** The interval as the lot writes it. */
function said({ start, end, isOngoing, precision }: Interval): string {
  const part = precision === "part" ? "~" : "";
  if (start === end) return `${start}${part}`;
  return `${start ?? ""}/${isOngoing ? "now" : end}${part}`;
}

function meaning(text: string, language: string | null): string {
  const parsed = parseInterval(text, language ?? undefined);
  if (parsed.kind === "interval") return said(parsed.interval);
  return parsed.kind === "none" ? "none" : `ask ${parsed.readings.map(said).sort().join(" | ")}`;
}

test("what stands in resumes of many countries means what its writer meant", () => {
  const wrong = WRITTEN_PERIODS.flatMap(([country, language, text, means]) => {
    const found = meaning(text, language);
    return found === means ? [] : [`${country} ${text}: ${found}, not ${means}`];
  });
  expect(wrong).toEqual([]);
});

test.each([
  "",
  "30 Feb 2020 – Present",
  "2020-13 – 2021-01",
  "2018 – 2019 – 2020",
  "constructor 2020",
  "1066 – 1087",
  "Present",
  "19",
  "0/2019",
  "2019-00",
  "12345",
  "Q5 2020",
  "m03 2019",
])("%j says no date", (text) => {
  expect(parseInterval(text)).toEqual({ kind: "none" });
});

test("without a language, an order of figures that readers differ on is a question", () => {
  expect(meaning("03/04/2019", null)).toBe("ask 2019-03-04 | 2019-04-03");
  expect(meaning("03/04/2019", "fr")).toBe("2019-04-03");
  expect(meaning("03/04/2019 – 13/04/2019", null)).toBe("2019-04-03/2019-04-13");
  expect(meaning("2011/12", null)).toBe("ask 2011-12 | 2011/2012");
});

test("hostile text costs a few milliseconds at most", () => {
  const hostile = [
    "2019 ".repeat(24),
    "1-".repeat(60),
    "~".repeat(120),
    "(".repeat(119),
    "·".repeat(119),
    "2019-03-".repeat(15),
    "jan ".repeat(30),
    `2018${" ".repeat(100_000)}x`,
    "à".repeat(120),
    "\u0fdf".repeat(120),
    "\ufdfa".repeat(120),
  ];
  parseInterval("2019", "en");
  for (const text of hostile) {
    expect(
      cpuOfFirst(() => parseInterval(text, "en")),
      text.slice(0, 20),
    ).toBeLessThan(25);
  }
});
