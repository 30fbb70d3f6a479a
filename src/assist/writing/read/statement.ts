import type { VerbForm } from "../../../domain/language/inflect.ts";
import type { Word } from "./word.ts";

/** Whose action it is. */
export type Agent = "person" | "team" | "other" | "none";

/** How much of an action is the person's own. */
export type Part = "did" | "helped" | "took-part" | "tried" | "was-trained";

/** What kind of predicate a statement has; a phrase has none. */
export type Kind = "action" | "passive" | "role" | "state" | "phrase" | "clause" | "gerund";

export interface Statement {
  readonly kind: Kind;
  readonly agent: Agent;
  /** "I" or "we" is said: the person tells who did it. */
  readonly namesAgent: boolean;
  readonly part: Part;
  /** It goes on with the part of the statement before it: "… and print it". */
  readonly goesOn: boolean;
  /** The verb's base; empty where the statement has none. */
  readonly lemma: string;
  readonly form: VerbForm | null;
  /** The verb as the person wrote it in the past: both "labelled" and "labeled" are right. */
  readonly pastForm: string | null;
  /** The phrase was the object of "responsible for", "duties included" and the like. */
  readonly isDuty: boolean;
  /** Its verb is none of the person's own words but goes with the thing that they named. */
  readonly isNamed?: boolean;
  /** What stood between subject and verb: "mostly", "never". */
  readonly adverbs: readonly Word[];
  /** Who else did it: "me and one temp". */
  readonly companions: readonly Word[];
  /** What stood before the subject: "on Sundays". */
  readonly scene: readonly Word[];
  /** Object and details, in the person's own order; the whole clause where somebody else acts. */
  readonly rest: readonly Word[];
  /** What joins it to the statement before: "", ",", ";", "and", "but", "so". */
  readonly joint: Joint;
}

export type Joint = "" | "," | ";" | "and" | "but" | "so" | ":";
