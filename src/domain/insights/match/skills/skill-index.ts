import { CREDENTIALS } from "../lexicon/names/credentials.ts";
import { SPOKEN } from "../lexicon/names/languages.ts";
import { NAMES } from "../lexicon/names.ts";
import { PRACTICES } from "../lexicon/practices.ts";
import type { Skill, SkillKind } from "./skill.ts";
import { spoken } from "./spoken-form.ts";

const BY_NAME = new Map<string, Skill>();
const BY_PHRASE = new Map<string, Skill>();
const OPENING_WORDS = new Set<string>();

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
      OPENING_WORDS.add(phrase.split(" ")[0] ?? "");
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

/** Whether some spelling begins with this word. */
export function opensSpelling(word: string): boolean {
  return OPENING_WORDS.has(word);
}
