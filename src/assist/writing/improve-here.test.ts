import { describe, expect, test } from "vitest";
import { unsupportedFacts } from "../../domain/claims/facts/unsupported-facts.ts";
import { type ImproveRequest, TONES } from "../../domain/suggestions/request.ts";
import { BULLETS } from "./examples/bullet-examples.ts";
import { HARD } from "./examples/hard-examples.ts";
import { PROJECTS } from "./examples/project-examples.ts";
import { improveHere } from "./improve-here.ts";

function improved(text: string, rest: Partial<ImproveRequest> = {}) {
  return improveHere({ task: "experience", text, tone: "professional", seniority: "mid", ...rest });
}

test.for([...BULLETS, ...HARD])("%s → %s", ([text, expected]) => {
  expect(improved(text).text).toBe(expected);
});

test.for(PROJECTS)("of a project: %s → %s", ([text, expected]) => {
  expect(improved(text, { task: "project" }).text).toBe(expected);
});

test("a letter without a capital of its own stays as it is", () => {
  expect(improved("I taught a class. ῗ").text).toContain("ῗ");
});

test.for(["Car sales, new and used", "Lead generation for B2B clients"])(
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

test("a strong line a few words over the limit stays whole", () => {
  const text =
    "Launched a monthly repair café in a disused library, recruiting 19 fixers and keeping 640 household items out of landfill in the first year.";
  expect(improved(text, { task: "project" }).text).toBe(text);
});

describe("the lines that were said badly before", () => {
  test.for([
    [
      "Assisted in starting bedside shift report, falls went from 11 to 4 in a year",
      "Helped start bedside shift report; falls went from 11 to 4 in a year",
    ],
    [
      "Made the api faster (from 800ms to 200ms) by adding redis cache",
      "Sped up the API (from 800 ms to 200 ms) by adding Redis cache",
    ],
    ["vital signs every 4 hours", "Vital signs every 4 hours"],
    ["responsible for vital signs every 4 hours", "Responsible for vital signs every 4 hours"],
  ] as const)("%s → %s", ([text, expected]) => {
    expect(improved(text).text).toBe(expected);
  });

  test("a misspelled word is corrected and shown", () => {
    const { text, findings } = improved("i was responsable for 40 apprentises");
    expect(text).toBe("Managed 40 apprentices");
    expect(findings).toEqual([
      { code: "spelling", from: "responsable", to: "responsible" },
      { code: "spelling", from: "apprentises", to: "apprentices" },
    ]);
  });

  test.for(["knitted shirts with beads", "greased the spanner", "Preceptored 11 nurses on Ward 7"])(
    "%s is spelled well",
    (text) => {
      expect(improved(text).findings.filter(({ code }) => code === "spelling")).toEqual([]);
    },
  );

  test("who helped with one thing is not said to have done the other", () => {
    expect(improved("helped to write the leaflet and print the posters").text).toBe(
      "Helped write the leaflet and print the posters",
    );
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
    [
      "Manage a portfolio of 30 flats and deal with tenants",
      "Managed a portfolio of 30 flats and dealt with tenants",
    ],
    ["Check guests in and out and handle complaints", "Checked guests in and out and handled complaints"],
    ["Work with children and plan activities", "Worked with children and planned activities"],
    ["Plan, cook and serve meals for 60 residents", "Planned, cooked and served meals for 60 residents"],
    [
      "Oversee a budget of $2m & report directly to the CFO",
      "Oversaw a budget of $2m and reported directly to the CFO",
    ],
    ["Lead a team of 6 receptionists", "Led a team of 6 receptionists"],
    ["Lead generation for B2B clients", "Lead generation for B2B clients"],
    ["Sales reports for the board", "Sales reports for the board"],
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
  test.for([
    [
      "did checks on 3 boilers a week, faults went from 9 to 4",
      "Did checks on 3 boilers a week; faults went from 9 to 4",
      "Carried out checks on 3 boilers per week; faults went from 9 to 4",
      "Did checks on three boilers a week; faults went from 9 to 4.",
    ],
    [
      "looked after about 40 plants in two greenhouses, didnt lose one",
      "Looked after about 40 plants in two greenhouses, didn't lose one",
      "Took care of about 40 plants in 2 greenhouses, did not lose one",
      "Looked after about 40 plants in two greenhouses, didn't lose one.",
    ],
  ] as const)(
    "say the same in other figures, rates and words of equal meaning: %s",
    ([text, ...expected]) => {
      const said = TONES.map((tone) => improved(text, { tone }).text);
      expect(said).toEqual(expected);
    },
  );

  test.for(TONES)("%s changes nothing where nothing gets better", (tone) => {
    const text = "Triage up to 40 walk-in patients per shift over three wards";
    expect(improved(text, { tone })).toMatchObject({ text, findings: [{ code: "left-as-is" }] });
  });

  test("two in three lines differ between two of the tones, and none in its facts", () => {
    const lines = [...BULLETS, ...HARD].map(([text]) => text);
    const differing = lines.filter((text) => {
      const said = TONES.map((tone) => improved(text, { tone }).text);
      for (const one of said) for (const other of said) expect(unsupportedFacts(one, other), one).toEqual([]);
      return new Set(said).size > 1;
    });
    expect(differing.length).toBeGreaterThan((lines.length * 2) / 3);
  });

  test("senior wording comes only where the text puts somebody in charge", () => {
    const senior = { seniority: "senior" } as const;
    expect(improved("responsible for a team of 5", senior).text).toBe("Led a team of 5");
    expect(improved("responsible for the appraisal process", senior).text).toBe(
      "Oversaw the appraisal process",
    );
    expect(improved("responsible for the appraisal process", { seniority: "junior" }).text).toBe(
      "Responsible for the appraisal process",
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
    // Of a line with a fault, which this one has with a small letter.
    const weak = text.replace("Wrote", "wrote");
    expect(improved(weak, { task: "project" }).text.split("\n").length).toBe(2);
  });
});

describe("a summary", () => {
  const summary = (text: string) => improved(text, { task: "summary" }).text;

  test.for([
    ["Bus driver. want out of nights and into training", /Want out of nights and into training/],
    ["HGV class 1, ADR. Don't want tramping any more. 11 years no accidents", /Don't want tramping/],
  ] as const)("%s is not turned round", ([text, said]) => {
    expect(summary(text)).toMatch(said);
  });

  test("comes out in two to four lines without first person", () => {
    expect(
      summary(
        "I am a registered nurse who is passionate about patients. I have 11 years of experience in ICU and ER. I speak English and Tagalog.",
      ),
    ).toBe(
      "Registered nurse who is passionate about patients.\n11 years of experience in ICU and ER. Speak English and Tagalog.",
    );
  });

  test("of one sentence stays one, on two lines", () => {
    expect(summary("recent graduate in economics, looking for a job in banking")).toBe(
      "Recent graduate in economics,\nlooking for a job in banking.",
    );
  });

  test("of many short sentences has lines of similar length, and none of them is cut", () => {
    expect(summary("electrician. 12 yrs. Domestic and commercial. Own van. Full licence. References.")).toBe(
      "Electrician. 12 years. Domestic and commercial.\nOwn van. Full licence. References.",
    );
  });

  test("speaks of one person", () => {
    expect(summary("Stays calm. Charts on time, and patients tell me I explain things well.")).toBe(
      "I stay calm.\nI chart on time, and patients tell me I explain things well.",
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
    ["Wrote care plans and handover notes", ["How many care plans?"]],
    ["Kept the members list up to date", []],
    ["Reduced the queue at the desk", ["By how much?"]],
    ["Moved bookings to the new system", ["How many bookings?", "Which system?"]],
    ["Led a kaizen on the press line; changeovers went from 48 minutes to 19", []],
    ["Trained 4 new starters", ["What came of it?"]],
  ] as const)("of %s: %s", ([text, hints]) => {
    expect(improved(text).hints).toEqual(hints);
  });

  test("of a project ask for users only where there can be some", () => {
    const hints = (text: string) => improved(text, { task: "project" }).hints;
    expect(hints("Built a chat app with React")).toEqual(["How many people use it?"]);
    expect(hints("Converted a horsebox into a mobile coffee bar")).toEqual([]);
  });
});
