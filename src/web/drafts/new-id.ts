import { idOf } from "../../domain/resume/identity/ids.ts";

/** An id of its own; `crypto.randomUUID` is missing where the site is served without https. */
export function newId(): string {
  const parts = crypto.getRandomValues(new Uint32Array(4));
  return [...parts].map((part) => part.toString(36).padStart(7, "0")).join("");
}

/** An id for an item or a line: short, since a resume has many, and not the one that another device gives at the same time. */
export function newLineId(): string {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
  return idOf(high, low);
}
