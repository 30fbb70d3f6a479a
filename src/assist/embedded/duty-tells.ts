import { baseOf } from "../../domain/language/inflect.ts";
import type { ImproveRequest } from "../../domain/suggestions/request.ts";
import { tellDuties } from "./duties.ts";
import { tellPlainList } from "./plain-list.ts";
import { type Tense, verbInTense } from "./tense.ts";
import { deedInTense } from "./verb-phrase.ts";

/** How to tell what stands after a weak beginning; null where nothing good comes of it. */
export type Tell = (rest: string, tense: Tense, request: ImproveRequest) => string | null;

export function simple(base: string): Tell {
  return (rest, tense) => `${verbInTense(base, tense)} ${rest}`;
}

export const inCharge: Tell = (rest, tense, { seniority }) => {
  const [, one = "", other = "", what = ""] = /^both ([a-z-]+ing) and ([a-z-]+ing) (.+)$/i.exec(rest) ?? [];
  if (one !== "") return `${deedInTense(one, tense)} and ${deedInTense(other, tense)} ${what}`;
  // "responsible for being on call" names no deed.
  if (/^(?:being|not) /i.test(rest)) return null;
  return tellDuties(
    // "… and for fixing its bugs": the one "for" is gone, so is the other.
    rest.replace(
      /(,|;|,? and) (?:also )?(?:for (?=(?:the|all|our|an?) )|(?:for|of) (?=[a-z-]+ing ))/gi,
      "$1 ",
    ),
    tense,
    "manage",
    seniority,
  );
};
export const tasked: Tell = (rest, tense, { seniority }) => {
  const list = rest.replace(/^but (?:was|were|is|are) not limited to[:,]? /i, "");
  return tellPlainList(list, tense) ?? tellDuties(list, tense, "handle", seniority);
};
export const infinitive: Tell = (rest, tense, request) =>
  baseOf(rest.split(" ")[0] ?? "", "base") ? tasked(`to ${rest}`, tense, request) : null;
