import { describe, expect, test } from "vitest";
import { cpuOfFirst } from "../../../../tests/support/cpu.ts";
import { oppositeClaims } from "./opposite-claims.ts";

/** What was written, its opposite, and the same said honestly. */
const TWINS: readonly [source: string, opposite: string, honest: string][] = [
  ["finished above target each month", "Finished below target each month", "Was above target every month"],
  ["kept costs under budget", "Kept costs over budget", "Held costs under the budget"],
  ["sales went up 5% last year", "Sales went down 5% last year", "Saw sales go up by 5%"],
  [
    "took fewer breaks than the others",
    "Took more breaks than the others",
    "Took fewer breaks than colleagues",
  ],
  ["increased order errors at first", "Decreased order errors at first", "Order errors increased at first"],
  ["reduced stock levels", "Raised stock levels", "Lowered stock levels"],
  ["cleaned rooms before guests came", "Cleaned rooms after guests came", "Cleaned rooms before guests"],
  ["made beds after guests leave", "Made beds after guests arrive", "Made beds once guests leave"],
  ["opened the shop at 6", "Closed the shop at 6", "Opening the shop at 6"],
  ["bought cars at auction", "Sold cars at auction", "Bought auction cars"],
  ["sold the old machines", "Purchased the old machines", "Selling old machines"],
  ["waste grew, staff stayed", "Waste fell, staff stayed", "Waste increased while staff stayed"],
  ["borrowed tools from the depot", "Lent tools from the depot", "Borrowed depot tools"],
  ["unloaded lorries on nights", "Loaded lorries on nights", "Unloading lorries at night"],
  ["calls were longer than planned", "Calls were shorter than planned", "Calls took longer than planned"],
  ["delivered late twice", "Delivered early twice", "Twice delivered late"],
  ["project ran behind schedule", "Project ran ahead of schedule", "Project was behind schedule"],
  ["paid the lowest price", "Paid the highest price", "Lowest price paid"],
  ["we lost the account in may", "Won the account in May", "Account lost in May"],
  ["failed the driving test", "Passed the driving test", "Driving test failed"],
  ["rejected faulty parts", "Accepted faulty parts", "Faulty parts rejected"],
  ["inbound calls only", "Outbound calls only", "Took inbound calls"],
  ["imported fruit from Spain", "Exported fruit from Spain", "Fruit imported from Spain"],
  ["started the morning shift alone", "Finished the morning shift alone", "Began the morning shift alone"],
];

describe("the opposite of what was written", () => {
  test.each(TWINS)("%s is no %s", (source, opposite) => {
    expect(oppositeClaims(source, opposite)).not.toEqual([]);
  });

  test.each(TWINS)("%s, said otherwise, is free", (source, _, honest) => {
    expect(oppositeClaims(source, honest)).toEqual([]);
  });
});

test.each([
  ["of another thing", "cut costs and saw sales rise", "Reduced costs while sales rose"],
  ["of a clause that has both", "opened and closed the shop", "Closed the shop"],
  ["of two verbs of one thing", "opened and closed the shop", "Opened the shop"],
  ["of what is denied", "never finished below target", "Finished above target"],
  ["of a verb's particle", "took over the grill, worked under the head chef", "Took over the grill"],
  ["where another clause says it", "bought used cars, sold cars at auction", "Sold cars at auction"],
  ["of two changes", "errors down, output up", "Output up and errors down"],
])("what is said %s is free", (_, source, suggestion) => {
  expect(oppositeClaims(source, suggestion)).toEqual([]);
});

test("only the word that turns it round is named", () => {
  expect(oppositeClaims("kept costs under budget", "Kept costs over budget")).toEqual([
    { kind: "scope", text: "over", start: 11, end: 15 },
  ]);
});

test.each(["up ", "up, ", "sold a, ", "not up ", "increased sales "])(
  "of a text of nothing but %j costs no more than its length",
  (unit) => {
    const text = unit.repeat(Math.ceil(12_000 / unit.length));
    expect(
      cpuOfFirst(() => oppositeClaims(text, text.replaceAll("up", "down").replaceAll("sold", "bought"))),
    ).toBeLessThan(1000);
  },
);
