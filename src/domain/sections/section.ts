import type { z } from "zod";
import type { Block } from "../document/nodes.ts";
import type { Mark } from "../marks/mark.ts";
import type { SectionMapping } from "./json-resume/section-mapping.ts";

export interface FormField {
  /** The field's key inside its item, or inside the resume for a field of the header. */
  readonly key: string;
  readonly label: string;
  /** `line` one line, `text` several lines, `lines` a list of lines, `chips` a list of short entries, `flag` on or off. */
  readonly kind: "line" | "text" | "lines" | "chips" | "flag";
  /** Longest text of the field, or of each of its lines or chips. */
  readonly limit: number;
  /** Most lines or chips. */
  readonly maxEntries?: number;
  /** A comma ends a chip. Not where commas belong inside, as in "CKA, issued by CNCF". */
  readonly endsAtComma?: true;
  /** An example of what to write, shown while the field is empty. */
  readonly example?: string;
  /** Token for the `autocomplete` attribute. */
  readonly autocomplete?: string;
  /**
   * `date`: a date or a period. `work`: what somebody does, made or learned, which shows a skill as a line of text does; the name of a
   * school or an employer shows none.
   */
  readonly holds?: "date" | "work";
  /** Not in the first format: it is there only where it says something, and the form shows it when it is asked for. */
  readonly isFurther?: true;
  /** The address of a website. */
  readonly isAddress?: true;
  /** Of a flag: while it is on, the item takes this field from the item above. The first one that is shown has none above it. */
  readonly takesFromAbove?: string;
}

/** The section is one field. Its chips may have fields of their own beside their text. */
export interface FieldForm {
  readonly kind: "field";
  readonly field: FormField;
  /** What one entry is called. */
  readonly itemName?: string;
  readonly details?: readonly FormField[];
}

/** The section is a list of items, each with the same fields. */
export interface ItemsForm {
  readonly kind: "items";
  /** What one item is called, as in "Add position". */
  readonly itemName: string;
  readonly maxItems: number;
  readonly fields: readonly FormField[];
}

export type SectionForm = FieldForm | ItemsForm;

/** A kind of section answers for itself; code that serves all of them never asks which one it is. */
export interface Section {
  /** Where the section's value stands in the resume. */
  readonly key: string;
  readonly label: string;
  readonly schema: z.ZodType;
  /** Not in the first format: it is there only where it holds something, and the form shows it when it is asked for. */
  readonly isFurther?: true;
  /** What a new item of the section holds; a section without items has none. */
  readonly emptyItem?: (id: string) => unknown;
  readonly form: SectionForm;
  readonly jsonResume: SectionMapping;
  /** What a document shows of a section of this kind that stands at the pointer; nothing where it is empty. A text has its marks beside it. */
  blocks(content: object | string, pointer: string, marks?: readonly Mark[]): Block[];
}
