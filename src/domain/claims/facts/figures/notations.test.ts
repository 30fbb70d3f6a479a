import { expect, test } from "vitest";
import { unsupportedFacts } from "../unsupported-facts.ts";

/** A source, an odd notation of what it says, and the same notation of something larger. */
const TWINS: readonly (readonly [source: string, honest: string, dishonest: string])[] = [
  ["picked 12 orders", "Picked double-digit orders", "Picked four-digit orders"],
  ["picked 4 orders", "Picked four orders", "Picked four-digit orders"],
  ["picked 6 orders", "Picked single-digit orders", "Picked six figures of orders"],
  ["sales of 250k", "Six-figure sales", "Seven-figure sales"],
  ["sales up 12%", "Double-digit sales growth", "Triple-digit sales growth"],
  ["sales went from 20 to 26", "Double-digit growth", "Three-digit growth"],
  ["picked 144 orders", "Picked a dozen dozen orders", "Picked three dozen dozen orders"],
  ["picked 20 orders", "Picked a score of orders", "Picked a gross of orders"],
  ["picked 12 orders", "Picked a dozen orders", "Picked a score of orders"],
  ["a score of 85 in the audit", "An audit score of 85", "An audit score of 95"],
  ["picked 12,000 orders", "Picked 12 thou orders", "Picked 12 lakh orders"],
  ["picked 12 orders", "Picked twelve orders", "Picked 12 thou orders"],
  ["picked 1,200 orders", "Picked 12 hundred orders", "Picked 12 thousand orders"],
  ["spent 12,000 on stock", "Spent 12 grand on stock", "Spent 120 grand on stock"],
  ["picked 12 orders", "Picked 12 orders", "Picked 1/12 of orders"],
  ["packed 1/4 of orders", "Packed a quarter of orders", "Packed 1/3 of orders"],
  ["3 of 12 orders came back", "1 in 4 orders came back", "1 in 3 orders came back"],
  ["picked 12k orders", "Picked five-figure orders", "Picked double-digit orders"],
  ["every third caller signed up", "One in three callers signed up", "One in two callers signed up"],
  ["a pair of figure skaters", "Two figure skaters", "Four figure skaters"],
  ["viewings 100s", "Hundreds of viewings", "Thousands of viewings"],
  ["raised reading scores", "Raised reading scores", "Raised scores of readers"],
  ["picked 90 to 120 orders", "Three-digit orders", "Four-digit orders"],
  ["made 4 figures for the paper", "Made 4 figures for the paper", "Made five figures for the paper"],
];

test.for(TWINS)("%s: %s, never %s", ([source, honest, dishonest]) => {
  expect(unsupportedFacts(source, honest)).toEqual([]);
  expect(unsupportedFacts(source, dishonest)).not.toEqual([]);
});
