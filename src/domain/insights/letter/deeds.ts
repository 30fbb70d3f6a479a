import { hasFigure } from "../../claims/facts/figures-in.ts";
import type { Resume } from "../../resume/resume.ts";
import { visibleResume } from "../../resume/visible-resume.ts";
import type { Line } from "../../sections/line.ts";
import { isDeed } from "./is-deed.ts";

export interface Deed {
  readonly text: string;
  readonly pointer: string;
}

/** A line of the resume, and where it was: “At Rema, as Cook”. */
export interface Told {
  readonly line: string;
  readonly pointer: string;
  readonly place: string;
}

const MOST = 3;

/** Up to three deeds of the resume in the first person: those that the ad asks for first, then those that are counted. */
export function deedsFor(resume: Resume, wanted: readonly string[]): Deed[] {
  const rank = new Map([...new Set(wanted)].map((pointer, at) => [pointer, at]));
  const place = ({ pointer, line }: Told): number =>
    rank.get(pointer) ?? (hasFigure(line) ? rank.size : rank.size + 1);
  const chosen = toldLines(resume)
    .filter(({ line }) => inFirstPerson(line) !== null)
    .map((told) => ({ told, at: place(told) }))
    .toSorted((one, other) => one.at - other.at)
    .slice(0, MOST)
    .map(({ told }) => told);
  const grouped = chosen.toSorted((one, other) => first(chosen, one) - first(chosen, other));
  return grouped.map(({ line, pointer, place: where }, at) => {
    const again = grouped[at - 1]?.place === where;
    const deed = inFirstPerson(line) ?? "";
    if (where === "") return { text: `${deed}.`, pointer };
    return { text: again ? `There ${deed}.` : `${where}, ${deed}.`, pointer };
  });
}

/** Deeds of one position stand together. */
function first(chosen: readonly Told[], { place }: Told): number {
  return chosen.findIndex((other) => other.place === place);
}

export function toldLines(resume: Resume): Told[] {
  const { experience, projects, volunteering = [] } = visibleResume(resume);
  return [
    ...experience.flatMap(({ bullets, title, company }, item) =>
      toldIn(bullets, placeOf(company, title), `/experience/${item}/bullets`),
    ),
    ...projects.flatMap(({ desc }, item) => toldIn(desc, "", `/projects/${item}/desc`)),
    ...volunteering.flatMap(({ bullets, role, organization }, item) =>
      toldIn(bullets, placeOf(organization, role), `/volunteering/${item}/bullets`),
    ),
  ];
}

function toldIn(lines: readonly Line[], place: string, pointer: string): Told[] {
  return lines.map(({ text }, at) => ({ line: text, place, pointer: `${pointer}/${at}` }));
}

function placeOf(where: string, role: string): string {
  return [where.trim() && `At ${where.trim()}`, role.trim() && `as ${role.trim()}`]
    .filter(Boolean)
    .join(", ")
    .replace(/^as /, "As ");
}

/** "Led a team" → "I led a team"; null where the line does not plainly open with a deed. */
export function inFirstPerson(line: string): string | null {
  const text = line.trim().replace(/[\s.;]+$/, "");
  if (/^I\s/.test(text)) return text;
  const [word = "", next = ""] = text.split(/\s+/, 2);
  return /^[A-Za-z-]+$/.test(word) && isDeed(word, next)
    ? `I ${word.toLowerCase()}${text.slice(word.length)}`
    : null;
}
