import { setField } from "../../../resume/edits.ts";
import { photoCustom } from "../../../resume/photo/photo-advice.ts";
import type { Problem, Rule } from "../rule.ts";

const BIRTH =
  /\b(?:date of birth|birth ?date|d\.?o\.?b\.?(?=\s*:)|born (?:on|in) (?=.{0,20}\d)|age\s*:\s*\d{2}|aged \d{2}\b(?! ?(?:\+|to|–|-))|\d{2} years old(?=\s*(?:$|[,.;|])))/imu;
const IDENTITY_NUMBER =
  /\b(?:(?:social security|national insurance|passport|national id|identity card|driv(?:er['’]?s|ing) licen[cs]e|tax id|pan card|aadhaar)\s*(?:no\.?|number|#|:)|ssn\s*:|cpf\s*:|(?<![\d-])\d{3}-\d{2}-\d{4}(?![\d-]))/imu;
const CIVIL_STATUS =
  /\b(?:marital status|civil status|married(?=\s*(?:$|[,.;|]|with\b))|religion\s*:|gender\s*:|sex\s*:|father['’]?s name|number of children|\d children(?=\s*(?:$|[,.;|])))/imu;
const PAY =
  /\b(?:(?:current|expected|desired|last|previous) salary|salary (?:expectations?|history|required)|reasons? for leaving|notice period)\b/imu;

/** What a text says that no resume should; the first place in each text. */
function unsaid(id: Rule["id"], pattern: RegExp): Rule {
  return {
    id,
    group: "private",
    severity: id === "pay" ? "low" : "medium",
    isEnglish: true,
    check: ({ texts, all }) => {
      if (!pattern.test(all)) return [];
      return texts.flatMap(({ text, pointer }): Problem[] => {
        const found = pattern.exec(text)?.[0];
        return found === undefined ? [] : [{ pointer, params: { text: found.trim() } }];
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
