import { describe, expect, test } from "vitest";
import { hintsFor } from "./hints.ts";

describe("a line is asked about what counts in it, and about nothing else", () => {
  test.for([
    ["Looked after residents on nights", ["How many residents?"]],
    ["Trained new starters on the tills", ["How many new starters?", "What came of it?"]],
    ["Trained a new starter on the tills", ["How many new starters?", "What came of it?"]],
    ["Served customers at the counter", ["How many customers?"]],
    ["Answered calls from patients", ["How many calls?"]],
    ["Picked orders for next day delivery", ["How many orders?"]],
    ["Delivered parcels across the city", ["How many parcels?"]],
    ["Processed invoices for suppliers", ["How many invoices?"]],
    ["Cleaned guest rooms to standard", ["How many guest rooms?"]],
    ["Booked travel for directors", ["How many directors?"]],
    ["Ran payroll for staff", ["How many staff?"]],
    ["Led a team on the pass", ["How many people?"]],
    ["Supervised the crew on site", ["How many people?"]],
    ["Managed the events budget", ["How much money?"]],
    ["Raised money for the hospice", ["How much money?"]],
    ["Reduced waste in the kitchen", ["By how much?"]],
    ["Reduced returns and trained staff", ["By how much?", "How many staff?"]],
    ["Introduced a handover sheet", ["What came of it?"]],
    ["Entered orders into the booking system", ["How many orders?", "Which system?"]],
    ["Made sauces and stocks", []],
    ["Chopped onions and peeled carrots", []],
    ["Answered phones", []],
    ["Emptied bins and wiped tables", []],
    ["Kept records up to date", []],
    ["Wore protective gloves", []],
    ["Followed safety rules", []],
    ["Trained 12 new starters, which cut errors", []],
    ["Cut load time with the Redis caching tool", ["By how much?"]],
    ["Logged tickets in the Jira system", ["How many tickets?"]],
  ] as const)("%s", ([line, hints]) => {
    expect(hintsFor("experience", line)).toEqual(hints);
  });

  test("a summary is not asked for years that the dates of the resume tell", () => {
    const roles = [{ title: "Chef", company: "Rema", period: "2015 - 2020", bullets: [] }];
    expect(hintsFor("summary", "Chef in busy kitchens")).toEqual(["How many years of experience?"]);
    expect(hintsFor("summary", "Chef in busy kitchens", { roles })).toEqual([]);
  });
});
