import type { Quantity } from "../quantities/quantity.ts";
import type { Reading } from "../support.ts";
import type { StatedNumbers } from "./stated-numbers.ts";

export type Case = (said: Quantity, suggestion: Reading, source: StatedNumbers) => boolean;

export function before({ start }: Quantity, { text }: Reading, length = 16): string {
  return text.slice(Math.max(0, start - length), start);
}
