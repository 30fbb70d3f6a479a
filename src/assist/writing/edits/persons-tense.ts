import { past } from "../../../domain/language/inflect.ts";
import { joinedVerb, openingVerb } from "../read/opening-verb.ts";
import { textOf } from "../read/tokenize.ts";
import { withText } from "../read/word.ts";
import type { Edit } from "./setting.ts";

/** "Manage a shop" → "Managed a shop" where the role is over, with the other verbs of its list; "Manages" is told of somebody else. */
export const withPersonsTense: Edit = (line, { request, period, read }) => {
  const { words } = read(line);
  const first = openingVerb(words);
  if (!first || first.form === "past" || (first.form === "third" && request.task === "project")) return line;
  if (first.form === "base" && period !== "over") return line;
  return textOf(
    words.map((word, at) => {
      const action = at === 0 ? first : joinedVerb(words, at, first);
      return action ? withText(word, period === "over" ? past(action.lemma) : action.lemma) : word;
    }),
  );
};
