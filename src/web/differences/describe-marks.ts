import type { Mark, MarkKind } from "../../domain/marks/mark.ts";

const LABELS: Readonly<Record<MarkKind, string>> = { bold: "Bold", italic: "Italic", link: "Link" };
/** A long list would be read out at every visit. */
const MOST = 6;

/** What is marked, for whoever cannot see it: "Bold: load time. Link: guide." */
export function describeMarks(text: string, marks: readonly Mark[]): string {
  const said = marks.slice(0, MOST).map((mark) => `${markWords(text, mark)}.`);
  return [...said, ...(marks.length > MOST ? [`And ${marks.length - MOST} more.`] : [])].join(" ");
}

/** Each of them in a line, with where a link leads: "Link: guide (example.org)". */
export function listMarks(text: string, marks: readonly Mark[]): string {
  return marks
    .map((mark) => `${markWords(text, mark)}${mark.kind === "link" ? ` (${mark.href})` : ""}`)
    .join("\n");
}

function markWords(text: string, { kind, from, to }: Mark): string {
  return `${LABELS[kind]}: ${text.slice(from, to)}`;
}
