import { LIMITS } from "../../limits.ts";
import type { Resume } from "../../resume/resume.ts";
import type { ActionLine, ActionPlace } from "./action-lines.ts";
import { ROLE_WORD } from "./ad-names.ts";

/** Where a sentence stands in a letter decides how it says where that was. */
export const OPENINGS = ["present", "first", "other", "earlier", "same", "again"] as const;
export type Opening = (typeof OPENINGS)[number];

/** A line of the resume as a sentence of a letter; without a stop. */
export function sentenceOf(action: string, { title, company }: ActionPlace, opening: Opening): string {
  if (opening === "same") return `There, I also${action.slice(1)}`;
  if (opening === "again") return `I also${action.slice(1)}`;
  if (title === "" && company === "") return action;
  // Behind "I currently work as …" the place is enough.
  if (title === "" || opening === "present") return `At ${company}, ${action}`;
  const role = company === "" ? title : `${title} at ${company}`;
  if (opening === "first") return `In my role as ${role}, ${action}`;
  return opening === "earlier" ? `Earlier, as ${role}, ${action}` : `As ${role}, ${action}`;
}

/** What somebody does, or did last, in their own names for it; "" where the resume does not name both, or not plainly when. */
export function presentRole({ title, company, isOngoing, start }: ActionPlace): string {
  if (title === "" || company === "" || start === null) return "";
  return isOngoing ? `I currently work as ${title} at ${company}` : `I last worked as ${title} at ${company}`;
}

/** The same for an ad that asks for years: since when, by the date of the position. */
export function presentRoleSince(place: ActionPlace): string {
  const { title, company, isOngoing, since } = place;
  const role = presentRole(place);
  return role === "" || !isOngoing ? role : `I have worked as ${title} at ${company} since ${since}`;
}

/** Lines as sentences that follow each other: those of one place together, in the order in which the places come up. */
export function tellInOrder(lines: readonly ActionLine[], present: ActionPlace | null): string[] {
  const grouped = [...Map.groupBy(lines, ({ place }) => nameOf(place)).values()].flat();
  return grouped.map(({ action, place }, at) => {
    const [before, last] = [grouped[at - 2]?.place, grouped[at - 1]?.place];
    return sentenceOf(action ?? "", place, openingAfter(before, last ?? present, place, at === 0));
  });
}

function openingAfter(
  before: ActionPlace | undefined,
  last: ActionPlace | null,
  place: ActionPlace,
  isFirst: boolean,
): Opening {
  const name = nameOf(place);
  if (isFirst) return last === null ? "first" : nameOf(last) === name ? "present" : "other";
  if (last && nameOf(last) === name) {
    if (name === NAMELESS) return "other";
    return before && nameOf(before) === name ? "again" : "same";
  }
  const isEarlier = last?.start && place.start && place.start < last.start;
  return isEarlier ? "earlier" : "other";
}

/** Two positions of one name are one place to a letter. */
export function nameOf({ title, company }: ActionPlace): string {
  return `${title}\n${company}`;
}

export const NAMELESS = "\n";

/** Sentences of the summary in which the person speaks, "I turn slow jobs into services.", or says what they are: "Nurse with nine years." */
export function ownSummarySentences({ summary }: Pick<Resume, "summary">): string[] {
  return summary
    .slice(0, LIMITS.summary)
    .split(/(?<=[.!?])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .flatMap((sentence) => (/^I\s.*[.!]$/s.test(sentence) ? [sentence] : asBeing(sentence)));
}

const MOST_WORDS_OF_ROLE = 5;
/** "Senior nurse with", "Line cook." */
const ROLE_ENDS = /^[^.,;:!?\n]{3,60}?(?=,? (?:with|who|for|in|at|of|and)\b|\.$)/;

/** "Registered General Nurse with nine years in it." → "I am a Registered General Nurse with …"; none where it names no role. */
function asBeing(sentence: string): string[] {
  const [role = ""] = ROLE_ENDS.exec(sentence) ?? [];
  const words = role.split(" ");
  const [first = "", second = ""] = words;
  if (!sentence.endsWith(".") || words.length > MOST_WORDS_OF_ROLE) return [];
  if (!ROLE_WORD.test(words.at(-1) ?? "") || /s$/.test(role) || !/^\p{L}/u.test(first)) return [];
  if (/^(?:an?|the|my|our|as|being)$/i.test(first)) return [];
  const isName = first === first.toUpperCase() || /^\p{Lu}/u.test(second);
  const opening = isName ? first : first.toLowerCase();
  return [`I am ${/^[aeiou]/i.test(opening) ? "an" : "a"} ${opening}${sentence.slice(first.length)}`];
}
