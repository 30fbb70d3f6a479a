import { expect, test } from "vitest";
import { unsupportedFacts } from "../unsupported-facts.ts";

/** A source, what follows from its figures, and what only its numbers would make. */
const TWINS: readonly (readonly [source: string, honest: string, dishonest: string])[] = [
  ["sold 40 tickets and 8 more tickets at the door", "Sold 48 tickets", "Sold 320 tickets"],
  ["sold 40 tickets and cleaned 8 rooms", "Sold 40 tickets", "Sold 48 tickets"],
  ["sold 40 tickets and cleaned 8 rooms", "Cleaned 8 rooms", "Sold 5 times more tickets"],
  ["sold 40 tickets, cleaned 8 rooms", "Sold 40 tickets", "Sold 32 more tickets"],
  ["sold 40 tickets and cleaned 8 rooms", "40 tickets", "48 items"],
  ["trained 3 staff and packed 12 orders", "Trained 3 people", "Trained 15 people"],
  ["3 nurses and 2 carers on the ward", "5 staff on the ward", "5 nurses on the ward"],
  ["11 plumbers + 3 apprentices", "Led 14 people", "Led 14 plumbers"],
  ["30 adults, 12 children in the group", "42 people in the group", "42 adults in the group"],
  ["2 papers first author, 3 co", "Five papers", "Six papers"],
  ["me and five brickies plus 2 labs", "A gang of eight", "A gang of nine"],
  ["staff went from 12 nurses to 18", "Grew the staff by 50%", "Grew the staff by 80%"],
  ["cut the range from 61 types to 38 together", "Cut the range by 23 types", "Cut the range by 33 types"],
  ["26 documents. handed over the last 3 docs", "Finished 23 documents", "Finished 29 documents of 26"],
  ["8 rooms a day, 5 days a week", "40 rooms a week", "45 rooms a week"],
  ["wrote 24 reports a year", "Two reports a month", "Eight reports a month"],
  ["wrote 24 reports", "24 reports", "Two reports a month"],
  ["sold 12 cars", "Sold 12 cars", "Sold 60 cars a week"],
  ["trained 3 staff for 4 weeks", "Trained three staff", "Trained 12 staff"],
  ["28 pupils in 4 groups", "Seven pupils per group", "Nine pupils per group"],
  ["taught 28 pupils and ran 4 clubs", "Taught 28 pupils", "Taught seven pupils per club"],
  ["backlog of 900 scripts, cleared it in 9 days", "About 100 a day", "About 200 a day"],
  ["12 orders, drove 5 km to the depot", "Drove 5 km", "Drove 60 km"],
  ["passed 45 of the 50 checks", "Passed 90% of checks", "Passed 60% of checks"],
  ["wrote 9 guides and fixed 36 bugs", "Fixed 36 bugs", "Fixed four times as many bugs, 4 times"],
  ["answered 200 calls, trained 50 starters", "Answered 200 calls", "A quarter of calls"],
  ["20 schools, 30 pupils each", "600 pupils", "900 pupils"],
  ["sold 40 tickets and cleaned 8 rooms per day", "Cleaned 8 rooms per day", "Sold 320 tickets"],
  ["cut waste 40% and trained 200 staff", "Cut waste by 40%", "Trained 80 staff"],
  ["reviewed 50 files, rejected 40%", "Rejected 20 files", "Rejected 25 files"],
  ["11 plumbers + 3 apprentices", "Led 14 plumbers and apprentices", "Led 15 plumbers and apprentices"],
  ["31 passes last year out of 47 tests", "A pass rate of 66%", "A pass rate of 76%"],
  ["12 coders reviewed. 30 charts per coder", "360 charts", "480 charts"],
  ["podcast test, 3 episodes, 12 leads", "Four leads per episode", "Six leads per episode"],
  ["12 cases a month, avg loan 210k", "About 2.5m a month", "About 3.5m a month"],
  ["8 hours a day, 5 days a week", "40 hours a week", "50 hours a week"],
  ["wrote 150 quotes, 120 became policies", "80% of quotes became policies", "90% of quotes became policies"],
  ["walked 6 dogs and fed 90 cats", "Fed 90 cats", "Fed 15 times the cats, 15 times"],
];

test.for(TWINS)("%s: %s, never %s", ([source, honest, dishonest]) => {
  expect(unsupportedFacts(source, honest)).toEqual([]);
  expect(unsupportedFacts(source, dishonest)).not.toEqual([]);
});

test.for([
  ["sold 120 tickets", "cleaned 80 rooms", "Sold 200 tickets"],
  ["sold 120 tickets", "cleaned 80 rooms", "Sold 40 more tickets"],
  ["packed 90 orders", "led 30 people", "Packed three times the orders, 3 times"],
  ["packed 90 orders", "led 30 people", "Packed 120 orders"],
])("what is confirmed beside %s is not added to it: %s", ([source = "", context = "", suggestion = ""]) => {
  expect(unsupportedFacts(source, suggestion, context)).not.toEqual([]);
});
