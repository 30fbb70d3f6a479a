import { baseOf } from "../../language/inflect.ts";

/** How a line begins, where it begins with a verb that is known. */
export interface LineOpening {
  readonly word: string;
  /** The base of its verb; null where it opens with none. */
  readonly verb: string | null;
  /** null where it is no verb, or one that could be either. */
  readonly tense: "past" | "present" | null;
}

/** What follows a verb and no noun: "Support the team", not "Support desk". */
const OBJECT_OPENS =
  /^(?:an?|the|all|every|each|our|their|its|his|her|my|this|these|both|several|many|up|over|to|with|\d\S*|two|three|four|five|six|daily|new)$/i;

export function openingOf(line: string): LineOpening {
  const [, word = "", next = ""] = /^\s*([\p{L}-]{1,40})(?:\s+(\S{1,40}))?/u.exec(line) ?? [];
  const verb = baseOf(word, "past", "third", "gerund", "base");
  return { word, verb, tense: verb === null ? null : tenseOf(word, next) };
}

function tenseOf(word: string, next: string): LineOpening["tense"] {
  // "Cut", "Set" and "Read" are both.
  if (baseOf(word, "past") !== null) return baseOf(word, "base") === null ? "past" : null;
  const isPresent = baseOf(word, "third", "base") !== null && OBJECT_OPENS.test(next);
  return isPresent ? "present" : null;
}
