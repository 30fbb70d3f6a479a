import { expect, test } from "vitest";
import { grouped } from "./grouped.ts";

test.each([0, 7, 999, 1_000, 12_345, 999_999, 1_000_000, 1_234_567_890, -1_200, -100])(
  "%d is written as the runtime itself writes it",
  (whole) => expect(grouped(whole)).toBe(whole.toLocaleString("en")),
);
