/** Opens a clause that comes to its point only behind its comma. */
const OPENS_CLAUSE =
  /^(?:after|when|while|as|since|if|although|though|because|before|having|being|with|in|at|during|over|for|until|once|from|on|what|so)\b/i;
const JOINT =
  /, (?=(?:now )?(?:I|I'm|I've|I'd)\s|[Mm]y \p{Ll}+ (?:is|was|says?|would|are)\b)|, (?=(?:looking for|seeking) )/gu;
const FEWEST_BEFORE = 6;
const FEWEST_AFTER = 4;

/** "I have been a nurse for years, I love my patients": two sentences that only a comma parts. Short ones in a row stay one. */
export function partSplice(sentence: string): string[] {
  const parts: string[] = [];
  let from = 0;
  for (const { index } of sentence.matchAll(JOINT)) {
    const before = sentence.slice(from, index);
    const after = sentence.slice(index + 2);
    const clause = before.slice(before.lastIndexOf(", ") + 1).trim();
    const isHanging =
      OPENS_CLAUSE.test(from === 0 && parts.length === 0 ? before : "") && !/, I\b/.test(before);
    const isOpen = before.split("(").length !== before.split(")").length;
    if (isHanging || isOpen || OPENS_CLAUSE.test(clause.replace(/^and /, ""))) continue;
    if (wordsIn(before) < FEWEST_BEFORE || wordsIn(after) < FEWEST_AFTER) continue;
    parts.push(before);
    from = index + 2;
  }
  return [...parts, sentence.slice(from)];
}

function wordsIn(text: string): number {
  return text.split(" ").length;
}
