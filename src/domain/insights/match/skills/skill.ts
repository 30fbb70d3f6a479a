export interface Skill {
  /** As it is usually written. */
  readonly name: string;
  /**
   * A `name` (a tool, a method with a title, a credential) is told by its own spellings alone; a `practice` ("triage", "menu
   * planning") also by its words in other forms and another order.
   */
  readonly kind: "name" | "practice";
  /** Wider skills that whoever has this one has too. */
  readonly is: readonly string[];
}

/** A stretch of tokens that names a skill. */
export interface SkillUse {
  readonly skill: Skill;
  readonly first: number;
  readonly last: number;
}
