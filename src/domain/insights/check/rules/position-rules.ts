import type { CheckedLine, CheckedPosition } from "../check-reading.ts";
import { hasResultFigure } from "../result-figures.ts";
import type { Params, Problem, Rule } from "../rule.ts";
import { WHY_LEFT } from "../why-left.ts";

const MOST_LINES = 8;

/** A rule about each position; `part` is the field that a problem leads to. */
function ofPositions(
  id: Rule["id"],
  severity: Rule["severity"],
  part: string,
  problemIn: (position: CheckedPosition) => Params | null,
): Rule {
  return {
    id,
    group: "positions",
    severity,
    check: ({ positions }) => {
      if (positions.length === 0) return null;
      return positions.flatMap((position): Problem[] => {
        const params = problemIn(position);
        return params ? [{ pointer: `${position.pointer}/${part}`, params }] : [];
      });
    },
  };
}

/** "Hit by layoffs of 40 people" counts what befell somebody, not what they did. */
function tellsHowMuch({ text }: CheckedLine): boolean {
  return hasResultFigure(text) && !WHY_LEFT.test(text.toLowerCase());
}

export const positionRules: readonly Rule[] = [
  ofPositions("position-title", "high", "title", ({ title }) => (title === "" ? {} : null)),
  ofPositions("position-employer", "high", "company", ({ company }) => (company === "" ? {} : null)),
  ofPositions("position-lines", "medium", "bullets", ({ lines, title, company }) =>
    lines.length === 0 && title + company !== "" ? {} : null,
  ),
  ofPositions("position-many-lines", "low", "bullets", ({ lines }) =>
    lines.length > MOST_LINES ? { lines: lines.length, limit: MOST_LINES } : null,
  ),
  ofPositions("position-figures", "low", "bullets", ({ lines }) =>
    lines.length >= 2 && !lines.some(tellsHowMuch) ? { lines: lines.length } : null,
  ),
  {
    id: "study-names",
    group: "positions",
    severity: "medium",
    check: ({ resume: { education } }) => {
      const studies = education.flatMap(({ school, degree }, at) => {
        const [place, learned] = [school.trim(), degree.trim()];
        return place + learned === "" ? [] : [{ at, place, learned }];
      });
      if (studies.length === 0) return null;
      return studies
        .filter(({ place, learned }) => place === "" || learned === "")
        .map(({ at, place }) => ({
          pointer: `/education/${at}/${place === "" ? "school" : "degree"}`,
          params: { field: place === "" ? "school" : "degree" },
        }));
    },
  },
];
