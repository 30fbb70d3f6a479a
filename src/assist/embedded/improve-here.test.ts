import { describe, expect, test } from "vitest";
import { JUDGE } from "../../../tests/support/judge.ts";
import type { ImproveRequest } from "../../domain/suggestions/request.ts";
import { BULLETS } from "./bullet-examples.ts";
import { DUTIES } from "./duty-examples.ts";
import { HARD } from "./hard-examples.ts";
import { improveHere } from "./improve-here.ts";
import { NAMED } from "./named-examples.ts";
import { PROJECTS } from "./project-examples.ts";
import { SUMMARIES } from "./summary-examples.ts";
import { SUMMARY_LINES_TOLD } from "./summary-line-examples.ts";

function improved(text: string, rest: Partial<ImproveRequest> = {}) {
  return improveHere({ task: "experience", text, tone: "professional", seniority: "mid", ...rest }, JUDGE);
}

test.for([...BULLETS, ...DUTIES, ...HARD])("%s → %s", ([text, expected]) => {
  expect(improved(text).text).toBe(expected);
});

test.for([...PROJECTS, ...NAMED])("of a project: %s → %s", ([text, expected]) => {
  expect(improved(text, { task: "project" }).text).toBe(expected);
});

test.for([...SUMMARIES, ...SUMMARY_LINES_TOLD])("as a summary: %s → %s", ([text, expected]) => {
  expect(improved(text, { task: "summary" }).text).toBe(expected);
});

test("a summary of one word stays that word and says so", () => {
  expect(improved("Nurse", { task: "summary" })).toMatchObject({
    text: "Nurse",
    findings: [{ code: "left-as-is" }],
    hints: ["How many years of experience?"],
  });
});

test("a letter without a capital of its own stays as it is", () => {
  expect(improved("I taught kids. ῗ").text).toBe("Taught kids; ῗ");
});

test.for(["Car sales, new and used", "Cashier", "Head of year 9", "Lead generation for B2B clients"])(
  "%s only names a thing or a person and is not called strong",
  (text) => {
    expect(improved(text).findings).toEqual([{ code: "left-as-is" }]);
  },
);

describe("a strong bullet", () => {
  test.for([
    "Cut nightly build time from 50 to 18 minutes by caching Docker layers",
    "Precepted five student nurses over two semesters.",
    "Negotiated a three-year supply contract with Orlen Foods.",
    "Coach the girls' under-15 football team two afternoons a week",
    "Drove 400,000 km without an at-fault accident",
    "Reconciled 28 bank accounts by the third working day of each month",
  ])("%s stands as it is", (text) => {
    const { text: answer, findings } = improved(text);
    expect(answer).toBe(text);
    expect(findings).toEqual([{ code: "already-strong" }]);
  });
});

describe("the tense", () => {
  const context = (period: string) => ({ context: { period } });

  test("of a role that goes on is the present", () => {
    expect(improved("responsible for training new staff", context("Mar 2021 – Present")).text).toBe(
      "Train new staff",
    );
  });

  test("of a role that is over is the past", () => {
    expect(improved("I am responsible for training new staff", context("2015 – 2017")).text).toBe(
      "Trained new staff",
    );
  });

  test.for([
    ["Manages a shop", "Managed a shop"],
    [
      "Manage a portfolio of 30 flats and deal with tenants",
      "Managed a portfolio of 30 flats and dealt with tenants",
    ],
    ["Check guests in and out and handle complaints", "Checked guests in and out, and handled complaints"],
    ["Work with children and plan activities", "Supported children and planned activities"],
    ["Answers phones and books appointments", "Answered phones and booked appointments"],
    ["Plan, cook and serve meals for 60 residents", "Planned, cooked and served meals for 60 residents"],
    [
      "Oversee a budget of $2m & report directly to the CFO",
      "Oversaw a budget of $2m and reported directly to the CFO",
    ],
    ["Lead a team of 6 receptionists", "Led a team of 6 receptionists"],
    ["Lead generation for B2B clients", "Lead generation for B2B clients"],
    ["Sales reports for the board", "Prepared sales reports for the board"],
    ["Set up the bar", "Set up the bar"],
  ] as const)("of a role that is over, of a line in its plain form: %s → %s", ([text, expected]) => {
    expect(improved(text, context("2016 – 2018")).text).toBe(expected);
  });

  test("of a role that goes on since a year is the present", () => {
    expect(improved("responsible for the library", context("Since 2021")).text).toBe("Manage the library");
  });

  test("is the person's own where no period is known", () => {
    expect(improved("I am responsible for training new staff").text).toBe("Train new staff");
    expect(improved("I was responsible for training new staff").text).toBe("Trained new staff");
  });
});

