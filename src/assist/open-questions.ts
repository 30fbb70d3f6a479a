import { hasFigure } from "../domain/claims/facts/figures-in.ts";
import { stem } from "../domain/language/stem.ts";
import { STOP_WORDS } from "../domain/language/stop-words.ts";
import { tokens } from "../domain/language/tokens.ts";
import type { Finding } from "../domain/suggestions/finding.ts";
import { namesTechnology } from "./names-technology.ts";

type Blocked = Extract<Finding, { code: "blocked-claim" }>;

const COUNTED = /\d[\d.,]*\+?\s+((?:[a-z-]+ )?[a-z-]{2,}[^s\s]s)\b/i;

/** Whoever writes so has told of a change, or of money: only they can say how much it was. */
const CHANGE =
  /\b(?:cut|halv|reduc|lower|decreas|shorten|drop|fell|fall|increas|improv|rais|rise|rose|grew|grow|boost|doubl|sped|speed|sav|faster|fewer|less|more)/i;
const MONEY =
  /\b(?:money|cash|cost|budget|sale|sell|sold|sav|rais|revenue|turnover|earn|income|profit|spen|paid|pay|price|fund|grant|donat|fee|invoice|bill|loan|till)/i;

/** A value that was blocked is never proposed, but it may be missing: it is asked for openly, with no value in the question. */
export function openQuestions(findings: readonly Finding[], text: string): string[] {
  const blocked = findings.filter((finding) => finding.code === "blocked-claim");
  return [...new Set(blocked.map((finding) => questionFor(finding, text)).filter((one) => one !== null))];
}

function questionFor({ kind, text: words }: Blocked, text: string): string | null {
  if (kind === "technology") return namesTechnology(text) ? null : "Which tools or systems, if any?";
  if (kind === "credential") return "Which qualification, if any?";
  if (kind === "school") return "Which school?";
  if (kind === "time") return /\b(?:19|20)\d\d\b/.test(words) ? "Which year?" : null;
  if (kind !== "number") return null;
  if (/%|\bper ?cent\b/i.test(words))
    return CHANGE.test(text) && isSpokenOf(words, text) ? "By how much?" : null;
  if (/[£$€]/.test(words)) return MONEY.test(text) && isSpokenOf(words, text) ? "How much money?" : null;
  // Things that only the engine spoke of are none of the person's to count.
  const things = COUNTED.exec(words)?.[1];
  return things !== undefined && text.toLowerCase().includes(things.toLowerCase())
    ? `How many ${things}?`
    : null;
}

/** Whether the person's text has all that is blocked beside its figure: of the engine's own inventions nobody is asked. */
function isSpokenOf(words: string, text: string): boolean {
  const known = new Set(tokens(text).map(({ lower }) => stem(lower)));
  return tokens(words).every(
    ({ lower }) =>
      STOP_WORDS.has(lower) || /^per ?cent$/.test(lower) || hasFigure(lower) || known.has(stem(lower)),
  );
}
