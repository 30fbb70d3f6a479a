import type { TextLine } from "../domain/resume/text-import/text-lines.ts";

/** A line as it is shown: what stands at its far end after a tab, an empty line where the page left room. */
export function lineText({ text, bullet, gapBefore, aside }: TextLine): string {
  return `${gapBefore ? "\n" : ""}${bullet ? "• " : ""}${text}${aside === undefined ? "" : `\t${aside}`}`;
}
