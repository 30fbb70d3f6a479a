import { findPeriod, standsApart } from "./find-period.ts";
import type { SectionKind } from "./section-words.ts";
import { isSentence, type StyledLine } from "./styled-line.ts";
import { hasDegree, hasSchool, isLanguageName, keysOf, organisationScore, roleScore } from "./vocabulary.ts";

const CONTACT = /@|\+?\d[\d\s().-]{7,}\d/;
const CREDENTIAL =
  /\b(?:certifi\w*|certs?\b|licen[cs]\w*|tickets?\b|cards?\b|cscs\b|safe pass\b|forklift\b|first aid\w*|cpr\b|[bap]ls\b|acls\b|hgv\b|permits?\b|registered\b|registration\b|accredit\w*|chartered\b|level \d|iso \d|nvq\b|prince2\b|scrum\b|aws\b|pmp\b|nmbi\b|nmc\b|osha\b|haccp\b|whmis\b|driving\b|valid (?:to|until|till)\b|expires?\b|renewed\b|endorse\w*|clearance\b|servsafe\b|member of\b)/i;
const VOLUNTARY =
  /\bvolunt|\bcharity\b|\bfood bank\b|\bscouts?\b|\bred cross\b|\bcommunity\b|\bunpaid\b|\bchurch\b|\bparish\b|\bsunday school\b/i;
const CITATION = /\bet al\b|\bjournal\b|\bproceedings\b|\bdoi\b|\bvol\.|\(\d{4}\)[.,]/i;
const WORDS = /[\p{L}\d]/u;

/** The words of a line that may be a list, each entry apart. */
function listEntries(text: string): string[] {
  return text.split(/\s*[,;|·•\t/]\s*/u).filter((entry) => WORDS.test(entry));
}

/** "Sunday school teacher" is no school. */
function isTeaching(text: string): boolean {
  return !hasDegree(text) && roleScore(text.split(/,\s/)[0] ?? "") >= 3;
}

export function isCredential(text: string): boolean {
  return CREDENTIAL.test(text) && !isSentence(text);
}

export function isVoluntary(text: string): boolean {
  return VOLUNTARY.test(text) && !isSentence(text);
}

/** How much lines without a heading that says so look like each kind of section. */
export function kindScores(lines: readonly StyledLine[]): Map<SectionKind, number> {
  const count = Math.max(1, lines.length);
  // A line that begins with its date is the head of an entry, however much it tells.
  const heads = lines.filter(
    ({ text, bullet }) => !bullet && (!isSentence(text) || findPeriod(text)?.start === 0),
  );
  const share = (some: (line: StyledLine) => boolean, of = lines) =>
    of.filter(some).length / Math.max(1, of.length);
  const periods = heads.filter(({ text }) => {
    const found = findPeriod(text);
    return found !== null && standsApart(text, found);
  }).length;
  const entries = Math.max(1, periods);
  const per = (some: (line: StyledLine) => boolean) => Math.min(1, heads.filter(some).length / entries);
  const degrees = per(({ text }) => (hasDegree(text) || hasSchool(text)) && !isTeaching(text));
  const roles = per(({ text }) => roleScore(text) >= 2 || organisationScore(text) >= 3);
  const bullets = share(({ bullet }) => bullet);
  const sentences = share(({ text }) => isSentence(text));
  const isList = (text: string) => {
    const listed = listEntries(text);
    return (
      !isSentence(text) &&
      (listed.length >= 3 || text.length <= 40) &&
      listed.every((entry) => keysOf(entry).length <= 5)
    );
  };
  const lists = share(({ text }) => isList(text) && findPeriod(text) === null);
  const languages = share(({ text }) => isLanguageName(/^[\p{L}]+/u.exec(text)?.[0] ?? ""));
  const credentials = share(({ text }) => isCredential(text));
  const contacts = share(({ text }) => CONTACT.test(text));
  return new Map<SectionKind, number>([
    [
      "experience",
      (periods > 0 ? 1.2 + Math.min(periods, 3) * 0.3 : 0) +
        roles * 1.2 * Number(periods > 0) +
        (bullets > 0.3 ? 0.6 : 0) -
        degrees * 1.8,
    ],
    ["education", degrees * (periods > 0 ? 3 : 2.2) - (bullets > 0.5 ? 1 : 0) - (sentences > 0.5 ? 1.5 : 0)],
    ["skills", periods === 0 ? lists * 2 - credentials - contacts : 0],
    ["languages", languages >= 0.5 ? 2 + languages : 0],
    ["certifications", credentials >= 0.5 ? 1.4 + credentials - (bullets > 0.3 && periods > 0 ? 0.5 : 0) : 0],
    [
      "references",
      (contacts >= 0.25 ? 1.4 : 0) + (share(({ text }) => /\b(?:on|upon) request\b/i.test(text)) > 0 ? 3 : 0),
    ],
    ["volunteering", share(({ text }) => VOLUNTARY.test(text)) * 2.2 + (periods > 0 ? 0.3 : 0) - sentences],
    ["publications", share(({ text }) => CITATION.test(text)) * 3],
    ["summary", count <= 4 && periods === 0 && bullets === 0 ? sentences * 2 : 0],
  ]);
}

export function bestKind(scores: ReadonlyMap<SectionKind, number>): { kind: SectionKind; score: number } {
  let best: { kind: SectionKind; score: number } = { kind: "other", score: 0 };
  for (const [kind, score] of scores) if (score > best.score) best = { kind, score };
  return best;
}
