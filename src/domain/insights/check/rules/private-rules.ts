import { setField } from "../../../resume/edits.ts";
import { photoCustom } from "../../../resume/photo/photo-advice.ts";
import { findPrivateNumber } from "../private-numbers.ts";
import type { Problem, Rule } from "../rule.ts";
import { WHY_LEFT } from "../why-left.ts";

const BIRTH =
  /\b(?:date of birth|birth ?date|d\.?o\.?b\.?(?=\s*:)|born (?:on|in) (?=.{0,20}\d)|age\s*:\s*\d{2}|aged \d{2}\b(?! ?(?:\+|to|–|-))|\d{2} years old(?=\s*(?:$|[,.;|])))/m;
const CIVIL_STATUS =
  /\b(?:marital status|civil status|married(?=\s*(?:$|[,.;|]|with\b))|religion\s*:|gender\s*:|sex\s*:|father['’]?s name|number of children|\d children(?=\s*(?:$|[,.;|])))/m;
const PAY =
  /\b(?:(?:current|expected|desired|last|previous) salary|salary (?:expectations?|history|required)|reasons? for leaving|notice period)\b/m;

interface Place {
  readonly index: number;
  readonly length: number;
}

/** The first place of one of the patterns, which are in small letters. */
const firstOf =
  (...patterns: readonly RegExp[]) =>
  (lower: string): Place | null => {
    for (const pattern of patterns) {
      const found = pattern.exec(lower);
      if (found) return { index: found.index, length: found[0].length };
    }
    return null;
  };

/** What a text says that no resume should; the first place in each text. */
function unsaid(
  id: Rule["id"],
  find: (lower: string) => Place | null,
  isAnywhere = (lower: string): boolean => find(lower) !== null,
): Rule {
  return {
    id,
    group: "private",
    severity: id === "pay" ? "low" : "medium",
    isEnglish: true,
    check: ({ texts, lower }) => {
      if (!isAnywhere(lower)) return [];
      return texts.flatMap(({ text, pointer }): Problem[] => {
        const found = find(text.toLowerCase());
        if (!found) return [];
        const quote = text.slice(found.index, found.index + found.length).trim();
        return [{ pointer, params: { text: quote } }];
      });
    },
  };
}

export const privateRules: readonly Rule[] = [
  unsaid("birth", firstOf(BIRTH)),
  unsaid("identity-number", findPrivateNumber, (lower) => /\d/.test(lower)),
  unsaid("civil-status", firstOf(CIVIL_STATUS)),
  {
    id: "photo",
    group: "private",
    severity: "low",
    check: ({ resume: { photo, location } }) => {
      if (!photo || photo.hidden) return null;
      return photoCustom(location) === "left out"
        ? [{ pointer: "", fix: [setField("/photo/hidden", true)] }]
        : [];
    },
  },
  unsaid("pay", firstOf(PAY, WHY_LEFT)),
];
