import type { Resume } from "../resume/resume.ts";
import { sectionTexts } from "../resume/section-texts.ts";
import { placeAt } from "./places.ts";
import type { Quote } from "./plan.ts";

/** The texts at a place and inside it, in the order of the page. */
export type TextsIn = (place: string) => readonly Quote[];

/** Looked through once, since each of thousands of lines may be asked for. */
export function textsByPlace(resume: Resume): TextsIn {
  const byPlace = new Map<string, Quote[]>();
  for (const { pointer, text } of sectionTexts(resume)) {
    const place = placeAt(resume, pointer);
    if (place === null) continue;
    for (let around = place; around !== ""; around = around.slice(0, around.lastIndexOf("/"))) {
      const inside = byPlace.get(around);
      if (inside) inside.push({ place, text });
      else byPlace.set(around, [{ place, text }]);
    }
  }
  return (place) => byPlace.get(place) ?? [];
}

/** The words at a place, a line each. */
export function wordsOf(quotes: readonly Quote[]): string {
  return quotes.map(({ text }) => text).join("\n");
}
