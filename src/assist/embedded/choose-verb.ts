import type { Seniority } from "../../domain/suggestions/request.ts";
import { NOT_BUILT, UNDERTAKINGS, VERB_OF_MADE, VERB_OF_THING } from "./lexicon/verbs-of-things.ts";

const PEOPLE =
  /^(?:team|teams|staff|people|crew|employees|workers|volunteers|associates|cashiers|nurses|technicians|cooks|chefs|waiters|servers|drivers|assistants|apprentices|interns|members|colleagues|engineers|developers|agents|reps|trainees|carers|teachers|department|shift|operatives|labourers|laborers|porters|cleaners|pickers|packers|bartenders|electricians|plumbers|consultants|analysts|clerks|guards|operators|gang|brigade|squad)$/;

const PHRASE_END =
  /^(?:of|for|in|at|on|with|to|from|by|during|across|about|that|which|who|and|or|using|within|under|including|&)$/i;

/** The words of a noun phrase up to the first preposition, the head last. */
function headWords(phrase: string): string[] {
  const words = phrase.replace(/[(),;:].*$/s, "").split(/\s+/);
  const end = words.findIndex((word, index) => index > 0 && PHRASE_END.test(word));
  return words.slice(0, end < 0 ? words.length : end).map((word) => word.toLowerCase());
}

/** The base of a fitting verb for what somebody was responsible for; "manage" as the fallback follows the seniority. */
export function verbForDuty(phrase: string, fallback: string, seniority: Seniority): string {
  const words = headWords(phrase);
  const head = words.at(-1) ?? "";
  if (PEOPLE.test(head) || /\bteam of\b/i.test(phrase))
    return seniority === "junior" ? "supervise" : seniority === "senior" ? "lead" : "manage";
  if (isNew(phrase) && VERB_OF_MADE.has(head)) return VERB_OF_MADE.get(head) ?? fallback;
  const known = VERB_OF_THING.get(head);
  if (known !== undefined) return known;
  if (fallback !== "manage") return fallback;
  if (seniority === "junior") return "handle";
  return seniority === "senior" && UNDERTAKINGS.has(head) ? "oversee" : "manage";
}

/** The base of a fitting verb for a thing that somebody did, made or worked on; null where nothing is known of it. */
export function verbForMaking(phrase: string): string | null {
  if (NOT_BUILT.test(phrase)) return "create";
  const words = headWords(phrase);
  if (/(?:ing|tion|ment)$/.test(words.at(-1) ?? "")) return null;
  const known = words.findLast((word) => VERB_OF_MADE.has(word));
  return known === undefined ? null : (VERB_OF_MADE.get(known) ?? null);
}

export function verbForDoing(phrase: string): string {
  const head = headWords(phrase).at(-1) ?? "";
  return (
    verbForMaking(phrase) ??
    VERB_OF_THING.get(head) ??
    (/(?:ing|tion|ment|work|checks?|tests?|repairs?|tasks?|starts|rounds|takes?|counts?|drills?|duties|maintenance|finding)$/.test(
      head,
    )
      ? "perform"
      : "complete")
  );
}

function isNew(phrase: string): boolean {
  return /^(?:an? |new |the new |some |several |\d)/i.test(phrase);
}
