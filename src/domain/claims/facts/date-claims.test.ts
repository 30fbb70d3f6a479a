import { expect, test } from "vitest";
import { cpuOf } from "../../../../tests/support/cpu.ts";
import { dateClaims as claimsOf } from "./date-claims.ts";
import { readPair } from "./pair.ts";

const dateClaims = (suggestion: string, source: string) => claimsOf(readPair(suggestion, source));

/** What a person wrote, a date that it supports, and one that it does not. */
const TWINS: readonly (readonly [source: string, honest: string, dishonest: string])[] = [
  ["started 2019", "Since 2019", "Since 2016"],
  ["joined Jan '19", "Joined in January 2019", "Joined in January 2017"],
  ["cert 09/21", "Certified in September 2021", "Certified in June 2021"],
  ["since 9/2019", "Since September 2019", "Since March 2019"],
  ["cert 03.2021", "Certified in March 2021", "Certified in March 2023"],
  ["passed 12/03/2020", "Passed in March 2020", "Passed in May 2020"],
  ["2022/23 season", "The 2022–23 season", "The 2024–25 season"],
  ["season 22-23", "From 2022 to 2023", "From 2020 to 2021"],
  ["DWG member 2016-18", "Member from 2016 to 2018", "Member from 2016 to 2020"],
  ["summer 2022 and 23", "Summers 2022 and 2023", "Summers 2022 and 2024"],
  ["Q3 2021 report", "Report for July 2021", "Report for March 2021"],
  ["41 deals in FY23", "41 deals in 2023", "41 deals in 2021"],
  ["hub jan-june 2021", "January to June 2021", "February to June 2021"],
  ["resit may", "Resitting in May", "Resitting in August"],
  ["left in oct", "Left in October", "Left in December"],
  ["sept start", "Started in September", "Started in July"],
  ["exam in november", "Exam due in November", "Exam due in April"],
  ["moved March 22", "Moved in March 2022", "Moved in March 2020"],
  ["wed evenings", "Wednesday evenings", "Friday evenings"],
  ["thursdays chess club", "Chess club on Thursdays", "Chess club on Mondays"],
  ["mon-fri shifts", "Shifts from Monday to Friday", "Shifts on Sundays"],
  ["tues to fri", "Open on Wednesday", "Open on Saturday"],
  ["weekends only", "Works Saturdays", "Works Tuesdays"],
  ["open at 6am", "Opening at 6am", "Opening at 4am"],
  ["alone 23-07", "From 11pm to 7am", "From 9pm to 5am"],
  ["from 7.45 each morning", "From 7:45 each morning", "From 9:15 each morning"],
  ["until noon", "Until 12pm", "Until 3pm"],
  ["late bar till 1", "Late bar until 1am", "Late bar until 3am"],
  ["from 2015, for two years", "From 2015 to 2017", "From 2015 to 2019"],
  ["monthly report", "Monthly report", "Weekly report"],
  ["report each week", "Weekly report", "Monthly report"],
  ["rota every fortnight", "Fortnightly rota", "Monthly rota"],
  ["temps checked every hour", "Hourly temperature checks", "Monthly temperature checks"],
  ["stock counts twice a yr", "Yearly stock counts", "Weekly stock counts"],
  ["VAT every 3 months", "VAT quarterly", "VAT monthly or weekly"],
  ["deep clean fridays", "Weekly deep clean", "Monthly deep clean"],
  ["done in 9 months", "Done within a year", "Done within a week"],
  ["promoted after 5 days", "Promoted within a week", "Promoted within the hour"],
  ["cleared in 40 min", "Cleared within an hour", "Cleared within the day, within a year"],
  ["paid yearly", "Paid every year", "Paid every week"],
  ["12 months there", "Finished in a year", "Finished in a month or in a week"],
  ["workshops delivered 22-23, Romans", "Workshops in 2022–23", "Workshops in 2020–21"],
  ["Shortlisted, podcast awards 23.", "Shortlisted in 2023", "Shortlisted in 2021"],
  ["turns chart 2 hourly", "Two-hourly turns", "Monthly turns"],
  ["started 1998", "Since 1998", "Since 1989"],
  ["exam 2nd of June", "Exam on 2 June", "Exam on 2 July"],
  ["opened 1 feb", "Opened on 1 February", "Opened on 1 March"],
  ["award 2018 and 2021", "Awards in 2018 and 2021", "Awards in 2018 and 2022"],
  ["since 2010", "Since 2010", "Since 2001"],
  ["dbs expires 08/26", "DBS valid to August 2026", "DBS valid to August 2028"],
  ["apr to sept", "April to September", "April to November"],
  ["closed march 2022", "Until March 2022", "Until March 2024"],
  ["class of 2009", "Graduated in 2009", "Graduated in 2005"],
  ["trained dec 2023", "Trained in December 2023", "Trained in December 2021"],
  ["sundays off", "Not on Sundays", "Not on Wednesdays"],
  ["2017 to 2022", "2017–2022", "2012–2022"],
  ["BSc 2015", "BSc (2015)", "BSc (2012)"],
  ["in date til oct", "Valid until October", "Valid until May"],
  ["11pm finish", "Finishing at 11pm", "Finishing at 8pm"],
  ["fri + sat nights", "Friday and Saturday nights", "Friday and Thursday nights"],
  ["redundant jan", "Redundant in January", "Redundant in June"],
  ["gold card 2011", "Gold card since 2011", "Gold card since 2006"],
  ["nights 10pm-6am", "Nights from 10pm to 6am", "Nights from 8pm to 6am"],
  ["kiln fired every 2 weeks", "Fortnightly firing", "Nightly firing"],
];

