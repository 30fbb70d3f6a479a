import type { Resume } from "../../resume/resume.ts";
import type { ActionLine, ActionPlace } from "./action-lines.ts";

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

/** Sentences of the summary in which the person speaks: "I turn slow jobs into services." */
export function ownSummarySentences({ summary }: Pick<Resume, "summary">): string[] {
  return summary
    .split(/(?<=[.!?])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /^I\s.*[.!]$/s.test(sentence));
}
