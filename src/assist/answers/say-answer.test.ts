import { describe, expect, test } from "vitest";
import { answeredText } from "../answered-text.ts";
import { ANSWERED } from "./answered-examples.ts";

describe("an answer is said in the line, in the person's own words", () => {
  test.for(ANSWERED)("%s: %s + %s %s", ([, line, question, answer, expected]) => {
    expect(answeredText("experience", line, [`${question} ${answer}`])).toBe(expected);
  });
});

describe("an answer never says more in the line than the person said", () => {
  test.for([
    ["Treated patients", "How many patients?", "We refused 5", "Treated patients. We refused 5."],
    ["Treated patients", "How many patients?", "I treated 5", "Treated 5 patients"],
    ["Cared for patients", "How many patients?", "we cared for 5", "Cared for 5 patients"],
    ["Looked after patients", "How many patients?", "I lost 3", "Looked after patients. I lost 3."],
    ["Managed staff", "How many staff?", "I fired 12", "Managed staff. I fired 12."],
    ["Drove vans", "How many vans?", "I've driven 5", "Drove 5 vans"],
    ["Trained nurses", "How many nurses?", "5 failed", "Trained nurses, 5 failed"],
    ["Reduced waste", "By how much?", "not by much", "Reduced waste. Not by much."],
    ["Increased sales", "By how much?", "5% down", "Increased sales, 5% down"],
    ["Wrote a guide", "What came of it?", "was used by 3 wards", "Wrote a guide. Was used by 3 wards."],
    ["Wrote a guide", "What came of it?", "taken up by 3 wards", "Wrote a guide, taken up by 3 wards"],
    ["Wrote a guide", "What came of it?", "adopted in 3 wards", "Wrote a guide, adopted in 3 wards"],
    ["Mentored Sam", "What came of it?", "won best newcomer", "Mentored Sam. Won best newcomer."],
    ["Mentored Sam", "What came of it?", "has won an award", "Mentored Sam. Has won an award."],
    ["Raised money", "How much money?", "we needed £900", "Raised money. We needed £900."],
    ["Increased sales", "By how much?", "I missed 20%", "Increased sales. I missed 20%."],
    ["Trained nurses", "How many nurses?", "only 2", "Trained only 2 nurses"],
    ["Trained nurses", "How many nurses?", "probably just 2", "Trained just about 2 nurses"],
    ["Reduced waste", "By how much?", "up to 10%", "Reduced waste by up to 10%"],
    ["Reduced waste", "By how much?", "it went up to 10%", "Reduced waste. It went up to 10%."],
    ["Reduced waste", "By how much?", "it went up by 5%", "Reduced waste. It went up by 5%."],
    ["Reduced waste", "By how much?", "it went down by 5%", "Reduced waste by 5%"],
    ["Increased sales", "By how much?", "they rose by 5%", "Increased sales by 5%"],
    ["Increased sales", "By how much?", "down 5%", "Increased sales. Down 5%."],
    ["Cut Node.js start-up time", "By how much?", "40%", "Cut Node.js start-up time by 40%"],
    ["Cut errors at 99.5% uptime", "By how much?", "40%", "Cut errors at 99.5% uptime by 40%"],
    ["Answered calls", "How many calls?", "60 missed calls a day", "Answered calls, 60 missed calls a day"],
    ["Trained nurses", "How many nurses?", "2 student nurses", "Trained nurses, 2 student nurses"],
    ["Trained most nurses", "How many nurses?", "5", "Trained most nurses, 5 nurses"],
    ["Trained all the nurses", "How many nurses?", "5", "Trained all the nurses, 5 nurses"],
    ["Trained most of the nurses", "How many nurses?", "5", "Trained most of the nurses, 5 nurses"],
    ["Ran a target-driven budget", "How much money?", "£10k", "Ran a target-driven budget of £10k"],
    ["Ran money-saving events", "How much money?", "£10k", "Ran money-saving events, £10k"],
    ["Answered calls", "How many calls?", "10 000", "Answered calls, 10 000"],
    ["Answered calls", "How many calls?", "40 fewer", "Answered calls, 40 fewer"],
    ["Led a team", "How many people?", "a couple", "Led a team of a couple of people"],
    ["Kept stock", "Which system?", "not SAP, Oracle", "Kept stock. Not SAP, Oracle."],
    ["Kept stock", "Which system?", "we used to use SAP", "Kept stock. We used to use SAP."],
    ["Kept stock", "Which system?", "used to be SAP, now Oracle", "Kept stock. Used to be SAP, now Oracle."],
    ["Kept stock", "Which system?", "we used SAP, Oracle", "Kept stock using SAP and Oracle"],
    [
      "Mentored a junior developer",
      "What came of it?",
      "won best newcomer",
      "Mentored a junior developer. Won best newcomer.",
    ],
    [
      "Wrote a discharge guide",
      "What came of it?",
      "used by 3 other wards",
      "Wrote a discharge guide, used by 3 other wards",
    ],
  ] as const)("%s + %s %s", ([line, question, answer, expected]) => {
    expect(answeredText("experience", line, [`${question} ${answer}`])).toBe(expected);
  });
});
