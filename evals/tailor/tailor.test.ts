import path from "node:path";
import { describe, expect, test } from "vitest";
import { productAt } from "../product.ts";
import { readCases } from "./read-cases.ts";
import { scoreCase, type Tailored } from "./score.ts";

const cases = readCases();

test("24 ads with resumes of at least 12 trades", () => {
  expect(cases).toHaveLength(24);
  expect(new Set(cases.map(({ trade }) => trade)).size).toBeGreaterThanOrEqual(12);
});

describe("a scorer that finds", () => {
  const row = {
    trade: "",
    job: "",
    resume: { summary: "", experience: [{ bullets: [{ id: "p", text: "Kept the till" }] }] },
  };
  const answer = (
    after: string,
    quote: string,
    more: Tailored["plan"]["steps"][number]["edits"] = [],
  ): Tailored => ({
    plan: {
      scores: { now: 0, tailored: 0 },
      questions: [],
      steps: [
        {
          id: "a",
          kind: "reword",
          proofs: [{ requirement: "till", quote: { place: "/p", text: quote } }],
          edits: [{ type: "text", place: "/p", text: after }, ...more],
        },
        { id: "b", kind: "move", proofs: [], edits: more },
      ],
    },
    variant: { experience: [{ bullets: [{ id: "p", text: after }] }] },
  });

  test("a figure that nobody wrote, words of no step, another's quote, and edits that make no such variant", () => {
    expect(scoreCase(row, answer("Kept the till", "Kept the till"))).toMatchObject({
      claims: [],
      misquoted: [],
      traces: [],
    });
    expect(scoreCase(row, answer("Kept 14 tills", "Kept the till")).claims).not.toEqual([]);
    expect(scoreCase(row, answer("Kept the till", "Kept the tills")).misquoted).toEqual(["Kept the tills"]);
    const odd = answer("Kept the till", "Kept the till");
    expect(scoreCase(row, { ...odd, variant: { summary: "Led a team" } }).claims).toHaveLength(1);
    // A step that changes nothing it says: the variant is not what its edits make.
    const place = "/experience/e/bullets/p";
    const career = { experience: [{ id: "e", bullets: [{ id: "p", text: "Kept the till" }] }] };
    const unmade = answer("Kept the till", "Kept the till", [{ type: "leave-out", place }]);
    expect(scoreCase({ ...row, resume: career }, unmade).traces).toEqual(["all"]);
  });
});

test("plans for three of them claim nothing, quote to the letter and leave no trace of a refused step", {
  timeout: 120_000,
}, async () => {
  const few = cases.filter((_, nth) => nth % 8 === 0);
  const product = productAt(path.resolve(import.meta.dirname, "../../bin/candor.mjs"));
  const answers = await product.tailor(few.map(({ resume, job }) => ({ resume, job })));
  expect(answers).toHaveLength(few.length);
  for (const [nth, answer] of answers.entries()) {
    const one = few[nth];
    if (!one) continue;
    const { steps, claims, misquoted, traces } = scoreCase(one, answer);
    expect({ claims, misquoted, traces }).toEqual({ claims: [], misquoted: [], traces: [] });
    expect(steps).toBeGreaterThan(1);
  }
});
