import { expect, test } from "vitest";
import { WRITTEN_PERIODS } from "../../../tests/factories/written-periods.ts";
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
