import type { Edit } from "../edits/setting.ts";
import { ADVERBS } from "../lexicon/word-classes.ts";
import { type Word, withPost } from "../read/word.ts";
import { isClosed } from "../read/word-kinds.ts";

const IS = /^(?:is|are|was|were|went|fell|dropped|rose|grew|came|got|has|had|can|could|doubled|halved)$/;
const HANGS =
  /^(?:which|who|that|where|when|while|because|so|and|but|or|as|if|what|how|i|we|then|now|not|like)$/;

/** "…, falls went from 11 to 4": what came of it at the end of a line is a clause of its own, set apart unless the tone is a friend's. */
export const withResultApart: Edit = (words, { request: { tone } }) => {
  const start = words.findLastIndex(({ post }) => /,$/.test(post)) + 1;
  const before = words[start - 1];
  if (!before || tone === "friendly" || !isResult(words.slice(start)) || isInBrackets(words, start))
    return words;
  const apart = withPost(before, before.post.replace(/,$/, ";"));
  return [...words.slice(0, start - 1), apart, ...words.slice(start)];
};

const LONGEST_SUBJECT = 5;

/** Something else than the person, right before its verb. */
function isResult(part: readonly Word[]): boolean {
  const at = part.findIndex(({ lower }) => IS.test(lower));
  if (at < 1 || at > LONGEST_SUBJECT || part.some(({ post }, nth) => nth < part.length - 1 && post !== ""))
    return false;
  const [first] = part;
  const opens =
    first !== undefined &&
    !HANGS.test(first.lower) &&
    !ADVERBS.has(first.lower) &&
    (!isClosed(first) || /^(?:the|a|an|all|it|they|he|she|no|both|this)$/.test(first.lower));
  return opens && !part.slice(0, at).some(({ lower }) => HANGS.test(lower));
}

function isInBrackets(words: readonly Word[], at: number): boolean {
  return (
    words
      .slice(0, at)
      .reduce((depth, { pre, post }) => depth + pre.split("(").length - post.split(")").length, 0) > 0
  );
}
