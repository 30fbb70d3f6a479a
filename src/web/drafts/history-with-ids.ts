import { parsePointer, valueAt } from "../../domain/json/json-pointer.ts";
import { parseOn } from "../../domain/resume/identity/keep-ids.ts";
import { parseResume } from "../../domain/resume/parse-resume.ts";
import { isLine } from "../../domain/sections/line.ts";
import { type DraftContent, readContentOn } from "./draft-content.ts";
import { type History, type Patch, put, type Step } from "./history.ts";

/**
 * The steps of a history that a page kept before lines had ids. Each is gone through, back and forth from the draft as it is: what
 * stood at a place gets the ids of what stands there after it. Null where a step cannot be read.
 */
export function historyWithIds({ past, future }: History, content: DraftContent): History | null {
  const back = travelled(past.toReversed(), content, "before");
  const forth = travelled(future.toReversed(), content, "after");
  return back && forth && { past: back.toReversed(), future: forth.toReversed() };
}

/** Steps in the order in which they are taken from the draft, towards what stood before or after them. */
function travelled(steps: readonly Step[], start: DraftContent, to: "before" | "after"): Step[] | null {
  const from = to === "before" ? "after" : "before";
  let present = start;
  const named: Step[] = [];
  for (const step of steps) {
    const ordered = to === "before" ? step.patches.toReversed() : step.patches;
    const patches: Patch[] = [];
    for (const patch of ordered) {
      const path = parsePointer(patch.pointer) ?? [];
      const here = valueAt(present, path);
      const isText = typeof patch[from] === "string" && typeof patch[to] === "string";
      const moved: Patch | null =
        isText && isLine(here)
          ? { ...patch, pointer: `${patch.pointer}/text` }
          : isText
            ? patch
            : withIds(patch, path, here, present, { from, to });
      if (moved === null) return null;
      present = put(present, moved, moved[from], moved[to]);
      patches.push(moved);
    }
    named.push({ ...step, patches: to === "before" ? patches.toReversed() : patches });
  }
  return named;
}

interface Way {
  readonly from: "before" | "after";
  readonly to: "before" | "after";
}

function withIds(
  patch: Patch,
  path: readonly string[],
  here: unknown,
  present: DraftContent,
  { from, to }: Way,
): Patch | null {
  const [root, ...place] = path;
  const value = patch[to];
  if (typeof value !== "object" || value === null || (root !== undefined && root !== "resume"))
    return { ...patch, [from]: here };
  if (root === undefined) {
    const content = readContentOn(present, value);
    return content && { ...patch, [from]: here, [to]: content };
  }
  const known = parseResume(wrapped(place, here, 2));
  const named = known.ok ? parseOn(known.resume, wrapped(place, value, 1)) : known;
  return named.ok ? { ...patch, [from]: here, [to]: valueAt(named.resume, insideWrap(place)) } : null;
}

/** A part of a resume as a resume with nothing else: its item is the first of its section. */
function wrapped(place: readonly string[], value: unknown, version: number): unknown {
  const [section, , field] = place;
  if (section === undefined) return value;
  const item = field === undefined ? value : { [field]: value };
  return { version, [section]: place.length === 1 ? value : [item] };
}

function insideWrap([section, item, ...rest]: readonly string[]): string[] {
  const first = item === undefined ? [] : ["0"];
  return section === undefined ? [] : [section, ...first, ...rest];
}
