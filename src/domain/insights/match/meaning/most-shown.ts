import type { RequirementKind, RequirementStatus } from "../job-match.ts";
import { degreeRank, isUnfinishedDegree } from "./degree-rank.ts";
import { languageAsked, languageLevel, levelIn, namesLanguage } from "./language-level.ts";
import type { OwnLine } from "./own-lines.ts";
import type { Statement } from "./read-statements.ts";

/** Words for being allowed to work somewhere. A permit alone may be one to open a valve. */
const WORK_RIGHT =
  /\b(?:right to (?:work|live)|work(?:ing)? rights?|(?:eligible|allowed|entitled|authori[sz]ed|permitted|cleared) to work|(?:work|employment|residen(?:ce|cy|t)) (?:authori[sz]ation|permits?)|permit to (?:work in|stay)|permits? valid|visas?|citizens?|citizenship|nationals?|nationality|passports?|residen(?:t|ce|cy)|settled status|leave to remain|green card|blue card|blaue karte|stamp \d|sponsorship)\b/i;
const CITIZEN = /\b(?:citizens?|citizenship|nationals?|nationality|passports?)\b/i;
/** "Australian citizenship": the word before it says whose. */
const WHOSE = /([\p{Lu}][\p{L}]+) (?:citizens?|citizenship|nationals?|nationality|passports?)/u;
/** A paper that somebody waits for is not there. */
const NOT_YET =
  /\b(?:wait(?:ing)?[- ]?list(?:ed)?|waiting for|booked (?:on|in|for)|enrol+ed|signed up|due to sit|not yet)\b/i;
/** The least that a language without a level is asked for: a few words are not it. */
const LEAST_LEVEL = 2;
const MASTER = 4;

const EXACT: ReadonlySet<RequirementKind> = new Set(["authorisation", "degree", "language"]);

/** The lines that may show it at all. Where a line says how well a language is spoken, others that name it are about something else. */
export function ableLines(statement: Statement, lines: readonly OwnLine[]): readonly OwnLine[] {
  if (!EXACT.has(statement.kind)) return lines;
  const able = lines.filter((line) => mostShown(statement, line) !== "missing");
  if (statement.kind !== "language") return able;
  const language = languageAsked(statement);
  const said = able.filter(({ text }) => levelIn(text, language) !== null);
  return said.length > 0 ? said : able;
}

/**
 * The most that a line may show of what has a rank or a name of its own: a bachelor's is no master's, B2 no C1, a driving licence no
 * right to work. The model sees likeness and not rank.
 */
export function mostShown(
  { skill, known, kind }: Pick<Statement, "skill" | "known" | "kind">,
  { text: line, skills }: Pick<OwnLine, "text" | "skills">,
): RequirementStatus {
  if (kind === "authorisation") return mostOfWorkRight(skill, line);
  if (kind === "degree" || (kind === "licence" && degreeRank(skill) !== null))
    return mostOfDegree(skill, line);
  if (kind === "licence") return NOT_YET.test(line) ? "adjacent" : "proven";
  if (kind === "language") {
    const language = languageAsked({ skill, known });
    const isNamed = skills.has(language) || namesLanguage(line, language);
    return isNamed ? mostOfLanguage(skill, language, line) : "missing";
  }
  return "proven";
}

function mostOfWorkRight(requirement: string, line: string): RequirementStatus {
  if (!WORK_RIGHT.test(requirement)) return "proven";
  if (!WORK_RIGHT.test(line)) return "missing";
  if (!CITIZEN.test(requirement)) return "proven";
  const [, whose = ""] = WHOSE.exec(requirement) ?? [];
  // Who is of the Union is told by many names.
  const isOwn = whose === "" || whose === "EU" || line.includes(whose);
  return CITIZEN.test(line) && isOwn ? "proven" : "adjacent";
}

function mostOfDegree(requirement: string, line: string): RequirementStatus {
  if (isUnfinishedDegree(line)) return "adjacent";
  const asked = degreeRank(requirement);
  const had = degreeRank(line);
  // Whoever has a master's says so; a bachelor's is often told by its subject alone.
  if (had === null && asked !== null && asked >= MASTER) return "missing";
  return asked !== null && had !== null && had < asked ? "adjacent" : "proven";
}

function mostOfLanguage(requirement: string, language: string, line: string): RequirementStatus {
  const had = levelIn(line, language);
  if (had === null && saysOther(line, language)) return "adjacent";
  return had !== null && had < (languageLevel(requirement) ?? LEAST_LEVEL) ? "adjacent" : "proven";
}

/** "French: oui, non, merci", "Arabic (hello and thank you)": what stands behind the name is no level. */
function saysOther(line: string, language: string): boolean {
  const at = line.toLowerCase().indexOf(language.toLowerCase());
  return (
    at >= 0 &&
    /^\s*(?:[:(]|[-–—]\s)\s*\p{L}/u.test(line.slice(at + language.length, at + language.length + 12))
  );
}
