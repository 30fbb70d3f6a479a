import { STOP_WORDS } from "../language/stop-words.ts";
import { tokens } from "../language/tokens.ts";

/** From here on two lines are taken for one that was edited. Neighbours with the same verb and object have less in common. */
const ALIKE = 0.6;

/**
 * Tells which of the lines that stand now is the one that stood there once, as format 1 kept it: the same, else the one that is most
 * like it. Null where that line is gone: what was confirmed about it says nothing of the others. The words of each line are read
 * once, however many are looked for.
 */
export function linePlaces(lines: readonly string[]): (stood: string) => number | null {
  let words: readonly ReadonlySet<string>[] | undefined;
  return (stood) => {
    const same = lines.indexOf(stood);
    if (same >= 0) return same;
    words ??= lines.map(wordsOf);
    return mostLikeOf(wordsOf(stood), words, ALIKE);
  };
}

/** The line that shares most words with a text; null where none shares any. */
export function mostLike(text: string, lines: readonly string[]): number | null {
  return mostLikeOf(wordsOf(text), lines.map(wordsOf), 0);
}

function mostLikeOf(
  wanted: ReadonlySet<string>,
  lines: readonly ReadonlySet<string>[],
  least: number,
): number | null {
  let best: { place: number; likeness: number } | null = null;
  for (const [place, line] of lines.entries()) {
    const likeness = likenessOf(wanted, line);
    if (likeness >= least && likeness > (best?.likeness ?? 0)) best = { place, likeness };
  }
  return best?.place ?? null;
}

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(
    tokens(text)
      .map(({ lower }) => lower)
      .filter((word) => !STOP_WORDS.has(word)),
  );
}

/** 1 for the same words, 0 for none in common. */
function likenessOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  if (one.size === 0 || other.size === 0) return 0;
  const shared = [...one].filter((word) => other.has(word)).length;
  return (2 * shared) / (one.size + other.size);
}
