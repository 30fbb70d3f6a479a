import { describe, expect, test } from "vitest";
import { unsupportedClaims } from "../check-claims.ts";

/** Ways to write one and the same thing, and one that is something else. */
const NOTATIONS: readonly { of: string; forms: readonly string[]; other: readonly string[] }[] = [
  {
    of: "a count",
    forms: [
      "packed 5000 orders",
      "Packed 5,000 orders",
      "packed 5k orders",
      "Packed 5K orders",
      "packed five thousand orders",
      "packed 5 000 orders",
      "packed 5 thousand orders",
    ],
    other: [
      "packed 500 orders",
      "packed 50,000 orders",
      "packed five hundred orders",
      "packed 6k orders",
      "packed 5,500 orders",
      "packed over 5,000 orders",
    ],
  },
  {
    of: "a small count",
    forms: ["trained 12 clerks", "Trained twelve clerks", "trained a dozen clerks"],
    other: [
      "trained 20 clerks",
      "trained 120 clerks",
      "trained twenty clerks",
      "trained two dozen clerks",
      "trained 12% of clerks",
    ],
  },
  {
    of: "a compound numeral",
    forms: [
      "taught 125 pupils",
      "taught one hundred and twenty-five pupils",
      "taught a hundred and twenty five pupils",
    ],
    other: ["taught 120 pupils", "taught one hundred pupils", "taught 152 pupils"],
  },
  {
    of: "millions",
    forms: [
      "ran a budget of $2.5m",
      "ran a $2.5 million budget",
      "ran a budget of 2.5 million dollars",
      "ran a budget of $2,500,000",
      "ran a budget of USD 2.5m",
      "ran a budget of $2.5M",
    ],
    other: [
      "ran a budget of $25m",
      "ran a budget of $2.5 billion",
      "ran a budget of £2.5m",
      "ran a budget of €2.5 million",
      "ran a budget of $250,000",
    ],
  },
  {
    of: "a share",
    forms: [
      "cut waste by 40%",
      "cut waste by 40 %",
      "cut waste by 40 percent",
      "cut waste by 40 per cent",
      "cut waste by forty percent",
      "cut waste by 40pct",
    ],
    other: [
      "cut waste by 45%",
      "cut waste by 4%",
      "cut waste by 40 kg",
      "cut waste by fourteen percent",
      "cut waste to 40%",
    ],
  },
  {
    of: "a half",
    forms: [
      "cut waste by 50%",
      "halved waste",
      "cut waste by half",
      "cut waste in half",
      "cut waste by fifty percent",
    ],
    other: ["cut waste by a third", "cut waste by 60%", "cut waste by a quarter"],
  },
  {
    of: "a quarter",
    forms: ["cut waste by 25%", "cut waste by a quarter", "cut waste by one quarter"],
    other: ["cut waste by a third", "cut waste by 20%", "cut waste by three quarters"],
  },
  {
    of: "a multiple",
    forms: [
      "tripled output",
      "raised output threefold",
      "raised output 3x",
      "raised output by 200%",
      "trebled output",
    ],
    other: ["doubled output", "raised output by 300%", "raised output fourfold"],
  },
  {
    of: "a range",
    forms: [
      "took 10-15 calls",
      "took 10 to 15 calls",
      "took 10–15 calls",
      "took ten to fifteen calls",
      "took between 10 and 15 calls",
    ],
    other: ["took 15 calls", "took 10 to 50 calls", "took over 15 calls", "took 5 to 15 calls"],
  },
  {
    of: "a range of thousands",
    forms: [
      "sold 5-10k tickets",
      "sold 5,000 to 10,000 tickets",
      "sold 5k-10k tickets",
      "sold five to ten thousand tickets",
    ],
    other: ["sold 10k tickets", "sold 5,000 to 15,000 tickets"],
  },
  {
    of: "at least",
    forms: [
      "served over 200 guests",
      "served 200+ guests",
      "served more than 200 guests",
      "served >200 guests",
      "served 200-plus guests",
      "served in excess of 200 guests",
    ],
    other: ["served over 300 guests", "served 250 guests", "served 2,000+ guests"],
  },
  {
    of: "at most",
    forms: [
      "served up to 40 guests",
      "served at most 40 guests",
      "served no more than 40 guests",
      "served a maximum of 40 guests",
    ],
    other: ["served 40 guests", "served over 40 guests", "served up to 400 guests"],
  },
  {
    of: "about",
    forms: [
      "served about 90 guests",
      "served around 90 guests",
      "served roughly 90 guests",
      "served approx. 90 guests",
      "served ~90 guests",
      "served some 90 guests",
      "served circa 90 guests",
      "served 90 or so guests",
    ],
    other: ["served over 90 guests", "served about 190 guests", "served about 95 guests"],
  },
  {
    of: "hours",
    forms: [
      "worked 12 hour shifts",
      "worked 12-hour shifts",
      "worked twelve-hour shifts",
      "worked 12h shifts",
      "worked 12 hr shifts",
      "worked 12-hr shifts",
    ],
    other: ["worked 8-hour shifts", "worked 12-day shifts", "worked ten-hour shifts"],
  },
  {
    of: "years",
    forms: ["two years in sales", "2 years in sales", "2 yrs in sales", "24 months in sales"],
    other: [
      "three years in sales",
      "20 years in sales",
      "two months in sales",
      "over two years in sales",
      "2+ years in sales",
    ],
  },
  {
    of: "minutes",
    forms: [
      "cut the wait to 90 minutes",
      "cut the wait to 90 min",
      "cut the wait to 1.5 hours",
      "cut the wait to one and a half hours",
      "cut the wait to an hour and a half",
    ],
    other: [
      "cut the wait to 90 seconds",
      "cut the wait to 1 hour",
      "cut the wait to 9 minutes",
      "cut the wait by 90 minutes",
    ],
  },
  {
    of: "a rate by the day",
    forms: [
      "took 40 calls a day",
      "took 40 calls per day",
      "took 40 calls daily",
      "took 40 calls/day",
      "took 40 calls each day",
      "took 40 calls every day",
    ],
    other: ["took 40 calls a week", "took 40 calls an hour", "took 400 calls a day"],
  },
  {
    of: "a rate by the week",
    forms: [
      "wrote 3 posts a week",
      "wrote three posts per week",
      "wrote 3 posts weekly",
      "wrote 3 posts/wk",
      "wrote 3 posts each week",
    ],
    other: ["wrote 3 posts a day", "wrote 3 posts a month", "wrote 30 posts a week"],
  },
  {
    of: "a rhythm",
    forms: [
      "met suppliers twice a year",
      "met suppliers every six months",
      "met suppliers half-yearly",
      "met suppliers two times a year",
    ],
    other: ["met suppliers monthly", "met suppliers every six weeks", "met suppliers four times a year"],
  },
  {
    of: "a month",
    forms: [
      "joined in January 2020",
      "joined in Jan 2020",
      "joined in Jan. 2020",
      "joined 01/2020",
      "joined in january 2020",
      "joined Jan '20",
    ],
    other: ["joined in June 2020", "joined in January 2021", "joined in July 2020", "joined 02/2020"],
  },
  {
    of: "a period",
    forms: [
      "cashier 2015-2018",
      "cashier 2015–2018",
      "cashier 2015 to 2018",
      "cashier from 2015 to 2018",
      "cashier from 2015 until 2018",
    ],
    other: ["cashier 2015 to 2019", "cashier from 2014 to 2018", "cashier since 2015 for ten years"],
  },
  {
    of: "a rank",
    forms: [
      "ranked 2nd of 60",
      "ranked second of 60",
      "ranked no. 2 of 60",
      "ranked #2 of 60",
      "ranked second out of 60",
    ],
    other: ["ranked 1st of 60", "ranked third of 60", "ranked 2nd of 600"],
  },
  {
    of: "a change",
    forms: [
      "cut errors from 8% to 2%",
      "cut errors from 8 to 2 percent",
      "cut errors from 8 % to 2 %",
      "cut errors from eight to two per cent",
    ],
    other: [
      "cut errors from 8% to 1%",
      "cut errors from 18% to 2%",
      "cut errors from 2% to 8%",
      "cut errors by 6%",
    ],
  },
  {
    of: "a length",
    forms: ["drove 400 km", "drove 400 kilometres", "drove four hundred kilometers", "drove 400km"],
    other: ["drove 400 miles", "drove 4,000 km", "drove 400 m"],
  },
  {
    of: "a weight",
    forms: ["lifted 25 kg", "lifted 25kg", "lifted 25 kilos", "lifted twenty-five kilograms"],
    other: ["lifted 25 lb", "lifted 250 kg", "lifted 25 tonnes"],
  },
  {
    of: "a time of day",
    forms: [
      "started at 6 am",
      "started at 6am",
      "started at 6 a.m.",
      "started at 6:00 am",
      "started at 06:00",
    ],
    other: ["started at 5 am", "started at 6 pm", "started at 6:30 am"],
  },
];

describe.for(NOTATIONS)("$of", ({ forms, other }) => {
  test.for(forms.flatMap((one) => forms.map((two) => [one, two] as const)))("%s = %s", ([one, two]) => {
    expect(unsupportedClaims(one, two)).toEqual([]);
  });

  test.for(forms.flatMap((one) => other.map((two) => [one, two] as const)))("%s ≠ %s", ([one, two]) => {
    expect(unsupportedClaims(one, two)).not.toEqual([]);
  });
});
