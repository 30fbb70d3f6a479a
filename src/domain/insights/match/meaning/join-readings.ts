import { isKnownVerb } from "../../../language/inflect.ts";
import { STOP_WORDS } from "../../../language/stop-words.ts";
import { tokens } from "../../../language/tokens.ts";
import type { RequirementKind, RequirementLevel } from "../job-match.ts";
import { GENERIC_WORDS } from "../lexicon/soft-words.ts";
import { skillNamed } from "../skills/skill-index.ts";
import type { AskedSpan } from "./asked-spans.ts";
import type { RuleSpan } from "./rule-spans.ts";

/** Something that an ad asks for, where it stands, and what it is called. */
export interface NamedSpan {
  readonly name: string;
  /** The skill of the lexicon that it is, where rules see one. */
  readonly known: string | null;
  readonly kind: RequirementKind;
  readonly level: RequirementLevel;
  readonly start: number;
  readonly end: number;
}

/** Kinds whose words belong together, whatever skill is named among them: "5+ years of bookkeeping", "BSc in Civil Engineering". */
const WHOLE: ReadonlySet<RequirementKind> = new Set(["years", "degree", "authorisation", "place"]);

/** What the model marked, in the names and parts that rules know. What rules see and the model did not mark is an ad's small talk. */
export function joinReadings(
  job: string,
  marked: readonly AskedSpan[],
  seen: readonly RuleSpan[],
): NamedSpan[] {
  const joined: NamedSpan[] = [];
  for (const span of marked) {
    const skills = seen.filter((skill) => touch(span, skill) && !isBareVerb(job, span, skill));
    if (skills.length === 0 || belongsTogether(span, skills) || saysMore(job, span, skills))
      joined.push(whole(job, span));
    else for (const skill of skills) joined.push(part(job, span, skill));
  }
  return withoutInner(joined).toSorted((one, other) => one.start - other.start);
}

/** "C1" of "German (C1)" is asked for with the language and not by itself. */
function withoutInner(joined: readonly NamedSpan[]): NamedSpan[] {
  const languages = joined.filter(({ kind }) => kind === "language");
  return joined.filter(
    (span) =>
      !languages.some(
        (other) =>
          other !== span && other.start <= span.start && other.end >= span.end && isLonger(other, span),
      ),
  );
}

function isLonger(one: NamedSpan, other: NamedSpan): boolean {
  return one.end - one.start > other.end - other.start;
}

/** "Act" of "act on changes": a verb that no lexicon knows as a skill says nothing of what. In capitals anything may be a name. */
function isBareVerb(job: string, span: AskedSpan, { name, start, end }: RuleSpan): boolean {
  const said = job.slice(start, end);
  return (
    span.kind === "duty" &&
    !/\s/.test(said) &&
    said !== said.toUpperCase() &&
    skillNamed(name) === undefined &&
    isKnownVerb(said.toLowerCase())
  );
}

/** A skill that is all of its stretch is that skill, whatever kind the model took it for. */
function belongsTogether({ kind, start, end }: AskedSpan, skills: readonly RuleSpan[]): boolean {
  return WHOLE.has(kind) && !skills.some((skill) => skill.start <= start && skill.end >= end);
}

function whole(job: string, { start, end, kind, level }: AskedSpan): NamedSpan {
  return { name: job.slice(start, end), known: null, kind, level, start, end };
}

/** A skill inside a stretch. Tools and languages go by their usual names, all else by the ad's own words: a newsletter is not called email marketing. */
function part(job: string, span: AskedSpan, { name, kind, start, end }: RuleSpan): NamedSpan {
  if (kind === "language") return withLevel(job, { name, known: name, kind, level: span.level, start, end });
  const isNamed = kind === "tool";
  return {
    name: isNamed ? name : job.slice(start, end),
    known: name,
    kind: kind === "skill" ? span.kind : kind,
    level: span.level,
    start,
    end,
  };
}

const LEVEL_BEFORE =
  /\b(?:(?:fluent|native|proficient|professional|business|working|conversational|intermediate|advanced|basic|good|very good|excellent|strong) (?:spoken |written |level )?(?:in )?)$/i;
const LEVEL_AFTER =
  /^\s*(?:\(\s*)?(?:(?:at|from|to|level|minimum|min\.?) )*(?:[ABC][12]\b(?:[ /-]+[ABC][12]\b)?|native|fluent|mother tongue)(?: level)?(?:(?: or)? (?:better|above|higher|more)|\+)?\s*\)?/i;
const REACH = 40;

/** A language with how well it is to be spoken, in the ad's words; without a level it goes by its usual name. */
function withLevel(job: string, span: NamedSpan): NamedSpan {
  const line = job.slice(Math.max(0, span.start - REACH), span.start).replace(/^.*\n/s, "");
  const start = span.start - (LEVEL_BEFORE.exec(line)?.[0].length ?? 0);
  const after = LEVEL_AFTER.exec(job.slice(span.end, span.end + REACH))?.[0] ?? "";
  const end = span.end + after.trimEnd().length;
  if (start === span.start && end === span.end) return span;
  return { ...span, name: job.slice(start, end), start, end };
}

/** "Precept new graduate nurses" is more than precepting, "ordering supplies" more than ordering; "record vital signs" is vital signs. */
function saysMore(job: string, span: AskedSpan, skills: readonly RuleSpan[]): boolean {
  const [only, ...others] = skills;
  if (!only || others.length > 0 || only.kind === "language") return false;
  // "Run PostgreSQL upgrades" is work with a tool; "Kubernetes in production" is the tool.
  if (only.kind === "tool" && span.kind !== "duty") return false;
  const around = `${job.slice(span.start, Math.max(span.start, only.start))} ${job.slice(only.end, Math.max(only.end, span.end))}`;
  const isMore = (word: string) => (only.kind === "tool" ? !GENERIC_WORDS.has(word) : !isKnownVerb(word));
  const more = tellingWords(around).filter(isMore);
  if (only.kind === "tool") return more.length >= 2;
  return more.length >= tellingWords(job.slice(only.start, only.end)).length;
}

function tellingWords(phrase: string): string[] {
  return tokens(phrase)
    .map(({ lower }) => lower)
    .filter((word) => !STOP_WORDS.has(word));
}

function touch(one: { start: number; end: number }, other: { start: number; end: number }): boolean {
  return one.start < other.end && one.end > other.start;
}
