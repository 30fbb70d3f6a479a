import { stem } from "../../../language/stem.ts";
import { STOP_WORDS } from "../../../language/stop-words.ts";
import { tokens } from "../../../language/tokens.ts";
import type { Requirement } from "../job-match.ts";
import { findSkills } from "../skills/find-skills.ts";
import { kindsOf, neighboursOf } from "../skills/neighbours.ts";
import { skillNamed } from "../skills/skill-index.ts";
import { skillWords } from "../skills/skill-words.ts";
import type { Fragment } from "./fragments.ts";
import type { OwnSkills } from "./own-skills.ts";

type Shown = Pick<Requirement, "status" | "evidence" | "pointer" | "via">;

/** Words around a skill that are none themselves. */
const EMPTY = /^(?:experience|skills?|training)$/;
const PAPER = /^(?:licen[sc](?:e|es|ed|ing|ure)|certifi(?:ed|cates?|cations?)|credentials?|cards?|permits?)$/;
const NOWHERE: ReadonlySet<number> = new Set();
/** More than any resume says a word; without a bound, each requirement would read all of a text that only repeats one. */
const MOST_PLACES = 500;
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
  const telling = words.filter((word) => !PAPER.test(word) && !EMPTY.test(word));
  const asksPaper = telling.length < words.length && words.some((word) => PAPER.test(word));
  const roots = [...new Set((telling.length > 0 ? telling : words).map(stem))];
  const places = roots
    .map((root) => byRoot.get(root) ?? NOWHERE)
    .toSorted((one, other) => one.size - other.size);
  const [fewest = NOWHERE, ...others] = places;
  let shown: Fragment | undefined;
  let looked = 0;
  for (const at of fewest) {
    looked += 1;
    if (looked > MOST_PLACES) break;
    const fragment = others.every((set) => set.has(at)) ? fragments[at] : undefined;
    if (!fragment || (asksPaper && !isPaper(fragment, telling))) continue;
    if (!fragment.listed) return fragment;
    shown ??= fragment;
  }
  return shown;
}

/** "Sold Zephyr bikes" is no Zephyr license; "RDH", and what stands among the certifications, is one. */
function isPaper({ text, pointer }: Fragment, telling: readonly string[]): boolean {
  if (pointer?.startsWith("/certifications/")) return true;
  if (tokens(text).some(({ lower }) => PAPER.test(lower))) return true;
  return telling.every((word) => text.split(/[^\p{L}\p{N}-]+/u).includes(word.toUpperCase()));
}
