import { describe, expect, test } from "vitest";
import { cpuOfFirst } from "../../../../tests/support/cpu.ts";
import { crossedTies } from "./crossed-ties.ts";

/** What was written, the same with its ties crossed, and said otherwise with its ties as they are. */
const TWINS: readonly [source: string, crossed: string, honest: string][] = [
  [
    "waiter at Hilton, then manager at Costa",
    "Manager at Hilton, then waiter at Costa",
    "Manager at Costa, earlier waiter at Hilton",
  ],
  [
    "intern at Deloitte, analyst at a small firm in Hull",
    "Analyst at Deloitte, intern at a small firm in Hull",
    "Analyst at a small firm in Hull after an internship at Deloitte",
  ],
  ["fluent Polish, basic German", "Fluent German, basic Polish", "Speaks basic German and fluent Polish"],
  [
    "degree from Lagos, diploma from Manchester",
    "Diploma from Lagos, degree from Manchester",
    "Manchester diploma, Lagos degree",
  ],
  [
    "volunteered at Red Cross, employed at Oxfam",
    "Employed at Red Cross, volunteered at Oxfam",
    "Employed at Oxfam, volunteered at Red Cross",
  ],
  [
    "1 year as lead, 5 years as developer",
    "5 years as lead, 1 year as developer",
    "5 years as developer and 1 year as lead",
  ],
  [
    "managed 3 staff, trained 25 over the years",
    "Managed 25 staff, trained 3 over the years",
    "Trained 25 over the years and managed 3 staff",
  ],
  [
    "cut costs 5% and grew sales 30%",
    "Cut costs 30% and grew sales 5%",
    "Grew sales by 30% while cutting costs 5%",
  ],
  [
    "led 2 projects and took part in 14",
    "Led 14 projects and took part in 2",
    "Took part in 14 projects and led 2",
  ],
  [
    "started 2017 as temp, 2021 as manager",
    "Started 2017 as manager, 2021 as temp",
    "Manager from 2021, temp from 2017",
  ],
  [
    "led the choir and helped with payroll",
    "Led payroll and helped with the choir",
    "Helped with payroll and led the choir",
  ],
  ["hired a van, drove staff", "Hired staff, drove a van", "Drove staff in a hired van"],
  ["team shrank from 12 to 7", "Took the team from 7 to 12", "Team went from 12 people to 7"],
  ["migrated from Oracle to Postgres", "Migrated from Postgres to Oracle", "Moved from Oracle to Postgres"],
  ["was mentored by two lead engineers", "Mentored two lead engineers", "Mentored by two lead engineers"],
];

describe("true words that changed places", () => {
  test.each(TWINS)("%s is no %s", (source, crossed) => {
    expect(crossedTies(source, crossed)).not.toEqual([]);
  });

  test.each(TWINS)("%s, said otherwise, is free", (source, _, honest) => {
    expect(crossedTies(source, honest)).toEqual([]);
  });
});

test("names side by side share what is said of them", () => {
  const source = "5 years at Hilton and Costa as a waiter";
  expect(crossedTies(source, "Waiter at Hilton and Costa for 5 years")).toEqual([]);
  expect(
    crossedTies(
      "used SAP and Excel for orders, Word for letters",
      "Used Excel for orders and Word for letters",
    ),
  ).toEqual([]);
});

test.each(["led 2 a, ", "from 2 to 3 ", "was led by Anna ", "Anna Bob ", "led ", "a, "])(
  "of a text of nothing but %j costs no more than its length",
  (unit) => {
    const text = unit.repeat(Math.ceil(12_000 / unit.length));
    expect(cpuOfFirst(() => crossedTies(text, text.replaceAll("2", "3")))).toBeLessThan(1000);
  },
);
