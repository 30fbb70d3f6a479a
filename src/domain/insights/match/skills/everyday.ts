import { isFrequentWord } from "./skill-index.ts";
import type { SkillWord } from "./skill-words.ts";

const LIST_BEFORE = /(?:^|[,;/|•·\n(&:+-]|\b(?:and|or|in|with))\s*$/iu;
const LIST_AFTER = /^\s*(?:$|[,;/|•·.\n)&+]|and\b|or\b)/iu;
const GOES_ON = /^\s+(?:at|to|up|out|of|the)\b/i;

/** "Excel at service", "the rest of the team": an everyday word is a name only where it is written as one. */
export function isEverydayWord(text: string, { said, text: written, start, end, opens }: SkillWord): boolean {
  if (!isFrequentWord(said)) return false;
  const after = text.slice(end, end + 12);
  const before = text.slice(Math.max(0, start - 6), start);
  if (GOES_ON.test(after)) return true;
  const inList = LIST_BEFORE.test(before) && LIST_AFTER.test(after);
  if (said.length === 1) return !/^[A-Z]$/.test(written) || !inList;
  if (/^[A-Z]/.test(written)) return opens && !inList && !/^\s+[A-Z]/.test(after);
  return !inList || !/[,/|•]/.test(before + after);
}
