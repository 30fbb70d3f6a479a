import { expect, test } from "vitest";
import { articleFor } from "./article.ts";

test.for([
  ["an", "apple"],
  ["a", "uniform"],
  ["a", "ukulele"],
  ["an", "hour"],
  ["an", "SIA"],
  ["a", "UN"],
  ["a", "one-page"],
] as const)("%s %s", ([article, word]) => {
  expect(articleFor(word)).toBe(article);
});
