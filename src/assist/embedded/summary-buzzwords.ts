import { tokens } from "../../domain/language/tokens.ts";
import { capital } from "./shorten.ts";

/** Said of everybody, and so of nobody. */
const EMPTY =
  "(?:(?:results?|goals?|solutions?|customer|detail|team|performance|deadline)[- ](?:driven|oriented|focused|minded)|dynamic|proactive|self-motivated|highly[- ]motivated|forward[- ]thinking|go-getting|outside[- ]the[- ]box)";
/** Traits that somebody may mean. */
const TRAIT =
  "(?:passionate|dedicated|motivated|enthusiastic|hard-?working|ambitious|driven|energetic|creative|reliable|committed|versatile|innovative|experienced|seasoned|friendly|organi[sz]ed)";
const STACK = new RegExp(
  `^((?:an? )?(?:(?:${EMPTY}|${TRAIT})(?:, and |, | and | )){2,})(?=(?:\\p{L}[\\p{L}-]* ?){1,4})`,
  "iu",
);
const GENERIC = /^(?:professional|individual|person|worker|team player|candidate|self-starter|leader)\b/i;
const LONE_EMPTY = new RegExp(`\\b${EMPTY}\\b`, "gi");

/** "Results-driven, dynamic sales manager" → "Sales manager"; of words that nothing else stands behind none is taken. */
export function withoutBuzzwords(sentence: string): string {
  const plain = sentence.replace(/\bproven (?=track record (?:of|in|for|with)\b)/gi, "");
  const [stack = ""] = STACK.exec(plain) ?? [];
  const rest = plain.slice(stack.length);
  if (stack === "" || GENERIC.test(rest) || stack.search(LONE_EMPTY) < 0) return plain;
  const traits = stack
    .split(/, and |, | and |(?<!highly|outside|the|forward) /i)
    .filter((word) => /[a-z]{2}/i.test(word) && word.search(LONE_EMPTY) < 0);
  return capital(traits.length === 0 ? rest : `${traits.join(", ")} ${rest}`);
}

const NOTHING = new Set(
  `professional individual person people worker team player players candidate self-starter starter leader proven track record success successful results result
  work ethic attitude skills skill excellent strong good great communication interpersonal strategic thinker passion excellence highly motivated self driven oriented
  focused minded detail goal goals solution solutions customer performance deadline dynamic proactive self-motivated forward thinking forward-thinking go-getting go-getter
  passionate dedicated enthusiastic hardworking hard-working ambitious energetic creative reliable committed versatile innovative seasoned experienced professional
  a an the with and of for to in as am is i who always my me very`.split(/\s+/),
);

/** Whether a text is made of such words alone. */
export function saysNothing(text: string): boolean {
  return tokens(text).every(({ lower }) =>
    lower.split("-").every((part) => NOTHING.has(part) || NOTHING.has(lower)),
  );
}
