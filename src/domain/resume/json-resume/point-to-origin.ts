import type { Issue } from "../../issue.ts";
import { formatPointer, parsePointer } from "../../json/json-pointer.ts";
import { header } from "../../sections/header.ts";
import { EXTENSION_KEY } from "../../sections/json-resume/foreign-object.ts";
import type { ItemMapping } from "../../sections/json-resume/item-mapping.ts";
import { basics, listSections, PROFILES } from "./document-parts.ts";

/** The reader of an issue has the JSON Resume before them, not our form of it. */
export function pointToOrigin(issue: Issue): Issue {
  const path = parsePointer(issue.pointer) ?? [];
  return path.length === 0 ? issue : { ...issue, pointer: formatPointer(originOf(path)) };
}

function originOf([key = "", ...rest]: readonly string[]): string[] {
  const section = listSections.find((candidate) => candidate.key === key);
  if (section) return entryOf([section.mapping.key], section.mapping.item, rest);
  if (key === "links") return entryOf(["basics", PROFILES], header.jsonResumeLink, rest);
  const field = basics.origin(key);
  return field === undefined ? ["meta", EXTENSION_KEY, key] : ["basics", field];
}

/** An entry that is one text is pointed to as a whole. */
function entryOf(list: string[], item: ItemMapping, [index, field = "text"]: readonly string[]): string[] {
  if (index === undefined) return list;
  const key = item.origin(field);
  return key === undefined ? [...list, index] : [...list, index, key];
}
