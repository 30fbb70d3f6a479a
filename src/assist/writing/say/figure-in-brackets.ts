import { type Word, withPost } from "../read/word.ts";
import { isNumber } from "../read/word-kinds.ts";

const LONGEST = 6;

/** "…, 40 plots in all, …" → "… (40 plots in all), …": a figure by itself right after what it counts stands out in brackets. */
export function withFigureInBrackets(words: readonly Word[]): Word[] {
  if (words.some(({ pre, post }) => /[()[\]]/.test(pre + post))) return [...words];
  const parts = partsOf(words);
  // Later in a list it would belong to the thing before it: "pH, legionella (40 a day)".
  const [, only] = parts;
  if (!only || !isFigure(words.slice(only.from, only.end))) return [...words];
  return words.map((word, at) => {
    if (at === only.from - 1) return withPost(word, word.post.replace(/,$/, ""));
    const opened = at === only.from ? { ...word, pre: "(" } : word;
    return at === only.end - 1 ? withPost(opened, `)${opened.post}`) : opened;
  });
}

interface Part {
  readonly from: number;
  readonly end: number;
}

/** The parts between commas. */
function partsOf(words: readonly Word[]): Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (const [at, { post }] of words.entries())
    if (/[,;:]$/.test(post) || at === words.length - 1) {
      // After a semicolon something new begins; a figure there belongs to nothing before it.
      parts.push({ from, end: at + 1 });
      from = at + 1;
      if (/[;:]$/.test(post)) parts.length = 0;
    }
  return parts;
}

function isFigure(part: readonly Word[]): boolean {
  const [first, second] = part;
  const last = part.at(-1);
  const opens = first && /^(?:about|around|approximately|up|over)$/.test(first.lower) ? second : first;
  const isPlain = !part.some(({ lower }) =>
    /^(?:and|of|them|one|use|uses|come|comes|went|was|is|are|were|in)$/.test(lower),
  );
  return (
    opens !== undefined &&
    isNumber(opens) &&
    part.length >= 2 &&
    part.length <= LONGEST &&
    isPlain &&
    !/[.!?;:]/.test(last?.post ?? "")
  );
}
