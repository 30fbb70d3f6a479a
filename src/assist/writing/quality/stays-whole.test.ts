import { expect, test } from "vitest";
import { staysWhole } from "./stays-whole.ts";

test.for([
  ["i sold 61 houses in 2 years", "Sold 61 houses in 2 years"],
  ["made it faster (from 800ms to 200ms)", "Sped it up from 800 ms to 200 ms"],
  ["Trained three starters", "Trained 3 starters"],
  ["the rota, which the", "The rota, which the"],
] as const)("%s stays whole in %s", ([source, said]) => {
  expect(staysWhole(source, [said])).toBe(true);
});

test.for([
  ["sold 61 houses in 2 years", "Sold 61 houses"],
  ["process payroll for 80 people", "Process process payroll for 80 people"],
  ["two apprentices with me, showed them", "Two apprentices with, showed them"],
  ["sales on board (i was top seller), cabin", "Sales on board was top seller), cabin"],
] as const)("%s is broken in %s", ([source, said]) => {
  expect(staysWhole(source, [said])).toBe(false);
});
