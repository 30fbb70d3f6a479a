import { past } from "../../../domain/language/inflect.ts";
import { joinedVerb, openingVerb } from "../read/opening-verb.ts";
import { textOf } from "../read/tokenize.ts";
import { withText } from "../read/word.ts";
import type { Edit } from "./setting.ts";

/** "Manage a shop" → "Managed a shop" where the role is over, with the other verbs of its list. */
export const withPersonsTense: Edit = (line, { period, read }) => {
  if (period !== "over") return line;
  const { words } = read(line);
  const first = openingVerb(words);
  if (first?.form !== "base") return line;
  return textOf(
    words.map((word, at) => {
      const action = at === 0 ? first : joinedVerb(words, at, first);
      return action ? withText(word, past(action.lemma)) : word;
    }),
  );
};
