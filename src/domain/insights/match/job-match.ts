import type { KeywordMatch } from "../../demo/match-keywords.ts";

/** What sort of thing is asked for; the model answers in this order. */
export const REQUIREMENT_KINDS = [
  "skill",
  "tool",
  "licence",
  "years",
  "language",
  "place",
  "authorisation",
  "degree",
  "duty",
] as const;

export type RequirementKind = (typeof REQUIREMENT_KINDS)[number];
export type RequirementLevel = "must" | "nice";
export type RequirementStatus = "proven" | "adjacent" | "missing";

/** Something that a job ad asks for, and what the resume has to show for it. */
export interface Requirement {
  /** The usual name of the skill, or the ad's own words for it. */
  readonly skill: string;
  readonly level: RequirementLevel;
  readonly status: RequirementStatus;
  /** The resume's own words, to the letter; null where it has none. */
  readonly evidence: string | null;
  /** Where these words stand, for a resume that is data. */
  readonly pointer: string | null;
  /** The neighbouring skill that the resume names, where the status is adjacent. */
  readonly via: string | null;
  /** The ad's own sentence. */
  readonly asked: string;
  readonly kind: RequirementKind;
  /** Of those with the same number any one is enough: "AWS, GCP or Azure". */
  readonly anyOf: number | null;
  /** How many years are asked for. */
  readonly years: number | null;
}

const KNOCK_OUTS: ReadonlySet<RequirementKind> = new Set([
  "licence",
  "authorisation",
  "years",
  "degree",
  "place",
]);

/** Whether an application without it is often not read: it is looked at first. */
export function isKnockOut({ kind, level }: Pick<Requirement, "kind" | "level">): boolean {
  return level === "must" && KNOCK_OUTS.has(kind);
}

/**
 * The four figures are the demo's, the share of the ad's words that the resume has, but over what the ad asks for: without its
 * boilerplate and without what it says it does not need.
 */
export interface JobMatch extends KeywordMatch {
  readonly requirements: readonly Requirement[];
}
