import { describe, expect, test } from "vitest";
import { fusedContext } from "./fused-context.ts";

const TEAM = "Team leader, 12 staff\nTesco";
const SKILLS = "Web developer\nHalden Ltd\nReact\nNode.js\nSAP";

describe("a fact that stands only around the line", () => {
  test.each([
    ["looked after the toilets", "Managed 12 staff looking after the toilets", TEAM, "12"],
    ["looked after the toilets", "Led a team of 12 to look after the toilets", TEAM, "12"],
    ["built the company site", "Built the company site in React", SKILLS, "React"],
    ["did the stock count", "Ran the stock count in SAP", SKILLS, "SAP"],
    [
      "answered the phone",
      "Answered the phone 300 times a day",
      "Clerk\nsent 300 letters a day",
      "300 times",
    ],
    [
      "cleaned the kitchen",
      "Cleaned the kitchen on a £40,000 budget",
      "Chef\nheld a £40,000 food budget",
      "40,000",
    ],
  ])("%s: is not put into %s", (source, suggestion, context, fact) => {
    expect(fusedContext(source, suggestion, context).map(({ text }) => text)).toEqual([fact]);
  });

  test.each([
    ["the line has it too", "led 12 cleaners", "Led 12 cleaners", TEAM],
    ["the context speaks of the same", "trained the staff", "Trained 12 staff", TEAM],
    [
      "it is said by itself",
      "looked after the toilets",
      "Team leader of 12 staff. Looked after the toilets.",
      TEAM,
    ],
    [
      "it is a title, an employer or a date",
      "built the site",
      "Web developer at Halden Ltd: built the site",
      SKILLS,
    ],
    [
      "it belongs to a title",
      "sent the weekly mail",
      "CRM Executive sending the weekly mail",
      "CRM Executive, Oakhurst",
    ],
    ["there is no context", "looked after the toilets", "Managed 12 staff", ""],
  ])("where %s nothing is in doubt", (_, source, suggestion, context) => {
    expect(fusedContext(source, suggestion, context)).toEqual([]);
  });
});
