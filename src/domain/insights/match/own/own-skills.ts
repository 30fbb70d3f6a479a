import { stem } from "../../../language/stem.ts";
import type { Resume } from "../../../resume/resume.ts";
import { shownSkills } from "../skills/find-skills.ts";
import { skillNamed } from "../skills/skill-index.ts";
import { type SkillWord, skillWords } from "../skills/skill-words.ts";
import { disownedIn, isUnfinished } from "./disowned.ts";
import { type Fragment, fragmentsOf } from "./fragments.ts";

/** What a resume shows, indexed once for all requirements. */
export interface OwnSkills {
  /** The best fragment for each skill that the resume names, or that one of its skills is a kind of. */
  readonly named: ReadonlyMap<string, Fragment>;
  /** Those of them that the resume itself names. */
  readonly said: ReadonlySet<string>;
  /** Skills that the resume names as begun: a candidate, a first exam. */
  readonly begun: ReadonlyMap<string, Fragment>;
  /** Fragments that have a word, by its root. */
  readonly byRoot: ReadonlyMap<string, ReadonlySet<number>>;
  readonly fragments: readonly Fragment[];
}

export function ownSkills(resume: Resume | string): OwnSkills {
  const fragments = fragmentsOf(resume);
  const named = new Map<string, Fragment>();
  const said = new Set<string>();
  const begun = new Map<string, Fragment>();
  const byRoot = new Map<string, Set<number>>();
  for (const [at, fragment] of fragments.entries()) {
    const { text } = fragment;
    const words = skillWords(text);
    const disowned = disownedIn(text);
    for (const { skill, start, end } of shownSkills(text, words)) {
      if (disowned(start, end)) continue;
      if (skill.kind === "credential" && isUnfinished(text, end)) keepBetter(begun, skill.name, fragment);
      else {
        said.add(skill.name);
        for (const name of withKinds(skill.name)) keepBetter(named, name, fragment);
      }
    }
    for (const root of rootsOf(words.filter(({ start, end }) => !disowned(start, end)))) {
      const places = byRoot.get(root);
      if (places) places.add(at);
      else byRoot.set(root, new Set([at]));
    }
  }
  return { named, said, begun, byRoot, fragments };
}

/** A line that tells a deed shows more than a name in a list. */
function keepBetter(named: Map<string, Fragment>, name: string, fragment: Fragment): void {
  const known = named.get(name);
  if (!known || (known.listed && !fragment.listed)) named.set(name, fragment);
}

function withKinds(name: string, seen: Set<string> = new Set()): Set<string> {
  if (seen.has(name)) return seen;
  seen.add(name);
  for (const wider of skillNamed(name)?.is ?? []) withKinds(wider, seen);
  return seen;
}

function rootsOf(words: readonly SkillWord[]): Set<string> {
  return new Set(words.flatMap(({ said }) => said.split(" ")).map(stem));
}
