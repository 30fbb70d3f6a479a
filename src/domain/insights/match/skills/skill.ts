/**
 * A `name` (a tool, a rule with a title) is told by its own spellings alone; a `practice` ("triage", "menu planning") and a
 * `credential` also by their words in other forms and another order; a `language` only where it is spoken.
 */
export type SkillKind = "name" | "credential" | "language" | "practice";

export interface Skill {
  /** As it is usually written. */
  readonly name: string;
  readonly kind: SkillKind;
  /** Wider skills that whoever has this one has too. */
  readonly is: readonly string[];
  /** Every spelling, as spoken. */
  readonly phrases: readonly string[];
}

/** A stretch of words that names a skill. */
export interface SkillUse {
  readonly skill: Skill;
  readonly start: number;
  readonly end: number;
}
