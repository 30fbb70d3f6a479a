import type { Resume } from "../resume/resume.ts";
import { allStatements, type StatementSubject, statementsAbout } from "../resume/statements.ts";
import { visibleResume } from "../resume/visible-resume.ts";
import { textsOf } from "../sections/line.ts";
import type { AssistContext, Task } from "./request.ts";

/** What of the resume is to be improved. */
export interface AssistTarget {
  readonly task: Task;
  /** Which position or project. */
  readonly item: number;
}

/** The line that a text is, by its id; none where it is more than a line. */
export function lineIdOf(resume: Resume, { task, item }: AssistTarget, bullet: number): string | undefined {
  return task === "experience" ? resume.experience[item]?.bullets[bullet]?.id : undefined;
}

/** What the person confirmed about the text itself. */
export function ownStatements(resume: Resume, target: AssistTarget, bullet: number): string[] {
  const subject = subjectOf(target, lineIdOf(resume, target, bullet));
  return statementsAbout(resume, subject).map(({ text }) => text);
}

/** What the statements are about that go with a target: of a position, one line, by its id. */
export function subjectOf({ task, item }: AssistTarget, line: string | undefined): StatementSubject {
  if (task === "summary") return { section: "summary" };
  return task === "experience" ? { section: "experience", item, line } : { section: "projects", item };
}

const MOST_FACTS = 200;
/** What a request carries of each, as the contract has it. */
const MOST_ROLES = 20;
const MOST_BULLETS = 40;
const MOST_SCHOOLS = 40;
/** One less than a request carries: the one that is being chosen goes with them. */
const MOST_STATEMENTS = 99;
/** Of all facts and statements together, so that even in letters of three bytes they fit into what a request may carry. */
const MOST_CHARACTERS = 12_000;

/**
 * The person's own words around the text. A bullet stands on its own position only, and on what was confirmed about that very
 * bullet: what was done elsewhere must not support a claim here. A summary may speak of everything that the resume says.
 */
export function contextOf(
  resume: Resume,
  target: AssistTarget,
  bullet: number,
  now = new Date(),
): AssistContext {
  const confirmed = target.task === "summary" ? allStatements(resume) : ownStatements(resume, target, bullet);
  // Where not all fit, the newest do.
  const statements = fitting(confirmed.slice(-MOST_STATEMENTS).toReversed(), MOST_CHARACTERS).toReversed();
  const left = statements.reduce((room, statement) => room - statement.length, MOST_CHARACTERS);
  return {
    // What is hidden from the page must not come back in a summary.
    ...(target.task === "summary"
      ? wholeContext(visibleResume(resume), left, now)
      : placeContext(resume, target)),
    person: resume.name,
    ...(statements.length > 0 && { statements }),
  };
}

/** What a summary may speak of: all that the resume says, as far as it has room. */
function wholeContext(resume: Resume, characters: number, now: Date): AssistContext {
  const room = roomFor(characters);
  const roles = resume.experience.slice(0, MOST_ROLES).map(({ title, company, period }) => ({
    title: room(title),
    company: room(company),
    period: room(period),
  }));
  const skills = textsOf(resume.skills).filter(isText).map(room);
  const education = resume.education
    .slice(0, MOST_SCHOOLS)
    .map(({ degree, school }) => room([degree, school].filter(isText).join(", ")));
  const bullets = resume.experience
    .slice(0, MOST_ROLES)
    .map((item) => textsOf(item.bullets).slice(0, MOST_BULLETS).map(room).filter(isText));
  const facts = textsOf([...resume.certifications, ...resume.languages])
    .slice(0, MOST_FACTS)
    .map(room)
    .filter(isText);
  return {
    title: resume.role,
    roles: roles
      .map((role, nth) => ({ ...role, bullets: bullets[nth] ?? [] }))
      .filter(({ title, company, period, bullets: lines }) =>
        [title, company, period, ...lines].some(isText),
      ),
    skills: skills.filter(isText),
    education: education.filter(isText),
    facts,
    asOf: now.toISOString().slice(0, MONTH),
  };
}

/** Characters of "2026-03". */
const MONTH = 7;

function isText(text: string): boolean {
  return text.trim() !== "";
}

/** Lets texts through as long as there is room for them; one that is too long for it comes out empty. */
function roomFor(characters: number): (text: string) => string {
  let left = characters;
  return (text) => {
    if (text.length > left) return "";
    left -= text.length;
    return text;
  };
}

function placeContext(resume: Resume, { task, item }: AssistTarget): AssistContext {
  if (task === "experience") {
    const { title = "", company = "", period = "" } = resume.experience[item] ?? {};
    return { title, company, period };
  }
  return { title: resume.projects[item]?.name ?? "" };
}

/** As many as have room in so many characters. */
function fitting(texts: readonly string[], characters: number): string[] {
  let left = characters;
  return texts.filter((text) => {
    left -= text.length;
    return left >= 0;
  });
}
