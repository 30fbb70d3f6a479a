import { describe, expect, test } from "vitest";
import { cpuOf } from "../../tests/support/cpu.ts";
import { answeredText, answerIn, saysAnswer } from "./answered-text.ts";

describe("an answer stands where its question was about", () => {
  test.for([
    ["Answered phones", "How many phones?", "40 a day", "Answered 40 phones a day"],
    ["Answered phones and took orders", "How many phones?", "40", "Answered 40 phones and took orders"],
    ["Wrote many care plans.", "How many care plans?", "about 12", "Wrote about 12 care plans"],
    ["Fed the horses every morning", "How many horses?", "six", "Fed six horses every morning"],
    ["Answered phones", "How many phones?", "40 calls a day", "Answered phones, 40 calls a day"],
    ["Answered 3 phones", "How many phones?", "40", "Answered 3 phones, 40 phones"],
    ["Closed the till", "How many people?", "4 a night", "Closed the till, 4 people a night"],
    ["Cut waste by sorting bins", "By how much?", "30%", "Cut waste by 30% by sorting bins"],
    ["Reduced falls", "By how much?", "from 11 to 4", "Reduced falls from 11 to 4"],
    ["Cleaned the ward", "How often, or on what scale?", "twice a day.", "Cleaned the ward twice a day"],
    ["Cleaned the ward", "On what scale?", "40 beds", "Cleaned the ward, 40 beds"],
    ["Built an app for rotas", "How many people use it?", "40", "Built an app for rotas, used by 40 people"],
    [
      "Built an app",
      "How many people use it?",
      "40 every week",
      "Built an app, used by 40 people every week",
    ],
    ["Kept the books", "Which tools or systems, if any?", "Xero", "Kept the books using Xero"],
    ["Kept the books", "Which system?", "in Xero", "Kept the books in Xero"],
    ["Ran the fair", "Which year?", "2019", "Ran the fair in 2019"],
    [
      "Started bedside report",
      "What came of it?",
      "falls halved",
      "Started bedside report, and falls halved",
    ],
  ] as const)("%s + %s %s", ([text, question, answer, said]) => {
    expect(answeredText("experience", text, [`${question} ${answer}`])).toBe(said);
  });

  test("in the line of a description that speaks of it, the others as they are", () => {
    const text = "Made 3 posters\nInvited neighbours";
    expect(answeredText("project", text, ["How many neighbours? 60"])).toBe(
      "Made 3 posters\nInvited 60 neighbours",
    );
  });

  test("in a summary as a sentence", () => {
    expect(answeredText("summary", "Cashier at Rema", ["How many years of experience? 8"])).toBe(
      "Cashier at Rema. 8 years of experience.",
    );
  });
});

test("what the text says already, and what is no answer, changes nothing", () => {
  const text = "Answered 40 phones a day";
  expect(answeredText("experience", text, ["How many phones? 40", "I led the shift", "Why? "])).toBe(text);
});

test.for([
  ["Introduced a rota for 8 nurses", "What came of it? 8 fewer sick days"],
  ["Cleaned ward 5", "What came of it? 5% fewer infections"],
] as const)("a figure of other things is not the answer: %s + %s", ([text, statement]) => {
  expect(saysAnswer(text, statement)).toBe(false);
});

test.for([
  ["Cut load time from 800ms to 200ms", "By how much? 800 ms to 200 ms"],
  ["Answered 40 phones per day", "How many phones? 40 a day"],
  ["Answered forty phones daily", "How many phones? 40 a day"],
  ["Checked the stock nightly", "How often? every night"],
  ["Built a tool used by 40 people", "How many people use it? about 40"],
  ["Cut waste 30% by sorting bins", "By how much? 30 percent"],
] as const)("what was said anew in other words is not said twice: %s", ([text, statement]) => {
  expect(answeredText("experience", text, [statement])).toBe(text);
});

test("two answers stand side by side", () => {
  const statements = ["How many phones? 40", "How often, or on what scale? every day"];
  expect(answeredText("experience", "Answered phones", statements)).toBe("Answered 40 phones every day");
});

test("an answer is told apart from other statements", () => {
  expect(answerIn("How many phones? 40")).toEqual({ question: "How many phones?", answer: "40" });
  expect(answerIn("I led the shift")).toBeNull();
  expect(answerIn("Why? ")).toBeNull();
});

test("a text says an answer also in other words, and a statement that is no answer it does not say", () => {
  expect(saysAnswer("Fitted 40 EV chargers", "How many EV chargers? 40")).toBe(true);
  expect(saysAnswer("Answered 40 phones per day", "How many phones? 40 a day.")).toBe(true);
  expect(saysAnswer("Fitted EV chargers", "How many EV chargers? 40")).toBe(false);
  expect(saysAnswer("I led the shift", "I led the shift")).toBe(false);
});

test("hostile answers cost no more than honest ones", () => {
  for (const answer of ["1,".repeat(100), "a ".repeat(100), "-".repeat(200), "1 to ".repeat(40)]) {
    const questions = [`How many phones? ${answer}`, `By how much? ${answer}`];
    expect(cpuOf(() => answeredText("experience", "phones ".repeat(800), questions))).toBeLessThan(50);
  }
});
