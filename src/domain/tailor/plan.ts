import type { Requirement } from "../insights/match/job-match.ts";

export const STEP_KINDS = ["show", "hide", "move", "reword", "summary", "skills"] as const;

export type StepKind = (typeof STEP_KINDS)[number];

/** The person's own words, to the letter, and where they stand in the career: a JSON pointer with ids in the place of numbers. */
export interface Quote {
  readonly place: string;
  readonly text: string;
}

/** What the ad asks for, in its words, and the person's own words for it. What answers nothing has no requirement. */
export interface Proof {
  readonly requirement: string | null;
  readonly quote: Quote;
}

/** A change by ids, so that it means the same whatever else was accepted before it. */
export type TailorEdit =
  | { readonly type: "show" | "hide" /** An item, or a section. */; readonly place: string }
  /** Takes a line out of the variant; its source keeps it. */
  | { readonly type: "leave-out"; readonly place: string }
  | { readonly type: "text"; readonly place: string; readonly text: string }
  | {
      readonly type: "raise";
      readonly list: string;
      readonly id: string;
      /** Of those that go up in one list, the least comes first. */
      readonly rank: number;
      /** Entries that stay above all that go up. */
      readonly below: readonly string[];
    };

/** One thing to accept or to refuse. */
export interface Step {
  /** The same each time for the same change of the same place. */
  readonly id: string;
  readonly kind: StepKind;
  readonly proofs: readonly [Proof, ...Proof[]];
  /** The words at its place now and with it; null where the page shows none. */
  readonly before: string | null;
  readonly after: string | null;
  readonly edits: readonly TailorEdit[];
}

/** A must-have that the career does not show, asked of the person. */
export interface TailorQuestion extends Pick<Requirement, "kind" | "asked"> {
  /** Its words in the ad; several where any one is enough. */
  readonly requirements: readonly string[];
  readonly question: string;
  /** The section in which somebody who has it would write it, as a JSON pointer. */
  readonly place: string;
}

/** What could be changed so that a resume shows what a job asks for, and what only the person can say. */
export interface Plan {
  /** What the ad asks for, knock-outs first, as all of the career shows it, hidden parts too. */
  readonly requirements: readonly Requirement[];
  readonly steps: readonly Step[];
  readonly questions: readonly TailorQuestion[];
  /** The match in percent, as the page stands and with every step. */
  readonly scores: { readonly now: number; readonly tailored: number };
}
