import { namesIn } from "../domain/gazetteer/gazetteer.ts";
import { wordsOf } from "../domain/gazetteer/words.ts";

/** Whether a text says by its name what was worked with: nobody needs to be asked for it. */
export function namesTechnology(text: string): boolean {
  return namesIn(wordsOf(text)).some(
    ({ certain, entries }) => certain && entries.some(({ kind }) => kind === "technology"),
  );
}
