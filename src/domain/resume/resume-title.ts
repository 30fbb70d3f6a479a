import { laidOut } from "../document/text.ts";
import { KEEPING } from "../limits.ts";
import type { Resume } from "./resume.ts";

type Named = Pick<Resume, "name" | "role">;

export const UNTITLED = "Untitled resume";

/** "Jane Doe – Registered Nurse": what a resume is called until its owner gives it another name. */
export function titleOf({ name, role }: Named): string {
  const known = [name, role].map(laidOut).filter((part) => part !== "");
  return cut(known.join(" – ")) || UNTITLED;
}

/** The title after a change of the resume: it follows the content, unless the owner has given one. */
export function titleAfter(title: string, before: Named, after: Named): string {
  const same = before.name === after.name && before.role === after.role;
  return same || isOwnTitle(title, before) ? title : titleOf(after);
}

export function isOwnTitle(title: string, resume: Named): boolean {
  return title !== UNTITLED && title !== titleOf(resume);
}

/** Half a character at the end would come back from the server as another one. */
function cut(title: string): string {
  return title
    .slice(0, KEEPING.title)
    .replace(/[\uD800-\uDBFF]$/, "")
    .trim();
}
