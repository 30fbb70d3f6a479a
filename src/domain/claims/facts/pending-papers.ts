import type { Word } from "../../gazetteer/words.ts";

const END = /[.;:!?\n()]/;
/** How far before a paper its clause tells what became of it. */
const REACH = 6;
/** "a nursing degree, left in 2019" */
const BROKEN_OFF = new Set(
  "studying study towards toward started start begun began dropped left quit failed half part parts preparing revising retaking unfinished some partly enrolled pursuing".split(
    " ",
  ),
);
const FIRST_PART = new Set("part parts half some most first one two".split(" "));
/** "CPA exam" is not the CPA. */
const ON_THE_WAY = new Set(
  "exam exams paper papers module modules course student students studies classes prep".split(" "),
);
const DONE = new Set(
  "passed pass cleared gained completed finished earned hold held got have has".split(" "),
);

/** For each word whether, as the name of a paper, it stands where the paper is spoken of and not said to be held. */
export function pendingWords(words: readonly Word[]): boolean[] {
  return words.map((_, at) => {
    const before = clauseBefore(words, at);
    if (before.some((key) => BROKEN_OFF.has(key))) return true;
    const after = [words[at + 1], words[at + 2]].filter((word) => word && !END.test(word.glue));
    if (!after.some((word) => ON_THE_WAY.has(word?.key ?? ""))) return false;
    return !before.some((key) => DONE.has(key)) || before.some((key) => FIRST_PART.has(key));
  });
}

const HELD = new Set(
  "certified qualified licensed licenced chartered registered holds hold holder holding earned".split(" "),
);

/** Whether a suggestion gives the paper to the person, rather than speaking of it. */
export function isSaidToBeHeld(
  words: readonly Word[],
  { first, last }: { first: number; last: number },
): boolean {
  const around = words.slice(Math.max(0, first - 2), last + 3);
  return around.some(({ key }) => HELD.has(key)) && !around.some(({ key }) => FIRST_PART.has(key));
}

function clauseBefore(words: readonly Word[], at: number): string[] {
  const keys: string[] = [];
  for (let back = at; back >= Math.max(0, at - REACH); back -= 1) {
    const word = words[back];
    if (!word) break;
    if (back < at) keys.push(word.key);
    if (END.test(word.glue) || word.glue.includes(",")) break;
  }
  return keys;
}
