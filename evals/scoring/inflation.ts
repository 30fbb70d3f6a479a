import { leadingVerb } from "./lead-verb.ts";
import { sameWord, words } from "./words.ts";

const RANK_VERBS =
  `led lead leading managed manage directed direct headed head spearheaded spearhead oversaw oversee
  supervised supervise owned own drove orchestrated orchestrate championed champion pioneered pioneer founded
  architected masterminded chaired governed commanded mentored mentor`
    .split(/\s+/)
    .filter(Boolean);
const SMALL_PART =
  /\b(help\w*|assist\w*|involved|part of|took part|participat\w*|contribut\w*|one of the people)\b/i;
const KEPT_SMALL =
  /\b(help\w*|assist\w*|support\w*|contribut\w*|participat\w*|collaborat\w*|aid\w*|involved|part|join\w*|member|shar\w*|team\w*|co-?\w+|work\w*|together)\b/i;

/** A part that grew: a verb of rank that nobody claimed, or help that became the deed. */
export function inflations(source: string, answer: string, fitting: readonly string[] = []): string[] {
  const known = [...words(source), ...fitting];
  const ranks = words(answer).filter(
    (word) => RANK_VERBS.includes(word) && !known.some((other) => sameWord(word, other) || pair(word, other)),
  );
  const kept = SMALL_PART.test(answer) || KEPT_SMALL.test(answer) || leadingVerb(answer, fitting) !== null;
  const lostHelp = SMALL_PART.test(source) && !kept ? ["help became the deed"] : [];
  return [...ranks, ...lostHelp];
}

/** Forms that no common stem joins. */
function pair(word: string, other: string): boolean {
  const forms = [
    ["led", "lead"],
    ["oversaw", "oversee"],
    ["drove", "drive"],
  ];
  return forms.some((both) => both.includes(word) && both.some((form) => sameWord(form, other)));
}
