import { certainInterval } from "../../../domain/dates/parse-interval.ts";
import { past } from "../../../domain/language/inflect.ts";
import type { AssistContext } from "../../../domain/suggestions/request.ts";

const GOES_ON = /\b(?:present|current(?:ly)?|now|today|ongoing)\b|^since\b|[-–—]\s*$/i;

export type Period = "over" | "goes-on" | "unknown";
export type Tense = "past" | "present";

export function periodOf(context: AssistContext | undefined): Period {
  const period = context?.period?.trim() ?? "";
  if (period === "") return "unknown";
  if (GOES_ON.test(period)) return "goes-on";
  const interval = certainInterval(period);
  if (interval === null) return "unknown";
  return interval.isOngoing ? "goes-on" : "over";
}

/** The tense of an action that an opening names without one: by the role's period, else by the opening's own words, else by what the person says of today. */
export function tenseOf(opening: string, line: string, period: Period): Tense {
  if (period !== "unknown") return period === "over" ? "past" : "present";
  if (/\b(?:was|were|had|included|involved|consisted|helped|assisted)\b/i.test(opening)) return "past";
  if (/\b(?:am|is|are|have|include|includes|involves)\b|'m\b/i.test(opening)) return "present";
  return /\bI (?:am|[a-z]+(?<!ed|was|had|did|made|got|took|wrote|ran|built))\b/.test(line)
    ? "present"
    : "past";
}

/** "care for" → "cared for". */
export function inflected(verb: string, tense: Tense): string {
  const [head = "", ...particle] = verb.split(" ");
  return [tense === "past" ? past(head) : head, ...particle].join(" ");
}
