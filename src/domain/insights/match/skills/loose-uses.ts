import { stem } from "../../../language/stem.ts";
import { STOP_WORDS } from "../../../language/stop-words.ts";
import type { Skill, SkillUse } from "./skill.ts";
import { allSkills } from "./skill-index.ts";
import type { SkillWord } from "./skill-words.ts";

interface LoosePhrase {
  readonly skill: Skill;
  /** The other roots of the phrase. */
  readonly others: readonly string[];
}

/** Words that may stand between those of a phrase: "planned the weekly menus" for menu planning. */
const REACH = 4;
const MOST_ROOTS = 3;

/** Phrases by their rarest root, so that a frequent word such as "management" costs nothing. */
const BY_RAREST = index();

function index(): ReadonlyMap<string, LoosePhrase[]> {
  const phrases: { skill: Skill; roots: string[] }[] = [];
  const times = new Map<string, number>();
  for (const skill of allSkills()) {
    if (skill.kind !== "practice" && skill.kind !== "credential") continue;
    for (const phrase of skill.phrases) {
      const roots = rootsOf(phrase);
      if (roots.length < 2 || roots.length > MOST_ROOTS) continue;
      phrases.push({ skill, roots });
      for (const root of roots) times.set(root, (times.get(root) ?? 0) + 1);
    }
  }
  const byRarest = new Map<string, LoosePhrase[]>();
  for (const { skill, roots } of phrases) {
    const [rarest = "", ...others] = roots.toSorted(
      (one, other) => (times.get(one) ?? 0) - (times.get(other) ?? 0),
    );
    const known = byRarest.get(rarest);
    if (known) known.push({ skill, others });
    else byRarest.set(rarest, [{ skill, others }]);
  }
  return byRarest;
}

function rootsOf(phrase: string): string[] {
  return [
    ...new Set(
      phrase
        .split(" ")
        .filter((word) => !STOP_WORDS.has(word))
        .map(stem),
    ),
  ];
}

/** Practices and credentials that a text tells in other forms and another order than their spellings. */
export function looseUses(text: string, words: readonly SkillWord[]): SkillUse[] {
  const roots = words.map(({ said }) => stem(said));
  const uses: SkillUse[] = [];
  for (const [at, root] of roots.entries()) {
    for (const { skill, others } of BY_RAREST.get(root) ?? []) {
      const places = others.map((other) => nearest(roots, other, at));
      if (places.some((place) => place < 0)) continue;
      const from = words[Math.min(at, ...places)];
      const to = words[Math.max(at, ...places)];
      if (!from || !to || /[.;:!?\n•]/.test(text.slice(from.end, to.start))) continue;
      uses.push({ skill, start: from.start, end: to.end });
    }
  }
  return uses;
}

function nearest(roots: readonly string[], root: string, at: number): number {
  for (let far = 1; far <= REACH; far += 1) {
    if (roots[at - far] === root) return at - far;
    if (roots[at + far] === root) return at + far;
  }
  return -1;
}
