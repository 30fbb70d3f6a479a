import { inForm } from "../../../domain/text/normal-form.ts";
import { textOf } from "../read/tokenize.ts";
import type { Word } from "../read/word.ts";
import { articleFor } from "./article.ts";
import { saidFigure } from "./figures.ts";
import { withNames } from "./names.ts";

/** Words as a line of a resume: figures, names, articles, one capital at its head. */
export function finished(words: readonly Word[]): string {
  const text = textOf(
    words.map((word, at) => ({
      ...word,
      text: word.tags.has("Country")
        ? capital(word.text)
        : saidFigure(word.text, word.post === "" ? words[at + 1]?.lower : undefined),
    })),
  );
  return withCapitals(tidy(rightArticles(withNames(text))));
}

/** "a at fault accident" → "an at fault accident". */
function rightArticles(text: string): string {
  return text.replace(/\b([Aa]n?) ([\p{L}\d][\p{L}\d-]*)/gu, (all, article: string, next: string) => {
    // "A and E", "plan A on": a letter by itself is no article.
    if (article === "A" && /^(?:and|is|on|level|levels)$/.test(next)) return all;
    // "on time an the architect was pleased": a letter of "and" is missing.
    if (/^(?:the|this|these|those|my|our|his|her|their|its|it|they|we)$/i.test(next))
      return article === "an" ? `and ${next}` : all;
    // "a REST API", "an SAP course": who can say whether it is read by its letters? The person can.
    if (/^[A-Z]{2}/.test(next) && /[AEIOU]/.test(next) && !/^[AEIO]/.test(next)) return all;
    const right = articleFor(next);
    return `${article.startsWith("A") ? capital(right) : right} ${next}`;
  });
}

/** Spaces and commas as they should be. */
function tidy(text: string): string {
  return text
    .replace(/\s+/g, " ")
    .replace(/ ([,;.:])(?=\s|$)/g, "$1")
    .replace(/[,;:]+([,;.])/g, "$1")
    .replace(/,{2,}/g, ",")
    .replace(/\.{2,}$/, "")
    .replace(/^[\s,;:.]+|[\s,;:]+$/g, "")
    .trim();
}

export function capital(text: string): string {
  // A name that is written small on purpose, such as iOS or npm.js, keeps its spelling.
  const [first = ""] = text.split(" ");
  if (/[A-Z]|\.\w/.test(first.slice(1))) return text;
  const [letter = ""] = text;
  const upper = letter.toUpperCase();
  // Some letters have no capital of one sign; what cleaning would compose anew must stay as it is.
  return [...upper].length === 1 && inForm("NFC", upper) === upper ? upper + text.slice(letter.length) : text;
}

/** The head of each sentence; a point inside an abbreviation ends none. */
function withCapitals(text: string): string {
  return capital(text).replace(/(?<=\p{Ll}{3,}[.!?] )\p{Ll}/gu, (letter) => capital(letter));
}
