import { type Refusal, refuse } from "../issue.ts";
import { formatPointer } from "./json-pointer.ts";

const MAX_DEPTH = 32;
const MAX_VALUES = 100_000;
const LONGEST_TEXT = 40_000;

interface ShapeBounds {
  readonly maxKeys?: number;
  readonly maxValues?: number;
  readonly maxLetters?: number;
}

/**
 * Refuses JSON that no resume needs before any other code walks it: nested so deep that recursion would
 * overflow, so many values or keys that checking each would stall, or a key that could reach an object's prototype.
 */
export function refuseUnsafeShape(document: unknown, bounds: ShapeBounds = {}): Refusal | null {
  const { maxKeys = Number.POSITIVE_INFINITY, maxValues = MAX_VALUES } = bounds;
  const { maxLetters = Number.POSITIVE_INFINITY } = bounds;
  if (!isContainer(document)) return null;
  const waiting: Place[] = [{ value: document, key: "", parent: null, depth: 0 }];
  let seen = 1;
  let letters = 0;
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { value, depth } = next;
    if (depth >= MAX_DEPTH) {
      return refuse("unsafe-shape", "", `This document is nested more than ${MAX_DEPTH} levels deep.`);
    }
    let keys = 0;
    for (const key in value) {
      if (!Object.hasOwn(value, key)) continue;
      keys += 1;
      if (keys > maxKeys && !Array.isArray(value)) {
        return refuse("unsafe-shape", "", `One object in this document has more than ${maxKeys} keys.`);
      }
      const child: unknown = Reflect.get(value, key);
      seen += 1;
      if (seen > maxValues) {
        return refuse("unsafe-shape", "", `This document holds more than ${maxValues} values.`);
      }
      // A longer text fits into no field, and is refused for itself without being looked at.
      if (typeof child === "string" && child.length <= LONGEST_TEXT) letters += child.length;
      if (letters > maxLetters) {
        return refuse("over-limit", "", `This document holds more than ${maxLetters} letters.`);
      }
      if (key === "__proto__") {
        return refuse(
          "unsafe-shape",
          formatPointer([...pathOf(next), key]),
          "The key “__proto__” is not allowed.",
        );
      }
      if (isContainer(child)) waiting.push({ value: child, key, parent: next, depth: depth + 1 });
    }
  }
  return null;
}

/** A path is made of its places where one is told: most are not. */
interface Place {
  readonly value: object;
  readonly key: string;
  readonly parent: Place | null;
  readonly depth: number;
}

function pathOf({ key, parent }: Place): string[] {
  return parent === null ? [] : [...pathOf(parent), key];
}

function isContainer(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
