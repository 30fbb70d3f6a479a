import { expect, test } from "vitest";
import { JUDGE } from "../../../tests/support/judge.ts";
import type { Task } from "../../domain/suggestions/request.ts";
import { improveHere } from "./improve-here.ts";

function improved(text: string, task: Task): string {
  return improveHere({ task, text, tone: "professional", seniority: "mid" }, JUDGE).text;
}

/** What blind readers called worse than its source: the source, what must not be said of it, what must. */
const ROWS: readonly [source: string, not: RegExp, kept: string][] = [
  ["did live reporting for local radio, storms and elections", /lived/i, "live reporting"],
  ["Free walking tour about the women of our city, researched in archive 4 months", /freed/i, "Free walking"],
  ["triage phones and assessment unit, CTGs, reduced movements", /triaged|and reduced/i, "riage phones"],
  ["milking 220 cows twice a day, calving in spring, bit of tractor work", /calved/i, "calving in spring"],
  ["Built treehouse for a school from larch, calcs was by a parent, rest was me", /was$/, "rest was me"],
  ["monthly payroll of 640 employee was processed by me and one colleague", /employees and one/, "colleague"],
  ["ran the lunchtime homework club which i started, 15 regulars", /club started/, "which I started"],
  ["did castle tours, five a day, 4.9 on tripadvisor and my name in the reviews", /the name/, "my name"],
  ["sold 61 houses in my last full year which was most in the branch", /houses full/, "last full year"],
  ["the menu was created by me and used by 300 guests", /by me/, "used by 300 guests"],
  ["set up the design system so devs stopped asking me for hex codes", / me /, "asking for hex codes"],
  ["took school groups round the mine, lamp on", /the own/, "the mine"],
  [
    "Did up a 2 bed terrace with my sister, bought 118 sold 171",
    /a sister|purchased|and bought/,
    "a family member",
  ],
  ["emailing campaigns and the big give, gift aid claims every quarter", /large/, "big give"],
  ["organised the annual santa dash and a firewalk, raised £31,000", /firewall/, "firewalk"],
  ["antenatal clinics in the childrens centre", /children centre/, "children's centre"],
  ["Gave talks for international womens day", /womens/, "women's day"],
  ["negociating offers for sellers", /negoc/i, "offers"],
  [
    "in charge of vmware cluster 5 hosts, 130 VM, I did upgrade from 6.7 to 8 without stopping of production",
    /production in charge/,
    "130 VM",
  ],
  [
    "I have made a data map of all closed pubs in the county, 612 of them, scraped + phone calls",
    /and scraped/,
    "scraped",
  ],
  ["rebuilt a 1968 tractor over two winters, engine and gearbox, shows it at rallies", /which/, "shows it"],
  [
    "Responsible for the backups, tested restore never was done before me, now every quarter",
    /and tested|before,/,
    "before me",
  ],
  [
    "We changed from Dewey to own thematic order in the school library and borrowing has increased from 3 to 5 books per pupil and year",
    /team$/m,
    "hanged from Dewey",
  ],
  [
    "I am 1:1 with a boy in year 2 who has autism, visual timetable, now next boards, calm corner, he is in class almost all day now when before it was an hour",
    /^Am |^Calm corner/m,
    "boards, calm corner",
  ],
];

test.for(ROWS)("%s", ([source, not, kept]) => {
  const said = improved(source, "experience");
  expect(said).not.toMatch(not);
  expect(said).toContain(kept);
});

test("a project's line is not parted before who or why", () => {
  const source =
    "Did analysis of the lapsed donors as part of my diploma, who comes back and why, response 6.5% in test mailing against 2";
  expect(improved(source, "project")).not.toMatch(/^Who/m);
});
