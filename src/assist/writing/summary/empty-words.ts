import { tokens } from "../../../domain/language/tokens.ts";

const EMPTY = new Set(
  `dynamic proactive motivated self-motivated enthusiastic passionate professional driven ambitious energetic innovative versatile seasoned results-driven results-orientated
  results-oriented goal-oriented goal-driven solution-oriented detail-oriented deadline-driven hardworking hard-working dedicated committed highly`.split(
    /\s+/,
  ),
);
/** Said of everybody, and so of nobody. */
export function isEmptyWord(word: string): boolean {
  return EMPTY.has(word);
}

/** "Results-orientated, dynamic sales manager" → "sales manager"; with nothing behind them the words stay. */
export function withoutEmptyPraise(text: string): string {
  const joined = text.replace(
    /^(results|goal|solution|detail|deadline)[ -](driven|orientated|oriented)/i,
    "$1-$2",
  );
  const words = joined.split(" ");
  let first = 0;
  const isEmpty = (at: number) => EMPTY.has((words[at] ?? "").toLowerCase().replace(/,$/, ""));
  while (
    first < words.length - 1 &&
    (isEmpty(first) || (first > 0 && /^and$/i.test(words[first] ?? "") && isEmpty(first + 1)))
  )
    first += 1;
  if (first > 0 && /^(?:and|about|in|for|with|at)$/i.test(words[first] ?? "")) return text;
  return first === 0 ? text : words.slice(first).join(" ");
}

const NOTHING = new Set(
  `professional individual person people worker team player players candidate self-starter starter leader proven track record success successful results result
  work ethic attitude skills skill excellent strong good great communication interpersonal strategic thinker passion excellence self oriented
  focused minded detail goal goals solution solutions customer performance deadline forward thinking forward-thinking go-getting go-getter creative reliable experienced
  a an the with and of for to in as am is i who always my me very`.split(/\s+/),
);

/** Whether a text is made of such words alone. */
export function saysNothing(text: string): boolean {
  const isEmpty = (word: string) => NOTHING.has(word) || EMPTY.has(word);
  return tokens(text).every(({ lower }) => isEmpty(lower) || lower.split("-").every(isEmpty));
}
