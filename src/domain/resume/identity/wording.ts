import { isJsonObject } from "../../json/json-value.ts";
import { isLine } from "../../sections/line.ts";

/** What a person wrote, as it stands in a resume by hand: without ids, and a line as its text alone. What came with a file has ids of its own. */
export function withoutIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutIds);
  if (!isJsonObject(value)) return value;
  const { id: _, ...rest } = value;
  const keys = Object.keys(rest);
  if ("id" in value && keys.length === 1 && typeof rest.text === "string") return rest.text;
  return Object.fromEntries(keys.map((key) => [key, key === "foreign" ? rest[key] : withoutIds(rest[key])]));
}

/** Equal for equal words, and quick to compare: the fields of an entry always come in the order of the format. */
export function fingerprint(value: unknown): string {
  if (isLine(value) && Object.keys(value).length === 2) return value.text;
  const words = withoutIds(value);
  return typeof words === "string" ? words : `\0${JSON.stringify(words)}`;
}

/** Whether there is nothing to read in it. */
export function isWordless(value: unknown): boolean {
  if (typeof value === "string") return value.trim() === "";
  if (typeof value !== "object" || value === null) return true;
  return Object.entries(value).every(([key, part]) => key === "id" || isWordless(part));
}
