import type { Seniority } from "../../domain/suggestions/request.ts";
import { namesPeople } from "./lexicon/people.ts";
import { NOT_BUILT, UNDERTAKINGS, VERB_OF_MADE, VERB_OF_THING } from "./lexicon/verbs-of-things.ts";

const PEOPLE =
  /^(?:team|teams|staff|people|crew|employees|workers|volunteers|associates|cashiers|nurses|technicians|cooks|chefs|waiters|servers|drivers|assistants|apprentices|interns|members|colleagues|engineers|developers|agents|reps|trainees|carers|teachers|department|shift|operatives|labourers|laborers|porters|cleaners|pickers|packers|bartenders|electricians|plumbers|consultants|analysts|clerks|guards|operators|gang|brigade|squad)$/;

const PHRASE_END =
  /^(?:of|for|in|at|on|with|to|from|by|during|across|about|that|which|who|and|or|using|within|under|including|alone|daily|weekly|monthly|every|each|per|there|mostly|&)$/i;

/** The words of a noun phrase up to the first preposition, the head last. */
function headWords(phrase: string): string[] {
  const words = phrase
    .replace(/[(),;:].*$/s, "")
    .replace(/\b(pop) (up)\b|\b(one) to (one)\b/i, (pair) => pair.replaceAll(" ", "-"))
    .split(/\s+/);
  const end = words.findIndex((word, index) => index > 0 && PHRASE_END.test(word));
  return words.slice(0, end < 0 ? words.length : end).map((word) => word.toLowerCase());
}

/** The base of a fitting verb for what somebody was responsible for; "manage" as the fallback follows the seniority. */
export function verbForDuty(phrase: string, fallback: string, seniority: Seniority): string {
  const words = headWords(phrase);
  const head = words.at(-1) ?? "";
  // "14 direct reports" are people.
  if (PEOPLE.test(head) || /\bdirect reports?\b/i.test(phrase) || /\bteam of\b/i.test(phrase))
    return verbForPeople(phrase, seniority);
  // Who was responsible for the new menu did not say that it was theirs.
  if (fallback !== "manage" && isNew(phrase)) {
    const made = madeVerb(head);
    if (made !== undefined) return made;
  }
  const known = VERB_OF_THING.get(head);
  if (known !== undefined) return known;
  if (namesPeople(head)) return "manage";
  if (fallback !== "manage") return fallback;
  if (seniority === "junior") return "handle";
  return seniority === "senior" && UNDERTAKINGS.has(head) ? "oversee" : "manage";
}

/** People are led, but a rota beside them is not. */
function verbForPeople(phrase: string, seniority: Seniority): string {
  if (seniority === "junior") return "supervise";
  return seniority === "senior" && !/ and (?:the|an?) /i.test(phrase) ? "lead" : "manage";
}

/** The base of a fitting verb for a thing that somebody did, made or worked on; null where nothing is known of it. */
export function verbForMaking(phrase: string): string | null {
  if (NOT_BUILT.test(phrase)) return "create";
  const words = headWords(phrase);
  if (/(?:ing|tion|ment)$/.test(words.at(-1) ?? "")) return null;
  const known = words.findLast((word) => madeVerb(word) !== undefined);
  return known === undefined ? null : (madeVerb(known) ?? null);
}

/** Things of which there are many are made by the same verb as one. */
function madeVerb(word: string): string | undefined {
  return VERB_OF_MADE.get(word) ?? VERB_OF_MADE.get(word.replace(/s$/, ""));
}

export function verbForDoing(phrase: string): string {
  const head = headWords(phrase).at(-1) ?? "";
  if (LEARNT.test(head)) return "complete";
  if (GIVEN.test(head)) return "deliver";
  if (/^(?:accounts|books)$/.test(head)) return "keep";
  if (/^(?:media|socials)$/.test(head)) return "handle";
  if (/^(?:shifts?|nights|duty)$/.test(head)) return "cover";
  if (/^the /i.test(phrase) && /ing$/.test(head)) return "handle";
  return (
    verbForMaking(phrase) ??
    VERB_OF_THING.get(head) ??
    (/(?:ing|tion|ment|work|checks?|tests?|repairs?|tasks?|starts|rounds|takes?|counts?|drills?|duties|maintenance|finding)$/.test(
      head,
    )
      ? "perform"
      : /^the /i.test(phrase)
        ? "handle"
        : "complete")
  );
}

/** Whoever "did a course" took part in it and made none. */
const LEARNT =
  /^(?:courses?|training|certificates?|certification|exams?|degree|diploma|internships?|placements?|apprenticeship|traineeship|marathon|module|modules|studies|a-levels|gcses|bootcamp|nvq|qualification)$/;
const GIVEN = /^(?:talks?|speech|speeches|presentations?|lectures?|demos?|demonstrations?)$/;

function isNew(phrase: string): boolean {
  return /^(?:an? |new |the new |some |several |\d)/i.test(phrase);
}
