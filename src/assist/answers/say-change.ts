import { baseOf } from "../../domain/language/inflect.ts";
import { isActionLike, lineWords } from "./line-words.ts";
import { parseQuantity } from "./quantity.ts";
import { lowerFirst, ownSentence, sayOutcome } from "./say-outcome.ts";

const MOVED =
  /^(?:(?:it|they|that|this) )?((?:(?:went|came|was|were|dropped|fell|decreased|reduced|rose|grew|increased|improved|down|up) )*)(?=(?:from|by|to)\b)/i;
const LESS =
  /^(?:drop|fall|decrease|reduce|cut|lower|shorten|halve|minimi[sz]e|slash|trim|shrink|lessen|down)$/;
const MORE = /^(?:rise|grow|increase|raise|boost|expand|double|triple|lift|up)$/;
const SHARE =
  /^(?:about |around |almost |nearly |over |at least |more than |roughly )?(?:half|a (?:third|quarter|fifth|tenth)|two[- ]thirds|three[- ]quarters)$/i;

/** By how much, behind what changed: "Cut waste by 30% by sorting bins". */
export function sayChange(line: string, answer: string): string {
  const moved = MOVED.exec(answer);
  const hasMoved = moved !== null && agrees(line, moved[1] ?? "", answer.slice(moved[0].length));
  const plain = lowerFirst(hasMoved ? answer.slice(moved[0].length) : answer);
  const quantity = parseQuantity(plain, line);
  // "2 days faster" tells of the change itself.
  if (/^[£$€]?\d/.test(plain) && /\b(?:\p{L}+er|less|more|worse|up|down)$/u.test(plain))
    return `${line}, ${plain}`;
  const isAmount = SHARE.test(plain) || (quantity !== null && !/^(?:by|from|to)\b/.test(plain));
  const words = quantity ? [quantity.amount, quantity.noun, quantity.rate].filter(Boolean).join(" ") : plain;
  const amount = isAmount ? `by ${words}` : plain;
  if (!/^(?:by|from|to)\b/.test(amount))
    return /^(?:i|we|up|down|not)\b/i.test(plain) || (moved !== null && moved[0] !== "")
      ? ownSentence(line, answer)
      : sayOutcome(line, answer);
  const end = clauseEnd(line);
  return `${line.slice(0, end)} ${amount}${line.slice(end)}`;
}

/** Whether what the answer says of the direction is what the line says: waste that went up was not reduced. */
function agrees(line: string, moves: string, rest: string): boolean {
  const words = moves.toLowerCase().split(" ").filter(Boolean);
  // "up to 10%" is no direction but a bound.
  if (/^(?:up|down)$/.test(words.at(-1) ?? "") && /^to\b/i.test(rest)) return false;
  const lead = baseOf(lineWords(line)[0]?.lower ?? "", "past", "base", "third", "gerund") ?? "";
  return words.every((word) => {
    if (/^(?:went|came|was|were)$/.test(word)) return true;
    const base = baseOf(word, "past") ?? word;
    return base === lead || [LESS, MORE].some((way) => way.test(base) && way.test(lead));
  });
}

/** Where the first action of a line ends: at its means, its reason or the next action. */
function clauseEnd(line: string): number {
  const mark = line.search(
    /,? (?:by \p{L}+ing|through|using|thanks to|so that|which|while|when|after|because)\b|[,;](?!\d)|\.(?=\s|$)/u,
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
