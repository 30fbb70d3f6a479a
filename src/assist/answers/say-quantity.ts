import { lineWords } from "./line-words.ts";
import { type NounSlot, nounSlot } from "./noun-slot.ts";
import { isAnybody, isSameNoun, pluralOf, singularOf } from "./nouns.ts";
import { beforeNoun, isOne, type Quantity } from "./quantity.ts";

/** "Answered 40 calls a day": the number before the things that were asked about, how often behind them. */
export function sayCount(line: string, things: string, given: Quantity): string {
  const quantity = { ...given, rate: newRate(line, given.rate) };
  const group = groupEnd(line);
  const isOfGroup = group !== null && (/^people$/i.test(things) || nounSlot(line, things) === null);
  const noun = given.noun === "" || (isAnybody(given.noun) && !isOfGroup) ? things : given.noun;
  if (isOfGroup) {
    const whom =
      given.noun === "" && /^people$/i.test(things) && !/ of$/.test(beforeNoun(quantity)) ? "" : noun;
    return `${line.slice(0, group)} ${phrase("of", beforeNoun(quantity), whom, quantity.rate)}${line.slice(group)}`;
  }
  const found = nounSlot(line, things);
  const slot = found && isNamed(line, found, things, given.noun) ? found : null;
  return slot
    ? inSlot(line, slot, quantity)
    : `${line}, ${phrase(beforeNoun(quantity), noun === things ? counted(noun, quantity) : noun, quantity.rate)}`;
}

/** Whether the line names all that the answer counts: 60 missed calls are not 60 calls that were answered. */
function isNamed(line: string, slot: NounSlot, things: string, noun: string): boolean {
  if (noun === "" || isAnybody(noun)) return true;
  const kinds = noun.toLowerCase().split(/\s+/).slice(0, -1);
  const said = line.slice(slot.noun, slot.head).toLowerCase().split(/\s+/);
  return isSameNoun(lastWord(noun), lastWord(things)) && kinds.every((kind) => said.includes(kind));
}

function inSlot(line: string, slot: NounSlot, quantity: Quantity): string {
  if (slot.hasOthers && slot.start === slot.noun)
    return `${line.slice(0, slot.end)} (${phrase(quantity.amount, quantity.rate)})${line.slice(slot.end)}`;
  const head = counted(line.slice(slot.head, slot.headEnd), quantity);
  const things = `${line.slice(slot.noun, slot.head)}${head}${line.slice(slot.headEnd, slot.end)}`;
  const amount = slot.start === 0 ? capital(beforeNoun(quantity)) : beforeNoun(quantity);
  const said = phrase(amount, slot.start === 0 ? uncapital(things) : things, quantity.rate);
  return `${line.slice(0, slot.start)}${said}${line.slice(slot.end)}`;
}

function counted(noun: string, quantity: Quantity): string {
  const start = noun.length - lastWord(noun).length;
  const head = noun.slice(start);
  const isMany = singularOf(head).toLowerCase() !== head.toLowerCase() || /^staff$/i.test(head);
  if (isOne(quantity)) return `${noun.slice(0, start)}${singularOf(head)}`;
  return isMany ? noun : `${noun.slice(0, start)}${pluralOf(head)}`;
}

const GROUPS = /^(?:team|crew|group|class|squad|gang|brigade|department|workforce)$/;

/** Behind a group that nobody counted so far: "a team" is one of 5. */
function groupEnd(line: string): number | null {
  const words = lineWords(line);
  for (const [at, { lower, end }] of words.entries()) {
    if (!GROUPS.test(lower)) continue;
    const next = words[at + 1];
    const isFree =
      !next ||
      /[,;.(]/.test(line.slice(end, next.start)) ||
      /^(?:on|in|at|for|to|and|by|through|across|during|with|from|who|that|when|every|each|daily|over)$/.test(
        next.lower,
      );
    if (isFree && !/^\d/.test(words[at - 1]?.lower ?? "")) return end;
  }
  return null;
}

/** Behind a word that says of which kind something else is there is no sum: "a target-driven budget", "money laundering". */
const ENDS =
  "(?= (?:for|to|in|on|and|by|at|with|across|over|from|through|during|each|every|per)\\b|[,;.)]|$)";
const MONEY_WORDS = new RegExp(`\\b(?:some |lots of |a lot of |the )?money${ENDS}`, "i");
const SUMS = new RegExp(`\\b(?:budget|fund|grant|contract|portfolio|turnover|target|float)${ENDS}`, "i");

/** "Raised £9k", "a budget of £25,000". */
export function saySum(line: string, quantity: Quantity): string {
  const sum = phrase(quantity.amount, quantity.noun, newRate(line, quantity.rate));
  if (MONEY_WORDS.test(line)) return line.replace(MONEY_WORDS, () => sum);
  return SUMS.test(line) ? line.replace(SUMS, (named) => `${named} of ${sum}`) : `${line}, ${sum}`;
}

/** How often, unless the line tells it already. */
function newRate(line: string, rate: string): string {
  const unit = /^(?:an?|per|each|every|in an?) (\p{L}+)$/iu.exec(rate)?.[1]?.toLowerCase();
  const adverb = /^(?:dai|week|month|year|night|hour)ly$/i.test(rate) ? rate.toLowerCase() : null;
  const named = unit ?? adverb?.replace(/^dai/, "day").replace(/ly$/, "");
  if (!named) return rate;
  const stem = named === "day" ? "dai" : named;
  return new RegExp(`\\b(?:(?:an?|per|each|every) ${named}|${stem}ly)\\b`, "i").test(line) ? "" : rate;
}

function phrase(...parts: readonly string[]): string {
  return parts.filter(Boolean).join(" ");
}

function lastWord(words: string): string {
  return words.split(/\s+/).at(-1) ?? "";
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function uncapital(words: string): string {
  return /^[A-Z][a-z]/.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words;
}
