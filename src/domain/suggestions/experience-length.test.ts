import { describe, expect, test } from "vitest";
import { certainMonths, experienceInField, yearsOf } from "./experience-length.ts";

function role(title: string, period: string) {
  return { title, company: "", period, bullets: [] };
}

describe("months that are certain", () => {
  test.for([
    [["03/2019 – 03/2020"], 12],
    // A year alone may mean its last day at the beginning and its first at the end.
    [["2016 – 2019"], 25],
    [["2019"], 0],
    // Side by side, counted once.
    [["01/2018 – 01/2020", "06/2018 – 01/2021"], 36],
    [["01/2018 – 01/2020", "01/2020 – 01/2021"], 36],
    [["01/2018 – 01/2019", "01/2020 – 01/2021"], 24],
    [["11/2024 – Present"], 24],
    [["some time ago"], 0],
    [[], 0],
  ] as const)("%s: %s", ([periods, months]) => {
    expect(certainMonths(periods, "2026-11")).toBe(months);
  });

  test("of a position that goes on there are none without a month to count up to", () => {
    expect(certainMonths(["01/2018 – Present"])).toBe(0);
  });
});

test("over so many years only from a month more, and nothing under two", () => {
  expect(yearsOf([role("Nurse", "01/2018 – 01/2024")])).toBe("6 years");
  expect(yearsOf([role("Nurse", "01/2018 – 02/2024")])).toBe("over 6 years");
  expect(yearsOf([role("Nurse", "01/2018 – 12/2023")])).toBe("over 5 years");
  expect(yearsOf([role("Nurse", "01/2018 – 12/2019")])).toBeNull();
});

test("only positions of the same field count towards it", () => {
  const roles = [role("Staff nurse", "01/2022 – Present"), role("Shop assistant", "01/2015 – 01/2022")];
  expect(experienceInField({ roles, asOf: "2026-01" })).toBe("4 years of experience");
  const nurses = [role("Staff nurse, ITU", "01/2022 – Present"), role("ICU nurse", "01/2015 – 01/2022")];
  expect(experienceInField({ roles: nurses, asOf: "2026-01" })).toBe("11 years of experience");
  expect(experienceInField({})).toBeNull();
});
