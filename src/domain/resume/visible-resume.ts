import { parsePointer, putAt, replaceAt } from "../json/json-pointer.ts";
import { isResume, type Resume } from "./resume.ts";
import { listSections } from "./section-list.ts";

/**
 * The resume as its pages show it: what is hidden is empty, and everything else stays where it was, so that a place in the one is the
 * same place in the other.
 */
export function visibleResume(resume: Resume): Resume {
  let visible: unknown = resume;
  for (const { definition, isCustom, content, pointer, hidden } of listSections(resume)) {
    const path = parsePointer(pointer) ?? [];
    if (content === undefined) continue;
    if (hidden) {
      const isGone = definition.isFurther && !isCustom;
      visible = putAt(visible, path, isGone ? undefined : typeof content === "string" ? "" : []);
    } else if (typeof content !== "string") {
      for (const [at, item] of content.entries())
        if (Reflect.get(item, "hidden") === true)
          visible = replaceAt(
            visible,
            [...path, String(at)],
            definition.emptyItem?.(Reflect.get(item, "id")),
          );
    }
  }
  return isResume(visible) ? visible : resume;
}
