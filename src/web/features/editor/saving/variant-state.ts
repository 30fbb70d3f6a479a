import type { Question } from "../../../../domain/resume/merging/merge.ts";
import { fieldsOf } from "../../../api/read-fields.ts";
import { propertyOf } from "../../../user-info.ts";

/** A place that a variant and its source both changed: the variant's own stands until its owner has chosen. */
export interface VariantClash {
  /** A JSON pointer with ids where numbers would stand. */
  readonly place: string;
  readonly kind: Question["kind"];
  readonly mine: unknown;
  readonly source: unknown;
}

/** What the server says of a variant beside its content. */
export interface VariantState {
  readonly source: { readonly id: string; readonly title: string };
  readonly clashes: readonly VariantClash[];
}

/** Of a stored resume as it came; null where it is no variant. */
export function readVariant(saved: unknown): VariantState | null {
  const source = fieldsOf(propertyOf(saved, "source"));
  if (source.text("id") === "") return null;
  return {
    source: { id: source.text("id"), title: source.text("title") },
    clashes: fieldsOf(saved).list("clashes", readClash) ?? [],
  };
}

function readClash(clash: unknown): VariantClash[] {
  const { text } = fieldsOf(clash);
  const kind = text("kind");
  if (text("place") === "" || (kind !== "value" && kind !== "removal" && kind !== "order")) return [];
  return [
    {
      ...{ place: text("place"), kind },
      ...{ mine: propertyOf(clash, "mine"), source: propertyOf(clash, "source") },
    },
  ];
}
