import type { Claim } from "../../domain/claims/claim.ts";
import { withLengths } from "../../domain/claims/facts/dated-lengths.ts";
import type { Judgement, Question, Verdict } from "../../domain/claims/verdict.ts";
import { countWords } from "../../domain/suggestions/form.ts";
import type { Judge, JudgedPair, PairToJudge } from "../../judge/answer.ts";
import { type ClaimPair, plain } from "./claim-pair.ts";
import { confirmedSource } from "./confirmed-source.ts";
import { withCounted } from "./counted-phrase.ts";
import { doubtfulSpans } from "./doubtful-spans.ts";
import {
  foundByRules,
  isOwnWording,
  judgeByRules,
  NO_QUESTION,
  NOTHING_FOUND,
  SUPPORTED,
  withStatements,
} from "./judge-by-rules.ts";
import { knownWords } from "./known-words.ts";
import { questionAbout } from "./question.ts";
import { isReadable } from "./readable.ts";
import { relevantContext } from "./relevant-context.ts";
import { scorePair } from "./score-pair.ts";
import { wholePhrases } from "./whole-phrase.ts";

type Span = Pick<Claim, "start" | "end">;

/** A source of so many words is long: several sentences, of which a rewrite takes the best. */
const LONG_SOURCE = 28;
/** Rules and the learned judge, or one of them, to measure what each is worth. */
export type Judges = "both" | "facts" | "model";

/**
 * Whether the person's words support a suggestion. Rules compare its facts, the learned judge its meaning: what both
 * object to is blocked, what both accept is supported, and where one of them doubts the person is asked. Without a
 * judge nothing passes.
 */
export function judgeClaims(judge: Judge | null, pair: ClaimPair, judges: Judges = "both"): Judgement {
  if (judges === "facts") return judgeByRules(pair);
  const judged = judgeWithoutQuestion(judge, pair, judges);
  return { ...judged, ask: questionsOn(judge, pair, judged) };
}

/** The question that settles a doubt. Each wording is judged again for it, so it is made only for who will ask it. */
export function questionsOn(
  judge: Judge | null,
  pair: ClaimPair,
  { verdict, unsupported }: Omit<Judgement, "ask">,
): readonly Question[] {
  // A value is never proposed: a new number, name or date is cut or left out, not offered for a yes.
  const hasValue = unsupported.some(({ kind }) => kind !== "scope");
  if (verdict !== "ask" || judge === null || hasValue) return NO_QUESTION;
  const isSupported = (other: ClaimPair) => judgeWithoutQuestion(judge, other).verdict === "supported";
  return questionAbout(plain(pair), unsupported, isSupported);
}

/** The verdict and what it is for. */
export function judgeWithoutQuestion(
  judge: Judge | null,
  given: ClaimPair,
  judges: Judges = "both",
): Judgement {
  const pair = plain(given);
  const { source, suggestion, statements, ...around } = pair;
  // The person's own words, only laid out anew, claim nothing.
  if (isOwnWording(pair)) return SUPPORTED;
  // Beside the source, not in it: what was confirmed goes beyond what was written, and would seem to contradict it.
  const context = withStatements(around.context, statements);
  const { facts, misplaced } = judges === "model" ? NOTHING_FOUND : foundByRules(pair);
  // A source that says nothing supports nothing, whatever the judge makes of it.
  const isJudged =
    judge !== null && /[\p{L}\p{N}]/u.test(source) && isReadable(suggestion, `${source}\n${context}`);
  const relevant = relevantContext(source, suggestion, withLengths(around.context, suggestion));
  const toJudge = { source: withLengths(source, suggestion), suggestion, context: relevant };
  const score = isJudged ? scoreOf(judge, toJudge, statements) : null;
  const verdict = verdictOf(facts.length + misplaced.length > 0, score, judge, source);
  if (verdict === "supported") return SUPPORTED;
  const isDoubted = score !== null && judge !== null && score.pair > boundsOf(judge, source).pass;
  const doubtful = isDoubted
    ? wholePhrases(
        suggestion,
        doubtfulSpans(suggestion, score.words),
        knownWords(source, context),
        score.words,
      )
    : [];
  const whole = facts.map((fact) => withCounted(fact, suggestion, source));
  return {
    verdict,
    unsupported: joined(suggestion, whole, withoutOverlaps([...doubtful, ...misplaced])),
    ask: NO_QUESTION,
  };
}

/** As the texts stand; where that leaves a doubt, once more with what was confirmed in place of what it answers. */
function scoreOf(judge: Judge, pair: PairToJudge, statements: readonly string[]): JudgedPair | null {
  const first = scorePair(judge, { ...pair, context: withStatements(pair.context, statements) });
  if (first === null || statements.length === 0 || first.pair <= boundsOf(judge, pair.source).pass)
    return first;
  const again = scorePair(judge, { ...pair, source: confirmedSource(pair.source, statements) });
  return again !== null && again.pair < first.pair ? again : first;
}

function boundsOf({ bounds }: Judge, source: string) {
  return countWords(source) >= LONG_SOURCE ? bounds.long : bounds.short;
}

function verdictOf(
  hasNewFact: boolean,
  score: JudgedPair | null,
  judge: Judge | null,
  source: string,
): Verdict {
  if (score === null || judge === null) return hasNewFact ? "blocked" : "ask";
  const { pass, block } = boundsOf(judge, source);
  if (score.pair <= pass) return hasNewFact ? "ask" : "supported";
  return hasNewFact || score.pair > block ? "blocked" : "ask";
}

/** Of two that touch, the first. */
function withoutOverlaps(doubts: readonly Span[]): Span[] {
  return doubts.filter(
    ({ start, end }, nth) => !doubts.slice(0, nth).some((other) => other.start < end && other.end > start),
  );
}

/** Facts and doubts as claims; a doubt that holds a fact names the whole phrase, so that nobody mends only half of it. */
function joined(suggestion: string, facts: readonly Claim[], doubts: readonly Span[]): Claim[] {
  const touching = (fact: Claim) => doubts.filter(({ start, end }) => start < fact.end && end > fact.start);
  const whole = facts.map((fact): Claim => {
    const start = Math.min(fact.start, ...touching(fact).map((doubt) => doubt.start));
    const end = Math.max(fact.end, ...touching(fact).map((doubt) => doubt.end));
    return { kind: fact.kind, text: suggestion.slice(start, end), start, end };
  });
  const others = doubts
    .filter(({ start, end }) => facts.every((fact) => start >= fact.end || end <= fact.start))
    .map(({ start, end }): Claim => ({ kind: "scope", text: suggestion.slice(start, end), start, end }));
  const seen = new Set<string>();
  return [...whole, ...others]
    .sort((one, other) => one.start - other.start)
    .filter(({ start, end }) => !seen.has(`${start} ${end}`) && seen.add(`${start} ${end}`));
}
