import type { Bound } from "./figure.ts";
import type { Token } from "./tokens.ts";

/** The last words before a number, nearest last, and what they make of it. */
const BEFORE: readonly [pattern: RegExp, bound: Bound][] = [
  [
    /(?:\b(?:no|not|never) (?:more|longer|later|higher) than|\b(?:not|n't) last beyond|\bnot? (?:\w+ )?beyond|\bnot (?:more|longer) than|\bat (?:the )?most|\bup to|\bas many as|\bmax(?:imum)?(?: of)?|\b(?:within|inside)(?: just| only| of)?|\bcapped at|\bcap of|\blimit of|≤|<=|<|\bless than|\bfewer than|\bunder|\bbelow|\bsub ?-)$/,
    "most",
  ],
  [
    /(?:\bno (?:less|fewer) than|\bat (?:the )?least|\bminimum(?: of)?|\bmin(?: of| \.)|≥|>=|\bnot less than)$/,
    "least",
  ],
  [
    /(?:(?<!\b(?:turn|turned|turning|turns|took|taking|take|hand|handed|handing) )\bover|\bmore than|\bmore then|\babove|\bexceed(?:ing|ed|s)?|\bexcess of|\bupwards of|\bnorth of|\bbeyond|(?<!\b(?:the|in|over|half|these|this|my) )\bpast|\bwell past|\bbetter than|\bgreater than|\btopp(?:ed|ing)|\bsurpass(?:ed|ing)|\blonger than|(?<!- )>)$/,
    "over",
  ],
  [
    /(?:\bnearly|\balmost|\bclose to|\bclose on|\bapproaching|\bnearing|\bjust under|\bjust short of|\bjust below|\bnear(?: -)?)$/,
    "nearly",
  ],
  [
    /(?:\babout|\baround|\broughly|\bapprox(?:imately)?|\bsome|\bcirca|\bca|\bc|\babt|\bestimated|\bin the region of|\bmaybe|\bsomething like|\bor so|\bperhaps|\blike|\bprobably|\baverag(?:e|ed|ing)(?: of)?|~|≈|±)(?: ?\.)?$/,
    "about",
  ],
];
const AFTER: readonly [pattern: RegExp, bound: Bound][] = [
  [
    /^(?:\+|- ?plus\b|plus(?= (?:years|yrs|[.,;)])|$)|or more\b|and (?:above|over|more|up)\b|and counting\b|upwards\b|something\b)/,
    "over",
  ],
  [
    /^(?:or so\b|- ?odd\b|odd\b|- ?ish\b|ish\b|approx\b|or thereabouts\b|give or take\b|roughly\b|on average\b|average(?: [.,;)]|$)|maybe\b)/,
    "about",
  ],
  [/^(?:nearly|almost)(?: [.,;)]|$)/, "nearly"],
  [/^(?:max\b|maximum\b|or (?:less|fewer|under)\b|at most\b|tops\b)/, "most"],
  [/^(?:min\b(?! )|minimum\b|at least\b)/, "least"],
];
const SEEN = 4;

/** What the words around a number make of it. */
export function boundOf(tokens: readonly Token[], first: number, next: number, unit = next): Bound {
  const before = joined(tokens, Math.max(0, first - SEEN), first);
  for (const after of [joined(tokens, next, next + SEEN), joined(tokens, unit, unit + SEEN)])
    for (const [pattern, bound] of AFTER) if (pattern.test(after)) return bound;
  for (const [pattern, bound] of BEFORE)
    if (pattern.test(before))
      return bound === "most" && /(?:just under|just below)$/.test(before) ? "nearly" : bound;
  return "exact";
}

function joined(tokens: readonly Token[], from: number, to: number): string {
  return tokens
    .slice(from, to)
    .map(({ text }) => text)
    .join(" ");
}