test.for(TWINS)("%s: %s", ([source, honest]) => {
  expect(dateClaims(honest, source)).toEqual([]);
});

test.for(TWINS.map(([source, , dishonest]) => [source, dishonest] as const))(
  "%s: not %s",
  ([source, dishonest]) => {
    expect(dateClaims(dishonest, source)).not.toEqual([]);
  },
);

test("a month and a year that belong to two other dates make no third", () => {
  const source = "March 2022 to June 2023";
  expect(dateClaims("From March 2022", source)).toEqual([]);
  expect(dateClaims("From March 2023", source)).toMatchObject([{ kind: "time", text: "March 2023" }]);
});

test.for(["Sat in on meetings", "May lead the team", "Will march on"])("no date is claimed by %s", (text) => {
  expect(dateClaims(text, "helped the team")).toEqual([]);
});

const UNRELATED = " Calm and friendly, likes gardening, speaks to everybody, keeps the place tidy.";

test("words that say nothing of dates change no verdict", () => {
  for (const [source, honest, dishonest] of TWINS) {
    expect(dateClaims(honest + UNRELATED, source), honest).toEqual([]);
    expect(dateClaims(honest, source + UNRELATED), honest).toEqual([]);
    expect(dateClaims(dishonest + UNRELATED, source), dishonest).not.toEqual([]);
  }
});

const LONGEST = 20_000;

test.for([
  ["years", "2019-2022 ".repeat(LONGEST / 10), "2021, 2023 ".repeat(LONGEST / 11)],
  ["months", "May 2021 ".repeat(LONGEST / 9), "June 20 ".repeat(LONGEST / 8)],
  ["weekdays", "mon ".repeat(LONGEST / 4), "Friday ".repeat(LONGEST / 7)],
  ["clocks", "7:30 ".repeat(LONGEST / 5), "6am-".repeat(LONGEST / 4)],
  ["rhythms", "weekly ".repeat(LONGEST / 7), "every month ".repeat(LONGEST / 12)],
])("20,000 characters of %s cost less than 50 ms", ([, one = "", other = ""]) => {
  for (let round = 0; round < 3; round += 1) dateClaims(one.slice(0, 3000), other.slice(0, 3000));
  expect(cpuOf(() => dateClaims(one, other))).toBeLessThan(50);
});
