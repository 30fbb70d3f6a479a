import { expect, test } from "vitest";
import { cpuOf } from "../../../../tests/support/cpu.ts";
import { numberClaims as claimsOf } from "./number-claims.ts";
import { readPair } from "./pair.ts";
import { unsupportedFacts } from "./unsupported-facts.ts";

const numberClaims = (suggestion: string, source: string) => claimsOf(readPair(suggestion, source));

/** What a person wrote, a number that it supports, and one that it does not. */
const TWINS: readonly (readonly [source: string, honest: string, dishonest: string])[] = [
  ["packed 5k boxes", "Packed 5,000 boxes", "Packed 50,000 boxes"],
  ["served 1 200 meals", "Served 1,200 meals", "Served 12,000 meals"],
  ["budget 2.5m", "Held a £2.5 million budget", "Held a £25 million budget"],
  ["order of 1.200 EUR", "Order of €1,200", "Order of €2,100"],
  ["closing the till and counting 3 registers", "Counted three registers", "Closed the till with 4 people"],
  ["twelve lads on site", "Led 12 workers", "Led 20 workers"],
  ["a dozen clients", "Looked after 12 clients", "Looked after 15 clients"],
  ["half a dozen vans", "Ran six vans", "Ran sixteen vans"],
  ["a hundred and fifty calls", "Took 150 calls", "Took 105 calls"],
  ["twenty-five pupils", "Taught 25 pupils", "Taught 52 pupils"],
  ["a couple of hundred leaflets", "Handed out 200 leaflets", "Handed out 2,000 leaflets"],
  ["waste down 40 percent", "Cut waste by 40%", "Cut waste by 45%"],
  ["3/4 of the fleet", "Three quarters of the fleet", "Nine tenths of the fleet"],
  ["1 in 4 calls", "A quarter of calls", "A third of calls"],
  ["errors went from 10 to 5 a month", "Halved errors", "Cut errors by more than two thirds"],
  ["prep was 40 min now 30", "Cut preparation time by a quarter", "Cut preparation time by half"],
  ["sales from 200k to 300k", "Grew sales by 50%", "Grew sales by 80%"],
  ["from 9 people to 27", "Tripled the team", "Quadrupled the team"],
  ["passed 45 of 50 checks", "Passed 90% of checks", "Passed 96% of checks"],
  [
    "30 staff, 12 full time, rest part time",
    "12 full-time and 18 part-time staff",
    "12 full-time and 22 part-time staff",
  ],
  ["11 plumbers + 3 apprentices", "Supervised 14 people", "Supervised 40 people"],
  ["2 yrs at Klein, then 4 at Voss", "Six years of experience", "Eleven years of experience"],
  ["4 classes of 28", "Taught 112 pupils", "Taught 140 pupils"],
  ["two 8 month contracts", "16 months under contract", "26 months under contract"],
  ["5 years there and 3 here", "Eight years in the trade", "Nine years in the trade"],
  ["2019-2022 at the bakery", "Three years at the bakery", "Seven years at the bakery"],
  ["Sept 2019 to Aug 2023", "Four years in the post", "Six years in the post"],
  ["since 15, now 19", "Four years of babysitting", "Nine years of babysitting"],
  ["6 weeks placement", "A six-week placement", "A six-month placement"],
  ["18 months in the lab", "A year and a half in the lab", "Two and a half years in the lab"],
  ["2 weeks notice", "14 days' notice", "28 days' notice"],
  ["90 min sessions", "Sessions of one and a half hours", "45-minute sessions"],
  ["3 years 2 months", "38 months in the role", "48 months in the role"],
  ["45 visits", "Over 40 visits", "Over 60 visits"],
  ["40 sites", "40 sites", "Over 40 sites"],
  ["about 900 links", "Some 900 links", "Over 900 links"],
  ["68 guests", "About 70 guests", "About 90 guests"],
  ["over 40 farms", "More than 40 farms", "Almost 60 farms"],
  ["11-13 visits a day", "At least 11 visits a day", "At least 15 visits a day"],
  ["groups of 6-8", "Groups of six to eight", "Groups of ten to twelve"],
  ["90-120 temps", "Up to 120 temps", "120 temps"],
  ["63 stalls", "Over 60 stalls", "Over 80 stalls"],
  ["under 3 minutes", "Less than three minutes", "Less than one minute of 2 minutes"],
  ["2 assessments a month", "About 24 assessments a year", "About 60 assessments a year"],
  ["20 rooms a day", "20 rooms a day", "35 rooms a day"],
  ["stock counts every quarter", "Stock counts four times a year", "Stock counts nine times a year"],
  ["cleared 900 scripts in 9 days", "Cleared about 100 scripts a day", "Cleared about 300 scripts a day"],
  ["me and Gil ran the stall", "One of two people on the stall", "One of five people on the stall"],
  ["shops in Hove, Lewes and Crawley", "Worked in three shops", "Worked in seven shops"],
  ["with 3 classmates", "In a team of four", "In a team of nine"],
  ["french, arabic and english", "Speaks three languages", "Speaks five languages"],
  ["mon + thu at the till", "At the till two days a week", "At the till five days a week"],
  ["never late in 3 years", "100% punctual over three years", "80% punctual over three years"],
  ["rework under 1%", "Over 99% needed no rework", "Over 97% of 40 needed no rework"],
  ["412k = 103% of quota", "Beat quota by 3%", "Beat quota by 30%"],
  ["L3 award in care", "Level 3 award in care", "Level 5 award in care"],
  ["band 6 nurse", "Band 6 nurse", "Band 7 nurse"],
  ["taught y6", "Taught Year 6", "Taught Year 9"],
  ["turnover was 140k before, now 150", "Turnover rose to 150k", "Turnover rose to 190k"],
  [
    "occupancy 61% when i came, 88 when i left",
    "Occupancy rose from 61% to 88%",
    "Occupancy rose from 61% to 98%",
  ],
  ["€19m project", "Project worth €19m", "Project worth £19m"],
  ["planted 0.8 ha", "Planted 8,000 square metres", "Planted 18,000 square metres"],
  ["2 1/2 yrs as a writer", "Two and a half years as a writer", "Four and a half years as a writer"],
  ["60 to 80 letters", "Dozens of letters", "Hundreds of letters"],
  ["zero snags", "No snags, 0 defects", "5 snags"],
  ["aht goal 7:30, mine 6:50", "40 seconds under the goal", "90 seconds under the goal"],
  ["took 9 days instead of 12", "Three days early", "Six days early"],
  ["12 y food factory", "Twelve years in food", "Twenty years in food"],
  ["11 yrs branch librarian", "Over 11 years have run story time", "Over 15 years have run story time"],
  ["sheets two times in year", "Half-yearly sheets", "Quarter-hourly sheets, 9 a year"],
  ["we was 3 of us and Mr Oakes", "A team of three plus the head gardener", "A team of six"],
  ["24 webinars in 12 months", "Two webinars a month on average", "Nine webinars a month on average"],
  ["Four years with pre-school, one with babies", "Five years in the trade", "Eight years in the trade"],
  ["summers 2021 22 and 23", "Three years running", "Five years running"],
  ["revenue 5.2m (2022) 5.9m (2023)", "Revenue up 0.7m, over 13%", "Revenue up 1.7m"],
  ["licensed March. 11 years in", "11 years of service", "14 years of service"],
  ["read the 6-10 bulletins", "Bulletins from six to ten", "Bulletins from six to twelve"],
  ["two days, now 5 hours", "From two days to five hours", "From two days to three hours"],
  ["p95 under 120 ms", "A p95 under 0.12 seconds", "A p95 under 0.02 seconds"],
  ["co wrote (4th of 7 authors)", "Wrote it with six others", "Wrote it with nine others"],
];

