import type { Requirement } from "../insights/match/job-match.ts";
import { seenIn } from "../insights/match/meaning/own-lines.ts";
import { shownSkills } from "../insights/match/skills/find-skills.ts";
import { skillWords } from "../insights/match/skills/skill-words.ts";
import type { Resume } from "../resume/resume.ts";
import { textsOf } from "../sections/line.ts";
import { applyEdits } from "./apply-steps.ts";
import type { Proof, Step, TailorEdit } from "./plan.ts";

const SKILLS = "/skills";
/** Nobody lists more different names; each is held against each requirement. */
const MOST_LOOKED_AT = 400;
/** Entries of all lists together that go up: a page shows no more, and an answer has to carry each. */
const MOST_RAISED = 100;
/** Words of a group that are named: the first ones are what it is about. */
const MOST_SHOWN = 12;

/** A name with the first requirement that asks for it. */
interface Asked {
  readonly id: string;
  readonly text: string;
  readonly rank: number;
  readonly requirement: Requirement;
}

/** Skills that the ad asks for come first, in the ad's order; nothing is added to them. */
export function skillsStep(resume: Resume, requirements: readonly Requirement[]): Step[] {
  const { skills } = resume;
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
    ...entries.flatMap(({ skill, inside }) => raises(wordsOf(skill.id), skill.keywords ?? [], inside)),
  ].slice(0, MOST_RAISED);
  const after = applyEdits(resume, edits).skills;
  const [first, ...others] = raisedIn(skills, after, [...ordered, ...entries.flatMap(({ inside }) => inside)])
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, MOST_RAISED)
    .map(proofOf(skills));
  if (!first || edits.length === 0) return [];
  const lists = new Set(edits.flatMap((edit) => (edit.type === "raise" ? [edit.list] : [])));
  return [
    {
      id: `skills:${SKILLS}`,
      kind: "skills",
      proofs: [first, ...others],
      before: linesOf(skills, lists),
      after: linesOf(after, lists),
      edits,
    },
  ];
}

type Skills = Resume["skills"];

/** Of those that are asked for, those that stand further up than before, by themselves or inside their group. */
function raisedIn(before: Skills, after: Skills, wanted: readonly Asked[]): Asked[] {
  const places = (all: Skills) =>
    new Map(
      all.flatMap(({ id, keywords = [] }, at) => [
        [id, at],
        ...keywords.map((one, nth) => [one.id, nth]),
      ]) as [string, number][],
    );
  const [from, to] = [places(before), places(after)];
  return wanted.filter(({ id }) => (to.get(id) ?? 0) < (from.get(id) ?? 0));
}

/** What a step changes, as it is shown: the order of all skills, and each group whose words change their order. */
function linesOf(skills: Skills, lists: ReadonlySet<string>): string {
  const shown = skills.filter(({ hidden }) => !hidden);
  const groups = shown
    .filter(({ id }) => lists.has(wordsOf(id)))
    .map(({ text, keywords = [] }) => {
      const words = textsOf(keywords.slice(0, MOST_SHOWN)).join(", ");
      return `${text}: ${words}${keywords.length > MOST_SHOWN ? ", …" : ""}`;
    });
  return [...(lists.has(SKILLS) ? [textsOf(shown).join(", ")] : []), ...groups].join("\n");
}

function wordsOf(id: string): string {
  return `${SKILLS}/${id}/keywords`;
}

function proofOf(skills: Skills): (asked: Asked) => Proof {
  return ({ id, text, requirement }) => {
    const group = skills.find((skill) => skill.id === id || skill.keywords?.some((one) => one.id === id));
    const keyword = group?.keywords?.find(
      (one) => one.id === id || (group.text !== text && one.text === text),
    );
    const place = keyword ? `${wordsOf(group?.id ?? "")}/${keyword.id}` : `${SKILLS}/${id}`;
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
