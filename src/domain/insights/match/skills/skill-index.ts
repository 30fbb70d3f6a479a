import type { Token } from "../../../language/tokens.ts";
import { EVERYDAY_NAMES } from "../lexicon/everyday-names.ts";
import { NAMES } from "../lexicon/names.ts";
import { PRACTICES } from "../lexicon/practices.ts";
import type { Skill, SkillUse } from "./skill.ts";

const LONGEST = 6;
const BY_NAME = new Map<string, Skill>();
const BY_PHRASE = new Map<string, Skill>();
const OPENS_PHRASE = new Set<string>();

for (const [lexicon, kind] of [
  [NAMES, "name"],
  [PRACTICES, "practice"],
] as const) {
  for (const line of lexicon) {
    const [spellings = "", kinds = ""] = line.split(" > ");
    const [name = "", others = ""] = spellings.split(" = ");
    const skill: Skill = { name, kind, is: kinds.split(", ").filter(Boolean) };
    BY_NAME.set(name, skill);
    for (const phrase of [name, ...others.split(", ")].filter(Boolean)) learn(spoken(phrase), skill);
  }
}

function learn(phrase: string, skill: Skill): void {
  BY_PHRASE.set(phrase, skill);
  OPENS_PHRASE.add(phrase.split(" ")[0] ?? "");
}

/** One spelling for a phrase of the lexicon and for words of a text: small, "&" as "and", hyphens as spaces. */
function spoken(phrase: string): string {
  return phrase
    .toLowerCase()
    .replaceAll("&", " and ")
    .replace(/(?<=\p{L})[-–](?=\p{L})/gu, " ")
    .replace(/['’]/g, "")
    .replace(/^\./, "")
    .replace(/\s+/g, " ")
    .trim();
}

export function skillNamed(name: string): Skill | undefined {
  return BY_NAME.get(name);
}

/** The skills that words of a text name, the longest name first. */
export function skillsIn(text: string, words: readonly Token[]): SkillUse[] {
  const said = words.map(({ lower }) => spoken(lower));
  const uses: SkillUse[] = [];
  for (let first = 0; first < words.length; first += 1) {
    const use = longestAt(text, words, said, first);
    if (!use) continue;
    uses.push(use);
    first = use.last;
  }
  return uses;
}

function longestAt(
  text: string,
  words: readonly Token[],
  said: readonly string[],
  first: number,
): SkillUse | null {
  const opening = said[first] ?? "";
  const [head = ""] = opening.split(" ");
  if (!OPENS_PHRASE.has(head) && !OPENS_PHRASE.has(singular(head))) return null;
  for (let length = Math.min(LONGEST, words.length - first); length >= 1; length -= 1) {
    const last = first + length - 1;
    if (length > 1 && isParted(text, words, first, last)) continue;
    const phrase = said.slice(first, last + 1).join(" ");
    const skill = BY_PHRASE.get(phrase) ?? BY_PHRASE.get(singular(phrase));
    if (skill && !isEverydayWord(text, words, first, phrase, length)) return { skill, first, last };
  }
  return null;
}

/** Commas and the like stand between words that are no phrase. */
function isParted(text: string, words: readonly Token[], first: number, last: number): boolean {
  const from = words[first]?.end ?? 0;
  const to = words[last]?.start ?? 0;
  const between = text.slice(from, to);
  return between.length > 80 || /[,;:()[\]|•\n!?]|\.\s/.test(between);
}

function singular(phrase: string): string {
  if (/(?:ss|us|is)$/.test(phrase)) return phrase;
  return phrase.endsWith("ies") ? `${phrase.slice(0, -3)}y` : phrase.replace(/s$/, "");
}

/** "Excel at service", "the rest of the team": an everyday word is a name only where it is written as one. */
function isEverydayWord(
  text: string,
  words: readonly Token[],
  at: number,
  phrase: string,
  length: number,
): boolean {
  const token = words[at];
  if (length > 1 || !token || !EVERYDAY_NAMES.has(phrase)) return false;
  const after = text.slice(token.end, token.end + 12);
  const before = text.slice(Math.max(0, token.start - 6), token.start);
  if (/^\s+(?:at|to|up|out|of|the)\b/i.test(after)) return true;
  const inList =
    /(?:^|[,;/|•·\n(&:+-]|\b(?:and|or|in|with))\s*$/iu.test(before) &&
    /^\s*(?:$|[,;/|•·.\n)&+]|and\b|or\b)/iu.test(after);
  if (phrase.length === 1) return !/^[A-Z]$/.test(token.text) || !inList;
  if (/^[A-Z]/.test(token.text)) return token.opens && !inList;
  return !inList || !/[,/|•]/.test(before + after);
}
