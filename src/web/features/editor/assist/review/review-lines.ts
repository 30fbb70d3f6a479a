import { ASSIST_LIMITS } from "../../../../../contract/assist.ts";
import type { Resume } from "../../../../../domain/resume/resume.ts";
import { visibleResume } from "../../../../../domain/resume/visible-resume.ts";
import { countBatches } from "../../../../../domain/suggestions/line-batches.ts";
import type { AssistContext } from "../../../../../domain/suggestions/request.ts";
import {
  type AssistTarget,
  contextOf,
  ownStatements,
} from "../../../../../domain/suggestions/resume-context.ts";
import { askedText, forRequest, sourceOf } from "../assist-target.ts";

/** One text of the resume as a review found it. */
export interface ReviewLine {
  readonly target: AssistTarget;
  readonly bullet: number;
  readonly source: string;
  readonly context: AssistContext;
  /** What the person had confirmed about it. */
  readonly statements: readonly string[];
}

/** Every text of the page that an engine can say better, in the order of the review: positions, projects, the summary. */
export function allLines(whole: Resume): ReviewLine[] {
  const resume = visibleResume(whole);
  const places: [AssistTarget, number][] = [
    ...resume.experience.flatMap(({ bullets }, item) =>
      bullets.map((_, bullet): [AssistTarget, number] => [{ task: "experience", item }, bullet]),
    ),
    ...resume.projects.map((_, item): [AssistTarget, number] => [{ task: "project", item }, 0]),
    [{ task: "summary", item: 0 }, 0],
  ];
  return places
    .map(([target, bullet]) => ({
      target,
      bullet,
      source: sourceOf(resume, target, bullet),
      context: contextOf(resume, target, bullet),
      statements: ownStatements(resume, target, bullet),
    }))
    .filter(({ source }) => source.trim() !== "" && source.length <= ASSIST_LIMITS.text);
}

/** What goes around the lines of a request. */
const ENVELOPE_BYTES = 1024;

/** As many of the first lines as one review takes. */
export function firstLines(lines: readonly ReviewLine[]): ReviewLine[] {
  const encoder = new TextEncoder();
  let [text, bytes] = [0, ENVELOPE_BYTES];
  const end = lines.findIndex((line, index) => {
    const sent = lineRequest(line, 0);
    text += sent.text.length;
    bytes += encoder.encode(JSON.stringify(sent)).length + 1;
    return (
      index >= ASSIST_LIMITS.reviewLines ||
      text > ASSIST_LIMITS.reviewText ||
      bytes > ASSIST_LIMITS.reviewBodyBytes
    );
  });
  return end < 0 ? [...lines] : lines.slice(0, end);
}

/** How many requests an endpoint would be sent for lines. */
export function requestsFor(lines: readonly ReviewLine[]): number {
  return countBatches(lines.map((line) => lineRequest(line, 0)));
}

/** A line as a request carries it, with what was answered about it since the review began. */
export function lineRequest(
  { target, source, context, statements }: ReviewLine,
  asked: 0 | 1 | 2,
  answers: readonly string[] = [],
) {
  const confirmed = [...(context.statements ?? []), ...answers].slice(-ASSIST_LIMITS.statements);
  return {
    task: target.task,
    text: askedText(target.task, source, [...statements, ...answers]),
    context: forRequest({ ...context, statements: confirmed }),
    asked,
  };
}
