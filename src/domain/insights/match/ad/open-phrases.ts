import type { SkillUse } from "../skills/skill.ts";
import { cleanItem, type Range } from "./clean-item.ts";
import { itemLists } from "./item-lists.ts";
import type { AdSentence } from "./sentences.ts";

export interface OpenPhrase extends Range {
  readonly skill: string;
}

const BETWEEN = /\s*[,;•|/]\s*(?:(?:and|or)\s+)?|\s+(?:and|or|&|\+)\s+|\s*[()[\]]\s*|\s*:\s+/gi;
const TURN = /\s+(?:with|on|in|to|using|via|under|through|against|of)\s+/i;
const NAME = /^(?=.*\p{Lu})[\p{Lu}\p{N}][\p{L}\p{N}&+#./-]*(?:\s+[\p{Lu}\p{N}][\p{L}\p{N}&+#./-]*){0,2}$/u;

/** Skills in the ad's own words, where no lexicon knows them. */
export function openPhrases(sentence: AdSentence, uses: readonly SkillUse[]): OpenPhrase[] {
  if (sentence.title) return [];
  const { text } = sentence;
  const found: OpenPhrase[] = [];
  for (const list of itemLists(sentence)) {
    for (const piece of piecesOf(text, list).flatMap((range) => turnsOf(text, range))) {
      const range = cleanItem(text, piece);
      if (!range || touches(range, uses) || touches(range, found)) continue;
      found.push({ ...range, skill: worded(text.slice(range.start, range.end)) });
    }
  }
  return found;
}

function piecesOf(text: string, { start, end }: Range): Range[] {
  const pieces: Range[] = [];
  let from = start;
  for (const { 0: said, index } of text.slice(start, end).matchAll(BETWEEN)) {
    pieces.push({ start: from, end: start + index });
    from = start + index + said.length;
  }
  return [...pieces, { start: from, end }];
}

/** "Cataloging with MARC" is two skills, "scouting for pests" is one; what follows counts where it is a name. */
function turnsOf(text: string, range: Range): Range[] {
  const lead = cleanItem(text, range);
  const start = lead?.start ?? range.start;
  const turn = TURN.exec(text.slice(start, range.end));
  if (!turn || turn.index === 0) return [range];
  const tail = { start: start + turn.index + turn[0].length, end: range.end };
  const head = { start: range.start, end: start + turn.index };
  return NAME.test(text.slice(tail.start, tail.end).trim()) ? [head, tail] : [head];
}

function touches({ start, end }: Range, others: readonly Range[]): boolean {
  return others.some((other) => start < other.end && end > other.start);
}

/** As it would stand in a list: with a capital, shouting turned down. */
function worded(phrase: string): string {
  const calm =
    phrase.length > 6 && phrase === phrase.toUpperCase() && /\s|^[A-Z]{7,}$/.test(phrase)
      ? phrase.toLowerCase()
      : phrase;
  return calm.charAt(0).toUpperCase() + calm.slice(1);
}
