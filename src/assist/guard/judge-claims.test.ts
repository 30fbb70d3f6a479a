import { describe, expect, test } from "vitest";
import { readTwins } from "../../../evals/guard/lots.ts";
import { effort } from "../../../tests/support/effort.ts";
import { DOUBTING, JUDGE } from "../../../tests/support/judge.ts";
import type { Judge } from "../../judge/answer.ts";
import { plain } from "./claim-pair.ts";
import { judgeClaims } from "./judge-claims.ts";
import { judgeSuggestion, questionsFor } from "./judge-suggestion.ts";
import { questionAbout } from "./question.ts";

/** Sentences that one unrelated word once let through. */
const FOOLED = [
  ["used Oracle for client orders, never SAP", "Used Oracle and SAP for client orders"],
  ["wrote part of the manual for the support desk", "Wrote the manual"],
  ["no experience with SQL, i used Excel", "Experience with SQL and Excel"],
  ["started a nursing degree, left in 2019, ran student groups", "Earned a nursing degree"],
] as const;

describe("a suggestion that says more than its source", () => {
  test.for(FOOLED)("“%s” does not support “%s”", ([source, suggestion]) => {
    expect(judgeClaims(JUDGE, { source, suggestion }).verdict).not.toBe("supported");
  });

  test.for([
    ["number", "answered phones at the desk", "Answered 50 phones at the desk", "50"],
    ["number", "trained new staff", "Trained new staff with 40 videos", "40 videos"],
    ["technology", "kept the books", "Kept the books in QuickBooks", "QuickBooks"],
    ["scope", "helped write the grant", "Wrote the grant", "Wrote"],
  ] as const)("is blocked, and its %s is named whole", ([kind, source, suggestion, words]) => {
    const { verdict, unsupported } = judgeClaims(JUDGE, { source, suggestion });
    expect(verdict).toBe("blocked");
    expect(unsupported.map(({ text }) => text).join(" | ")).toContain(words);
    expect(unsupported.map((claim) => claim.kind)).toContain(kind);
    for (const { text, start, end } of unsupported) expect(suggestion.slice(start, end)).toBe(text);
  });

  test.for([
    ["looked after the toilets", "Managed 12 staff looking after the toilets", "Team leader, 12 staff"],
    ["built the company site", "Built the company site in React", "Web developer\nReact\nNode.js"],
    ["closing the till and counting 3 registers", "Closed the till with 4 people", ""],
    ["counted 3 registers every night", "Led 3 people counting registers every night", ""],
    ["2010-2013 cook, 2013-2019 chef", "Chef (2010-2019)", ""],
    ["helped with the bar", "Helped with (ran) the bar", ""],
    ["helped with the bar", "Helped with / ran the bar", ""],
    ["finished above target", "Finished below target", ""],
    ["bought cars at auction", "Sold cars at auction", ""],
  ] as const)(
    "of a true word in a false place is not supported: “%s”, “%s”",
    ([source, suggestion, context]) => {
      expect(judgeClaims(JUDGE, { source, suggestion, context }).verdict).not.toBe("supported");
    },
  );

  test("of how long dates are is supported", () => {
    const context = "Cook\nHilton\njan 2019 – dec 2021";
    for (const [length, verdict] of [
      ["3 years", "supported"],
      ["4 years", "blocked"],
    ] as const)
      expect(
        judgeClaims(JUDGE, { source: "cook at Hilton", suggestion: `Cook at Hilton (${length})`, context })
          .verdict,
      ).toBe(verdict);
  });

  test.for(["", " \n", "...", "•"])("is never supported by a source that says nothing: “%s”", (source) => {
    for (const suggestion of ["Led a team", "Ran the shop", "Helped"])
      expect(judgeClaims(JUDGE, { source, suggestion, context: "Cook" })).toMatchObject({
        verdict: "ask",
        ask: [],
      });
  });

  test("in letters of another width, or with hidden ones between, is blocked as well", () => {
    expect(judgeClaims(JUDGE, { source: "sold shoes", suggestion: "Sold ４０ shoes" }).verdict).not.toBe(
      "supported",
    );
    expect(
      judgeClaims(JUDGE, { source: "sold shoes", suggestion: "Sold shoes in Ora\u200Bcle" }).verdict,
    ).not.toBe("supported");
  });
});

