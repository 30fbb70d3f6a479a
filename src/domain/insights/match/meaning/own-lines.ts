import { stem } from "../../../language/stem.ts";
import { STOP_WORDS } from "../../../language/stop-words.ts";
import type { Resume } from "../../../resume/resume.ts";
import { type Fragment, fragmentsOf, wholeLine } from "../own/fragments.ts";
import { shownSkills } from "../skills/find-skills.ts";
import { neighboursOf } from "../skills/neighbours.ts";
import { skillNamed } from "../skills/skill-index.ts";
import { skillWords } from "../skills/skill-words.ts";

/** A line of a resume with what rules see in it. */
export interface OwnLine extends Fragment {
  readonly roots: ReadonlySet<string>;
  /** Skills that it names, and those that they are kinds of. */
  readonly skills: ReadonlySet<string>;
}

/** Nobody's resume has more; each line is held against each requirement. */
const MOST_LINES = 400;

/** The lines of a resume, as data or as text, each once. */
export function ownLines(resume: Resume | string): OwnLine[] {
  const seen = new Set<string>();
  return fragmentsOf(resume, wholeLine)
    .filter(({ text }) => !seen.has(text) && seen.add(text))
    .slice(0, MOST_LINES)
    .map((fragment) => ({ ...fragment, ...seenIn(fragment.text) }));
}

/** The roots and skills of a text. */
export function seenIn(text: string): Pick<OwnLine, "roots" | "skills"> {
  const words = skillWords(text);
  const roots = words
    .flatMap(({ said }) => said.split(" "))
    .filter((word) => word !== "" && !STOP_WORDS.has(word))
    .map(stem);
  const skills = new Set<string>();
  for (const { skill } of shownSkills(text, words)) addWithKinds(skills, skill.name);
  return { roots: new Set(roots), skills };
}

/** Skills next to those of a text. */
export function nextTo(skills: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...skills].flatMap((name) => neighboursOf(name)));
}

function addWithKinds(skills: Set<string>, name: string): void {
  if (skills.has(name)) return;
  skills.add(name);
  for (const wider of skillNamed(name)?.is ?? []) addWithKinds(skills, wider);
}
