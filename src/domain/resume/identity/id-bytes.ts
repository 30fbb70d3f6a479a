import { isJsonObject } from "../../json/json-value.ts";
import type { Resume } from "../resume.ts";
import { eachEntry } from "./list-places.ts";

/** What an item has more with its id, `"id":"",`, and a line than its text alone, `{"id":"","text":}`. */
const ITEM_BYTES = 8;
const LINE_BYTES = 17;

/** How much of a resume as compact JSON is there for ids. */
export function idBytes(resume: Resume): number {
  let bytes = 0;
  eachEntry(resume, (entry, isLine) => {
    if (!isJsonObject(entry) || typeof entry.id !== "string") return;
    bytes += entry.id.length + (isLine && "text" in entry ? LINE_BYTES : ITEM_BYTES);
  });
  return bytes;
}
