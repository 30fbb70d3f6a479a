import type { FieldGroup } from "./field-group.ts";
import type { ItemMapping } from "./item-mapping.ts";

/** Where a section stands in a JSON Resume: fields of the `basics` object, or a list of objects at its root. */
export type SectionMapping =
  | { readonly kind: "basics"; readonly group: FieldGroup }
  | {
      readonly kind: "list";
      /** The key of the list. */
      readonly key: string;
      readonly item: ItemMapping;
    };

/** A list of ours as a list of objects of theirs. */
export function listOf(key: string, item: ItemMapping): Extract<SectionMapping, { kind: "list" }> {
  return { kind: "list", key, item };
}
