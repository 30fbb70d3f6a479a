import { expect, test } from "vitest";
import { loadMatcher } from "../../../../judge/load-matcher.ts";
import { matchTexts } from "./match-by-meaning.ts";
import { isSaidStraight } from "./said-straight.ts";

test.each([
  "MYOB – N/A",
  "Forklift: none",
  "28 classes a week, I teach alone with no assistant",
  "heat pump on every second roof I covered, installed by Sanitär Müller",
  "Physical inventory: warehouse counts and reconciles, we get the final number",
  "I left the payroll to the head office",
  "My boss signs the certificates",
  "Grad Cert in critical care: accepted for 2027 intake",
  "Would love to weld one day",
  "Scaffolding, theory only",
])("“%s” is not said straight", (line) => {
  expect(isSaidStraight(line)).toBe(false);
});

test.each([
  "Never missed a medication round",
  "PRC Customs Broker Lic. no. 0021, valid to 2027",
  "Driving licence B+E, manual, no points",
  "File court documents on eLitigation, not one rejected for format since 2024",
  "No table went live without me drawing keys first (Postgres 14)",
  "Fault finding in pitch, without supervision",
  "Reduced waste by 12 % with the team",
  "Registered nurse, licensed by the NMC",
  "Led a team of six welders",
])("“%s” is", (line) => {
  expect(isSaidStraight(line)).toBe(true);
});

test("a line that is not said straight is near at most, and never the proof", () => {
  const loaded = loadMatcher();
  if (loaded.matcher === null) throw new Error(loaded.reason);
  const statuses = [
    "Installed heat pumps in 40 houses",
    "Heat pumps in 40 houses, installed by Sanitär Müller",
  ].map((line) =>
    matchTexts(
      `Experience\nRoofer, Dach GmbH, 2019 – 2024\n- ${line}\n`,
      "Installer\n\nWhat you need\n- Install heat pumps\n",
      loaded.matcher,
      "2026-11-18",
    ).requirements.map(({ status }) => status),
  );
  expect(statuses[0]).toEqual(["proven"]);
  expect(statuses[1]).not.toContain("proven");
});
