import { expect, test } from "vitest";
import { counted } from "./counted.ts";

test.each([
  [0, "resume", "0 resumes"],
  [1, "resume", "1 resume"],
  [1, "entry", "1 entry"],
  [1200, "study", "1,200 studies"],
  [2, "day", "2 days"],
])("%d %s", (count, one, words) => expect(counted(count, one)).toBe(words));
