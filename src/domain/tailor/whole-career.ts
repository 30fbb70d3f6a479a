import type { Resume } from "../resume/resume.ts";
import { listSections } from "../resume/section-list.ts";
import { applyEdits } from "./apply-steps.ts";
import { placeAt } from "./places.ts";

/** The career with nothing hidden, everything at its place: what a page leaves out can prove something all the same. */
export function wholeCareer(resume: Resume): Resume {
  return applyEdits(
    resume,
    hiddenPlaces(resume).map((place) => ({ type: "show", place })),
  );
}

/** Sections and items that no page shows, by ids. */
export function hiddenPlaces(resume: Resume): string[] {
  return listSections(resume).flatMap(({ hidden, isCustom, pointer, content }) => {
    const section = isCustom ? pointer.replace(/\/content$/, "") : pointer;
    const items = typeof content === "string" ? [] : (content ?? []);
    const places = [
      ...(hidden ? [section] : []),
      ...items.flatMap((item, at) => (Reflect.get(item, "hidden") === true ? [`${pointer}/${at}`] : [])),
    ];
    return places.flatMap((place) => placeAt(resume, place) ?? []);
  });
}
