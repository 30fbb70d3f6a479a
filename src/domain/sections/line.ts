import type { Mark } from "../marks/mark.ts";

/** One line of a list: a bullet, a skill, a certification. Whatever is said about a line names it by its id. */
export interface Line {
  readonly id: string;
  readonly text: string;
  /** Parts of the text that are bold, italic or a link. */
  readonly marks?: Mark[] | undefined;
}

export function textsOf(lines: readonly Line[]): string[] {
  return lines.map(({ text }) => text);
}

export function isLine(value: unknown): value is Line {
  return (
    typeof value === "object" &&
    value !== null &&
    "id" in value &&
    "text" in value &&
    typeof value.id === "string" &&
    typeof value.text === "string"
  );
}

/** The text of a line in either form: a tool that writes resumes by hand gives the text alone. */
export function textOfLine(line: unknown): string | null {
  if (typeof line === "string") return line;
  const text: unknown = typeof line === "object" && line !== null ? Reflect.get(line, "text") : null;
  return typeof text === "string" ? text : null;
}
