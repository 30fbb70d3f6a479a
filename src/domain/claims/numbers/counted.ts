import { baseOf } from "../../language/inflect.ts";
import { firstFrom, type Token } from "../../language/tokens.ts";
import { STOP_WORDS } from "../lexicon/synonyms.ts";
import { isNumberWord } from "../quantities/number-words.ts";
import type { Quantity } from "../quantities/quantity.ts";
import type { Reading } from "../support.ts";

const PHRASE_END = new Set(
  "by to in for with at from through across and while during per each every a an who that on using via into within after over under as out".split(
    " ",
  ),
);
const PASSED_OVER = new Set(
  "of the other new most recent daily weekly monthly quarterly yearly annual".split(" "),
);
const COUNTED = 3;

const known = new WeakMap<Quantity, Token[]>();

/** The words that a number counts: up to three, as far as the phrase goes. */
export function countedBy(one: Quantity, reading: Reading): Token[] {
  const counted = known.get(one) ?? findCounted(one, reading);
  known.set(one, counted);
  return counted;
}

function findCounted(one: Quantity, reading: Reading): Token[] {
  const at = firstFrom(reading.tokens, one.start);
  const joined = [reading.tokens[at - 1], reading.tokens[at]].find(
    (token) => token && token.start <= one.start && token.end > one.end,
  );
  // In "nine-mile route" the mile is counted.
  const rest = joined?.text.slice(one.end - joined.start).replace(/^-|^s$|^x$|^\W*\d.*$/i, "") ?? "";
  // "40pcs/min"
  const [first = rest] = rest.split("/");
  const found: Token[] =
    joined && first !== "" ? [{ ...joined, text: first, lower: first.toLowerCase() }] : [];
  // "a 10,000-word thesis": the comma parts the number from its word.
  const tail = joined ? undefined : /^-([a-z]+)\b/i.exec(reading.text.slice(one.end, one.end + 24))?.[1];
  const parted =
    tail === undefined
      ? undefined
      : reading.tokens
          .slice(Math.max(0, at - 1), at + 3)
          .find(({ start, end }) => start < one.end && end > one.end);
  if (tail !== undefined && parted) found.push({ ...parted, text: tail, lower: tail.toLowerCase() });
  let from = Math.max(one.end, joined?.end ?? 0, parted?.end ?? 0);
  for (let index = firstFrom(reading.tokens, from); found.length < COUNTED; index += 1) {
    const token = reading.tokens[index];
    if (!token || /[,;:.()\n]/.test(reading.text.slice(from, token.start))) break;
    if (found.length > 0 && PHRASE_END.has(token.lower)) break;
    // "two Year 3 children"
    if (token.text === "Year" && /^\d/.test(reading.tokens[index + 1]?.text ?? "")) {
      index += 1;
      from = reading.tokens[index]?.end ?? token.end;
      continue;
    }
    from = token.end;
    if (/^(?:them|whom|which|these|those)$/.test(token.lower) && reading.tokens[index - 1]?.lower === "of")
      continue;
    if (/^(?:apiece|altogether|overall|together|online|upwards|max|maximum|minimum)$/.test(token.lower))
      break;
    if (PASSED_OVER.has(token.lower) || /^\d+-[a-z]/.test(token.lower)) continue;
    if (STOP_WORDS.has(token.lower) || isNumberWord(token.lower) || /^(?:\d|x$)/.test(token.lower)) break;
    if (baseOf(token.lower, "past") && (found.length > 0 || isLast(index, reading))) break;
    // "64 pianos last year"
    if (found.length > 0 && /^(?:last|this|next|past)$/.test(token.lower)) break;
    // "scripts/day"
    const [first = token.lower] = token.lower.split("/");
    found.push(first === token.lower ? token : { ...token, lower: first });
    if (first !== token.lower) break;
  }
  return found;
}

/** In "19 of 21 passed" nothing is counted that passed. */
function isLast(index: number, { text, tokens }: Reading): boolean {
  const [token, next] = [tokens[index], tokens[index + 1]];
  return (
    !next || STOP_WORDS.has(next.lower) || /[,;:.()\n]/.test(text.slice(token?.end ?? next.start, next.start))
  );
}

/** The words before a number that it may count: "calls: 40". */
export function beforeCount(one: Quantity, { text, tokens }: Reading): Token[] {
  const found: Token[] = [];
  for (let index = firstFrom(tokens, one.start) - 1; index >= 0 && found.length < COUNTED; index -= 1) {
    const token = tokens[index];
    if (!token || one.start - token.start > 40 || text.slice(token.end, one.start).includes("\n")) break;
    if (token.end <= one.start && !STOP_WORDS.has(token.lower) && baseOf(token.lower, "past") === null)
      found.push(token);
  }
  return found;
}
