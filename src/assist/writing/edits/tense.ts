import { certainInterval } from "../../../domain/dates/parse-interval.ts";
import { baseOf } from "../../../domain/language/inflect.ts";
import type { AssistContext } from "../../../domain/suggestions/request.ts";
import type { Word } from "../read/word.ts";
import type { Tense } from "./inflected.ts";

const GOES_ON = /\b(?:present|current(?:ly)?|now|today|ongoing)\b|^since\b|[-–—]\s*$/i;

export type Period = "over" | "goes-on" | "unknown";

export function periodOf(context: AssistContext | undefined): Period {
  const period = context?.period?.trim() ?? "";
  if (period === "") return "unknown";
  if (GOES_ON.test(period)) return "goes-on";
  const interval = certainInterval(period);
  if (interval === null) return "unknown";
  return interval.isOngoing ? "goes-on" : "over";
}

/** The tense of an action that the line names without one, by the words around it ("am responsible for") and the role's period. */
export function tenseOf(frame: readonly Word[], period: Period, isOfToday: boolean): Tense {
  if (period === "over") return "past";
  if (period === "goes-on") return "present";
  const has = (words: RegExp): boolean => frame.some(({ lower }) => words.test(lower));
  if (has(/^(?:currently|am|is|are|have|has|need|get|include|includes|involves|help|helps|assist|assists)$/))
    return "present";
  if (has(/^(?:was|were|had|used|managed|got|ended|included|involved|helped|assisted|took|needed)$/))
    return "past";
  return isOfToday ? "present" : "past";
}

/** Without a period, what the person says of themselves tells whether the role goes on. */
export function speaksOfToday(words: readonly Word[]): boolean {
  return words.some(({ lower, post }, at) => {
    const next = words[at + 1]?.lower ?? "";
    return (
      /^(?:i|we)$/.test(lower) &&
      post === "" &&
      (next === "am" || (baseOf(next, "base") !== null && baseOf(next, "past") === null && next !== "have"))
    );
  });
}
