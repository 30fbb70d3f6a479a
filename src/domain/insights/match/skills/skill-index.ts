import { CREDENTIALS } from "../lexicon/names/credentials.ts";
import { SPOKEN } from "../lexicon/names/languages.ts";
import { NAMES } from "../lexicon/names.ts";
import { PRACTICES } from "../lexicon/practices.ts";
import type { Skill, SkillKind } from "./skill.ts";
import { spoken } from "./spoken-form.ts";

const BY_NAME = new Map<string, Skill>();
const BY_PHRASE = new Map<string, Skill>();
const LONGEST_BY_OPENING = new Map<string, number>();

const LEXICONS: readonly (readonly [lines: readonly string[], kind: SkillKind])[] = [
  [NAMES, "name"],
  [CREDENTIALS.trim().split("\n"), "credential"],
  [SPOKEN, "language"],
  [PRACTICES, "practice"],
];

for (const [lines, kind] of LEXICONS) {
  for (const line of lines) {
    const [spellings = "", kinds = ""] = line.split(" > ");
    const [name = "", others = ""] = spellings.split(" = ");
    const phrases = [name, ...others.split(", ")].filter(Boolean).map(spoken);
    const skill: Skill = { name, kind, is: kinds.split(", ").filter(Boolean), phrases };
    BY_NAME.set(name, skill);
    for (const phrase of phrases) {
      BY_PHRASE.set(phrase, skill);
      const words = phrase.split(" ");
      const [first = ""] = words;
      LONGEST_BY_OPENING.set(first, Math.max(words.length, LONGEST_BY_OPENING.get(first) ?? 0));
    }
  }
}

export function allSkills(): Iterable<Skill> {
  return BY_NAME.values();
}

export function skillNamed(name: string): Skill | undefined {
  return BY_NAME.get(name);
}

/** The skill of which a phrase, as spoken, is a spelling. */
export function skillSpelled(phrase: string): Skill | undefined {
  return BY_PHRASE.get(phrase);
}

/** The number of words of the longest spelling that begins with this word; 0 where none does. */
export function longestSpelling(word: string): number {
  return LONGEST_BY_OPENING.get(word) ?? 0;
}
