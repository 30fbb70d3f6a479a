import { expect, test } from "vitest";
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
