import type { Requirement } from "../insights/match/job-match.ts";
import { seenIn } from "../insights/match/meaning/own-lines.ts";
import type { Resume } from "../resume/resume.ts";
import { listSections } from "../resume/section-list.ts";
import { sectionTexts } from "../resume/section-texts.ts";
import { visibleResume } from "../resume/visible-resume.ts";
import { placeAt, surroundingsOf } from "./places.ts";
import type { Step } from "./plan.ts";
import type { Proven } from "./proven-places.ts";
import { type TextsIn, wordsOf } from "./texts-by-place.ts";

/** About two pages of text: below it nothing needs to go. */
const ENOUGH_WORDS = 850;
/** Nobody looks through more. */
const MOST = 12;
/** Nobody's resume has more; each is held against each requirement. */
const MOST_LOOKED_AT = 400;
/** A position keeps so many lines: an empty one reads as a gap. */
const LEAST_LINES = 2;
/** What somebody can leave out without a gap in their working life. Papers, languages and studies stay. */
const OPTIONAL: ReadonlySet<string> = new Set([
  "projects",
  "volunteering",
  "awards",
  "publications",
  "interests",
]);
/** Words of a requirement, as a share of all of its own, that make a line speak of it. */
const SHARED = 1 / 3;

interface Candidate {
  readonly place: string;
  readonly edit: "hide" | "leave-out";
}

interface Career {
  readonly resume: Resume;
  readonly requirements: readonly Requirement[];
  readonly proven: readonly Proven[];
  readonly textsIn: TextsIn;
  /** Whether a source keeps what is left out. */
  readonly isVariant: boolean;
}

/**
 * What answers nothing that the ad asks for may go from a long resume, no more than makes it two pages: items that nobody misses
 * first, then lines of positions, the oldest first. A line can only be left out where its source keeps it.
 */
export function hideSteps({ resume, requirements, proven, textsIn, isVariant }: Career): Step[] {
  let over = countIn(visibleTexts(resume).join(" ")) - ENOUGH_WORDS;
  if (over <= 0 || requirements.length === 0) return [];
  const speaks = speaksOfAny(requirements);
  const needed = new Set(proven.flatMap(({ quote }) => placesAround(quote.place)));
  const left = new Map(resume.experience.map(({ id, bullets }) => [`/experience/${id}`, bullets.length]));
  const steps: Step[] = [];
  const candidates = [...items(resume), ...(isVariant ? lines(resume) : [])];
  for (const { place, edit } of candidates.slice(0, MOST_LOOKED_AT)) {
    if (over <= 0 || steps.length >= MOST) break;
    const texts = textsIn(place);
    const [quote] = texts;
    const position = edit === "leave-out" ? (surroundingsOf(place).itemPlace ?? "") : "";
    const lines = left.get(position) ?? 0;
    if (!quote || needed.has(place) || texts.some(({ text }) => speaks(text))) continue;
    if (edit === "leave-out" && lines <= LEAST_LINES) continue;
    left.set(position, lines - 1);
    over -= countIn(wordsOf(texts));
    steps.push({
      id: `hide:${place}`,
      kind: "hide",
      proofs: [{ requirement: null, quote }],
      before: wordsOf(texts),
      after: null,
      edits: [{ type: edit, place }],
    });
  }
  return steps;
}

function visibleTexts(resume: Resume): string[] {
  return sectionTexts(visibleResume(resume)).map(({ text }) => text);
}

function items(resume: Resume): Candidate[] {
  return listSections(resume)
    .filter(({ kind, hidden }) => OPTIONAL.has(kind) && !hidden)
    .flatMap(({ pointer, content }) =>
      (typeof content === "string" ? [] : (content ?? [])).flatMap((item, at): Candidate[] => {
        const place = Reflect.get(item, "hidden") === true ? null : placeAt(resume, `${pointer}/${at}`);
        return place === null ? [] : [{ place, edit: "hide" }];
      }),
    );
}

/** The latest position is what is read first: its lines stay. */
function lines({ experience }: Resume): Candidate[] {
  return experience
    .slice(1)
    .filter(({ hidden }) => !hidden)
    .toReversed()
    .flatMap(({ id, bullets }) =>
      bullets
        .toReversed()
        .map((line): Candidate => ({ place: `/experience/${id}/bullets/${line.id}`, edit: "leave-out" })),
    );
}

function placesAround(place: string): string[] {
  const steps = place.split("/").slice(1);
  return steps.map((_, at) => `/${steps.slice(0, at + 1).join("/")}`);
}

/** Careful: whatever shares a skill or a good part of its words with a requirement stays. */
function speaksOfAny(requirements: readonly Requirement[]): (line: string) => boolean {
  const asked = requirements.map(({ skill }) => seenIn(skill));
  return (line) => {
    const own = seenIn(line);
    return asked.some(
      ({ skills, roots }) =>
        [...skills].some((name) => own.skills.has(name)) ||
        [...roots].filter((root) => own.roots.has(root)).length > SHARED * roots.size,
    );
  };
}

function countIn(text: string): number {
  return text.split(/\s+/).filter((word) => word !== "").length;
}
