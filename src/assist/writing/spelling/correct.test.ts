import { expect, test } from "vitest";
import { correction } from "./correct.ts";

test.for([
  ["recieved", "received"],
  ["custommers", "customers"],
  ["apprentiship", "apprenticeship"],
  ["permanant", "permanent"],
  ["minuts", "minutes"],
  ["actualy", "actually"],
  ["abit", "a bit"],
  ["challanges", "challenges"],
  ["daugther", "daughter"],
  ["propertys", "properties"],
  ["cleaness", "cleanliness"],
  ["wraping", "wrapping"],
  ["submited", "submitted"],
  ["commissionning", "commissioning"],
] as const)("%s is corrected", ([word, meant]) => {
  expect(correction(word, false)).toBe(meant);
});

test.for(
  "starch coroner brunch throughput schema mediation projection compliant addiction realtor extensive healthy organism lesion spayed budgies planed behavior theater pediatric".split(
    " ",
  ),
)("%s is a word of its own", (word) => {
  expect(correction(word, false)).toBeNull();
});
