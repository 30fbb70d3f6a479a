import { hasFigure } from "../../claims/facts/figures-in.ts";
import { certainInterval } from "../../dates/parse-interval.ts";
import { writeDate } from "../../dates/write-interval.ts";
import { baseOf } from "../../language/inflect.ts";
import type { Resume } from "../../resume/resume.ts";
import { visibleResume } from "../../resume/visible-resume.ts";
import { DEFAULT_LANGUAGE } from "../../resume-language/registry.ts";
import type { Line } from "../../sections/line.ts";
import { withoutTrailing } from "../../text/without-trailing.ts";
import { isAction } from "./is-action.ts";

/** Where something was done, and when it began. */
export interface ActionPlace {
  readonly title: string;
  readonly company: string;
  /** An ISO date; null where it is not certain. */
  readonly start: string | null;
  /** The same as the person wrote it, or its year. */
  readonly since: string;
  readonly isOngoing: boolean;
}

/** A line of the resume in the first person: "I led a team". */
export interface ActionLine {
  readonly line: string;
  /** Without a stop at its end; null where the line does not plainly say what somebody did. */
  readonly action: string | null;
  readonly pointer: string;
  readonly place: ActionPlace;
}

const NOWHERE: ActionPlace = { title: "", company: "", start: null, since: "", isOngoing: false };
const LONGEST = 320;
/** What somebody did not do, or saw others do, is no proof. */
const DENIED =
  /\b(?:never|not|no longer|nobody|neither|nor|cannot|can['’]t|didn['’]t|don['’]t|wasn['’]t|haven['’]t|hasn['’]t|without (?:any )?experience|watched|observed|shadowed|saw|hope|plan(?:ning)? to|want(?:ed)? to|would like)\b/i;

/** "Was responsible for the stock" says what somebody was, and not what they did. */
const BEING = /^(?:I )?(?:was|were|am|is|are|been|being|had been|have been)\b/i;
const HAD_A_PART = /^(?:I )?(?:helped|assisted|worked on|participated|supported|contributed)\b/i;

export function actionLines(resume: Resume): ActionLine[] {
  const { experience, projects, volunteering = [], language } = visibleResume(resume);
  const placeOf = (title: string, company: string, period: string): ActionPlace => {
    const interval = certainInterval(period.trim(), language);
    const { start = null, isOngoing = false } = interval ?? {};
    const since = start === null ? "" : sinceWhen(start, period);
    return { title: title.trim(), company: company.trim(), start, since, isOngoing };
  };
  let employer = "";
  return [
    ...experience.flatMap(({ bullets, title, company, period, sameEmployer }, item) => {
      employer = sameEmployer ? employer : company;
      return linesOfPlace(bullets, placeOf(title, employer, period), `/experience/${item}/bullets`);
    }),
    ...projects.flatMap(({ desc }, item) => linesOfPlace(desc, NOWHERE, `/projects/${item}/desc`)),
    ...volunteering.flatMap(({ bullets, role, organization, period }, item) =>
      linesOfPlace(bullets, placeOf(role, organization, period), `/volunteering/${item}/bullets`),
    ),
  ];
}

/** "March 2018" of "March 2018 – Present", "2021" of "2021-04 – now": what the period says in so many words. */
function sinceWhen(start: string, period: string): string {
  const month = start.slice(0, "2018-03".length);
  const [year] = start.split("-");
  const written = (["long", "short"] as const).map((style) => writeDate(month, style, DEFAULT_LANGUAGE));
  return written.find((words) => period.includes(words)) ?? year ?? "";
}

function linesOfPlace(lines: readonly Line[], place: ActionPlace, pointer: string): ActionLine[] {
  return lines.map(({ text }, at) => ({
    line: text,
    action: inFirstPerson(text),
    place,
    pointer: `${pointer}/${at}`,
  }));
}

/** Fewer proofs are no letter: only then do lines come in that neither answer the ad nor count anything. */
const FEWEST = 2;

/** So many lines that tell what somebody did: those that answer the ad in its order, then those that are counted. */
export function bestActions(
  lines: readonly ActionLine[],
  wanted: readonly string[],
  most: number,
): ActionLine[] {
  const rank = new Map([...new Set(wanted)].map((pointer, at) => [pointer, at]));
  return lines
    .filter(({ line, action }) => action !== null && line.length <= LONGEST && !isNoProof(line))
    .map((line) => ({
      line,
      at: rank.get(line.pointer) ?? rank.size + weaknessOf(line.line),
    }))
    .toSorted((one, other) => one.at - other.at)
    .slice(0, most)
    .filter(({ at }, nth) => nth < FEWEST || at <= rank.size)
    .map(({ line }) => line);
}

function isNoProof(line: string): boolean {
  return DENIED.test(line) || BEING.test(line);
}

/** 0 for what is counted: it tells more than what is not, and what somebody did more than what they had a part in. */
function weaknessOf(line: string): number {
  return Number(!hasFigure(line)) + 2 * Number(HAD_A_PART.test(line));
}

/** "Led a team" → "I led a team", "Runs the bar" → "I run the bar"; null where the line does not plainly open with an action. */
function inFirstPerson(line: string): string | null {
  const text = withoutTrailing(line.trim(), ".;");
  if (/^I\s/.test(text)) return text;
  const [word = "", next = ""] = text.split(/\s+/, 2);
  if (!/^[A-Za-z-]+$/.test(word)) return null;
  const rest = text.slice(word.length);
  if (isAction(word, next)) return `I ${word.toLowerCase()}${rest}`;
  const verb = baseOf(word, "third");
  return verb !== null && isAction(verb, next) ? `I ${verb}${rest}` : null;
}
