import { baseOf } from "../../language/inflect.ts";
import type { Claim } from "../claim.ts";
import { claimWords } from "../claim-words.ts";
import { clausesOf, deedsOf } from "../clauses.ts";
import { FACT_WORDS } from "../lexicon/facts.ts";
import { EFFECTS } from "../lexicon/outcomes.ts";
import { type Reading, says } from "../support.ts";

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
  "follow apply use fill enter carry visit drive send collect proofread report order attend watch type copy hand read serve update test sort pack stack deliver answer wash peel clean review prepare forward pass fetch maintain cook play file fix debug",
);
const FOLLOWING = setOf("follow apply use read obey");
const WRITING = setOf("write set draw compose");
/** Verbs that leave open what was done: some of them may carry any deed. */
const CARRYING = setOf("do make put set get take give hold find cut redo open");
const LIGHT = setOf("have be keep look work start help go come see need want let become leave stay cost");
const SUPPORTED = [EFFECTS, FACT_WORDS].map((lines) => claimWords(lines, { inAllForms: true }));
const OWN =
  /\b(?:mine|my (?:own )?(?:idea|design|system|layout|plan|concept|template)s?|my (?:\w+ )?(?:system|guide|plan|layout|design|thesis|dissertation|essay|paper)|from scratch)\b/i;

/** "carried out repairs", "used Figma for five apps": what was done comes after. */
function carries(base: string, next: readonly string[], { concepts, tokens }: Reading): boolean {
  if (base === "carry") return next[0] === "out";
  return (
    base === "use" &&
    concepts.some(
      ({ concept, first }) => concept.kind === "technology" && next.includes(tokens[first]?.lower ?? ""),
    )
  );
}

/** "Developed the plan" for who followed it, "Represented clients" for who prepared the bundles. */
export function weightyDeeds(suggestion: Reading, source: Reading): Claim[] {
  const told = source.tokens.flatMap(({ lower, end }, index) => {
    const base = baseOf(lower, "past") ?? (index === 0 ? baseOf(lower, "base", "third", "gerund") : null);
    // "Reporting: 12 dashboards" is a heading.
    if (source.text[end] === ":") return [];
    const denied = /^(?:never|not|didn't|don't)$/.test(source.tokens[index - 1]?.lower ?? "");
    const next = source.tokens.slice(index + 1, index + 3).map(({ lower: word }) => word);
    // "four people reported to me", "served as planner": no deed of use.
    const isRole =
      (base === "report" && next.join(" ") === "to me") ||
      (base === "serve" && /^(?:as|on)$/.test(next[0] ?? ""));
    return base === null || denied || isRole || LIGHT.has(base)
      ? []
      : [carries(base, next, source) ? "do" : base];
  });
  if (told.length === 0 || told.some((base) => CARRYING.has(base)) || OWN.test(source.text)) return [];
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

/** Who attended for the firm represented it; who updated a page edited it. */
const SAME: ReadonlyMap<string, RegExp> = new Map([
  [
    "represent",
    /\bon behalf\b|\bdelegat\w*|\bspokes\w+|\bambassador\b|\b(?:attend|spoke|speak|went|present)\w*\b[^.;]*\bfor (?:the|our|my) (?:company|firm|school|class|club|team|union|department)\b/i,
  ],
  [
    "recover",
    /\b(?:collect|got back|get back|retriev|fetch)\w*\b[^.;]{0,40}\b(?:bills?|debts?|payments?|invoices?|rents?|fees|arrears|loans?)\b/i,
  ],
  ["analyse", /\b(?:test|review|examin|check|stud)\w*\b/i],
  ["analyze", /\b(?:test|review|examin|check|stud)\w*\b/i],
  ["edit", /\b(?:updat|correct)\w*\b/i],
  [
    "develop",
    /\bdeliver\w* (?:[\w-]+ ){0,2}(?:apps?|software|websites?)\b(?! to)|\b(?:cook|dream|think|thought)\w* up\b/i,
  ],
]);

function isTold(base: string, source: Reading): boolean {
  return (
    says(source, base.replace(/^(?:co|re)-?/, "")) ||
    says(source, base) ||
    SAME.get(base)?.test(source.text) === true ||
    SUPPORTED.some((words) => words.supports(base, source))
  );
}
