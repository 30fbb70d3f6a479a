import { expect, test } from "vitest";
import { variantName } from "../../tailor/variant-name.ts";
import { readAdNames } from "./ad-names.ts";
import { readAdPlace } from "./ad-place.ts";

const PLATFORM = `Senior Platform Engineer (m/f/d) at Nordlicht Energie, Hamburg

We run the grid of the north.

What you bring
- Go`;
const NURSE = `Registered Nurse, Cardiac ICU
St. Anne Medical Center, Dayton, OH

You will care for critically ill patients.`;

test("employer and place are read from the first lines of an ad", () => {
  for (const [ad, company, place] of [
    [PLATFORM, "Nordlicht Energie", "Hamburg"],
    [NURSE, "St. Anne Medical Center", "Dayton, OH"],
    ["Cook\nLocation: New York, NY (on site)\nWe cook.", null, "New York, NY"],
    ["Cook\nFrankfurt, full time\nWe cook.", null, null],
    ["Welder\nDayton, OH\nWe weld.", null, "Dayton, OH"],
    ["Teacher at Linden School, full time\nWe teach.", "Linden School", null],
  ] as const) {
    const names = readAdNames(ad);
    expect(names.company).toBe(company);
    expect(readAdPlace(ad, names.company)).toBe(place);
  }
});

test("a variant for a job is named after role and employer", () => {
  expect(variantName(PLATFORM)).toBe("Senior Platform Engineer, Nordlicht Energie");
  expect(variantName(NURSE)).toBe("Registered Nurse, St. Anne Medical Center");
});
