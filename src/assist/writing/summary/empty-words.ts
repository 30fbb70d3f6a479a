import { tokens } from "../../../domain/language/tokens.ts";

const EMPTY = new Set(
  `dynamic proactive motivated self-motivated enthusiastic passionate professional driven ambitious energetic innovative versatile seasoned results-driven results-orientated
  results-oriented goal-oriented goal-driven solution-oriented detail-oriented deadline-driven hardworking hard-working dedicated committed highly`.split(
    /\s+/,
  ),
);
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
