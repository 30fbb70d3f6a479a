import { baseOf } from "../language/inflect.ts";
import type { Claim } from "./claim.ts";
import { claimWords } from "./claim-words.ts";
import { clausesOf, deedsOf } from "./clauses.ts";
import { FACT_WORDS } from "./lexicon/facts.ts";
import { EFFECTS } from "./lexicon/outcomes.ts";
import { type Reading, says } from "./support.ts";

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(" "));

/** Deeds that nobody does by the way: where the source tells of another deed, they need their own word in it. */
const WEIGHTY = setOf(
  "coordinate organise organize inspect edit represent recover streamline finalise finalize co-write diagnose prescribe negotiate recruit audit approve invent deputise deputize procure wire publish forecast",
);
/** Whoever makes a thing does more than who uses it. */
const MAKING = setOf(
  "design redesign develop create author architect program programme invent analyse analyze install draft roll repair fix",
);
const USING = setOf(
  "follow apply use fill enter carry visit drive send collect proofread report order attend watch type copy hand read serve update test sort pack stack deliver answer wash peel clean order review prepare report forward pass fetch maintain cook play file watch fix debug",
);
const FOLLOWING = setOf("follow apply use read obey");
const WRITING = setOf("write set draw compose");
/** Verbs that leave open what was done. */
const LIGHT = setOf(
  "do have be get make take keep look work start help put go come set see need want give let hold become leave stay find cost open cut redo",
);
const SUPPORTED = [EFFECTS, FACT_WORDS].map((lines) => claimWords(lines, { inAllForms: true }));
const OWN =
  /\b(?:mine|my (?:own )?(?:idea|design|system|layout|plan|concept|template)s?|my \w+ (?:system|guide|plan|layout|design)|from scratch)\b/i;

/** "Developed the plan" for who followed it, "Represented clients" for who prepared the bundles. */
export function weightyDeeds(suggestion: Reading, source: Reading): Claim[] {
  const told = source.tokens.flatMap(({ lower }, index) => {
    const base = baseOf(lower, "past") ?? (index === 0 ? baseOf(lower, "base", "third", "gerund") : null);
    const denied = /^(?:never|not|didn't|don't)$/.test(source.tokens[index - 1]?.lower ?? "");
    return base === null || denied || LIGHT.has(base) ? [] : [base];
  });
  if (told.length === 0 || OWN.test(source.text)) return [];
  const onlyUsed = told.every((base) => USING.has(base));
  const onlyFollowed = told.every((base) => FOLLOWING.has(base));
  const isWeighty = (base: string) =>
    (onlyUsed && (WEIGHTY.has(base) || MAKING.has(base))) || (onlyFollowed && WRITING.has(base));
  return clausesOf(suggestion).flatMap((clause): Claim[] =>
    deedsOf(clause)
      .filter(({ index, base }) => index <= 1 && isWeighty(base) && !isTold(base, source))
      .map(({ token }) => ({
        kind: "scope",
        text: suggestion.text.slice(token.start, clause.end),
        start: token.start,
        end: clause.end,
      })),
  );
}

function isTold(base: string, source: Reading): boolean {
  return (
    says(source, base.replace(/^(?:co|re)-?/, "")) ||
    says(source, base) ||
    SUPPORTED.some((words) => words.supports(base, source))
  );
}
