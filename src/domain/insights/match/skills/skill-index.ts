import type { Entry, EntryKind } from "../../../claims/gazetteer/entry.ts";
import { allEntries } from "../../../claims/gazetteer/gazetteer.ts";
import { SPOKEN } from "../lexicon/names/languages.ts";
import { PRACTICES } from "../lexicon/practices.ts";
import type { Skill, SkillKind } from "./skill.ts";
import { spoken } from "./spoken-form.ts";

const BY_NAME = new Map<string, Skill>();
const BY_PHRASE = new Map<string, Skill>();
const LONGEST_BY_OPENING = new Map<string, number>();

const LEXICONS: readonly (readonly [lines: readonly string[], kind: SkillKind])[] = [
  [SPOKEN, "language"],
  [PRACTICES, "practice"],
];

const KIND_OF: Partial<Record<EntryKind, SkillKind>> = {
  technology: "name",
  credential: "credential",
  degree: "credential",
};

for (const [lines, kind] of LEXICONS) {
  for (const line of lines) {
    const [spellings = "", kinds = ""] = line.split(" > ");
    const [name = "", others = ""] = spellings.split(" = ");
    const phrases = [name, ...others.split(", ")].filter(Boolean).map(spoken);
    learn({ name, kind, is: kinds.split(", ").filter(Boolean), phrases });
  }
}
for (const entry of allEntries()) learnName(entry);

/** What is known as a practice or a language stays one. */
function learnName({ id, kind, spellings, isA }: Entry): void {
  const skillKind = KIND_OF[kind];
  const phrases = spellings.map(({ text }) => spoken(text)).filter((phrase) => !BY_PHRASE.has(phrase));
  if (!skillKind || !phrases.includes(spoken(id))) return;
  learn({ name: id, kind: skillKind, is: isA, phrases });
}

function learn(skill: Skill): void {
  BY_NAME.set(skill.name, skill);
  for (const phrase of skill.phrases) {
    BY_PHRASE.set(phrase, skill);
    const words = phrase.split(" ");
    const [first = ""] = words;
    LONGEST_BY_OPENING.set(first, Math.max(words.length, LONGEST_BY_OPENING.get(first) ?? 0));
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
