import { expect, test } from "vitest";
import { resumeOf } from "../../../../tests/factories/given-resume.ts";
import { cpuOfFirst } from "../../../../tests/support/cpu.ts";
import { draftLetter } from "./draft-letter.ts";
import { MOST_SENTENCES, sentencesToJudge } from "./sentences-to-judge.ts";

const COOK = resumeOf({
  name: "Sam Okoro",
  experience: [
    {
      company: "St. Mary's",
      title: "Cook",
      period: "2021 – 2023",
      bullets: ["Helped with ordering", "Trained 3 new cooks"],
    },
    { company: "Rema", title: "Clerk", period: "2020", bullets: ["Worked on migrating the company to AWS"] },
  ],
  skills: ["AWS"],
});

const judged = (letter: string) => sentencesToJudge(COOK, letter).map(({ text }) => text);

test("a draft holds nothing to judge: it is the resume's own lines and fixed words", () => {
  const { text } = draftLetter(COOK, { job: "Title: Cook\nCompany: Acme\nRequirements: AWS" });
  expect(text).toContain("I last worked as Cook at St. Mary's.");
  expect(text).toContain("As Cook at St. Mary's, I trained 3 new cooks.");
  expect(judged(text)).toEqual([]);
});

test.for([
  ["At St. Mary's, as Cook, I managed ordering.", ["At St. Mary's, as Cook, I managed ordering."]],
  ["Helped with ordering. I led the migration to AWS.", ["I led the migration to AWS."]],
  ["Helped with ordering and led the team.", ["Helped with ordering and led the team."]],
  ["I trained 3 new cooks in Oslo.\nI am calm", ["I trained 3 new cooks in Oslo.", "I am calm"]],
  ["I ran Rema. There, I also trained 3 new cooks.", ["I ran Rema.", "There, I also trained 3 new cooks."]],
  ["I currently work as Cook at St. Mary's.", ["I currently work as Cook at St. Mary's."]],
  ["I last worked as Cook at Rema.", ["I last worked as Cook at Rema."]],
  ["My certificates include AWS.", ["My certificates include AWS."]],
  ["I look forward to hearing from you. Thank you for your time.", []],
  ["I look forward to hearing from you as head chef.", ["I look forward to hearing from you as head chef."]],
] as const)("“%s” is judged by meaning where it is not theirs", ([letter, expected]) => {
  expect(judged(letter)).toEqual(expected);
});

test("a sentence goes with the lines that speak of the same, and with the rest beside them", () => {
  const [sentence] = sentencesToJudge(COOK, "I led the migration of the company to AWS.");
  expect(sentence?.source).toContain("Worked on migrating the company to AWS");
  expect(sentence?.source.split("\n")).toHaveLength(4);
  expect([...(sentence?.facts ?? []), sentence?.source].join("\n")).toContain("Trained 3 new cooks");
});

test("a letter as long as may be, of sentences of one letter, costs little", () => {
  const bullets = Array.from({ length: 100 }, (_, at) => `Did thing ${at} of the shop`);
  const long = resumeOf({
    ...COOK,
    experience: Array.from({ length: 5 }, () => ({ company: "A", title: "B", period: "", bullets })),
  });
  const spent = cpuOfFirst(() =>
    expect(sentencesToJudge(long, "z. ".repeat(2000))).toHaveLength(MOST_SENTENCES + 1),
  );
  expect(spent).toBeLessThan(3000);
});
