import { namesKnown } from "../../../domain/gazetteer/gazetteer.ts";
import { baseOf, gerund } from "../../../domain/language/inflect.ts";
import { isOngoing } from "../../../domain/suggestions/experience-length.ts";
import { countWords } from "../../../domain/suggestions/form.ts";
import type { AssistContext, ContextRole } from "../../../domain/suggestions/request.ts";
import { capital, mendWords } from "./mend-words.ts";
import { contentOf } from "./used-context.ts";

export interface ProvenFact {
  readonly role: ContextRole;
  readonly bullet: string;
  readonly verb: LeadVerb;
}

interface LeadVerb {
  readonly base: string;
  readonly form: "past" | "present";
}

const CHANGE = /\bfrom\b.*\d.*\bto\b.*\d|\d[\d.,]*%? to \d|\d%|[£$€]\d/i;
const LONGEST_BULLET = 18;
const ALREADY_TOLD = 0.34;

/** What was done in the latest position and is worth a place in a summary, the strongest first: a stated change, else a figure. */
export function provenFacts({ roles: [role] = [] }: AssistContext, told: string): ProvenFact[] {
  if (!role) return [];
  const known = contentOf(told);
  return role.bullets
    .flatMap((given): ProvenFact[] => {
      const bullet = mendWords(given.trim().replace(/[.;\s]+$/, ""));
      const verb = leadVerb(bullet);
      return verb === null ? [] : [{ role, bullet, verb }];
    })
    .filter(
      ({ bullet }) =>
        countWords(bullet) <= LONGEST_BULLET &&
        !isMentioned(bullet, known) &&
        !isCountedAlready(bullet, known) &&
        !/\b(?:I|my|we|our|me|etc)\b|[:;()]/i.test(bullet),
    )
    .toSorted((one, other) => weightOf(other.bullet) - weightOf(one.bullet));
}

function weightOf(bullet: string): number {
  return CHANGE.test(bullet) ? 2 : /\d/.test(bullet) ? 1 : 0;
}

function isMentioned(bullet: string, known: ReadonlySet<string>): boolean {
  const words = [...contentOf(bullet)].filter((word) => !/^\d+$|^(?:look|work|year)$/.test(word));
  return words.filter((word) => known.has(word)).length > words.length * ALREADY_TOLD;
}

/** "340 regular customers" beside "340 customers": the same number of the same thing would be said twice. */
function isCountedAlready(bullet: string, known: ReadonlySet<string>): boolean {
  const words = [...contentOf(bullet)].filter((word) => known.has(word));
  return words.some((word) => /^\d{2,}/.test(word)) && words.some((word) => !/^\d/.test(word));
}

/** What follows a verb and no thing: "Support 5 adults", but "Support desk" and "Machine manuals". */
const AFTER_VERB = /^(?:the|an?|all|new|\d.*|up|out|down|after|about|around|two|three|four|five|six)$/i;

/** No things, and so verbs wherever they lead: "Teach new starters". */
const SURE =
  /^(?:look|lead|manage|run|teach|help|handle|prepare|maintain|provide|deliver|write|build|train|supervise|organise|create|serve|keep|make|sell|drive|assist|develop|assess|operate|interpret)$/;

/** The verb that a bullet begins with; null where it begins with a thing. */
function leadVerb(bullet: string): LeadVerb | null {
  const [first = "", next = ""] = bullet.split(" ");
  if (/[^\p{L}-]/u.test(first) || next === "" || /^(?:and|or|of|for|in)$/i.test(next)) return null;
  const past = baseOf(first, "past");
  // "Found a bug" tells of finding one; "Cut falls" of what was done.
  const isDone = past !== first.toLowerCase() || AFTER_VERB.test(next) || / from .* to | by \d/.test(bullet);
  if (past !== null && isDone) return isAdjective(first, next) ? null : { base: past, form: "past" };
  const third = baseOf(first, "third");
  if (third !== null && (SURE.test(third) || !/^(?:to|at|on|by|with|from|after|during)$/i.test(next)))
    return { base: third, form: "present" };
  const base = baseOf(first, "base");
  if (base === null || !(SURE.test(base) || AFTER_VERB.test(next))) return null;
  return { base, form: "present" };
}

/** "Plated desserts, 60 covers": desserts that were plated. */
function isAdjective(first: string, next: string): boolean {
  return /^(?:plated|planned|booked|listed|mixed|managed|used)$/i.test(first) && !AFTER_VERB.test(next);
}

/** A fact as a whole sentence with its place: "At Halo & Co, trained 7 stylists". */
export function sayFact({ role, bullet, verb }: ProvenFact, told: string): string {
  const place = placeOf(role);
  const where = place === "" || told.includes(role.company) ? "" : `${place}, `;
  if (verb.form === "past") return where === "" ? bullet : capital(`${where}${small(bullet)}`);
  const doing = `${gerund(verb.base)} ${bullet.slice(bullet.indexOf(" ") + 1)}`;
  return capital(`${isOngoing(role) ? "currently " : ""}${where}${doing}`);
}

function placeOf({ company }: ContextRole): string {
  if (company === "") return "";
  return /^(?:self[- ]employed|own business|freelance)$/i.test(company) ? "self-employed" : `at ${company}`;
}

/** A first word that is no name begins small. */
function small(text: string): string {
  const [first = ""] = text.split(/[ ,:;]/, 1);
  const isName =
    namesKnown(first, { everyday: false }).length > 0 ||
    /^(?:Fri|Sat|Sun|Mon|Tue|Wed|Thu)|ish$|^German|^French|^Italian/.test(first);
  return /^\p{Lu}\p{Ll}+(?:-\p{Ll}+)*$/u.test(first) && !isName
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
}