test.for(TWINS)("%s: %s", ([source, honest]) => {
  expect(numberClaims(honest, source)).toEqual([]);
});

test.for(TWINS.map(([source, , dishonest]) => [source, dishonest] as const))(
  "%s: not %s",
  ([source, dishonest]) => {
    expect(numberClaims(dishonest, source)).not.toEqual([]);
  },
);

test.for([
  ["One of the first to use one-to-one coaching", "coached people"],
  ["COVID-19 ward with 12-lead ECGs", "covid ward, 12 lead ecg"],
  ["B2B sales in 3D design", "sales to firms"],
  ["A second pair of eyes for a third-party audit", "checked the audit"],
  ["On Windows 11 and ISO 9001", "windows 11, iso 9001"],
  ["Migrated to Microsoft 365", "moved us to M365"],
  ["100 double-coded articles", "second coder did 100 same articles"],
  ["Double data entry", "entered data double entry"],
  ["Teach Key Stage 3", "taught y7 to y9"],
])("no number is claimed by %s", ([suggestion = "", source = ""]) => {
  expect(numberClaims(suggestion, source)).toEqual([]);
});

const UNRELATED = " Calm and friendly, likes gardening, speaks to everybody, keeps the place tidy.";

test("words that say nothing of numbers change no verdict", () => {
  for (const [source, honest, dishonest] of TWINS) {
    expect(numberClaims(honest + UNRELATED, source), honest).toEqual([]);
    expect(numberClaims(honest, source + UNRELATED), honest).toEqual([]);
    expect(numberClaims(dishonest + UNRELATED, source), dishonest).not.toEqual([]);
  }
});

