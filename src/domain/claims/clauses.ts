import { baseOf } from "../language/inflect.ts";
import type { Token } from "../language/tokens.ts";
import type { Reading } from "./support.ts";

/** A stretch of a text between commas, conjunctions and the like. */
export interface Clause {
  readonly tokens: readonly Token[];
  readonly start: number;
  readonly end: number;
}

const JOINTS = new Set(
  "and while plus by through via using including or but whilst then where which who that after before resulting leading thereby thus".split(
    " ",
  ),
);

export function clausesOf({ text, tokens }: Reading): Clause[] {
  const clauses: Clause[] = [];
  let current: Token[] = [];
  const close = () => {
    const first = current[0];
    const last = current.at(-1);
    if (first && last) clauses.push({ tokens: current, start: first.start, end: last.end });
    current = [];
  };
  let from = 0;
  for (const token of tokens) {
    const between = text.slice(from, token.start);
    if (
      // "50,000" is one number.
      (/[,;:.\n()!?–—]|\s&\s/.test(between) &&
        !/\d,\d/.test(text.slice(Math.max(0, from - 1), token.start + 1))) ||
      (JOINTS.has(token.lower) && !isLookedAfter(token, current.at(-1)))
    )
      close();
    current.push(token);
    from = token.end;
  }
  close();
  return clauses;
}

/** In "looked after 3 branches" no new clause begins. */
function isLookedAfter({ lower }: Token, before: Token | undefined): boolean {
  return lower === "after" && before !== undefined && /^look(?:s|ed|ing)?$/.test(before.lower);
}

const BEFORE_DEED = /^(?:to|i|we|and|also|or|help|helped|they|who|that|which|not|then|\w+ly)$/;

/** In "is learning" and "has led" the second word is the deed. */
function isAuxiliary(base: string, next: string): boolean {
  return (base === "be" || base === "have") && baseOf(next, "gerund", "participle", "past") !== null;
}

/** The verbs of a clause that may be its deed: any known verb that no article, adjective or preposition makes a noun. */
export function deedsOf(clause: Clause): { base: string; token: Token; index: number }[] {
  return clause.tokens.flatMap((token, index) => {
    const base = baseOf(token.lower, "past", "gerund", "base", "third", "participle");
    // "LED lamps" lead nothing.
    if (base === null || token.text === "LED" || isAuxiliary(base, clause.tokens[index + 1]?.lower ?? ""))
      return [];
    const before = clause.tokens[index - 1]?.lower ?? "";
    const bare = baseOf(token.lower, "past", "gerund", "participle") === null;
    // "a support line", "quality control": a bare form is a deed only where one can stand.
    return bare && index > 0 && !BEFORE_DEED.test(before) ? [] : [{ base, token, index }];
  });
}
