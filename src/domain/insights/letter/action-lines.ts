import { hasFigure } from "../../claims/facts/figures-in.ts";
import type { Resume } from "../../resume/resume.ts";
import { visibleResume } from "../../resume/visible-resume.ts";
import type { Line } from "../../sections/line.ts";
import { isAction } from "./is-action.ts";

export interface Action {
  readonly text: string;
  readonly pointer: string;
}

/** A line of the resume, and where it was: “At Rema, as Cook”. */
export interface ActionLine {
  readonly line: string;
  readonly pointer: string;
  readonly place: string;
}

const MOST = 3;

/** Up to three actions of the resume in the first person: those that the ad asks for first, then those that are counted. */
export function actionsFor(resume: Resume, wanted: readonly string[]): Action[] {
  const rank = new Map([...new Set(wanted)].map((pointer, at) => [pointer, at]));
  const place = ({ pointer, line }: ActionLine): number =>
    rank.get(pointer) ?? (hasFigure(line) ? rank.size : rank.size + 1);
  const chosen = actionLines(resume)
    .filter(({ line }) => inFirstPerson(line) !== null)
    .map((told) => ({ told, at: place(told) }))
    .toSorted((one, other) => one.at - other.at)
    .slice(0, MOST)
    .map(({ told }) => told);
  const grouped = chosen.toSorted((one, other) => first(chosen, one) - first(chosen, other));
  return grouped.map(({ line, pointer, place: where }, at) => {
    const again = grouped[at - 1]?.place === where;
    const action = inFirstPerson(line) ?? "";
    if (where === "") return { text: `${action}.`, pointer };
    return { text: again ? `There ${action}.` : `${where}, ${action}.`, pointer };
  });
}

/** Actions of one position stand together. */
function first(chosen: readonly ActionLine[], { place }: ActionLine): number {
  return chosen.findIndex((other) => other.place === place);
}

export function actionLines(resume: Resume): ActionLine[] {
  const { experience, projects, volunteering = [] } = visibleResume(resume);
  return [
    ...experience.flatMap(({ bullets, title, company }, item) =>
      linesOfPlace(bullets, placeOf(company, title), `/experience/${item}/bullets`),
    ),
    ...projects.flatMap(({ desc }, item) => linesOfPlace(desc, "", `/projects/${item}/desc`)),
    ...volunteering.flatMap(({ bullets, role, organization }, item) =>
      linesOfPlace(bullets, placeOf(organization, role), `/volunteering/${item}/bullets`),
    ),
  ];
}

function linesOfPlace(lines: readonly Line[], place: string, pointer: string): ActionLine[] {
  return lines.map(({ text }, at) => ({ line: text, place, pointer: `${pointer}/${at}` }));
}

function placeOf(where: string, role: string): string {
  return [where.trim() && `At ${where.trim()}`, role.trim() && `as ${role.trim()}`]
    .filter(Boolean)
    .join(", ")
    .replace(/^as /, "As ");
}

/** "Led a team" → "I led a team"; null where the line does not plainly open with a action. */
export function inFirstPerson(line: string): string | null {
  const text = line.trim().replace(/[\s.;]+$/, "");
  if (/^I\s/.test(text)) return text;
  const [word = "", next = ""] = text.split(/\s+/, 2);
  return /^[A-Za-z-]+$/.test(word) && isAction(word, next)
    ? `I ${word.toLowerCase()}${text.slice(word.length)}`
    : null;
}
