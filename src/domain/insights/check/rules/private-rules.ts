import { setField } from "../../../resume/edits.ts";
import { photoCustom } from "../../../resume/photo/photo-advice.ts";
import type { Problem, Rule } from "../rule.ts";

const BIRTH =
  /\b(?:date of birth|birth ?date|d\.?o\.?b\.?(?=\s*:)|born (?:on|in) (?=.{0,20}\d)|age\s*:\s*\d{2}|aged \d{2}\b(?! ?(?:\+|to|–|-))|\d{2} years old(?=\s*(?:$|[,.;|])))/m;
const IDENTITY_NUMBER =
  /\b(?:(?:social security|national insurance|passport|national id|identity card|driv(?:er['’]?s|ing) licen[cs]e|tax id|pan card|aadhaar)\s*(?:no\.?|number|#|:)|ssn\s*:|cpf\s*:|(?<![\d-])\d{3}-\d{2}-\d{4}(?![\d-]))/m;
const CIVIL_STATUS =
  /\b(?:marital status|civil status|married(?=\s*(?:$|[,.;|]|with\b))|religion\s*:|gender\s*:|sex\s*:|father['’]?s name|number of children|\d children(?=\s*(?:$|[,.;|])))/m;
const PAY =
  /\b(?:(?:current|expected|desired|last|previous) salary|salary (?:expectations?|history|required)|reasons? for leaving|notice period)\b/m;

/** `pattern` is in small letters. What a text says that no resume should; the first place in each text. */
function unsaid(id: Rule["id"], pattern: RegExp): Rule {
  return {
    id,
    group: "private",
    severity: id === "pay" ? "low" : "medium",
    isEnglish: true,
    check: ({ texts, lower }) => {
      if (!pattern.test(lower)) return [];
      return texts.flatMap(({ text, pointer }): Problem[] => {
        const found = pattern.exec(text.toLowerCase());
        if (!found) return [];
        const quote = text.slice(found.index, found.index + found[0].length).trim();
        return [{ pointer, params: { text: quote } }];
      });
    },
  };
}

export const privateRules: readonly Rule[] = [
  unsaid("birth", BIRTH),
  unsaid("identity-number", IDENTITY_NUMBER),
  unsaid("civil-status", CIVIL_STATUS),
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
  unsaid("pay", PAY),
];
