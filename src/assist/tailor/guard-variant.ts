import type { Resume } from "../../domain/resume/resume.ts";
import { sectionTexts } from "../../domain/resume/section-texts.ts";
import { contextOf } from "../../domain/suggestions/resume-context.ts";
import { placeAt, textAt } from "../../domain/tailor/places.ts";
import type { Judge } from "../../judge/answer.ts";
import { claimPair } from "../guard/claim-pair.ts";
import { judgeWithoutQuestion } from "../guard/judge-claims.ts";

/** Places of a finished variant that say something which the career does not hold: whatever made them, they do not go out. */
export function unsupportedPlaces(career: Resume, variant: Resume, judge: Judge | null, now: Date): string[] {
  return sectionTexts(variant).flatMap(({ pointer, text }) => {
    const place = placeAt(variant, pointer);
    if (place === null) return [];
    const source = textAt(career, place) ?? "";
    if (source === text) return [];
    return isSupported(career, place, { source, text }, judge, now) ? [] : [place];
  });
}

function isSupported(
  career: Resume,
  place: string,
  { source, text }: { source: string; text: string },
  judge: Judge | null,
  now: Date,
): boolean {
  if (place === "/summary") {
    const context = contextOf(career, { task: "summary", item: 0 }, 0, now);
    const pair = claimPair(source.trim() === "" ? career.role : source, text, context);
    return judgeWithoutQuestion(judge, pair).verdict === "supported";
  }
  const [, section, id, , line] = place.split("/");
  const item = career.experience.findIndex((position) => position.id === id);
  const bullet = career.experience[item]?.bullets.findIndex((one) => one.id === line) ?? -1;
  if (section !== "experience" || bullet < 0) return false;
  const context = contextOf(career, { task: "experience", item }, bullet, now);
  return judgeWithoutQuestion(judge, claimPair(source, text, context)).verdict === "supported";
}
