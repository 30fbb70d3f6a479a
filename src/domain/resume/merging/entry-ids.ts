import { isJsonObject } from "../../json/json-value.ts";

/** The ids of a list's entries; null for one whose entries have none, as statements. */
export function idsOf(list: unknown): string[] | null {
  if (!Array.isArray(list)) return null;
  const ids = list.flatMap((entry: unknown) =>
    isJsonObject(entry) && typeof entry.id === "string" ? [entry.id] : [],
  );
  return ids.length === list.length ? ids : null;
}
