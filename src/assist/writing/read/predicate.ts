import type { VerbForm } from "../../../domain/language/inflect.ts";
import type { Kind, Part } from "./statement.ts";
import type { Word } from "./word.ts";

/** What is said of a subject: its verb and where the rest begins. */
export interface Predicate {
  readonly kind: Kind;
  readonly part: Part;
  readonly lemma: string;
  readonly form: VerbForm | null;
  readonly isDuty: boolean;
  /** The form in which further verbs of the same frame stand: "helped to write and print". */
  readonly goesOnIn: VerbForm | null;
  readonly adverbs: readonly Word[];
  /** Where object and details begin. */
  readonly restAt: number;
}

type Essential = Pick<Predicate, "lemma" | "form" | "adverbs" | "restAt">;

/** A plain action of the person's own, unless more is said of it. */
export function predicate(essential: Essential, more: Partial<Predicate> = {}): Predicate {
  return { kind: "action", part: "did", isDuty: false, goesOnIn: null, ...essential, ...more };
}