describe("tone and seniority", () => {
  test("choose among words that claim no more", () => {
    const helped = (tone: ImproveRequest["tone"]) => improved("helped to organise the fair", { tone }).text;
    expect(helped("professional")).toBe("Assisted in organising the fair");
    expect(helped("confident")).toBe("Contributed to organising the fair");
    const worked = (tone: ImproveRequest["tone"]) =>
      improved("worked with the chef on a new menu", { tone }).text;
    expect(worked("professional")).toBe("Collaborated with the chef on a new menu");
    expect(worked("confident")).toBe("Partnered with the chef on a new menu");
  });

  test("senior wording comes only where the text puts somebody in charge", () => {
    const senior = { seniority: "senior" } as const;
    expect(improved("responsible for a team of 5", senior).text).toBe("Led a team of 5");
    expect(improved("responsible for the appraisal process", senior).text).toBe(
      "Oversaw the appraisal process",
    );
    expect(improved("responsible for the appraisal process", { seniority: "junior" }).text).toBe(
      "Handled the appraisal process",
    );
    expect(improved("helped a team of 5", senior).text).not.toMatch(/led|managed/i);
  });
});

describe("length", () => {
  const long =
    "Sat with a gentleman with Parkinsons every weekday morning so that his wife could go out, made lunch, did his exercises with him and reported changes to the nurse";

  test("what one line cannot hold goes into two, and no fact is lost", () => {
    const { text } = improved(long);
    const lines = text.split("\n");
    expect(lines).toHaveLength(2);
    for (const line of lines) expect(line.split(" ").length).toBeLessThanOrEqual(24);
    for (const fact of ["Parkinsons", "weekday morning", "wife", "lunch", "exercises", "nurse"])
      expect(text).toContain(fact);
  });

  test("a project's line has two words fewer", () => {
    const text =
      "Wrote and drew and printed and bound and sold and posted one two three four five six seven eight nine ten eleven twelve";
    expect(improved(text).text).toBe(text);
    expect(improved(text, { task: "project" }).text.split("\n").length).toBe(2);
  });
});

describe("a summary", () => {
  const summary = (text: string) => improved(text, { task: "summary" }).text;

  test("comes out in two to four lines without first person", () => {
    expect(
      summary(
        "I am a registered nurse who is passionate about patients. I have 11 years of experience in ICU and ER. I speak English and Tagalog.",
      ),
    ).toBe(
      "Registered nurse who is passionate about patients.\n11 years of experience in ICU and ER.\nSpeaks English and Tagalog.",
    );
  });

  test("of one sentence is told in two", () => {
    expect(summary("Recent graduate in economics looking for a job in banking")).toBe(
      "Recent graduate in economics.\nLooking for a job in banking.",
    );
  });

  test("of many sentences keeps them all in four lines", () => {
    const lines = summary(
      "Electrician. 12 years. Domestic and commercial. Own van. Full licence. References.",
    ).split("\n");
    expect(lines).toHaveLength(4);
    expect(lines.join(" ")).toBe(
      "Electrician. 12 years. Domestic and commercial. Own van. Full licence. References.",
    );
  });

  test("that has its lines already stands as it is", () => {
    const text = "Theatre nurse with 15 years in surgery.\nScrubs for 10 to 12 procedures a week.";
    expect(summary(text)).toBe(text);
  });
});

describe("hints", () => {
  test("ask for the number that is missing and put none in", () => {
    const { text, hints } = improved("responsible for maintaining the servers");
    expect(hints).toEqual(["How many servers?"]);
    expect(text).toBe("Maintained the servers");
  });

  test("ask nothing where there is a number", () => {
    expect(improved("Maintained 40 servers").hints).toEqual([]);
  });

  test("ask by how much where something became better", () => {
    expect(improved("Reduced the queue at the desk").hints).toContain("By how much?");
    expect(improved("Cut and styled hair").hints).not.toContain("By how much?");
  });

  test.for([
    ["Wrote care plans and handover notes", "How many care plans?"],
    ["Kept the members list up to date", "How often, or on what scale?"],
    ["Took minutes for the director", "How often, or on what scale?"],
    ["Set up the ward round every morning", "On what scale?"],
    ["Reviewed and redlined NDAs", "How many NDAs?"],
    ["Planned, organised and ran summer camps", "How many summer camps?"],
    ["Wrote a review paper on soil microbes", "How often, or on what scale?"],
    ["Wrote a script to rename photos", "How many photos?"],
    ["Cared for a man with multiple sclerosis", "How often, or on what scale?"],
    ["Ran a stall, you pick a card and it shows prizes", "How many prizes?"],
    ["My thesis looks at rents in Leeds", "How often, or on what scale?"],
  ] as const)("of %s: %s", ([text, hint]) => {
    expect(improved(text).hints).toEqual([hint]);
  });

  test("of a project ask for users only where there can be some", () => {
    const hints = (text: string) => improved(text, { task: "project" }).hints;
    expect(hints("Built a chat app with React")).toEqual(["How many people use it?"]);
    expect(hints("Converted a horsebox into a mobile coffee bar")).toEqual([
      "How long did it take, or how large is it?",
    ]);
  });
});
