import { cleanText } from "../../../text/clean-text.ts";
import { inPieces } from "../text-pieces.ts";
import { isBoilerplate } from "./boilerplate.ts";
import { type AdSection, readHeading } from "./headings.ts";

/** A sentence of an ad that may ask for something, and the section in which it stands. */
export interface AdSentence {
  readonly text: string;
  readonly section: Exclude<AdSection, "other">;
  /** The line with which the ad begins, which names the job. */
  readonly title: boolean;
  /** An item of a list, or a line as short as one. */
  readonly item: boolean;
  readonly bullet: boolean;
}

const LONGEST = 1000;
const LONGEST_ITEM = 120;
const BULLET = /^(?:[•‣◦▪●∙·*–—>→✓✔-]|\d{1,2}[.)])\s*/u;

export function sentencesOfAd(job: string): AdSentence[] {
  const sentences: AdSentence[] = [];
  let section: AdSection = "open";
  let first = true;
  for (const raw of cleanText(job).split("\n")) {
    const trimmed = raw.trim();
    if (trimmed === "") continue;
    const bullet = BULLET.test(trimmed);
    const line = trimmed.replace(BULLET, "");
    const heading = readHeading(line);
    // A heading whose words stand beside it rules its own line, and the list below it.
    if (heading && (heading.rest === "" || !first)) section = heading.section;
    let here = section;
    const title = first && !heading && isTitle(line);
    first = false;
    for (const part of splitSentences(heading ? heading.rest : line)) {
      const inner = readHeading(part);
      const text = inner && inner.rest !== "" ? inner.rest : part;
      if (inner) here = inner.section;
      if (here === "other" || isBoilerplate(text)) continue;
      const item =
        bullet ||
        (heading === null && line.length <= LONGEST_ITEM && !/[.!?]$/.test(line)) ||
        inner !== null ||
        heading !== null;
      sentences.push({ text, section: here, title, item, bullet });
    }
  }
  return sentences;
}

function isTitle(line: string): boolean {
  return !/[.!?]$/.test(line) && line.split(/\s+/).length <= 12;
}

function splitSentences(line: string): string[] {
  return line
    .split(/(?<=[.!?])\s+(?=[\p{Lu}\d"“(•*])/u)
    .flatMap((sentence) => inPieces(sentence.trim(), LONGEST))
    .filter((sentence) => /\p{L}/u.test(sentence));
}
