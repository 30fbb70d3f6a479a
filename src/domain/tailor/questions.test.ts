import { describe, expect, test } from "vitest";
import type { Requirement, RequirementKind } from "../insights/match/job-match.ts";
import { questionWords } from "./question-words.ts";
import { questionsFor } from "./questions.ts";

const EXAMPLES: readonly [RequirementKind, string, string][] = [
  ["licence", "Valid RN license", "Do you hold a valid RN license? Which, and since when?"],
  ["licence", "HGV Class 1", "Do you hold this licence or certificate: HGV Class 1? Which, and since when?"],
  ["tool", "Epic", "Have you worked with Epic? Where, and for what?"],
  ["skill", "Wound care", "Do you have experience of wound care? Where, and for what?"],
  ["duty", "direct a teaching assistant", "Have you directed a teaching assistant? Where, and how often?"],
  ["duty", "Lead daily rounds", "Have you led daily rounds? Where, and how often?"],
  ["duty", "wiring diagrams", "Do you have experience of wiring diagrams? Where, and how often?"],
  [
    "years",
    "At least 3 years of ICU experience",
    "Do you have at least 3 years of ICU experience? In which positions?",
  ],
  ["years", "5+ years of payroll", "Do you have 5+ years of payroll? In which positions?"],
  ["language", "Speak Spanish", "Do you speak Spanish? How well?"],
  ["authorisation", "Right to work in the US", "Do you have the right to work in the US?"],
  ["authorisation", "permit to work in Germany", "Do you have a permit to work in Germany?"],
  ["authorisation", "Full working rights in Australia", "Do you have full working rights in Australia?"],
  [
    "degree",
    "BSc in Nursing",
    "Do you hold this degree or qualification: BSc in Nursing? From where, and since when?",
  ],
];

describe("what is asked about a must-have", () => {
  test.each(EXAMPLES)("%s, %s", (kind, words, question) => {
    expect(questionWords({ kind, words: [words], asked: words })).toBe(question);
  });

  test("is about the ad's own sentence where its words are a fragment or shouted", () => {
    expect(
      questionWords({ kind: "years", words: ["At least"], asked: "At least 3 years' acute work." }),
    ).toBe("The ad says: “At least 3 years' acute work”. Is that true of you? In which positions?");
    expect(questionWords({ kind: "duty", words: ["Interpret"], asked: "Interpret for families" })).toBe(
      "The ad says: “Interpret for families”. Have you done this? Where, and how often?",
    );
    expect(
      questionWords({ kind: "duty", words: ["> PULL CURTAINSIDERS"], asked: "> PULL CURTAINSIDERS" }),
    ).toBe("The ad says: “PULL CURTAINSIDERS”. Have you done this? Where, and how often?");
  });
});

describe("who is asked", () => {
  const missing = (skill: string, more: Partial<Requirement> = {}): Requirement => ({
    ...{ skill, level: "must", status: "missing", evidence: null, pointer: null, via: null },
    ...{ asked: skill, kind: "tool", anyOf: null, years: null, ...more },
  });

  test("nobody about what is proven, nice to have, or put aside; knock-outs come first, what is near last", () => {
    const asked = questionsFor(
      [
        missing("Epic"),
        missing("SAP", { level: "nice" }),
        missing("Excel", { status: "adjacent" }),
        missing("Word"),
        missing("RN license", { kind: "licence" }),
      ],
      [{ asked: "word", answer: "not-mine" }],
      [],
    );
    expect(asked.map(({ requirements }) => requirements)).toEqual([["RN license"], ["Epic"], ["Excel"]]);
  });

  test("nobody twice: the statement that an answer became is known by its question", () => {
    const [first] = questionsFor([missing("Epic", { status: "adjacent" })], [], []);
    const statement = `${first?.question} On ward 4, for charting`;
    expect(questionsFor([missing("Epic", { status: "adjacent" })], [], [statement])).toEqual([]);
    expect(questionsFor([missing("SAP")], [], [statement])).toHaveLength(1);
  });

  test("once about things of which one is enough, and not where one of them is shown", () => {
    const group = (status: Requirement["status"]) =>
      questionsFor([missing("AWS", { anyOf: 1 }), missing("Azure", { anyOf: 1, status })], [], []);
    expect(group("missing").map(({ question }) => question)).toEqual([
      "Have you worked with AWS or Azure? Where, and for what?",
    ]);
    expect(group("adjacent")).toHaveLength(1);
    expect(group("proven")).toEqual([]);
  });
});
