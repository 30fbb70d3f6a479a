import { BUSINESS } from "./names/business.ts";
import { CARE_AND_TRADES } from "./names/care-and-trades.ts";
import { PLATFORMS } from "./names/platforms.ts";
import { PROGRAMMING } from "./names/programming.ts";

/** "Name = other spellings > wider skills": tools, systems, rules and methods with a title. */
export const NAMES: readonly string[] = [PROGRAMMING, PLATFORMS, BUSINESS, CARE_AND_TRADES].flatMap((lines) =>
  lines.trim().split("\n"),
);
