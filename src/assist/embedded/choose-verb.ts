import type { Seniority } from "../../domain/suggestions/request.ts";

/** The verb that goes with a thing, where a text names the thing and no deed. */
const VERB_OF: readonly [verb: string, things: string][] = [
  [
    "maintain",
    "records record logs log register registers notes documentation files file cleanliness hygiene database standards",
  ],
  [
    "handle",
    "papers paperwork calls phones enquiries inquiries questions complaints requests tickets emails email mail deliveries returns refunds intake rotation correspondence cash management handling processing cleaning",
  ],
  ["run", "station section desk counter bar till pilot trial event events workshop workshops club"],
  ["process", "orders payments invoices payroll claims applications transactions shipments"],
  ["prepare", "reports report statements presentations presentation food meals documents salads drinks"],
  ["conduct", "interviews research inspections surveys experiments audits"],
  ["provide", "care service support assistance first-aid advice"],
  ["care for", "patients residents children elderly animals babies toddlers"],
  ["serve", "customers guests clients tables"],
  ["teach", "lessons maths english science"],
  [
    "create",
    "logo signage banner banners templates template brochure brochures poster posters flyer flyers artwork illustrations",
  ],
];

/** Things that are made: new ones are created, existing ones are managed. */
const MADE: readonly [verb: string, things: string][] = [
  [
    "build",
    "website site app application dashboard tool system game bot script platform prototype shed bridge model robot api server software plugin extension portal simulation station",
  ],
  ["produce", "podcast video videos film newsletter magazine recording episode"],
  [
    "create",
    "logo signage banner banners template templates brochure poster design designs menu course plan guide box collection portfolio survey spreadsheet presentation map exhibition display blog campaign dress quilt recipe",
  ],
  ["write", "report paper article book manual script story thesis essay"],
  ["develop", "project programme program curriculum concept workflow process"],
  ["run", "pilot trial event workshop fair campaign stall"],
];

const PEOPLE =
  /^(?:team|staff|people|crew|employees|workers|volunteers|associates|cashiers|nurses|technicians|cooks|waiters|servers|drivers|assistants|apprentices|interns|members|colleagues|engineers|developers|agents|reps|trainees|carers|teachers|department|shift|operatives|labourers|porters|cleaners)$/;

const BY_THING = lookUp(VERB_OF);
const BY_MADE = lookUp(MADE);

function lookUp(rows: readonly [string, string][]): ReadonlyMap<string, string> {
  return new Map(
    rows.flatMap(([verb, things]) => things.split(" ").map((thing): [string, string] => [thing, verb])),
  );
}

const PHRASE_END = /^(?:of|for|in|at|on|with|to|from|by|during|across|about|that|which|and|or)$/i;

/** The words of a noun phrase up to the first preposition, the head last. */
function headWords(phrase: string): string[] {
  const words = phrase.replace(/[(),;:].*$/s, "").split(/\s+/);
  const end = words.findIndex((word, index) => index > 0 && PHRASE_END.test(word));
  return words.slice(0, end < 0 ? words.length : end).map((word) => word.toLowerCase());
}

/** The base of a fitting verb for what somebody was responsible for. */
export function verbForDuty(phrase: string, fallback: string, seniority: Seniority): string {
  const words = headWords(phrase);
  const head = words.at(-1) ?? "";
  if (PEOPLE.test(head) || /\bteam of\b/i.test(phrase))
    return seniority === "junior" ? "supervise" : seniority === "senior" ? "lead" : "manage";
  if (isNew(phrase) && BY_MADE.has(head)) return BY_MADE.get(head) ?? fallback;
  return BY_THING.get(head) ?? fallback;
}

/** The base of a fitting verb for a thing that somebody did, made or worked on; null where nothing is known of it. */
export function verbForMaking(phrase: string): string | null {
  const words = headWords(phrase);
  const known = words.findLast((word) => BY_MADE.has(word));
  return known === undefined ? null : (BY_MADE.get(known) ?? null);
}

export function verbForDoing(phrase: string): string {
  const head = headWords(phrase).at(-1) ?? "";
  return (
    verbForMaking(phrase) ??
    BY_THING.get(head) ??
    (/(?:ing|tion|ment|work|checks?|tests?|repairs?|tasks?|starts|rounds)$/.test(head)
      ? "perform"
      : "complete")
  );
}

function isNew(phrase: string): boolean {
  return /^(?:an? |new |the new |some |several |\d)/i.test(phrase);
}