describe("a question", () => {
  const source = "wrote part of the manual for the support desk";
  const own = "Wrote part of the manual for the support desk";
  const suggestion = "Wrote the manual for the support desk";

  test("offers both wordings, and neither is chosen", () => {
    const { verdict, ask } = judgeClaims(DOUBTING, { source, suggestion });
    expect(verdict).toBe("ask");
    expect(ask).toEqual([
      {
        text: "manual",
        start: 10,
        end: 16,
        question: "Was it all of the manual, or part of it?",
        choices: [
          { label: `${suggestion}.`, statement: `${suggestion}.`, text: suggestion },
          { label: `${own}.`, statement: null, text: own },
        ],
      },
    ]);
  });

  test("shows beside a whole sentence the whole of the person's", () => {
    const whole = "wrote part of the manual, tested it with users";
    const more = "Wrote the manual and tested it with users";
    const { ask } = judgeClaims(DOUBTING, { source: whole, suggestion: more });
    const mended = "Wrote part of the manual, tested it with users.";
    expect(ask[0]?.choices.map(({ label }) => label)).toEqual([`${more}.`, mended]);
  });

  test("costs nothing where nobody asks it", () => {
    let scored = 0;
    const countedScore: Judge["score"] = (pair) => {
      scored += 1;
      return DOUBTING.score(pair);
    };
    const counting: Judge = { ...DOUBTING, score: countedScore };
    const request = { task: "experience", text: source, tone: "professional", seniority: "mid" } as const;
    const judged = judgeSuggestion(counting, request, suggestion);
    expect({ verdict: judged.verdict, scored }).toEqual({ verdict: "ask", scored: 1 });
    expect(questionsFor(counting, request, suggestion, judged)).toHaveLength(1);
    expect(scored).toBeGreaterThan(1);
  });

  test("is settled by what the person confirmed", () => {
    const statements = [`${suggestion}.`];
    expect(judgeClaims(JUDGE, { source, suggestion, statements }).verdict).toBe("supported");
  });

  test("never proposes a value that stands elsewhere in the text", () => {
    const pair = {
      source: "did cold calls, 50ish a day, booked demos for the senior guys",
      suggestion: "Booked around 50 demos a day for senior colleagues by cold calling.",
    };
    expect(judgeClaims(JUDGE, pair)).toMatchObject({ verdict: "ask", ask: [] });
  });

  test.for([
    ["passed first part of the CPA exam", "Certified Public Accountant (CPA)."],
    ["studied for a BSc in biology, did not finish", "BSc in Biology."],
    ["helped the registered nurse on a ward", "Registered nurse on a ward."],
    ["visited clients with the sales manager", "Visited clients as sales manager."],
  ] as const)("never proposes a title or a paper: “%s” is not asked about “%s”", ([source, suggestion]) => {
    const { verdict, ask } = judgeClaims(JUDGE, { source, suggestion });
    expect({ isSupported: verdict === "supported", ask }).toEqual({ isSupported: false, ask: [] });
  });

  test("is not asked where the two wordings speak of different things", () => {
    const suggestion =
      "Introduced tests and reviewed the intern's code until the agency closed in March 2023.";
    const source = "introduced tests. Left after the agency closed in March 2023.";
    const doubt = { kind: "scope", text: "reviewed the intern's code", start: 21, end: 47 } as const;
    expect(questionAbout(plain({ source, suggestion }), [doubt], () => true)).toEqual([]);
  });

  test("never proposes a value: a new number, name or date is not offered for a yes", async () => {
    const pairs = (await readTwins()).slice(0, effort(60, 200));
    const asked = pairs.flatMap((pair) =>
      judgeClaims(JUDGE, pair).ask.map((question) => ({ pair, question })),
    );
    expect(asked.length).toBeGreaterThan(5);
    for (const { pair, question } of asked) {
      const [theirs] = question.choices;
      const again = judgeClaims(JUDGE, { ...pair, statements: [theirs.statement ?? ""] });
      expect(again.verdict, theirs.label).toBe("supported");
    }
  }, 60_000);
});

describe("without a judge", () => {
  test("what facts alone do not settle is asked, never passed", () => {
    const pair = { source: "helped write the grant", suggestion: "Wrote the grant" };
    expect(judgeClaims(null, pair)).toEqual({ verdict: "ask", unsupported: [], ask: [] });
    expect(judgeClaims(null, { ...pair, suggestion: "Wrote 12 grants" }).verdict).toBe("blocked");
  });

  test.for([
    ["fed the horses\nmended fences", "Fed the horses; mended fences."],
    ["I'm a cook\nI've fed horses\nmended fences", "I am a cook. I have fed horses. I mended fences."],
  ] as const)("the person's own words “%s”, laid out anew, pass all the same", ([source, suggestion]) => {
    expect(judgeClaims(null, { source, suggestion }).verdict).toBe("supported");
  });
});

test.for([
  ["12 stores, 5 staff", "12 stores, 5 staff, leading a team of 12"],
  ["sold tickets at the museum on weekends", "Led the museum shop, sold tickets at the museum on weekends"],
] as const)(
  "beside the person's own words “%s” what is added does not pass: “%s”",
  ([source, suggestion]) => {
    const { verdict, unsupported } = judgeClaims(JUDGE, { source, suggestion });
    expect(verdict).not.toBe("supported");
    for (const { text, start, end } of unsupported) expect(suggestion.slice(start, end)).toBe(text);
  },
);
