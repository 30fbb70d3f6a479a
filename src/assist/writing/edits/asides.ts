import { baseOf, past } from "../../../domain/language/inflect.ts";
import { ADVERBS } from "../lexicon/word-classes.ts";
import { endsPhrase, type Word, withPost, withText, wordOf } from "../read/word.ts";

/** How sure the person is stays said, without them: "less people drop out i think" → "less people drop out, it seems". */
export function withoutAsides(words: readonly Word[]): Word[] {
  return hedged(withoutWhatIDid(words));
}

const HEDGES: readonly [pattern: RegExp, instead: string][] = [
  [/^i (?:think|believe|guess|reckon|suppose)$/, "it seems"],
  [/^they (?:told|tell) (?:me|us)$/, "reportedly"],
];

function hedged(words: readonly Word[]): Word[] {
  const said: Word[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at];
    if (!word) break;
    const found = said.length > 1 ? hedgeAt(words, at) : null;
    const before = said.at(-1);
    if (!found || !before) {
      said.push(word);
      continue;
    }
    const last = words[at + found.taken - 1];
    said[said.length - 1] = endsPhrase(before) ? before : withPost(before, `${before.post},`);
    const [first = "", second] = found.instead.split(" ");
    said.push(
      ...(second === undefined ? [wordOf(first, last?.post)] : [wordOf(first), wordOf(second, last?.post)]),
    );
    at += found.taken - 1;
  }
  return said;
}

function hedgeAt(words: readonly Word[], at: number): { instead: string; taken: number } | null {
  for (const taken of [2, 3]) {
    const part = words.slice(at, at + taken);
    const last = part.at(-1);
    const isEnd = at + taken >= words.length || endsPhrase(last);
    const phrase = part.map(({ lower }) => lower).join(" ");
    const [, instead] = HEDGES.find(([pattern]) => pattern.test(phrase)) ?? [];
    if (isEnd && instead !== undefined && part.length === taken) return { instead, taken };
  }
  return null;
}

/** "What I did was mainly go round the surgeries and train the staff" → "Mainly went round the surgeries and trained the staff". */
function withoutWhatIDid(words: readonly Word[]): Word[] {
  const opening = words
    .slice(0, 5)
    .map(({ lower }) => lower)
    .join(" ");
  const [phrase] = /^what i did (?:here |there )?was\b/.exec(opening) ?? [];
  if (phrase === undefined) return [...words];
  let at = phrase.split(" ").length;
  while (ADVERBS.has(words[at]?.lower ?? "")) at += 1;
  const from = phrase.split(" ").length;
  const verb = words[at];
  const lemma = baseOf(verb?.lower ?? "", "base");
  if (!verb || lemma === null || lemma === "be") return [...words];
  const end = words.findIndex((word, place) => place >= at && endsPhrase(word));
  return words.slice(from).map((word, nth) => {
    const place = from + nth;
    const isJoined = words[place - 1]?.lower === "and" && place > at && (end < 0 || place <= end);
    const base = place === at || isJoined ? baseOf(word.lower, "base") : null;
    return base === null ||
      (isJoined && !/^(?:the|a|an|all|our|my|\d.*)$/.test(words[place + 1]?.lower ?? ""))
      ? word
      : withText(word, past(base));
  });
}
