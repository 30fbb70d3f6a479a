import { LIMITS } from "../../limits.ts";
import { formPlace, mostEntriesAt } from "../form-place.ts";
import type { Resume } from "../resume.ts";
import type { Shape } from "./merge.ts";

/** Half of the one and half of the other would be nobody's. */
const WHOLE = new Set(["sectionOrder", "marks", "summaryMarks", "photo"]);

/** Where lists are merged both sides have them, and they are named by their place on this page: there stands its kind. */
export function shapeOf(resume: Resume): Shape {
  return {
    isWhole: (path) => WHOLE.has(String(path.at(-1))),
    isForeign: (path) => path.includes("foreign"),
    mostEntries([, ...path]) {
      if (path.at(-1) === "statements") return LIMITS.statements;
      if (path.length === 1 && path[0] === "custom") return LIMITS.customSections;
      return mostEntriesAt(formPlace(resume, path));
    },
  };
}
