import { expect, test } from "vitest";
import { effort } from "../../tests/support/effort.ts";
import { JUDGE } from "../../tests/support/judge.ts";
import { firstLotPairs } from "../../tests/support/lot-rows.ts";
import { stem } from "../domain/language/stem.ts";
import { STOP_WORDS } from "../domain/language/stop-words.ts";
import { tokens } from "../domain/language/tokens.ts";
import { cutClaims } from "./cut-claims.ts";
import { leftOut } from "./left-out.ts";

test.for([
  [
    "numbers and names",
    "Responsible for stock of 40 bikes in Oslo, cutting loss by 12%",
    "Managed stock",
    ["40 bikes", "Oslo", "12%"],
  ],
  ["an employer and a time", "I sold shoes at Nike for 5 years", "Sold shoes", ["Nike", "5 years"]],
  ["tools", "Kept the ledger in Xero and Excel", "Kept the ledger", ["Xero", "Excel"]],
  ["a whole line", "Fed the horses\nMended all fences", "Fed the horses", ["Mended all fences"]],
] as const)("%s that are gone are named", ([, source, suggestion, gone]) => {
  const findings = leftOut(source, suggestion).filter(({ code }) => code === "left-out");
  expect(findings).toEqual(gone.map((text) => ({ code: "left-out", text })));
});

test("a suggestion that keeps little of a long text says so", () => {
  const source =
    "Planned menus, ordered food, trained cooks, kept the books and cleaned the kitchen every night";
  expect(leftOut(source, "Planned menus")).toContainEqual({ code: "much-left-out" });
});

test("so does one that says a list in one word", () => {
  expect(leftOut("sold tea, coffee and cakes at a stall", "Sold food")).toEqual([{ code: "much-left-out" }]);
});

test("a long line that is gone is named by its beginning", () => {
  const line = "Mended fences and gates along the whole of the northern boundary of the estate every spring";
  expect(leftOut(`Fed horses\n${line}`, "Fed horses")[0]).toEqual({
    code: "left-out",
    text: "Mended fences and gates along the whole of the northern…",
  });
});

test.for([
  ["I was responsible for answering phones at the desk", "Answered phones at the desk"],
  ["i am a nurse with ten years in ICU", "Nurse with 10 years in ICU"],
  ["helped about 20 customers a day", "Supported roughly 20 customers daily"],
  [
    "bus driver 11 years, double deckers and coaches",
    "Bus driver with 11 years on double-deckers and coaches",
  ],
  ["wrote js for the shop", "Wrote JavaScript for the shop"],
  ["Fed the horses\nMended fences", "Mended fences and fed the horses"],
] as const)("nothing is left out of “%s” by “%s”", ([source, suggestion]) => {
  expect(leftOut(source, suggestion)).toEqual([]);
});

test.for([
  [
    "a clause that went with a cut",
    "answered phones, filed papers for the mayor",
    "Answered phones and filed 300 papers for the mayor",
    "Answered phones",
    ["filed papers for the mayor"],
  ],
  [
    "half of a clause",
    "answered phones and filed old papers",
    "Answered phones and filed 300 old papers",
    "Answered phones",
    ["filed old papers"],
  ],
  [
    "a number only once",
    "answered phones, filed 40 papers for the mayor",
    "Answered phones, filed 40 papers for the proud mayor",
    "Answered phones",
    ["filed 40 papers for the mayor"],
  ],
  [
    "nothing that is told otherwise",
    "trained new staff by showing",
    "Trained new staff by showing 40 videos",
    "Trained new staff",
    [],
  ],
  ["nothing that the answer left out", "sold tea, mended kettles", "Sold tea at Nike", "Sold tea", []],
] as const)("of a cut, %s is named", ([, source, answer, cut, gone]) => {
  const findings = leftOut(source, cut, answer).filter(({ code }) => code === "left-out");
  expect(findings).toEqual(gone.map((text) => ({ code: "left-out", text })));
});

test("no clause goes with a cut without being named", () => {
  const lies = firstLotPairs("c-short", effort(12, 40)).filter(({ isHonest }) => !isHonest);
  let dropped = 0;
  for (const { source, context, suggestion } of lies) {
    const request = { task: "experience", text: source, tone: "professional", seniority: "mid" } as const;
    const cut = cutClaims(JUDGE, { ...request, context: { title: context } }, suggestion);
    if (cut === null) continue;
    const named = leftOut(source, cut, suggestion).flatMap((finding) =>
      finding.code === "left-out" ? [finding.text] : [],
    );
    const [said, kept] = [suggestion, cut].map(
      (text) => new Set(tokens(text).map(({ lower }) => stem(lower))),
    );
    for (const clause of source.split(/, |\. /)) {
      const words = tokens(clause).filter(({ lower }) => !STOP_WORDS.has(lower));
      const roots = words.map(({ lower }) => stem(lower));
      if (!roots.some((root) => said?.has(root)) || roots.some((root) => kept?.has(root))) continue;
      dropped += 1;
      expect(
        named.some((text) => words.some((word) => text.includes(word.text))),
        `${clause} | ${cut}`,
      ).toBe(true);
    }
  }
  expect(dropped).toBeGreaterThan(0);
});
