import { expect, test } from "vitest";
import { JUDGE } from "../../tests/support/judge.ts";
import { cutClaims } from "./cut-claims.ts";

function cut(text: string, suggestion: string): string | null {
  return cutClaims(JUDGE, { task: "experience", text, tone: "professional", seniority: "mid" }, suggestion);
}

test.for([
  ["answered phones at the desk", "Answered 50 phones at the desk", "Answered phones at the desk"],
  ["answered phones daily", "Answered phones daily, resulting in higher revenue", "Answered phones daily"],
  ["finished the roof", "Finished the roof two weeks early", "Finished the roof"],
  ["have driven buses", "Have driven buses since 2005", "Have driven buses"],
  ["drew floor plans", "Drew floor plans in AutoCAD", "Drew floor plans"],
  ["class trips to Rome", "Planned class trips to Rome and Florence", "Planned class trips to Rome"],
  ["cooked rice, fish and soup", "Cooked rice, fish and soup at Noma", "Cooked rice, fish and soup"],
  ["coded in React and Redux", "Coded in React, Redux and GraphQL", "Coded in React and Redux"],
  ["worked with Spark and Kafka", "Worked with Spark, Flink and Kafka", "Worked with Spark and Kafka"],
  ["sold shoes in Oslo", "Sold shoes (as the only Nike expert) in Oslo", "Sold shoes in Oslo"],
  ["wrote the menu", "Wrote the menu that guests loved", "Wrote the menu"],
  // With the number goes what came with it.
  ["made a menu for staff", "Made a menu for staff, serving 60 guests", "Made a menu for staff"],
  ["set up laptops", "Set up laptops for 300+ users", "Set up laptops"],
  ["put songs on spotify", "Put songs on Spotify, surpassing 50,000 streams", "Put songs on Spotify"],
  [
    "ran samples on the analyser",
    "Ran samples on the analyser in line with GLP standards",
    "Ran samples on the analyser",
  ],
  // What did something to the claim goes with it, and so do the signs around it.
  ["trained staff on the till", "Trained staff on the till, saving $5,000", "Trained staff on the till"],
  ["trained at a till", "Trained at a till and selling 400 phones", "Trained at a till"],
  ["trained new staff", "Trained new staff by showing 40 videos", "Trained new staff"],
  ["cleaned rooms in a hotel", "Cleaned rooms in a hotel [30 per day]", "Cleaned rooms in a hotel"],
  ["cleaned rooms in a hotel", "Cleaned rooms in a hotel – 30 per day", "Cleaned rooms in a hotel"],
  ["cleaned rooms in a hotel", "Cleaned rooms in a hotel / 30 per day", "Cleaned rooms in a hotel"],
  ["taught swimming and diving", "Taught swimming and diving, 40 children", "Taught swimming and diving"],
] as const)("of “%s”: “%s” → “%s”", ([text, suggestion, expected]) => {
  expect(cut(text, suggestion)).toBe(expected);
});

test.for([
  [
    "no deed without its object",
    "worked on output",
    "Spearheaded efforts tripling the output: worked on output",
  ],
  ["no adverb without its word", "ran a fair", "Ran a highly successful fair"],
  ["nothing larger than was said", "sold on some calls", "Sold a contract on every second call"],
  ["no verb without its object", "master student in chemistry", "Holds a master's degree in chemistry"],
  ["no title without its noun", "receptionist", "Office manager and receptionist"],
  [
    "no bracket with a gap",
    "sat in on a merger",
    "Sat (to the delight of the mayor of Lisbon in on a merger",
  ],
  ["no fact of the person lost", "answered about 12 tickets a day", "Answered about 20 tickets a day"],
  ["no first person", "I sold shoes in Oslo", "I sold shoes in Oslo at Nike"],
  ["no weak words", "responsible for leases", "Led efforts at Nike: was responsible for leases"],
  ["no bound without its number", "rewired old houses", "Rewired more than 50 old houses"],
  ["no rate that nobody named", "took calls on parcels", "Took 80 calls a day on parcels"],
  ["no bound behind a preposition", "cleaned rooms", "Cleaned rooms in a hotel with up to 30"],
  ["no doing without its object", "tested chips, reporting to the lead", "Tested chips, reporting to Intel"],
  ["no empty brackets", "trained new staff", "Trained new staff (note: add a number here)"],
  ["no word of the person lost", "packed orders by hand", "Packed up to 120 orders a day by hand"],
  ["no accent for a lost word", "menu for a cousin's cafe", "Menu and site for a cousin's café"],
  ["no half of a pair", "cooked Thai food", "Cooked Thai and Vietnamese food"],
] as const)("leaves %s, and rather gives up", ([, text, suggestion]) => {
  expect(cut(text, suggestion)).toBeNull();
});
