import { EDITING_ORDERS, hasTurn, withoutQuoted } from "./lexicon/editing-orders.ts";
import { CLOSED_ORDERS, ORDERS } from "./lexicon/orders.ts";
import { inOtherLetters, unmask } from "./unmask.ts";

/** Whether a text gives orders to whoever rewrites it. */
export function isInjected(text: string): boolean {
  const said = withoutQuoted(unmask(text));
  if ([...ORDERS, ...EDITING_ORDERS].some((pattern) => pattern.test(said)) || hasTurn(said)) return true;
  return inOtherLetters(said).some((version) => CLOSED_ORDERS.test(version));
}
