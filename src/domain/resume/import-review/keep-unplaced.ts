import { LIMITS } from "../../limits.ts";
import { checkResume } from "../check-resume.ts";
import type { Resume } from "../resume.ts";
import { NOT_PLACED } from "./mapped-fields.ts";

export interface Kept {
  readonly resume: Resume;
  /** How many pieces of text found no room even so. */
  readonly leftOut: number;
}

/**
 * A resume with the words of a file that found no place, in a section that no page shows: in the form they can be read and moved by
 * hand. Without it they would be gone with the dialog.
 */
export function keepUnplaced(resume: Resume, texts: readonly string[]): Kept {
  if (texts.length === 0) return { resume, leftOut: 0 };
  const custom = resume.custom ?? [];
  const pieces = texts.flatMap(inPieces);
  const parts = partsOf(pieces).slice(0, LIMITS.customSections - custom.length);
  const added = parts.map((part) => ({
    title: NOT_PLACED.label,
    kind: "summary",
    content: part.join("\n"),
    hidden: true,
  }));
  const checked = checkResume({ ...resume, custom: [...custom, ...added] });
  if (!checked.ok) return { resume, leftOut: pieces.length };
  return { resume: checked.resume, leftOut: pieces.length - parts.flat().length };
}

/** As many pieces in each part as one section holds. */
function partsOf(pieces: readonly string[]): string[][] {
  const parts: string[][] = [];
  let room = 0;
  for (const text of pieces) {
    if (parts.length === 0 || text.length + 1 > room) {
      parts.push([]);
      room = LIMITS.summary;
    }
    parts.at(-1)?.push(text);
    room -= text.length + 1;
  }
  return parts;
}

function inPieces(text: string): string[] {
  return text.length < LIMITS.summary ? [text] : (text.match(/.{1,3000}/gsu) ?? []);
}
