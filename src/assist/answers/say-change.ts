import { isActionLike, lineWords } from "./line-words.ts";
import { parseQuantity } from "./quantity.ts";
import { lowerFirst, sayOutcome } from "./say-outcome.ts";

const MOVED =
  /^(?:(?:it|they|that|this) )?(?:(?:went|dropped|fell|rose|grew|came|was|were|reduced|improved|increased|down|up) )*(?=(?:from|by|to)\b)/i;
const SHARE =
  /^(?:about |around |almost |nearly |over |at least |more than |roughly )?(?:half|a (?:third|quarter|fifth|tenth)|two[- ]thirds|three[- ]quarters)$/i;

/** By how much, behind what changed: "Cut waste by 30% by sorting bins". */
export function sayChange(line: string, answer: string): string {
  const plain = lowerFirst(answer.replace(MOVED, ""));
  const quantity = parseQuantity(plain);
  // "2 days faster" tells of the change itself.
  if (/\b(?:\p{L}+er|less|more)$/u.test(plain) && quantity?.noun.includes(" ")) return `${line}, ${plain}`;
  const isAmount = SHARE.test(plain) || (quantity !== null && !/^(?:by|from|to)\b/.test(plain));
  const words = quantity ? [quantity.amount, quantity.noun, quantity.rate].filter(Boolean).join(" ") : plain;
  const amount = isAmount ? `by ${words}` : plain;
  if (!/^(?:by|from|to)\b/.test(amount)) return sayOutcome(line, answer);
  const end = clauseEnd(line);
  return `${line.slice(0, end)} ${amount}${line.slice(end)}`;
}

/** Where the first action of a line ends: at its means, its reason or the next action. */
function clauseEnd(line: string): number {
  const mark = line.search(
    /,? (?:by \p{L}+ing|through|using|thanks to|so that|which|while|when|after|because)\b|[,;.]/u,
  );
  const words = lineWords(line);
  const lead = words[0]?.lower ?? "";
  const next = words.findIndex(
    ({ lower }, at) => at > 0 && /^(?:and|&)$/.test(lower) && isActionLike(words[at + 1]?.lower ?? "", lead),
  );
  const joint = next < 0 ? -1 : (words[next - 1]?.end ?? -1);
  const ends = [mark, joint].filter((place) => place > 0);
  return ends.length === 0 ? line.length : Math.min(...ends);
}
