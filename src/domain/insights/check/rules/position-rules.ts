import type { CheckedPosition } from "../check-reading.ts";
import type { Params, Problem, Rule } from "../rule.ts";

const MOST_LINES = 8;
/** Something that is counted, in digits or in words. */
const COUNTED =
  /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|fifty|hundreds?|thousands?|millions?|dozens?|half|halved|doubled|tripled|twice)\b/i;

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
    lines.length >= 2 && lines.every(({ text }) => !COUNTED.test(text)) ? { lines: lines.length } : null,
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
