import { stem } from "../../../language/stem.ts";
import { type Token, tokens } from "../../../language/tokens.ts";
import type { Resume } from "../../../resume/resume.ts";
import { skillNamed, skillsIn } from "../skills/skill-index.ts";
import { isDisowned } from "./disowned.ts";
import { type Fragment, fragmentsOf } from "./fragments.ts";

/** What a resume shows, indexed once for all requirements. */
export interface OwnSkills {
  /** The best fragment for each skill that the resume names, or that one of its skills is a kind of. */
  readonly named: ReadonlyMap<string, Fragment>;
  /** Fragments that have a word, by its root. */
  readonly byRoot: ReadonlyMap<string, readonly number[]>;
  readonly fragments: readonly Fragment[];
}

export function ownSkills(resume: Resume | string): OwnSkills {
  const fragments = fragmentsOf(resume);
  const named = new Map<string, Fragment>();
  const byRoot = new Map<string, number[]>();
  for (const [at, fragment] of fragments.entries()) {
    const words = tokens(fragment.text);
    const known = words.filter((_, index) => !isDisowned(fragment.text, words, index));
    for (const { skill, first } of skillsIn(fragment.text, words)) {
      if (isDisowned(fragment.text, words, first)) continue;
      for (const name of withKinds(skill.name)) keepBetter(named, name, fragment);
    }
    for (const root of rootsOf(known)) {
      const places = byRoot.get(root);
      if (places) places.push(at);
      else byRoot.set(root, [at]);
    }
  }
  return { named, byRoot, fragments };
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

export function rootsOf(words: readonly Token[]): Set<string> {
  return new Set(words.flatMap(({ lower }) => [lower, ...lower.split(/[-/]/)]).map(stem));
}
