import type { Claim } from "./claim.ts";
import type { Reading } from "./support.ts";

const QUALIFIED =
  /\b(?:fully |newly )?qualified (?!(?:for|to|by|and)\b)(?!(?:[\w-]+ ){0,2}(?:leads?|prospects?|candidates?|applicants?|buyers?|customers?|suppliers?|vendors?|opportunities|tenants?)\b)(?=[a-z])/gi;
const SHOWN =
  /\b(?:qualif\w*|certif\w*|cert|licen[cs]\w*|registered|chartered|diploma|degree|apprenticeship|passed|exams?|accredit\w*|nvq|pgce|qts|time[- ]served|journeyman|trained as|b\.?a|b\.?sc|m\.?sc|rn|rgn)\b/i;

/** "qualified plumber" for who only worked as one. */
export function qualifiedOnly({ text }: Reading, support: Reading): Claim[] {
  if (SHOWN.test(support.text)) return [];
  return [...text.matchAll(QUALIFIED)].map(
    (found): Claim => ({
      kind: "credential",
      text: found[0].trim(),
      start: found.index,
      end: found.index + found[0].trimEnd().length,
    }),
  );
}
