import { stem } from "../../../domain/language/stem.ts";
import { STOP_WORDS } from "../../../domain/language/stop-words.ts";
import { tokens } from "../../../domain/language/tokens.ts";
import { isEmptyWord } from "./empty-words.ts";

/** What may go without a statement going with it. */
const FILLER = new Set(
  `basically basicly actually really literally honestly obviously honest please ok okay well haha lol hello hi hey name it's you i'm i've i'd i'll want wants wanting wanted would love search searching
  seek seeking look looking hope hoping aim aiming experience exp year years yrs yr guy girl lady bloke find get proven further skills ready job role work`.split(
    /\s+/,
  ),
);
const ALSO_SAID: readonly (readonly [said: string, as: string])[] = [
  ["done", "did"],
  ["alone", "independently"],
];

/** Whether a summary still says every word of the text that tells something. */
export function keepsAll(text: string, summary: string): boolean {
  const said = new Set(tokens(summary).flatMap(({ lower }) => [lower, ...rootsOf(lower)]));
  for (const [one, other] of ALSO_SAID) if (said.has(other)) said.add(one);
  return tokens(text)
    .map(({ lower }) => lower)
    .filter((word) => !STOP_WORDS.has(word) && !FILLER.has(word) && !isEmptyWord(word))
    .every((word) => said.has(word) || rootsOf(word).some((root) => said.has(root)));
}

/** By its root, and by its beginning where a verb changes form: "driving", "drive". */
function rootsOf(word: string): string[] {
  return [stem(word), ...word.split(/['’-]/)].filter((root) => root !== "");
}
