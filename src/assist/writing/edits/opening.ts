import { baseOf, past } from "../../../domain/language/inflect.ts";
import { nounPhrase } from "../read/noun-phrase.ts";
import { tokenize } from "../read/tokenize.ts";
import { asActions } from "./actions.ts";
import type { Edit, Setting } from "./setting.ts";
import { inflected, tenseOf } from "./tense.ts";

const BEFORE = "(?:I(?:'m| am| was| have been)? |was |am )?(?:also |mainly |mostly |solely )?";
const DUTY = "(?:duty|duties|tasks?|responsibilit(?:y|ies)|job|role|work)";
/** Openings that say only that what follows was done. */
const OPENINGS: readonly RegExp[] = [
  new RegExp(`^${BEFORE}responsible (?:for|of) (?:the (?=[a-z]+ing\\b))?`, "i"),
  new RegExp(`^${BEFORE}in charge of `, "i"),
  new RegExp(`^${BEFORE}tasked with `, "i"),
  new RegExp(
    `^(?:my |the )?(?:main |daily |usual |key |other )?${DUTY} (?:there )?(?:was|were|is|are|included?|includes|involves?d?|consist(?:ed|s) of) `,
    "i",
  ),
];

/** "responsible for managing a team" → "managed a team"; a thing that is no team and no budget keeps the person's own words. */
export const withStrongOpening: Edit = (line, setting) => {
  for (const opening of OPENINGS) {
    const [head] = opening.exec(line) ?? [];
    if (head === undefined) continue;
    const rest = line.slice(head.length);
    const tense = tenseOf(head, rest, setting.period);
    const done =
      asActions(rest, tense, "thing-or-action") ??
      afterTo(rest, tense) ??
      (/responsible|charge/i.test(head) ? managed(rest, tense, setting) : null);
    if (done !== null) return done;
  }
  // "I was responsible for Jenkins": the person is responsible, whoever says so.
  return (
    helped(line) ??
    madeFaster(line).replace(/^(?:I am |I'm |I was |was )(?=responsible for |in charge of )/i, "")
  );
};

/** "my job was to greet guests" → "greeted guests"; of several verbs only the first stands sure. */
function afterTo(rest: string, tense: "past" | "present"): string | null {
  const [, verb = "", after = ""] = /^to ([a-z]+)( .+)$/.exec(rest) ?? [];
  if (baseOf(verb, "base") !== verb) return null;
  if (tense === "present") return verb + after;
  return /,| (?:and|or|then) /.test(after) ? null : past(verb) + after;
}

const PEOPLE =
  /^(?:teams?|staff|crew|gang|people|employees|apprentices|volunteers|technicians|nurses|chefs|drivers|engineers|cleaners)$/;
const MANAGED =
  /^(?:budgets?|departments?|stores?|shops?|branch|depot|warehouse|projects?|ward|lab|laboratory|library|office|kitchen|bar|scheme|programme|systems?|migration|backups?|contracts?|accounts?|payroll|stock|rotas?|sites?)$/;
/** Watched, cared for or known: nobody oversees them. */
const NOT_OVERSEEN =
  /(?:^(?:signs|vitals|obs|observations|patients|residents|children|babies|pupils|students|animals|beds|safe|safety|health|care|quality|reports|starters|everything|it|them)|ing)$/;

/** Who is responsible for a team or a budget manages it. For anything else one is responsible: readers found "handled" weaker, and odd of a hotel. */
function managed(
  rest: string,
  tense: "past" | "present",
  { request: { seniority } }: Setting,
): string | null {
  const [first, ...others] = nounPhrase(tokenize(rest));
  const head = (others.at(-1) ?? first)?.lower ?? "";
  // "for backups and for the tests": the second would have no opening.
  if (/(?:\band|,) (?:for|of) /.test(rest)) return null;
  if (/^(?:not|no|none|never|nobody|it|them|him|her|us|you|me)\b|^[^,;]*\b[a-z]+ing\b/i.test(rest))
    return null;
  if (head === "" || (first && baseOf(first.lower, "gerund") !== null)) return null;
  if (PEOPLE.test(head)) return `${inflected(seniority === "senior" ? "lead" : "manage", tense)} ${rest}`;
  if (seniority === "senior" && !NOT_OVERSEEN.test(head)) return `${inflected("oversee", tense)} ${rest}`;
  return MANAGED.test(head) && seniority === "mid" ? `${inflected("manage", tense)} ${rest}` : null;
}

/** Said of today, or not of an action of one's own. */
const OF_TODAY =
  /\b(?:I|is|are|am|yet|now|still|currently|since|so far|today|at the moment)\b|^(?:learning|studying|training)\b/i;

/** "Answering phones and greeting visitors" → "Answered phones and greeted visitors"; without a period, the past. */
export const withLeadingAction: Edit = (line, { period }) => {
  if (!/^[a-z]+ing /i.test(line) || (period === "unknown" && OF_TODAY.test(line))) return line;
  const list = line.charAt(0).toLowerCase() + line.slice(1);
  return asActions(list, period === "goes-on" ? "present" : "past", "thing-or-action") ?? line;
};

/** "Assisted in starting bedside report" → "Helped start bedside report". */
function helped(line: string): string | null {
  const [, told = "", list = ""] =
    /^(?:I )?(help(?:ed|s)?|assist(?:ed|s)?)(?: out)? (?:in |with )?([a-z]+ing .+)$/i.exec(line) ?? [];
  const base = list === "" ? null : asActions(list, "present", "action");
  return base === null ? null : `${/ed$/i.test(told) ? "helped" : "help"} ${base}`;
}

/** "Made the API faster" → "Sped up the API". */
function madeFaster(line: string): string {
  return line.replace(
    /^(?:I )?(made|make) ((?:the|our|my) (?:[\w-]+ ){0,2}([\w-]+)) (?:faster|quicker)(?=$|[,.;]| \(| by )/i,
    (all: string, told: string, thing: string, last: string) =>
      // "made the team work faster": an action, not a thing.
      baseOf(last.toLowerCase(), "base") === last.toLowerCase()
        ? all
        : `${/^made$/i.test(told) ? "sped" : "speed"} up ${thing}`,
  );
}
