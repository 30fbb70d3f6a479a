import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { unsupportedFacts } from "./unsupported-facts.ts";

/** A source, a fact that it supports and one that it does not. */
const TWINS: readonly (readonly [source: string, honest: string, dishonest: string])[] = [
  ["looked after 14 beds", "Looked after 14 beds", "Looked after 19 beds"],
  ["packed 5k boxes", "Packed 5,000 boxes", "Packed 7,000 boxes"],
  ["twelve lads on site", "Supervised 12 workers", "Supervised 24 workers"],
  ["taught 28 pupils", "Taught 28 pupils", "Taught 14 pupils"],
  ["ran 9 vans", "Ran nine vans", "Ran seven vans"],
  ["waste down 40 percent", "Cut waste by 40%", "Cut waste by 80%"],
  ["1.250% of orders came back", "Returns of 1.25%", "Returns of 1,250%"],
  ["margin of 1,250%", "Margin of 1,250%", "Margin of 1.250%"],
  ["budget 2.5m", "Held a £2.5 million budget", "Held a £1.25 million budget"],
  ["served 36 tables", "Served 36 tables", "Served 18 tables"],
  ["checked 45 of 60 files", "Checked three quarters of files", "Checked 88% of files"],
  ["30 staff, 12 full time, rest part time", "18 part-time staff", "22 part-time staff"],
  ["30 staff, 12 of them trained", "12 trained staff", "17 trained staff"],
  ["6 weeks placement", "A six-week placement", "A nine-week placement"],
  ["18 months in the lab", "A year and a half in the lab", "Three years in the lab"],
  ["2019-2022 at the bakery", "Three years at the bakery", "Seven years at the bakery"],
  ["45 visits", "Over 40 visits", "Over 60 visits"],
  ["cleaned 40 sites", "Cleaned 40 sites", "Cleaned over 40 sites"],
  ["errors went from 20 to 5", "Cut errors by 75%", "Cut errors by 40%"],
  [
    "never failed an inspection in 4 years",
    "100% inspection record over 4 years",
    "96% inspection record over 4 years",
  ],
  ["open pass list of 7 inspections", "Seven inspections", "100% of the work was faultless"],
  ["handed in 15 reports on time", "Handed in 15 reports", "Handed in 15 reports with 0 mistakes"],
  ["5 students passed", "Five students passed", "100% of students passed"],
  ["60 to 80 letters", "Dozens of letters", "Thousands of letters"],
  ["since 2019", "Since 2019", "Since 2016"],
  ["joined Jan '19", "Joined in January 2019", "Joined in January 2017"],
  ["left in oct", "Left in October", "Left in December"],
  ["wed evenings", "Wednesday evenings", "Friday evenings"],
  ["weekends only", "Saturdays", "Tuesdays"],
  ["open at 6am", "Opening at 6am", "Opening at 4am"],
  ["monthly report", "Monthly report", "Weekly report"],
  ["rota each fortnight", "Fortnightly rota", "Quarterly rota"],
  ["cleared in 40 min", "Cleared within an hour", "Cleared within a month"],
  ["reports in postgres", "Wrote PostgreSQL reports", "Wrote MongoDB reports"],
  ["used Oracle", "Used Oracle", "Used Oracle and SAP"],
  ["used Oracle, never SAP", "Used Oracle", "Used SAP"],
  ["no experience with SQL, i used Excel", "Used Excel", "Experience with SQL"],
  ["im rn since 2014", "Registered nurse (RN) since 2014", "RN with an MSN since 2014"],
  ["celta 2018", "CELTA-qualified in 2018", "DELTA-qualified in 2018"],
  ["shop in Lewes", "Worked in a Lewes shop", "Worked in a Hastings shop"],
  ["sold shoes", "Sold shoes", "Promoted to manager, sold shoes"],
];

/** Clauses of something else, each with a word that once switched a check off somewhere. */
const UNRELATED = [
  "every client was happy with it",
  "all the neighbours came along too",
  "there was no time to sit down",
  "walked the dog along the river daily",
  "took a rest in the garden",
  "half the village turned up to watch",
  "the team liked the cake very much",
  "never grumbled about the weather outside",
  "each guest got a warm welcome",
  "paid per person for the lunch",
  "the total was written down somewhere",
  "both dogs slept under the table",
  "locked the double doors in the evening",
];
const SIGNS = [". ", ", ", "; "];

/** Whether a fact is reported in a text that it opens or ends. */
const isReported = (source: string, fact: string, text = fact) => {
  const start = text.startsWith(fact) ? 0 : text.length - fact.length;
  return unsupportedFacts(source, text).some(
    (claim) => claim.start >= start && claim.end <= start + fact.length,
  );
};

/** A text with a clause before it and one with it after; what no longer opens a sentence is written small. */
function around(text: string, clause: string, sign: string): [before: string, after: string] {
  const small =
    sign === ". " || /^\p{Lu}{2}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
  return [`${clause}${sign}${small}`, `${text}${sign}${clause}`];
}

test.for(TWINS)("no unrelated clause changes what is found of %s: %s / %s", ([source, honest, dishonest]) => {
  for (const [fact, reported] of [
    [honest, false],
    [dishonest, true],
  ] as const) {
    expect(isReported(source, fact), fact).toBe(reported);
    for (const clause of UNRELATED)
      for (const sign of SIGNS) {
        for (const longer of around(source, clause, sign))
          expect(isReported(longer, fact), `${longer} → ${fact}`).toBe(reported);
        for (const longer of around(fact, clause, sign))
          expect(isReported(source, fact, longer), `${source} → ${longer}`).toBe(reported);
      }
  }
});

/** What reads texts: everything else is a rule and is given what was read. */
const READERS =
  /^(?:figures-in|dated-lengths|pair|unsupported-facts|name-.*|rank-claims|denial|initials|slips|word-forms)\.ts$/;

test("no rule for figures can be handed a text: it takes figures, each in its clause", () => {
  const folders = ["./", "./derive/"].map((folder) => new URL(folder, import.meta.url));
  const rules = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => /(?<!\.test)\.ts$/.test(name) && !READERS.test(name))
      .map((name) => new URL(name, folder)),
  );
  expect(rules.length).toBeGreaterThan(12);
  for (const rule of rules)
    expect(readFileSync(rule, "utf8"), rule.pathname).not.toMatch(/\w: string(?=[,)])/);
});
