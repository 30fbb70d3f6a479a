import { cleanText } from "../../../text/clean-text.ts";
import type { RequirementLevel } from "../job-match.ts";
import { isBoilerplate } from "./boilerplate.ts";
import { readHeading } from "./headings.ts";

/** A sentence of an ad that may ask for something, and how strongly its section asks. */
export interface AdSentence {
  readonly text: string;
  readonly level: RequirementLevel;
}

const LONGEST = 1000;

export function sentencesOfAd(job: string): AdSentence[] {
  const sentences: AdSentence[] = [];
  let section: RequirementLevel | "other" = "must";
  for (const raw of cleanText(job).split("\n")) {
    const line = raw.trim().replace(/^(?:[•‣◦▪●∙·*–—>-]|\d{1,2}[.)])\s*/u, "");
    const heading = readHeading(line);
    if (heading) section = heading.section;
    const rest = heading ? heading.rest : line;
    if (section === "other") continue;
    for (const text of splitSentences(rest))
      if (!isBoilerplate(text)) sentences.push({ text, level: section });
  }
  return sentences;
}

function splitSentences(line: string): string[] {
  return line
    .split(/(?<=[.!?])\s+(?=[\p{Lu}\d"“(•*])/u)
    .map((sentence) => sentence.trim().slice(0, LONGEST))
    .filter((sentence) => /\p{L}/u.test(sentence));
}
