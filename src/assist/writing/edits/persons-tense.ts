import { past } from "../../../domain/language/inflect.ts";
import { joinedVerb, openingVerb } from "../read/opening-verb.ts";
import { withText } from "../read/word.ts";
import type { Edit } from "./setting.ts";

/** "Manages a shop" → "Manage a shop"; a line in its plain form is told in the past where the role is over. */
export const withPersonsTense: Edit = (words, { request, period }) => {
  const isOver = period === "over";
  const first = openingVerb(words);
  if (!first || first.form === "past" || (first.form === "third" && request.task === "project")) return words;
  if (first.form === "base" && !isOver) return words;
  return words.map((word, at) => {
    const action = at === 0 ? first : joinedVerb(words, at, first);
    return action ? withText(word, isOver ? past(action.lemma) : action.lemma) : word;
  });
};
