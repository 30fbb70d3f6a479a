import { formatPointer, parsePointer } from "../json/json-pointer.ts";
import { isJsonObject } from "../json/json-value.ts";
import type { Resume } from "../resume/resume.ts";
import { idOf, valueAtPlace } from "../resume/variant/place.ts";
import { customKey } from "../sections/custom-sections.ts";
import { textOfLine } from "../sections/line.ts";

/** The place that a pointer with numbers leads to, by ids; null where it leads nowhere. */
export function placeAt(resume: Resume, pointer: string): string | null {
  const steps: string[] = [];
  let here: unknown = resume;
  for (const part of parsePointer(pointer) ?? []) {
    const entry: unknown = Array.isArray(here) ? here[Number(part)] : undefined;
    const step = Array.isArray(here) ? idOf(entry) : part;
    if (step === null) return null;
    steps.push(step);
    here = Array.isArray(here) ? entry : isJsonObject(here) ? here[part] : undefined;
  }
  return here === undefined ? null : formatPointer(steps);
}

/** The text at a place: of a field, or of a line. */
export function textAt(resume: Resume, place: string): string | null {
  return textOfLine(valueAtPlace(resume, stepsOf(place)));
}

export function stepsOf(place: string): readonly string[] {
  return parsePointer(place) ?? [];
}

/** What a place lies in: its section by the key that orders know it by, and its item where the section has items. */
export interface Surroundings {
  readonly section: string;
  readonly sectionPlace: string;
  /** Where the entries of the section stand. */
  readonly listPlace: string;
  readonly itemPlace: string | null;
}

export function surroundingsOf(place: string): Surroundings {
  const [key = "", id = "", , customItem] = stepsOf(place);
  if (key !== "custom")
    return {
      section: key,
      sectionPlace: formatPointer([key]),
      listPlace: formatPointer([key]),
      itemPlace: id === "" ? null : formatPointer([key, id]),
    };
  const list = [key, id, "content"];
  return {
    section: customKey(id),
    sectionPlace: formatPointer([key, id]),
    listPlace: formatPointer(list),
    itemPlace: customItem === undefined ? null : formatPointer([...list, customItem]),
  };
}
