import type { Entry, EntryKind, Practice, Spelling } from "../../../gazetteer/entry.ts";
import { allEntries } from "../../../gazetteer/gazetteer.ts";
import { allPractices } from "../../../gazetteer/practices.ts";
import type { Skill, SkillKind } from "./skill.ts";
import { spoken } from "./spoken-form.ts";

const BY_NAME = new Map<string, Skill>();
const BY_PHRASE = new Map<string, Skill>();
const LONGEST_BY_OPENING = new Map<string, number>();
const FREQUENT = new Set<string>();

const KIND_OF: Partial<Record<EntryKind, SkillKind>> = {
  technology: "name",
  credential: "credential",
  degree: "credential",
};

const entries = new Map(allEntries().map((entry) => [entry.id, entry]));
const practices = allPractices();
const named = new Set(practices.flatMap(({ namedBy }) => namedBy));

for (const entry of entries.values()) learnLanguages(entry);
for (const practice of practices) learnPractice(practice);
for (const entry of entries.values()) if (!named.has(entry.id)) learnName(entry);

function learnLanguages({ spellings }: Entry): void {
  for (const { text } of spellings.filter(({ tongue }) => tongue)) {
    const name = text.replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());
    learn({ name, kind: "language", is: [], phrases: [spoken(text)] });
  }
}

function learnPractice({ id, spellings, isA, namedBy }: Practice): void {
  const names = namedBy.flatMap((name) => entries.get(name)?.spellings ?? []);
  learn({ name: id, kind: "practice", is: isA, phrases: phrasesOf([...names, ...spellings]) });
}

function learnName({ id, kind, spellings, isA }: Entry): void {
  const skillKind = KIND_OF[kind];
  if (skillKind) learn({ name: id, kind: skillKind, is: isA, phrases: phrasesOf(spellings) });
}

function phrasesOf(spellings: readonly Spelling[]): string[] {
  for (const { text, frequent } of spellings) if (frequent) FREQUENT.add(spoken(text));
  return spellings.filter(({ nameOnly }) => !nameOnly).map(({ text }) => spoken(text));
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

/** Whether a spelling is a word of every text too, so that it counts only where it is written as a name. */
export function isFrequentWord(phrase: string): boolean {
  return FREQUENT.has(phrase);
}

/** The number of words of the longest spelling that begins with this word; 0 where none does. */
export function longestSpelling(word: string): number {
  return LONGEST_BY_OPENING.get(word) ?? 0;
}
