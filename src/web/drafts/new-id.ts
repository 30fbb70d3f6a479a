/** An id of its own; `crypto.randomUUID` is missing where the site is served without https. */
export function newId(): string {
  const parts = crypto.getRandomValues(new Uint32Array(4));
  return [...parts].map((part) => part.toString(36).padStart(7, "0")).join("");
}
