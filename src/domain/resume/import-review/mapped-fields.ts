import { isJsonObject } from "../../json/json-value.ts";
import { header } from "../../sections/header.ts";
import type { FormField } from "../../sections/section.ts";
import type { Resume } from "../resume.ts";
import { type ListedSection, listSections } from "../section-list.ts";

/** A text of the resume as it is shown beside the file. */
export interface MappedField {
  readonly pointer: string;
  readonly label: string;
  readonly text: string;
}

/** What stands together: who the resume is about, an item, or a section that is one list. */
export interface MappedGroup {
  readonly key: string;
  readonly title: string;
  readonly fields: readonly MappedField[];
}

/** Where words can be moved to. */
export interface MoveTarget {
  readonly label: string;
  /** A field is replaced, a list is added to, a text goes on, a section gets a new item with the words in the given field. */
  readonly kind: "field" | "list" | "text" | "item" | "unplaced";
  readonly pointer: string;
  readonly field?: string;
  /** Whether that field is a list. */
  readonly isList?: boolean;
}

export interface TargetGroup {
  readonly title: string;
  readonly targets: readonly MoveTarget[];
}

export const NOT_PLACED: MoveTarget = { label: "Not placed", kind: "unplaced", pointer: "" };

/** Everything that a file gave, in the order of the form. */
export function mappedGroups(resume: Resume): MappedGroup[] {
  const contact = header.fields.flatMap(({ key, label }) =>
    textField(`/${key}`, label, Reflect.get(resume, key)),
  );
  const links = listFields("/links", "Link", Reflect.get(resume, "links"), "url");
  return [
    { key: "contact", title: header.label, fields: [...contact, ...links] },
    ...listSections(resume).flatMap(sectionGroups),
  ].filter(({ fields }) => fields.length > 0);
}

function sectionGroups(section: ListedSection): MappedGroup[] {
  const { definition, pointer, content, key } = section;
  const title = titleOf(section);
  const { form } = definition;
  if (typeof content === "string") return [{ key, title, fields: textField(pointer, title, content) }];
  const items = content ?? [];
  if (form.kind === "items")
    return items.map((item, at) => ({
      key: `${key} ${at}`,
      title: `${title} ${at + 1}`,
      fields: form.fields.flatMap((field) => fieldsOf(field, `${pointer}/${at}`, item)),
    }));
  const fields = items.flatMap((item, at) => [
    ...textField(`${pointer}/${at}/text`, capitalised(form.itemName ?? title), Reflect.get(item, "text")),
    ...(form.details ?? []).flatMap((field) => fieldsOf(field, `${pointer}/${at}`, item)),
  ]);
  return [{ key, title, fields }];
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function titleOf({ title, definition }: ListedSection): string {
  return title || definition.label;
}

function fieldsOf({ key, label, kind, isFurther }: FormField, pointer: string, item: object): MappedField[] {
  const value: unknown = Reflect.get(item, key);
  if (isListKind(kind)) return listFields(`${pointer}/${key}`, label, value, "text");
  const isOpen = kind === "line" && !isFurther && (value === undefined || value === "");
  // What an item should have and the file did not give is shown, so that words can be put there.
  return isOpen
    ? [{ pointer: `${pointer}/${key}`, label, text: "" }]
    : textField(`${pointer}/${key}`, label, value);
}

function isListKind(kind: FormField["kind"]): boolean {
  return kind === "lines" || kind === "chips";
}

/** Where words go that are put on a field: into its list where it is an entry of one. */
export function targetAt(pointer: string, label: string): MoveTarget {
  const [, list] = /^(.+)\/\d+(?:\/text)?$/.exec(pointer) ?? [];
  if (list !== undefined) return { label, kind: "list", pointer: list };
  return {
    label,
    kind: pointer === "/summary" || /\/(?:summary|reference|content)$/.test(pointer) ? "text" : "field",
    pointer,
  };
}

function textField(pointer: string, label: string, value: unknown): MappedField[] {
  return typeof value === "string" && value.trim() !== "" ? [{ pointer, label, text: value }] : [];
}

function listFields(pointer: string, label: string, value: unknown, key: string): MappedField[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((entry: unknown, at) =>
    isJsonObject(entry)
      ? textField(`${pointer}/${at}/${key}`, label, entry[key])
      : textField(`${pointer}/${at}`, label, entry),
  );
}

/** Every place that words can be moved to. */
export function moveTargets(resume: Resume): TargetGroup[] {
  const contact = header.fields.map(
    ({ key, label }): MoveTarget => ({ label, kind: "field", pointer: `/${key}` }),
  );
  return [
    { title: header.label, targets: contact },
    ...listSections(resume).flatMap(sectionTargets),
    { title: NOT_PLACED.label, targets: [NOT_PLACED] },
  ];
}

function sectionTargets(section: ListedSection): TargetGroup[] {
  const { definition, pointer, content } = section;
  const title = titleOf(section);
  const { form } = definition;
  if (form.kind === "field") {
    const kind = form.field.kind === "text" ? "text" : "list";
    const label = kind === "text" ? title : `New ${form.itemName ?? "entry"}`;
    return [{ title, targets: [{ label, kind, pointer }] }];
  }
  const items = typeof content === "string" ? [] : (content ?? []);
  const fields = form.fields.filter(({ kind }) => kind !== "flag");
  return [
    ...items.map((_, at) => ({
      title: `${title} ${at + 1}`,
      targets: fields.map(({ key, label, kind }): MoveTarget => {
        return {
          label,
          kind: isListKind(kind) ? "list" : kind === "text" ? "text" : "field",
          pointer: `${pointer}/${at}/${key}`,
        };
      }),
    })),
    {
      title: `New ${form.itemName}`,
      targets: fields
        .filter(({ isFurther }) => !isFurther)
        .map(
          ({ key, label, kind }): MoveTarget => ({
            label,
            kind: "item",
            pointer,
            field: key,
            isList: isListKind(kind),
          }),
        ),
    },
  ];
}
