import type { Edit } from "../edits/setting.ts";
import { leadVerb } from "../read/verbs.ts";
import { endsPhrase, withText } from "../read/word.ts";

/** "Translated manuals, used Trados" → "…, using Trados": with what it was done belongs to it, unless the tone is a friend's. */
export const withMeans: Edit = (words, { request: { tone } }) => {
  const at = words.findLastIndex(({ post }) => /,$/.test(post)) + 1;
  const [used, next] = [words[at], words[at + 1]];
  const isMeans =
    at > 0 &&
    used?.lower === "used" &&
    !endsPhrase(used) &&
    next !== undefined &&
    !/^(?:to|by|for|in|as)$/.test(next.lower);
  if (!isMeans || tone === "friendly" || leadVerb(words, 0)?.form !== "past") return words;
  return words.map((word, nth) => (nth === at ? withText(word, "using") : word));
};
