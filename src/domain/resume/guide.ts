import { parsePointer, valueAt } from "../json/json-pointer.ts";
import { isJsonObject } from "../json/json-value.ts";
import { isLine } from "../sections/line.ts";
import { isResume, type Resume } from "./resume.ts";

/** A resume with a sample's words wherever its owner has written nothing yet. For the eye alone: it is never kept. */
export interface GuidedResume {
  readonly resume: Resume;
  /** The places that show the sample. */
  readonly places: ReadonlySet<string>;
}

/**
 * Field by field: items stand beside the sample's by their position, and a list of lines or entries is the sample's until
 * the first own one. Only what the sample has is looked at, so that a long resume costs no more than a short one.
 */
export function withGuide(resume: Resume, sample: Resume): GuidedResume {
  const places = new Set<string>();
  const filled = fill(resume, sample, "", places);
  return { resume: isResume(filled) ? filled : resume, places };
}

/** Where a person writes what the guide shows at a place: of an item that is not there yet, the next one of its list. */
export function placeToWrite(resume: Resume, place: string): string {
  const [list = "", item] = parsePointer(place) ?? [];
  const items = valueAt(resume, [list]);
  const isMissing = Array.isArray(items) && Number(item) >= items.length;
  return isMissing ? `/${list}/${items.length}` : place;
}

function fill(own: unknown, sample: unknown, at: string, places: Set<string>): unknown {
  if (typeof sample === "string") return isNothing(own) ? shown(sample, at, places) : own;
  if (Array.isArray(sample)) {
    const items = Array.isArray(own) ? own : [];
    if (sample.every((entry) => typeof entry === "string" || isLine(entry)))
      return isNothing(items) ? shown(sample, at, places) : items;
    // The heading of a section without own words is the sample's too.
    if (isNothing(items)) places.add(at);
    const filled = sample.map((item, index) => fill(items[index], item, `${at}/${index}`, places));
    return [...filled, ...items.slice(sample.length)];
  }
  if (!isJsonObject(sample)) return own;
  const parts = Object.entries(sample).map(([key, part]) => [
    key,
    fill(Reflect.get(Object(own), key), part, `${at}/${key}`, places),
  ]);
  return { ...Object(own), ...Object.fromEntries(parts) };
}

function shown(sample: unknown, at: string, places: Set<string>): unknown {
  places.add(at);
  if (Array.isArray(sample)) sample.forEach((_, index) => void places.add(`${at}/${index}`));
  return sample;
}

function isNothing(value: unknown): boolean {
  if (value === undefined) return true;
  if (typeof value === "string") return value.trim() === "";
  if (typeof value !== "object" || value === null) return false;
  // An id says nothing to a reader.
  return Object.entries(value).every(([key, part]) => key === "id" || isNothing(part));
}
