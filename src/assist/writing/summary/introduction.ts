import { certainInterval } from "../../../domain/dates/parse-interval.ts";
import { baseOf } from "../../../domain/language/inflect.ts";
import { experienceInField, isOngoing, latestOf } from "../../../domain/suggestions/experience-length.ts";
import type { AssistContext } from "../../../domain/suggestions/request.ts";
import { isRoleWord } from "./role-words.ts";
import { contentOf } from "./used-context.ts";

const ENDS_NAME = /^(?:with|in|from|who|that|for|at|to|since|looking|working|seeking|having|of|as|on)$/i;
const LONGEST_NAME = 7;
const NUMBER =
  "(?:\\d+\\+?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|many)";
const LENGTH = new RegExp(
  `\\b${NUMBER}(?:-odd)? years?\\b|\\bsince (?:\\d{4}|the age|i was)\\b|\\byears since\\b`,
  "i",
);
const ITEM_LENGTH = new RegExp(
  `^((?:over |about |around |nearly |more than )?${NUMBER}(?:-odd)? years)(?: (?:of )?(?:experience|exp))?(?: (.+))?$`,
  "i",
);
/** Who is or was this says no years: a title of one who is new, or that is left behind. */
const PASSING = /\b(?:apprentice|trainee|intern|student|volunteer|temp|newly|nqp|ect|graduate|recent)\b/i;
const EMPTY_NAME = /^(?:an? )?(?:hard|good|quick|team) ?-?(?:work(?:er|ing)|learner|player)$/i;

/** Whether a statement begins by naming what somebody is. */
export function namesSelf(said: string): boolean {
  if (EMPTY_NAME.test(said)) return false;
  const words = said.split(" ");
  const [first = "", second = ""] = words.map((word) => word.replace(/[^\p{L}\d/-]+$/u, ""));
  const isAction =
    !isRoleWord(first) &&
    (!isRoleWord(second) || /ed$/i.test(first)) &&
    !/^\d/.test(second) &&
    baseOf(first, "past", "base") !== null;
  if (isAction && (!/ed$/i.test(first) || /^(?:as|in|my|an?|the|to|for|with|from|on|at|\d.*)$/i.test(second)))
    return false;
  for (const [at, word] of words.slice(0, LONGEST_NAME).entries()) {
    if (ENDS_NAME.test(word) || (/^(?:\d+\+?|many)$/.test(word) && /^years?\b/.test(words[at + 1] ?? "")))
      return false;
    if (isRoleWord(word.replace(/[^\p{L}-]+$/u, ""))) return true;
    if (/[,;]$/.test(word) && at > 0) return false;
  }
  return false;
}

export function statesLength(text: string): boolean {
  return LENGTH.test(text);
}

/** "RGN 8 years" → "RGN with 8 years of experience"; what else stands between commas follows. */
export function withLength(said: string): string {
  const [head = "", ...rest] = said.split(/,\s+(?:and )?/);
  const inside =
    /^((?:(?!\b(?:with|in|of|for|at|since|over|having|after|before|within|last|past)\b).)+?) ((?:\d+\+?|many)(?:-odd)? years)(?: (?:of )?(?:experience|exp))?(?: (.+))?$/i.exec(
      head,
    );
  if (inside) return [`${inside[1]} ${lengthOf(inside[2] ?? "", inside[3])}`, ...rest].join(", ");
  const at = rest.findIndex((item) => ITEM_LENGTH.test(item) && !/\bsince\b/i.test(item));
  if (at < 0 || / years\b| who | that | with /.test(head)) return said;
  const [, years = "", field] = ITEM_LENGTH.exec(rest[at] ?? "") ?? [];
  return [`${head} ${lengthOf(years, field)}`, ...rest.toSpliced(at, 1)].join(", ");
}

function lengthOf(years: string, field: string | undefined): string {
  if (field === undefined) return `with ${years} of experience`;
  if (/^(?:in|as|at|with|of|on|across|for|from)\b/i.test(field)) return `with ${years} ${field}`;
  // "20 odd years mostly self-employed": not a field.
  return /^(?:mostly|mainly|all|both|doing|self|now|then|clean|full|valid|no|without|never)\b/i.test(field) ||
    baseOf(field.split(" ", 1)[0] ?? "", "past") !== null
    ? `with ${years} of experience, ${field}`
    : `with ${years} of experience in ${field}`;
}

/** A length that stands by itself. */
export function isLength(item: string): boolean {
  return ITEM_LENGTH.test(item) && /(?:years|experience|exp)$/i.test(item);
}

/** The title that the resume gives somebody now or had last; null for one that passes. */
export function titleOf(context: AssistContext): string | null {
  const title = (context.title || latestOf(context.roles ?? [])?.title || "").trim();
  return title === "" || /\b(?:apprentice|trainee|intern|volunteer|temp)\b/i.test(title) ? null : title;
}

/** "NQP" is a "Newly qualified paramedic", and a "support guy" the support engineer. */
export function isSameName(name: string, title: string): boolean {
  if (/^[A-Z]{3,5}$/.test(name)) return isShortFor(name.toLowerCase(), title.toLowerCase());
  const plain = /^(.+) (?:guy|girl|lady|bloke)$/i.exec(name)?.[1];
  return plain !== undefined && title.toLowerCase().startsWith(plain.toLowerCase());
}

/** "hca" begins as "healthcare assistant" does, ends with its last word, and has no letter that it has not. */
function isShortFor(letters: string, title: string): boolean {
  let at = 0;
  for (const letter of title) if (letter === letters[at]) at += 1;
  const last = title.split(/[\s-]+/).at(-1) ?? "";
  return title[0] === letters[0] && last[0] === letters.at(-1) && at === letters.length;
}

/** The years that dates make certain, of positions with the very name that somebody has; null where they are new to it. */
export function yearsAs(name: string, context: AssistContext): string | null {
  const roles = context.roles ?? [];
  const latest = latestOf(roles);
  if (latest === null || PASSING.test(name) || PASSING.test(latest.title)) return null;
  const called = contentOf(name);
  const isCalled =
    isSameName(name, latest.title) || [...contentOf(latest.title)].some((word) => called.has(word));
  const head = headOf(latest.title);
  const all = experienceInField(context);
  const same = experienceInField({ ...context, roles: roles.filter(({ title }) => headOf(title) === head) });
  // Years under another title are not years of this one.
  return isCalled && same === all ? all : null;
}

/** " at Osteria Lume since 2021", for who is there still. */
export function placeSince(name: string, { roles = [] }: AssistContext): string {
  const role = latestOf(roles);
  if (role === null || !name.startsWith(role.title) || !isOngoing(role)) return "";
  if (role.company === "" || /^(?:self[- ]employed|own business)$/i.test(role.company)) return "";
  const year = certainInterval(role.period)?.start?.slice(0, 4);
  return ` at ${role.company}${year === undefined ? "" : ` since ${year}`}`;
}

function headOf(title: string): string {
  return (
    title
      .split(/,| and | & | \/ /, 1)[0]
      ?.toLowerCase()
      .split(" ")
      .at(-1) ?? ""
  );
}
