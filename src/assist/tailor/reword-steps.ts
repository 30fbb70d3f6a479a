import type { Resume } from "../../domain/resume/resume.ts";
import type { ImproveRequest } from "../../domain/suggestions/request.ts";
import { contextOf } from "../../domain/suggestions/resume-context.ts";
import type { Step } from "../../domain/tailor/plan.ts";
import { type Proven, proofsIn } from "../../domain/tailor/proven-places.ts";
import type { Judge } from "../../judge/answer.ts";
import { bareWords } from "../guard/bare-words.ts";
import { judgeSuggestion } from "../guard/judge-suggestion.ts";
import type { Improved } from "../improved.ts";

/** Each is judged, a tenth of a second: the lines that prove what comes first in the ad are worth it. */
const MOST = 8;

/** Who rewrites and who judges, and the day up to which a position that goes on is counted. */
export interface WritingTools {
  readonly improve: (request: ImproveRequest) => Improved;
  readonly judge: Judge | null;
  readonly now: Date;
}

/** Bullets that prove something the ad asks for, said better where that claims nothing more. */
export function rewordSteps(resume: Resume, proven: readonly Proven[], tools: WritingTools): Step[] {
  const places = new Set(proven.map(({ quote }) => quote.place));
  return bulletsOf(resume)
    .filter(({ place }) => places.has(place))
    .toSorted((one, other) => rankOf(proven, one.place) - rankOf(proven, other.place))
    .slice(0, MOST)
    .flatMap(({ place, item, bullet, text }): Step[] => {
      const context = contextOf(resume, { task: "experience", item }, bullet, tools.now);
      const request: ImproveRequest = {
        task: "experience",
        text,
        tone: "professional",
        seniority: "mid",
        context,
      };
      const after = supportedText(request, tools);
      const proofs = proofsIn(proven, place);
      if (after === null || !proofs || after.includes("\n")) return [];
      return [
        {
          id: `reword:${place}`,
          kind: "reword",
          proofs,
          before: text,
          after,
          edits: [{ type: "text", place, text: after }],
        },
      ];
    });
}

/** What the engine makes of a text where the guard finds all of it supported; null where it says the same, or may not be said. */
export function supportedText(request: ImproveRequest, { improve, judge }: WritingTools): string | null {
  const { text, verdict, refused } = improve(request);
  if (refused || verdict !== "supported" || bareWords(text) === bareWords(request.text)) return null;
  return judgeSuggestion(judge, request, text).passes ? text : null;
}

function bulletsOf({ experience }: Resume) {
  return experience.flatMap(({ id, bullets }, item) =>
    bullets.map((line, bullet) => ({
      place: `/experience/${id}/bullets/${line.id}`,
      item,
      bullet,
      text: line.text,
    })),
  );
}

function rankOf(proven: readonly Proven[], place: string): number {
  return Math.min(...proven.filter(({ quote }) => quote.place === place).map(({ rank }) => rank));
}
