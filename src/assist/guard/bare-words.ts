import { plainText } from "../../domain/text/plain-text.ts";

/** What laying out changes. A stop within a figure is none of it (1.250 is not 1,250), nor one after a "no" ("No. Experience with…"). */
const LAYOUT = /(?!(?<=\d)[.,](?=\d))(?<!\b(?:no|not|never|nor|without))[\s.;,]+/g;

/** A text without what laying it out or cutting changes: large letters, stops, spaces, what joins two lines. */
export function bareWords(text: string): string {
  return plainText(text)
    .toLowerCase()
    .replace(/\s+/g, " ")
    .replace(LAYOUT, " ")
    .replace(/ (?:and|also|then)(?= )/g, "")
    .trim();
}
