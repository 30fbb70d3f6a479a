import { isIsoDate } from "../../dates/interval.ts";
import { writeDate } from "../../dates/write-interval.ts";
import type { JsonObject } from "../../json/json-value.ts";
import { DEFAULT_LANGUAGE } from "../../resume-language/registry.ts";
import { type FieldGroup, fieldGroup } from "./field-group.ts";
import { type FieldKind, valuesIn } from "./field-values.ts";
import type { ForeignObject } from "./foreign-object.ts";
import { certainDates } from "./short-dates.ts";

/** Text that JSON Resume holds as it is; older keys of the standard are read where the present one is empty. */
export function sameText(field: string, key: string, ...olderKeys: string[]): FieldGroup {
  return textGroup("line", field, [key, ...olderKeys], (source) => firstText(source, [key, ...olderKeys]));
}

/** The same of several lines. */
export function sameParagraphs(field: string, key: string): FieldGroup {
  return textGroup("text", field, [key], (source) => source.text(key));
}

/** The same of what the first format had no section for. */
export function welcomeParagraphs(field: string, key: string): FieldGroup {
  return textGroup("text", field, [key], (source) => source.welcomeText(key));
}

/** A line of what the first format had no field for. */
export function welcomeText(field: string, key: string, ...olderKeys: string[]): FieldGroup {
  const keys = [key, ...olderKeys];
  return textGroup("line", field, keys, (source) => firstWelcome(source, keys));
}

function textGroup(
  kind: "line" | "text",
  field: string,
  keys: readonly string[],
  read: (source: ForeignObject) => string,
): FieldGroup {
  const [key = ""] = keys;
  return fieldGroup({
    kinds: { [field]: kind },
    keys,
    write: ({ [field]: text }) => withoutEmpty({ [key]: text }),
    read: (source) => ({ [field]: read(source) }),
  });
}

/** A list of short texts. */
export function sameTexts(field: string, key: string): FieldGroup {
  return fieldGroup({
    kinds: { [field]: "lines" },
    keys: [key],
    write: ({ [field]: texts = [] }) => (texts.length === 0 ? {} : { [key]: texts }),
    read: (source) => ({ [field]: source.welcomeTexts(key) }),
  });
}

/** What the standard has no key for. */
export function keptOnly(field: string, kind: FieldKind): FieldGroup {
  const empty = valuesIn({ [field]: kind }, {});
  return fieldGroup({ kinds: { [field]: kind }, keys: [], write: () => ({}), read: () => empty });
}

/** Our free text "Mar 2023" as an ISO date. */
export function dateText(field: string, key: string): FieldGroup {
  return fieldGroup({
    kinds: { [field]: "line" },
    keys: [key],
    write: ({ [field]: text = "" }) => withoutEmpty({ [key]: isoDateOf(text) }),
    read: (source) => ({ [field]: readableDate(source.welcomeText(key)) }),
  });
}

/** One date, not a period. */
export function isoDateOf(text: string): string | undefined {
  const { start, end } = certainDates(text);
  return start !== null && start === end ? start : undefined;
}

export function readableDate(text: string): string {
  const date = text.trim();
  return isIsoDate(date) ? writeDate(date, "short", DEFAULT_LANGUAGE) : date;
}

export function firstText(source: ForeignObject, keys: readonly string[]): string {
  return keys.map((key) => source.text(key)).find((text) => text !== "") ?? "";
}

function firstWelcome(source: ForeignObject, keys: readonly string[]): string {
  return keys.map((key) => source.welcomeText(key)).find((text) => text !== "") ?? "";
}

export function withoutEmpty(object: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(object).filter(([, value]) => value !== "" && value !== undefined),
  );
}

export function linesOf(text: string): string[] {
  return text.split(/\r?\n/).filter((line) => line.trim() !== "");
}