test("a claim tells where it stands", () => {
  expect(numberClaims("Led 20 people for 3 years", "led people for 3 yrs")).toEqual([
    { kind: "number", text: "20", start: 4, end: 6 },
  ]);
});

const LONGEST = 20_000;
const counting = (step: number) =>
  Array.from({ length: LONGEST }, (_, index) => index * step + 1)
    .join(" ")
    .slice(0, LONGEST);

test.for([
  ["digits", "7".repeat(LONGEST), "8".repeat(LONGEST)],
  ["counted up", counting(1), counting(3)],
  ["bounds", "over 7 ".repeat(LONGEST / 7), counting(7)],
  ["groups of three", "123 ".repeat(LONGEST / 4), "456 ".repeat(LONGEST / 4)],
  ["points", "1.".repeat(LONGEST / 2), "2,".repeat(LONGEST / 2)],
  ["number words", "hundred ".repeat(LONGEST / 8), "one and ".repeat(LONGEST / 8)],
  ["ranges", "3-5 to ".repeat(LONGEST / 7), "4–6 or ".repeat(LONGEST / 7)],
  [
    "all and none",
    "100% of it, 0 of 9 ".repeat(LONGEST / 20),
    "never late with 9 of it, ".repeat(LONGEST / 25),
  ],
  ["years", "2019-2022 ".repeat(LONGEST / 10), "May 2021 ".repeat(LONGEST / 9)],
])("20,000 characters of %s cost less than 50 ms", ([, one = "", other = ""]) => {
  for (let round = 0; round < 3; round += 1) numberClaims(one.slice(0, 3000), other.slice(0, 3000));
  expect(cpuOf(() => numberClaims(one, other))).toBeLessThan(50);
});

test.each([
  "12M",
  "12 M",
  "12.000",
  "12 k",
  "12x",
  "12-fold",
  "12e3",
  "⑫",
  "۱۲",
  "１２０",
  "12²",
  "12‰",
  "12 bps",
  "12pp",
])("12 of something is no %s of it, whatever the notation", (written) => {
  expect(unsupportedFacts("helped 12 customers", `Helped ${written} customers`)).not.toEqual([]);
  expect(unsupportedFacts(`helped ${written} customers`, `Helped ${written} customers`)).toEqual([]);
});

test.each([
  ["12 k customers", "12,000 customers"],
  ["12e3 customers", "12,000 customers"],
  ["a budget of 12 M EUR", "a budget of EUR 12 million"],
  ["１２ customers", "12 customers"],
  ["0.125 mm tolerance", "a tolerance of 0.125 mm"],
  ["came in 3 a week", "came in 3x a week"],
])("%s may be written %s", (source, suggestion) => {
  expect(unsupportedFacts(source, suggestion)).toEqual([]);
});
