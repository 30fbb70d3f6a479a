import { BUSINESS_PRACTICES } from "./practices/business.ts";
import { CARE } from "./practices/care.ts";
import { DIGITAL } from "./practices/digital.ts";
import { TRADES } from "./practices/trades.ts";

/** "Name = other spellings > wider skills": what people do and know. */
export const PRACTICES: readonly string[] = [DIGITAL, CARE, TRADES, BUSINESS_PRACTICES].flatMap((lines) =>
  lines.trim().split("\n"),
);
