import { type Practice, parsePractices } from "./entry.ts";
import { BUSINESS_PRACTICES } from "./practices/business.ts";
import { CARE_PRACTICES } from "./practices/care.ts";
import { DIGITAL_PRACTICES } from "./practices/digital.ts";
import { TRADE_PRACTICES } from "./practices/trades.ts";

/** Apart from the names: a guard that took practices for names would object to every other way to tell of one. */
export function allPractices(): readonly Practice[] {
  return [DIGITAL_PRACTICES, CARE_PRACTICES, TRADE_PRACTICES, BUSINESS_PRACTICES].flatMap(parsePractices);
}
