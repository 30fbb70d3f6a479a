import { type Refusal, refuse } from "../issue.ts";
import { formatPointer } from "./json-pointer.ts";

const MAX_DEPTH = 32;
const MAX_VALUES = 100_000;

/**
 * Refuses JSON that no resume needs before any other code walks it: nested so deep that recursion would
 * overflow, so many values that checking each would stall, or a key that could reach an object's prototype.
 */
export function refuseUnsafeShape(document: unknown): Refusal | null {
  if (!isContainer(document)) return null;
  const waiting: { value: object; path: readonly string[] }[] = [{ value: document, path: [] }];
  let seen = 1;
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { value, path } = next;
    if (path.length >= MAX_DEPTH) {
      return refuse("unsafe-shape", "", `This document is nested more than ${MAX_DEPTH} levels deep.`);
    }
    for (const [key, child] of childrenOf(value)) {
      seen += 1;
      if (seen > MAX_VALUES) {
        return refuse("unsafe-shape", "", `This document holds more than ${MAX_VALUES} values.`);
      }
      if (key === "__proto__") {
        return refuse("unsafe-shape", formatPointer([...path, key]), "The key “__proto__” is not allowed.");
      }
      if (isContainer(child)) waiting.push({ value: child, path: [...path, key] });
    }
  }
  return null;
}

function* childrenOf(container: object): Generator<[string, unknown]> {
  for (const key in container) {
    if (Object.hasOwn(container, key)) yield [key, Reflect.get(container, key)];
  }
}

function isContainer(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
