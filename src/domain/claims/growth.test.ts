import { expect, test } from "vitest";
import { unsupportedClaims } from "./check-claims.ts";

const SHORT = 2_000;
const LONG = 16_000;
/** Eight times the text may take eight times as long; more than twice that is room for caches. A square would be 64. */
const MOST = 20;

const PIECES = [
  "sold 12 cars, ",
  "from 10 to 5 ",
  "2 x 3 ",
  "12 cars and 7 vans, ",
  "certified AB, ",
  "co-wrote it together with the chef, ",
  "1,",
  "40% ",
  "May 2014, ",
  "one hundred ",
  "every two weeks ",
  "ABC DEF. ",
  "Bank of Institute of ",
  "senior manager ",
  "as a ",
  "led the team, ",
  "part of the report ",
  "resulting in higher ",
  "to attract exquisite ",
  "who did and ",
  "all every ",
  "react node ",
  "(",
  "\n",
  "a-",
];

/** What the source says, and what the suggestion makes of it. */
const TWISTED = [
  ["sold cars and washed vans, ", "Designed cars and built vans, "],
  ["used Sap, ", "Worked for Sap "],
  ["i did not do the gas, ", "did the gas, "],
] as const;

function cost(piece: string, size: number): number {
  const source = repeated(piece, size);
  return costOf(
    source,
    `Packed boxes ${source.slice(0, size / 2)}${[...source]
      .reverse()
      .join("")
      .slice(0, size / 2)}`,
  );
}

function repeated(piece: string, size: number): string {
  return piece.repeat(Math.ceil(size / piece.length)).slice(0, size);
}

/** The work of this thread alone: what else the machine does is not counted. */
function costOf(source: string, suggestion: string): number {
  const from = process.threadCpuUsage();
  unsupportedClaims(source, suggestion);
  const { user, system } = process.threadCpuUsage(from);
  return (user + system) / 1_000;
}

/** How many times as long the long text takes. Each counts with the best of three; a long one that is good enough is not tried again. */
function growthOf(work: (size: number) => number): number {
  work(1_000);
  let long = work(LONG);
  // Below a few milliseconds the clock tells more than the work.
  const short = Math.max(Math.min(work(SHORT), work(SHORT), work(SHORT)), 4);
  for (let again = 0; again < 2 && long / short >= MOST; again++) long = Math.min(long, work(LONG));
  return long / short;
}

test.for(PIECES)("the cost of %j grows with the text and no faster", { timeout: 120_000 }, (piece) => {
  expect(growthOf((size) => cost(piece, size))).toBeLessThan(MOST);
});

test.for(TWISTED)("so does that of %j made %j", { timeout: 120_000 }, ([said, made]) => {
  expect(growthOf((size) => costOf(repeated(said, size), repeated(made, size)))).toBeLessThan(MOST);
});
