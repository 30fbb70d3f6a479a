import { describe, expect, test } from "vitest";
import { parseQuantity } from "./quantity.ts";

const FRAMES = [
  "",
  "I had",
  "we had",
  "we have",
  "I've had",
  "I'd have",
  "we've",
  "there were",
  "it was",
  "we usually had",
  "I worked with",
  "I looked after",
];
const HEDGES =
  "about|around|approximately|roughly|nearly|almost|over|under|up to|at least|at most|more than|no more than|less than|fewer than|just over|well over|close to|upwards of|as many as".split(
    "|",
  );

describe("a number is never made more certain than the person gave it", () => {
  test.for(FRAMES.flatMap((frame) => HEDGES.map((hedge) => [frame, hedge] as const)))(
    "%s %s 40 a week",
    ([frame, hedge]) => {
      const quantity = parseQuantity(`${frame} ${hedge} 40 a week`.trim());
      expect(quantity?.amount ?? `${hedge} 40`).toBe(`${hedge} 40`);
    },
  );

  test.for([
    "maybe 40",
    "I think 40",
    "40 or so",
    "40ish",
    "40 I think",
    "probably 40",
    "not sure, maybe 40",
    "I'd say 40",
    "~40",
  ])("%s", (answer) => {
    expect(parseQuantity(answer)?.amount).toBe("about 40");
  });
});

test("a longer account is not taken apart", () => {
  for (const answer of [
    "there were 12 of us",
    "25 children, aged 2 to 4",
    "14 horses and 2 ponies",
    "40 when it was busy",
    "we refused 5",
    "I've lost 3",
    "I fired 12",
    "we used to have 12",
    "50?",
    "50-",
    "10 000",
    "two hundred fifty",
    "40 fewer",
  ])
    expect(parseQuantity(answer)).toBeNull();
});
