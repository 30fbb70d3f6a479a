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
const MOST_WORDS_OF_FRAGMENT = 6;
const FINITE = /\b(?:is|are|was|has|have|begins?|must|will|can|do|does|please|apply)\b/i;
const BULLET = /^(?:[•‣◦▪●∙·*–—>→✓✔-]|\d{1,2}[.)])\s*/u;

export function sentencesOfAd(job: string): AdSentence[] {
  const sentences: AdSentence[] = [];
  let section: AdSection = "open";
  let first = true;
  for (const raw of cleanText(job).split("\n")) {
    // A run of a thousand spaces would be read again from each of them.
    const trimmed = raw.trim().replace(/\s{2,}/g, " ");
    if (trimmed === "") continue;
    const bullet = BULLET.test(trimmed);
    const line = trimmed.replace(BULLET, "");
    const heading = readHeading(line);
    // A heading whose words stand beside it rules its own line, and the list below it.
    if (heading && (heading.rest === "" || !first)) section = heading.section;
    const title = first && !heading && isTitle(line);
    first = false;
    const short = line.length <= LONGEST_ITEM && !/[.!?]$/.test(line);
    const listed = bullet || short || heading !== null;
    sentences.push(
      ...sentencesOfLine(heading ? heading.rest : line, { section, title, bullet, item: listed }),
    );
  }
  return sentences;
}

/** The sentences of a line; a heading inside it rules what follows in it. */
function sentencesOfLine(
  line: string,
  given: Pick<AdSentence, "title" | "bullet" | "item"> & { section: AdSection },
): AdSentence[] {
  let { section, item } = given;
  return splitSentences(line).flatMap((part): AdSentence[] => {
    const heading = readHeading(part);
    const text = heading && heading.rest !== "" ? heading.rest : part;
    if (heading) {
      section = heading.section;
      item = true;
    }
    // A fragment under a heading that asks is an item too: "Solid copywriting."
    const fragment =
      (section === "must" || section === "nice") &&
      text.split(/\s+/).length <= MOST_WORDS_OF_FRAGMENT &&
      !FINITE.test(text);
    return section === "other" || isBoilerplate(text)
      ? []
      : [{ ...given, text, section, item: item || fragment }];
  });
}

function isTitle(line: string): boolean {
  return !/[.!?]$/.test(line) && line.split(/\s+/).length <= 12;
}

function splitSentences(line: string): string[] {
  return line
    .split(/(?<=[.!?])\s+(?=[\p{Lu}\d"“(•*])|;\s+/u)
    .flatMap((sentence) => inPieces(sentence.trim(), LONGEST))
    .filter((sentence) => /\p{L}/u.test(sentence));
}
