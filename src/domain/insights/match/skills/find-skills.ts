import { deedUses } from "./deed-uses.ts";
import { isEverydayWord } from "./everyday.ts";
import { looseUses } from "./loose-uses.ts";
import type { Skill, SkillUse } from "./skill.ts";
import { longestSpelling, skillSpelled } from "./skill-index.ts";
import type { SkillWord } from "./skill-words.ts";
import { singular } from "./spoken-form.ts";
import { isSpoken } from "./spoken-languages.ts";

/** Every skill that a text shows: by its spellings, by its words in other forms, by the deed itself. */
export function shownSkills(text: string, words: readonly SkillWord[]): SkillUse[] {
  return [...spelledUses(text, words), ...looseUses(text, words), ...deedUses(words)];
}

/** The skills that a text names, by their spellings, the longest first, and where there is none by their words in other forms. */
export function findSkills(text: string, words: readonly SkillWord[]): SkillUse[] {
  const spelled = spelledUses(text, words);
  const loose = looseUses(text, words).filter(
    ({ start, end }) => !spelled.some((use) => start < use.end && end > use.start),
  );
  return [...spelled, ...loose];
}

export function spelledUses(text: string, words: readonly SkillWord[]): SkillUse[] {
  const uses: SkillUse[] = [];
  for (let first = 0; first < words.length; first += 1) {
    const found = longestAt(text, words, first);
    if (!found) continue;
    const { skill, last } = found;
    uses.push({ skill, start: words[first]?.start ?? 0, end: words[last]?.end ?? 0 });
    first = last;
  }
  return uses;
}

function longestAt(
  text: string,
  words: readonly SkillWord[],
  first: number,
): { skill: Skill; last: number } | null {
  const [head = ""] = (words[first]?.said ?? "").split(" ");
  const longest = Math.max(longestSpelling(head), longestSpelling(singular(head)));
  for (let length = Math.min(longest, words.length - first); length >= 1; length -= 1) {
    const last = first + length - 1;
    if (length > 1 && isParted(text, words[first]?.end ?? 0, words[last]?.start ?? 0)) continue;
    const stretch = words.slice(first, last + 1);
    const skill = spelledBy(stretch);
    if (skill && isMeant(text, skill, stretch)) return { skill, last };
  }
  return null;
}

function spelledBy(stretch: readonly SkillWord[]): Skill | undefined {
  const phrase = stretch.map(({ said }) => said).join(" ");
  const exact = skillSpelled(phrase);
  if (exact) return exact;
  const one = skillSpelled(singular(phrase));
  // "Leeds" is no plural of LEED; "RNs" is one of RN.
  // "Supervise two CNAs" speaks of other people.
  if (one?.kind === "credential" && stretch.length === 1) return undefined;
  const plural = one?.kind === "practice" || stretch.length > 1 || /[A-Z\d]s$/.test(stretch[0]?.text ?? "");
  return plural ? one : undefined;
}

function isMeant(text: string, skill: Skill, stretch: readonly SkillWord[]): boolean {
  const [first] = stretch;
  const end = stretch.at(-1)?.end ?? 0;
  if (skill.kind === "language") return isSpoken(text, end);
  return !first || stretch.length > 1 || !isEverydayWord(text, first);
}

/** Commas and the like stand between words that are no phrase. */
function isParted(text: string, from: number, to: number): boolean {
  return to - from > 80 || /[,;:()[\]|•\n!?]|\.\s/.test(text.slice(from, to));
}
