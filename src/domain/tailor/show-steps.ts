import type { Resume } from "../resume/resume.ts";
import { surroundingsOf } from "./places.ts";
import type { Step } from "./plan.ts";
import { type Proven, proofsIn } from "./proven-places.ts";
import { type TextsIn, wordsOf } from "./texts-by-place.ts";
import { hiddenPlaces } from "./whole-career.ts";

/** What is hidden and proves something is to be shown: the item, and its section where that is hidden too. */
export function showSteps(resume: Resume, proven: readonly Proven[], textsIn: TextsIn): Step[] {
  const hidden = new Set(hiddenPlaces(resume));
  const places = new Set<string>();
  for (const { quote } of proven) {
    const { sectionPlace, itemPlace } = surroundingsOf(quote.place);
    if (itemPlace !== null && hidden.has(itemPlace)) places.add(itemPlace);
    else if (hidden.has(sectionPlace)) places.add(sectionPlace);
  }
  return [...places].flatMap((place): Step[] => {
    const proofs = proofsIn(proven, place);
    if (!proofs) return [];
    const { sectionPlace } = surroundingsOf(place);
    const shown = new Set([place, ...(hidden.has(sectionPlace) ? [sectionPlace] : [])]);
    return [
      {
        id: `show:${place}`,
        kind: "show",
        proofs,
        before: null,
        after: wordsOf(textsIn(place)),
        edits: [...shown].map((each) => ({ type: "show", place: each })),
      },
    ];
  });
}
