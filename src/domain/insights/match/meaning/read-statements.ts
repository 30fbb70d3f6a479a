import { stem } from "../../../language/stem.ts";
import { STOP_WORDS } from "../../../language/stop-words.ts";
import { tokens } from "../../../language/tokens.ts";
import { adPieces } from "../ad/ad-pieces.ts";
import { isNegated } from "../ad/negation.ts";
import type { Requirement } from "../job-match.ts";
import { anyOfGroups } from "./any-of.ts";
import { type AskedSpan, askedSpans } from "./asked-spans.ts";
import { askedYears } from "./asked-years.ts";
import { inlineLevel } from "./inline-level.ts";
import { joinReadings } from "./join-readings.ts";
import type { MatchModel } from "./match-model.ts";
import { mendSpans } from "./mend-spans.ts";
import { isNoRequirement } from "./no-requirement.ts";
import { ruleSpans } from "./rule-spans.ts";
import { inTitle } from "./title.ts";

/** Something that an ad asks for, in its own words. */
export interface Statement
  extends Pick<Requirement, "skill" | "level" | "asked" | "kind" | "anyOf" | "years"> {
  /** The skill of the lexicon that it is, where rules see one. */
  readonly known: string | null;
}

/** Of an ad that is longer than any, the beginning is read. */
const MOST_PIECES = 40;
const MOST_STATEMENTS = 80;
const LONGEST_ASKED = 300;

/** What an ad asks for, each thing once, in the order in which it comes. */
export function readStatements(job: string, model: MatchModel): Statement[] {
  const spans: AskedSpan[] = [];
  for (const { text, start, context } of adPieces(job).slice(0, MOST_PIECES))
    for (const span of askedSpans(text, model.read(text, context)))
      spans.push({ ...span, start: span.start + start, end: span.end + start });
  const isAbove = inTitle(job);
  const kept = mendSpans(job, spans)
    .filter((span) => !isAbove(span) && !isNoRequirement(job, span) && !isRefused(job, span))
    .map((span) => ({ ...span, level: inlineLevel(job, span.start) ?? span.level }));
  const joined = joinReadings(job, kept, ruleSpans(job));
  const groups = anyOfGroups(job, joined);
  const known = new Map<string, Statement>();
  for (const [nth, { name: skill, known: lexical, start, end, kind, level }] of joined.entries()) {
    const key = keyOf(skill);
    const before = known.get(key);
    // Said twice, the stronger counts.
    if (before) {
      if (before.level === "nice" && level === "must") known.set(key, { ...before, level });
      continue;
    }
    const years = kind === "years" ? (askedYears(skill)?.years ?? null) : null;
    known.set(key, {
      skill,
      known: lexical,
      level,
      asked: sentenceAt(job, start, end),
      kind,
      anyOf: groups[nth] ?? null,
      years,
    });
    if (known.size >= MOST_STATEMENTS) break;
  }
  return withoutLonely([...known.values()]);
}

/** "No Java needed": named to say that it is not asked for. */
function isRefused(job: string, { start, end }: AskedSpan): boolean {
  const from = Math.max(job.lastIndexOf("\n", start), start - LONGEST_ASKED) + 1;
  const to = job.indexOf("\n", end);
  return isNegated(
    job.slice(from, to < 0 ? end + LONGEST_ASKED : Math.min(to, end + LONGEST_ASKED)),
    start - from,
    end - from,
  );
}

/** A group that one is left of is no choice. */
function withoutLonely(statements: readonly Statement[]): Statement[] {
  const sizes = new Map<number, number>();
  for (const { anyOf } of statements) if (anyOf !== null) sizes.set(anyOf, (sizes.get(anyOf) ?? 0) + 1);
  return statements.map((statement) =>
    statement.anyOf !== null && sizes.get(statement.anyOf) === 1 ? { ...statement, anyOf: null } : statement,
  );
}

function keyOf(text: string): string {
  const roots = tokens(text)
    .filter(({ lower }) => !STOP_WORDS.has(lower))
    .map(({ lower }) => stem(lower));
  return roots.length > 0 ? roots.toSorted().join(" ") : text.toLowerCase();
}

function sentenceAt(job: string, start: number, end: number): string {
  const before = job.slice(Math.max(0, start - LONGEST_ASKED / 2), start);
  const after = job.slice(end, end + LONGEST_ASKED / 2);
  const from = Math.max(
    ...[...before.matchAll(/[\n\r]|[.!?;]\s+/g)].map(({ 0: mark, index }) => index + mark.length),
    0,
  );
  const to = /[\n\r]|[.!?;](?=\s|$)/.exec(after)?.index ?? after.length;
  return (before.slice(from) + job.slice(start, end) + after.slice(0, to))
    .trim()
    .replace(/^[•‣◦▪●∙·*–—-]\s+/u, "");
}
