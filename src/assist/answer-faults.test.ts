import { describe, expect, test } from "vitest";
import { answerFaults } from "./answer-faults.ts";

function faults(text: string, answer: string) {
  return answerFaults({ task: "experience", text, tone: "professional", seniority: "mid" }, answer);
}

describe("beside its text, an answer misses its form", () => {
  test.for([
    ["looked after 12 horses", "Resume", "too-short"],
    ["looked after 12 horses", "Groom.", "too-short"],
    ["fed horses and cleaned stables", "Fed horses\nFed horses.\nfed horses", "repeated"],
    ["fed horses in the morning", "I fed horses in the morning", "first-person"],
    ["fed horses in the morning", "Fed horses, and I'm punctual", "first-person"],
    ["fed horses in the morning", "My horses were fed in the morning", "first-person"],
    ["fed horses in the morning", "Alimentó a los caballos por la mañana", "language"],
    ["fed horses in the morning", "Fed horses\nNourrissait les chevaux dans les écuries du club", "language"],
    ["fed horses in the morning", "毎朝馬に餌をやりました", "language"],
    ["fed horses in the morning", "Fed άλογα in the morning", "language"],
    ["fed horses in the morning", "Fed horses in the morning 🐴", "markup"],
  ] as const)("%s → %s: %s", ([text, answer, fault]) => {
    expect(faults(text, answer)).toContain(fault);
  });
});

test.for([
  ["Nurse", "Nurse"],
  ["speaks 3 languages", "Speaks three languages"],
  ["mended fences on my uncles farm", "Mended fences on my uncle's farm"],
  ["memory box for the lady i looked after", "Made a memory box for the lady I looked after"],
  ["ran phase 1 trials", "Ran Phase I trials and I/O tests"],
  ["sold tea\nsold tea", "Sold tea\nSold tea"],
  ["wrote the Ελλάδα guide", "Wrote the Ελλάδα guide"],
  ["TIG welding of stainless", "TIG-welded stainless steel"],
  ["menus at Café Zürich", "Wrote menus at Café Zürich"],
  ["sold ★ rated hotels ☎", "Sold ★ rated hotels ☎"],
  ["filed patents", "Filed patents for SmartGrip™"],
] as const)("%s → %s is in form", ([text, answer]) => {
  expect(faults(text, answer)).toEqual([]);
});
