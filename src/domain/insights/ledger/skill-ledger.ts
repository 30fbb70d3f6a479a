import type { Resume } from "../../resume/resume.ts";
import { listSections } from "../../resume/section-list.ts";
import { monthOf } from "../check/stretch.ts";
import { isOwnLine } from "../interview/own-line.ts";
import { type Months, monthsOf, monthsTogether } from "../match/meaning/months.ts";
import { type OwnLine, ownLines, seenIn } from "../match/meaning/own-lines.ts";
import { isVetoed } from "../match/meaning/veto.ts";
import { fragmentsOf } from "../match/own/fragments.ts";
import { findSkills, spelledUses } from "../match/skills/find-skills.ts";
import { skillWords } from "../match/skills/skill-words.ts";

/** A skill with the lines that show it, and the time that they tell of. */
export interface LedgerEntry {
  readonly name: string;
  /** Where it is listed; null where only lines name it. */
  readonly listedAt: string | null;
  /** The resume's own lines, to the letter. */
  readonly proofs: readonly { readonly text: string; readonly pointer: string }[];
  /** Months of the positions and projects that show it, each month once; null where none of them has certain dates. */
  readonly months: number | null;
  /** The last of these months, counted from year 0. */
  readonly lastUse: number | null;
  readonly isCurrent: boolean;
}

const MOST_LISTED = 200;
const MOST_PROOFS = 20;
/** A summary and a wished-for role say of a skill what a list says: that it is there. */
const CLAIMS_ALONE = /^\/(?:summary|role)\b/;

/** Every skill of a resume: what is listed in its order, then what lines show besides. */
export function skillLedger(resume: Resume, today: string): LedgerEntry[] {
  const lines = provingLines(resume);
  const times = timesOf(resume, today);
  const now = monthOf(today);
  const entries: LedgerEntry[] = [];
  const known = new Set<string>();
  const enter = (name: string, listedAt: string | null, proving: readonly OwnLine[]): void => {
    const used = proving.flatMap(({ pointer }) => timeAt(times, pointer ?? "") ?? []);
    const lastUse = used.length === 0 ? null : Math.max(...used.map(({ to }) => to));
    entries.push({
      name,
      listedAt,
      proofs: proving.slice(0, MOST_PROOFS).map(({ text, pointer }) => ({ text, pointer: pointer ?? "" })),
      months: used.length === 0 ? null : monthsTogether(used),
      lastUse,
      isCurrent: lastUse !== null && lastUse >= now,
    });
  };
  for (const { name, pointer } of listedSkills(resume)) {
    const skills = skillsNamed(name);
    const key = skills.length === 1 ? (skills[0] ?? name) : name.toLowerCase();
    if (known.has(key)) continue;
    known.add(key);
    for (const skill of skills) known.add(skill);
    enter(name, pointer, linesThatShow(name, skills, lines));
  }
  for (const [skill, proving] of shownBesides(lines, known)) enter(skill, null, proving);
  return entries;
}

function provingLines(resume: Resume): OwnLine[] {
  return ownLines(resume).filter(
    ({ text, pointer, listed }) =>
      !listed && pointer !== null && !CLAIMS_ALONE.test(pointer) && isOwnLine(text),
  );
}

/** The entries of the sections of skills; a line of several is taken apart. */
function listedSkills(resume: Resume): { name: string; pointer: string }[] {
  const places = listSections(resume)
    .filter(({ kind, hidden }) => kind === "skills" && !hidden)
    .map(({ pointer }) => `${pointer}/`);
  const listed = fragmentsOf(resume).filter(
    (fragment) => fragment.listed && places.some((place) => fragment.pointer?.startsWith(place)),
  );
  const heads = new Set(
    listed.flatMap(({ pointer }) => /^(.+)\/keywords\/\d+$/.exec(pointer ?? "")?.[1] ?? []),
  );
  return (
    listed
      // "Tools" over Figma and Jira is a heading, and no tool that a line could show; "Statistics" over R is a skill.
      .filter(({ text, pointer }) => !heads.has(pointer ?? "") || skillsNamed(text).length > 0)
      .flatMap(({ text, pointer }) =>
        text
          .replace(/^[^:,]{1,40}: /, "")
          .split(/[,;]\s/)
          .map((name) => ({ name: name.trim(), pointer: pointer ?? "" })),
      )
      .filter(({ name }) => name !== "")
      .slice(0, MOST_LISTED)
  );
}

function skillsNamed(text: string): string[] {
  return [...new Set(findSkills(text, skillWords(text)).map(({ skill }) => skill.name))];
}

/** Lines that name the skill; for what no lexicon knows, those that have every root of it. */
function linesThatShow(name: string, skills: readonly string[], lines: readonly OwnLine[]): OwnLine[] {
  const wanted = [...seenIn(name).roots];
  return lines.filter(
    (line) =>
      (skills.length > 0
        ? skills.every((skill) => line.skills.has(skill))
        : wanted.length > 0 && wanted.every((root) => line.roots.has(root))) && !isVetoed(line.text, name),
  );
}

function shownBesides(lines: readonly OwnLine[], known: ReadonlySet<string>): Map<string, OwnLine[]> {
  const found = new Map<string, OwnLine[]>();
  for (const line of lines) {
    // Words in other forms and orders are enough to find what somebody lists; to name what nobody listed they are too little.
    const uses = spelledUses(line.text, skillWords(line.text));
    for (const { name, kind } of new Set(uses.map(({ skill }) => skill))) {
      const isSkill = kind === "name" || kind === "practice";
      if (!isSkill || known.has(name) || isVetoed(line.text, name)) continue;
      const proving = found.get(name);
      if (proving) proving.push(line);
      else found.set(name, [line]);
    }
  }
  return found;
}

/** When each item of the resume was, by its place. */
function timesOf(resume: Resume, today: string): Map<string, Months> {
  const times = new Map<string, Months>();
  for (const { content, pointer, kind } of listSections(resume)) {
    // Having learned something is no use of it.
    if (content === undefined || typeof content === "string" || kind === "education") continue;
    for (const [at, item] of content.entries()) {
      const period: unknown = Reflect.get(item, "period");
      const months = typeof period === "string" ? monthsOf(period, today, resume.language) : null;
      if (months) times.set(`${pointer}/${at}`, months);
    }
  }
  return times;
}

function timeAt(times: ReadonlyMap<string, Months>, pointer: string): Months | undefined {
  for (let place = pointer; place !== ""; place = place.slice(0, place.lastIndexOf("/"))) {
    const months = times.get(place);
    if (months) return months;
  }
  return undefined;
}
