import { addItem, type Edit, setField } from "../../../../domain/resume/edits.ts";
import type { Resume } from "../../../../domain/resume/resume.ts";
import { linesOf } from "../../../../domain/suggestions/form.ts";
import type { AssistContext, Task } from "../../../../domain/suggestions/request.ts";

/** What of the resume a modal was opened for. */
export interface AssistTarget {
  readonly task: Task;
  /** Which position or project. */
  readonly item: number;
}

/** Where the text stands that is to be improved. A bullet is improved by itself, a description as a whole. */
export function placeOf({ task, item }: AssistTarget, bullet: number): string {
  if (task === "summary") return "/summary";
  return task === "experience" ? `/experience/${item}/bullets/${bullet}` : `/projects/${item}/desc`;
}

/** The text as it is now; empty where its place is gone. */
export function sourceOf(resume: Resume, { task, item }: AssistTarget, bullet: number): string {
  if (task === "summary") return resume.summary;
  if (task === "experience") return resume.experience[item]?.bullets[bullet] ?? "";
  return linesOf(resume.projects[item]?.desc.join("\n") ?? "").join("\n");
}

/** Puts a result in the place of its source. A bullet that came back in several lines becomes several bullets. */
export function editsFor(target: AssistTarget, bullet: number, result: string): Edit[] {
  const place = placeOf(target, bullet);
  if (target.task === "summary") return [setField(place, result)];
  const lines = linesOf(result);
  if (target.task === "project") return [setField(place, lines)];
  const [first = "", ...more] = lines;
  const list = `/experience/${target.item}/bullets`;
  return [setField(place, first), ...more.map((line, index) => addItem(list, bullet + 1 + index, line))];
}

/** The bullet to begin with: the one that was being edited, else the first that says something. */
export function firstBullet(bullets: readonly string[], item: number, active: string | null): number {
  const prefix = `/experience/${item}/bullets/`;
  const edited = active?.startsWith(prefix) ? Number(active.slice(prefix.length)) : -1;
  if (bullets[edited]?.trim()) return edited;
  return Math.max(
    0,
    bullets.findIndex((bullet) => bullet.trim() !== ""),
  );
}

const MOST_FACTS = 200;
/** Of all facts together, so that even in letters of three bytes they fit into what a request may carry. */
const MOST_CHARACTERS = 12_000;

/**
 * The person's own words around the text. A bullet stands on its own position only: what was done elsewhere must not
 * support a claim here. A summary may speak of everything that the resume says.
 */
export function contextOf(resume: Resume, target: AssistTarget): AssistContext {
  return { ...placeContext(resume, target), person: resume.name };
}

function placeContext(resume: Resume, { task, item }: AssistTarget): AssistContext {
  if (task === "experience") {
    const { title = "", company = "", period = "" } = resume.experience[item] ?? {};
    return { title, company, period };
  }
  if (task === "project") return { title: resume.projects[item]?.name ?? "" };
  const facts = [
    ...resume.experience.flatMap(({ title, company, period }) => [title, company, period]),
    ...resume.education.flatMap(({ school, degree }) => [degree, school]),
    ...resume.skills,
    ...resume.certifications,
    ...resume.languages,
  ].filter((fact) => fact.trim() !== "");
  return { title: resume.role, facts: fitting(facts) };
}

function fitting(facts: readonly string[]): string[] {
  let left = MOST_CHARACTERS;
  return facts.slice(0, MOST_FACTS).filter((fact) => {
    left -= fact.length;
    return left >= 0;
  });
}

/** What the modal says of the place, as "Cashier, Rema". */
export function nameOf(resume: Resume, { task, item }: AssistTarget): string {
  if (task === "summary") return "";
  if (task === "project") return resume.projects[item]?.name.trim() ?? "";
  const { title = "", company = "" } = resume.experience[item] ?? {};
  return [title.trim(), company.trim()].filter((part) => part !== "").join(", ");
}
