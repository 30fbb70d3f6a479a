import type { Requirement } from "../insights/match/job-match.ts";
import { seenIn } from "../insights/match/meaning/own-lines.ts";
import { shownSkills } from "../insights/match/skills/find-skills.ts";
import { skillWords } from "../insights/match/skills/skill-words.ts";
import type { Resume } from "../resume/resume.ts";
import { textsOf } from "../sections/line.ts";
import type { Proof, Step, TailorEdit } from "./plan.ts";

const SKILLS = "/skills";
/** Nobody lists more different names; each is held against each requirement. */
const MOST_LOOKED_AT = 400;
/** Entries of all lists together that go up: a page shows no more, and an answer has to carry each. */
const MOST_RAISED = 100;

/** A name with the first requirement that asks for it. */
interface Asked {
  readonly id: string;
  readonly text: string;
  readonly rank: number;
  readonly requirement: Requirement;
}

/** Skills that the ad asks for come first, in the ad's order; nothing is added to them. */
export function skillsStep({ skills }: Resume, requirements: readonly Requirement[]): Step[] {
  const ask = askedBy(requirements);
  // Names before what stands in their groups: there may be more of these than are looked at.
  const names = skills.map(ask);
  const entries = skills.map((skill, nth) => {
    const inside = (skill.keywords ?? []).flatMap((keyword) => ask(keyword) ?? []);
    // A group goes by the first of its words that is asked for.
    const [first] = [...(names[nth] ? [names[nth]] : []), ...inside].toSorted(
      (one, other) => one.rank - other.rank,
    );
    return { skill, inside, asked: first && { ...first, id: skill.id } };
  });
  const ordered = entries
    .flatMap(({ asked, skill }) => (asked && !skill.hidden ? [asked] : []))
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, MOST_RAISED);
  const edits: TailorEdit[] = [
    ...raises(SKILLS, skills, ordered),
    ...entries.flatMap(({ skill, inside }) =>
      raises(`${SKILLS}/${skill.id}/keywords`, skill.keywords ?? [], inside),
    ),
  ].slice(0, MOST_RAISED);
  const [first, ...others] = ordered.map(proofOf(skills));
  if (!first || edits.length === 0) return [];
  const ids = ordered.map(({ id }) => id);
  const after = [
    ...ids.flatMap((id) => skills.find((skill) => skill.id === id) ?? []),
    ...skills.filter(({ id }) => !ids.includes(id)),
  ];
  const named = (list: typeof skills) => textsOf(list.filter(({ hidden }) => !hidden)).join(", ");
  return [
    {
      id: `skills:${SKILLS}`,
      kind: "skills",
      proofs: [first, ...others],
      before: named(skills),
      after: named(after),
      edits,
    },
  ];
}

function proofOf(skills: Resume["skills"]): (asked: Asked) => Proof {
  return ({ id, text, requirement }) => {
    const group = skills.find((skill) => skill.id === id);
    const keyword = group?.text === text ? undefined : group?.keywords?.find((one) => one.text === text);
    const place = keyword ? `${SKILLS}/${id}/keywords/${keyword.id}` : `${SKILLS}/${id}`;
    return { requirement: requirement.skill, quote: { place, text } };
  };
}

/** Nothing where those that are wanted stand first already, in whatever order. */
function raises(
  list: string,
  entries: readonly { readonly id: string }[],
  wanted: readonly Asked[],
): TailorEdit[] {
  const ids = new Set(wanted.map(({ id }) => id));
  if (entries.slice(0, ids.size).every(({ id }) => ids.has(id))) return [];
  return wanted.map(({ id, rank }, at) => ({
    type: "raise",
    list,
    id,
    rank: rank + at / (wanted.length + 1),
    below: [],
  }));
}

/** Tells which requirement a listed skill answers: by the lexicon's name, or by the same words. */
function askedBy(requirements: readonly Requirement[]) {
  const asked = requirements.map((requirement, rank) => ({
    requirement,
    rank,
    // Its own names alone: whoever lists SQL has not listed PostgreSQL.
    names: shownSkills(requirement.skill, skillWords(requirement.skill)).map(({ skill }) => skill.name),
    roots: seenIn(requirement.skill).roots,
  }));
  const askedFor = (text: string) => {
    const own = seenIn(text);
    return asked.find(
      ({ names, roots }) =>
        names.some((name) => own.skills.has(name)) ||
        (roots.size > 0 && isWithin(roots, own.roots)) ||
        (own.roots.size > 1 && isWithin(own.roots, roots)),
    );
  };
  const known = new Map<string, ReturnType<typeof askedFor>>();
  return ({ id, text }: { id: string; text: string }): Asked | null => {
    if (!known.has(text) && known.size < MOST_LOOKED_AT) known.set(text, askedFor(text));
    const found = known.get(text);
    return found ? { id, text, rank: found.rank, requirement: found.requirement } : null;
  };
}

function isWithin(inner: ReadonlySet<string>, outer: ReadonlySet<string>): boolean {
  return [...inner].every((root) => outer.has(root));
}
