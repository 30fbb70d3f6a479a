import type { Claim } from "../claim.ts";
import type { Reading } from "../support.ts";

const MOST = /(?<!\b(?:the|at) )\bmost(?= (?:of|[a-z]+s)\b)|\bmajority\b/gi;
const RESULT =
  /(?<=\b(?:resolved|closed|completed|solved|settled|passed|converted|retained|sold|won) )most\b/gi;
const STATED =
  /\b(?:most(?:ly)?|majority|mainly|largely|usually|nearly all|almost all|all|every|predominantly)\b/i;
/** "45 of 50 stayed", "30 % passed on, the rest solved": more than half. */
function hasMost(text: string): boolean {
  if (/\b(?:rest|remaining|remainder)\b/i.test(text)) return true;
  return [...text.matchAll(/\b(\d+) (?:out )?of (?:the |my |our )?(\d+)\b/gi)].some(
    ([, part, whole]) => Number(part) * 2 > Number(whole),
  );
}

const LESS = /\b(?:minority|half(?![- ]time)|some of|a few of|many of|several of)\b/i;

/** "Most guests" for 40 % of them, for half or for some. */
export function mostClaimed({ text }: Reading, { text: source, quantities }: Reading): Claim[] {
  if (STATED.test(source) || hasMost(source)) return [];
  const shares = quantities.filter(
    ({ unit, end }) => unit === "percent" && /^ of\b/i.test(source.slice(end, end + 4)),
  );
  const less = shares.length > 0 ? shares.every(({ value }) => value <= 50) : LESS.test(source);
  // "resolved most on first contact", of which nobody said how many
  const found = [...text.matchAll(RESULT), ...(less ? text.matchAll(MOST) : [])];
  return found.map(
    (found): Claim => ({
      kind: "number",
      text: found[0],
      start: found.index,
      end: found.index + found[0].length,
    }),
  );
}
