import { certainInterval } from "../../dates/parse-interval.ts";
import type { Resume } from "../../resume/resume.ts";
import { visibleResume } from "../../resume/visible-resume.ts";

/** What eye-tracking found people to read first: the name, two positions with their dates, one education. */
export const FIRST_READ = [
  "name",
  "current-title",
  "current-employer",
  "current-dates",
  "last-title",
  "last-employer",
  "last-dates",
  "degree",
  "school",
  "education-dates",
] as const;

export type FirstRead = (typeof FIRST_READ)[number];

export interface FirstReadPlace {
  readonly id: FirstRead;
  /** Where it stands, or where it would be written. */
  readonly pointer: string;
  /** Empty where it is missing. */
  readonly text: string;
  /** A date in words that say no year leaves a reader to guess. */
  readonly status: "seen" | "unclear" | "missing";
}

/** The places of a resume that are read in the first seconds, in the order in which they are looked for. */
export function firstLook(whole: Resume): FirstReadPlace[] {
  const resume = visibleResume(whole);
  const positions = shownPositions(resume);
  const [current, last] = positions;
  return [
    placed("name", "/name", resume.name),
    ...positionPlaces("current", current ?? nowhere("/experience/0"), resume.language),
    // Whoever had one position so far misses no second one.
    ...(last ? positionPlaces("last", last, resume.language) : []),
    ...educationPlaces(resume),
  ];
}

interface ShownPosition {
  readonly pointer: string;
  readonly title: string;
  readonly employer: string;
  /** Where its employer stands: of several positions at one, with the first. */
  readonly employerPointer: string;
  readonly period: string;
}

function nowhere(pointer: string): ShownPosition {
  return { pointer, title: "", employer: "", employerPointer: `${pointer}/company`, period: "" };
}

function shownPositions({ experience }: Resume): ShownPosition[] {
  let employer = "";
  let employerPointer = "";
  return experience.flatMap(({ title, company, period, sameEmployer, bullets }, at) => {
    const pointer = `/experience/${at}`;
    const isEmpty = [title, company, period].every((text) => text.trim() === "") && bullets.length === 0;
    if (isEmpty) return [];
    if (!sameEmployer || employerPointer === "")
      [employer, employerPointer] = [company, `${pointer}/company`];
    return [{ pointer, title, employer, employerPointer, period }];
  });
}

function positionPlaces(
  which: "current" | "last",
  { pointer, title, employer, employerPointer, period }: ShownPosition,
  language: Resume["language"],
): FirstReadPlace[] {
  return [
    placed(`${which}-title`, `${pointer}/title`, title),
    placed(`${which}-employer`, employerPointer, employer),
    dated(`${which}-dates`, `${pointer}/period`, period, language),
  ];
}

function educationPlaces({ education, language }: Resume): FirstReadPlace[] {
  const at = education.findIndex(({ degree, subject = "", school }) =>
    [degree, subject, school].some((text) => text.trim() !== ""),
  );
  const { degree = "", subject = "", school = "", period = "" } = education[at] ?? {};
  const pointer = `/education/${Math.max(0, at)}`;
  const isBySubject = degree.trim() === "" && subject.trim() !== "";
  return [
    isBySubject
      ? placed("degree", `${pointer}/subject`, subject)
      : placed("degree", `${pointer}/degree`, degree),
    placed("school", `${pointer}/school`, school),
    dated("education-dates", `${pointer}/period`, period, language),
  ];
}

function placed(id: FirstRead, pointer: string, written: string): FirstReadPlace {
  const text = written.trim();
  return { id, pointer, text, status: text === "" ? "missing" : "seen" };
}

function dated(id: FirstRead, pointer: string, period: string, language: Resume["language"]): FirstReadPlace {
  const place = placed(id, pointer, period);
  if (place.status === "missing") return place;
  return { ...place, status: certainInterval(place.text, language) === null ? "unclear" : "seen" };
}
