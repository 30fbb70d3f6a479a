import { isKnownVerb } from "../../../language/inflect.ts";
import { STOP_WORDS } from "../../../language/stop-words.ts";
import { tokens } from "../../../language/tokens.ts";
import type { RequirementKind, RequirementLevel } from "../job-match.ts";
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
    const skills = seen.filter((skill) => touch(span, skill));
    if (skills.length === 0 || belongsTogether(span, skills) || saysMore(job, span, skills))
      joined.push(whole(job, span));
    else for (const skill of skills) joined.push(part(job, span, skill));
  }
  return joined.toSorted((one, other) => one.start - other.start);
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
  const isNamed = kind === "tool" || kind === "language";
  return {
    name: isNamed ? name : job.slice(start, end),
    known: name,
    kind: kind === "skill" ? span.kind : kind,
    level: span.level,
    start,
    end,
  };
}

/** "Precept new graduate nurses" is more than precepting, "ordering supplies" more than ordering; "record vital signs" is vital signs. */
function saysMore(job: string, span: AskedSpan, skills: readonly RuleSpan[]): boolean {
  const [only, ...others] = skills;
  if (!only || others.length > 0 || only.kind === "tool" || only.kind === "language") return false;
  const around = `${job.slice(span.start, Math.max(span.start, only.start))} ${job.slice(only.end, Math.max(only.end, span.end))}`;
  const more = tellingWords(around).filter((word) => !isKnownVerb(word));
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
