import { STOP_WORDS } from "../../../claims/lexicon/synonyms.ts";
import { stem } from "../../../language/stem.ts";
import { tokens } from "../../../language/tokens.ts";
import type { Requirement } from "../job-match.ts";
import { findSkills } from "../skills/find-skills.ts";
import { kindsOf, neighboursOf } from "../skills/neighbours.ts";
import { skillNamed } from "../skills/skill-index.ts";
import { skillWords } from "../skills/skill-words.ts";
import type { Fragment } from "./fragments.ts";
import type { OwnSkills } from "./own-skills.ts";

type Shown = Pick<Requirement, "status" | "evidence" | "pointer" | "via">;

/** "RDH license" is shown by "RDH". */
const PAPER =
  /^(?:licen[sc]ed?|licensure|certifi(?:ed|cate|cation)s?|credential|experience|skills?|training|card|permit)$/;
const NOTHING: Shown = { status: "missing", evidence: null, pointer: null, via: null };

/** What a resume has to show for a skill: the skill itself, a neighbour of it, or nothing. */
export function statusOf(skill: string, own: OwnSkills): Shown {
  const direct = own.named.get(skill) ?? inOtherWords(skill, own);
  if (direct) return { ...quoted(direct), status: "proven", via: null };
  const begun = own.begun.get(skill);
  if (begun) return { ...quoted(begun), status: "adjacent", via: skill };
  for (const name of nearTo(skill, own)) {
    const near = own.named.get(name);
    if (near) return { ...quoted(near), status: "adjacent", via: name };
  }
  return NOTHING;
}

/** Skills that count as near; a wider one only where the resume itself says it, not by way of a rival. */
function nearTo(skill: string, { said }: OwnSkills): readonly string[] {
  if (!skillNamed(skill)) return partsOf(skill);
  return [...neighboursOf(skill), ...kindsOf(skill).filter((name) => said.has(name))];
}

/** Known skills inside a phrase that no lexicon knows as a whole: "scheduling" in "crop scheduling". */
function partsOf(phrase: string): string[] {
  return findSkills(phrase, skillWords(phrase)).map(({ skill }) => skill.name);
}

function quoted({ text, pointer }: Fragment): Pick<Shown, "evidence" | "pointer"> {
  return { evidence: text, pointer };
}

/** For a phrase that no lexicon knows: every root of it in one fragment. */
function inOtherWords(skill: string, { byRoot, fragments }: OwnSkills): Fragment | undefined {
  if (skillNamed(skill)) return undefined;
  const words = tokens(skill)
    .map(({ lower }) => lower)
    .filter((word) => !STOP_WORDS.has(word));
  const telling = words.filter((word) => !PAPER.test(word));
  const roots = [...new Set((telling.length > 0 ? telling : words).map(stem))];
  const places = roots
    .map((root) => byRoot.get(root) ?? [])
    .toSorted((one, other) => one.length - other.length);
  const [fewest = [], ...others] = places;
  const sets = others.map((list) => new Set(list));
  const both = fewest.filter((at) => sets.every((set) => set.has(at)));
  const found = both.map((at) => fragments[at]).filter((fragment) => fragment !== undefined);
  return found.find(({ listed }) => !listed) ?? found[0];
}
