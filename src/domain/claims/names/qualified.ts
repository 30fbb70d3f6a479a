import type { Claim } from "../claim.ts";
import type { Reading } from "../support.ts";

const QUALIFIED =
  /(?<!-)\b(?:fully |newly )?qualified (?!(?:for|to|by|and)\b)(?!(?:[\w-]+ ){0,2}(?:leads?|prospects?|candidates?|applicants?|buyers?|customers?|suppliers?|vendors?|opportunities|tenants?)\b)(?=[a-z])/gi;
const SHOWN =
  /\b(?:qualif\w*|certif\w*|cert|licen[cs]\w*|registered|chartered|diploma|degree|badge|apprenticeship|passed|exams?|accredit\w*|nvq|pgce|qts|time[- ]served|journeyman|trained (?:as|nurse|paramedic|medic|chef|[a-z]+(?:er|or|ist|ian))|b\.?a|b\.?sc|m\.?sc|rn|rgn)\b/i;

/** "qualified plumber" for who only worked as one. */
export function qualifiedOnly(suggestion: Reading, support: Reading): Claim[] {
  return [
    ...found(LETTERED, suggestion).filter(
      ({ text }) =>
        OTHER_LETTER.test(support.text) &&
        !new RegExp(`\\b(?:class|category|cat|group)\\.? ${text.at(-1)}\\b`, "i").test(support.text),
    ),
    ...(SHOWN.test(support.text) ? [] : found(QUALIFIED, suggestion)),
    ...(NATIVE_SHOWN.test(support.text) ? [] : found(NATIVE, suggestion)),
  ];
}

/** "Class A" for "class B" */
const LETTERED = /\b(?:class|category|cat|group) [A-F]\b/gi;
const OTHER_LETTER = /\b(?:class|category|cat|group) [A-F]\b/i;

const NATIVE = /\b[Nn]ative (?:\p{Lu}\w+ )?speakers?\b|\b[Nn]ative(?:-level)? (?=\p{Lu}\w+(?:[.,;]|$))/gu;
const NATIVE_SHOWN = /\b(?:native|mother tongue|first language|bilingual|raised|grew up)\b/i;

function found(pattern: RegExp, { text }: Reading): Claim[] {
  return [...text.matchAll(pattern)].map(
    (use): Claim => ({
      kind: "credential",
      text: use[0].trim(),
      start: use.index,
      end: use.index + use[0].trimEnd().length,
    }),
  );
}
