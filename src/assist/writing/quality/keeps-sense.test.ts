import { expect, test } from "vitest";
import { tokenize } from "../read/tokenize.ts";
import { keepsSense } from "./keeps-sense.ts";

test.for([
  ["I did the rota and trained 4 starters", "Prepared the rota and trained 4 starters"],
  ["responsible for the shop", "Managed the shop"],
  ["basically covered the north", "Covered the north"],
] as const)("%s is kept in %s", ([source, said]) => {
  expect(keepsSense(tokenize(source), [said])).toBe(true);
});

test.for([
  ["a very rural patch", "A rural patch"],
  ["both got their level 2, mostly in spring", "Got their level 2 in spring"],
  ["two apprentices with me, showed them corners", "Two apprentices with, showed them corners"],
  ["my leader saying I had best scores", "The leader saying had best scores"],
  ["filling, sanding, undercoat", "Filled and sanded and undercoat and"],
] as const)("%s is not kept in %s", ([source, said]) => {
  expect(keepsSense(tokenize(source), [said])).toBe(false);
});
