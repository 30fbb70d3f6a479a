import { expect, test } from "vitest";
import { compareGrammar, grammarFindings } from "./grammar.ts";
import { grammarReport } from "./report-grammar.ts";

const row = (source: string, result: string) => ({ id: "row", task: "experience" as const, source, result });

test("a result with broken grammar is found out, and its row is named", async () => {
  const rows = await compareGrammar([
    row(
      "changed the bearings so it stops less often",
      "Changed an bearing so it stops less often then before",
    ),
  ]);
  expect(rows[0]?.added.map(({ rule }) => rule).sort()).toEqual(["AnA", "ThenThan"]);
  expect(grammarReport(rows, true)).toContain('"an"');
  expect(grammarReport(rows, false)).not.toContain("bearings");
});

test("what was wrong before is not held against the result", async () => {
  const [kept] = await compareGrammar([row("fixed an bug in the till", "Fixed an bug in the till")]);
  expect(kept?.before).toHaveLength(1);
  expect(kept?.added).toEqual([]);
});

test.for([
  "Patrols, CCTV, key holding and alarm response",
  "did 600 invoices a month in Sage",
  "MIG and TIG welding of pipework for combi boilers",
])("%s has no fault of grammar: fragments, small letters and words of trades are none", async (line) => {
  expect(await grammarFindings(line)).toEqual([]);
});

test("figures of both sides are counted by lines", async () => {
  const rows = await compareGrammar([row("I has an van\nran it", "Has a van\nRan it")]);
  expect(grammarReport(rows, false)).toMatch(/\| experience \| \d+\.\d \(\d in 2\) \| 0\.0 \(0 in 2\)/);
});
