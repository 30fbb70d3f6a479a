import { baseOf } from "../../../domain/language/inflect.ts";
import { HEADS_OF_COMPOUNDS, THINGS_IN_ING } from "../lexicon/word-classes.ts";
import { tokenize } from "../read/tokenize.ts";
import { isClosed, isPlural, opensObject } from "../read/word-kinds.ts";
import { inflected, type Tense } from "./tense.ts";

/** Verbs in -ing that never stand before a thing as its kind: "answering phones", but "walking aid", "cleaning cloths". */
const TAKES_BARE_THING = new Set(
  `answer take make book order check prepare handle keep sell load unload do give manage lead support provide monitor maintain deliver develop create update
  organise organize collect install repair fix greet help assist carry bring arrange coordinate supervise review receive count fill sort ensure advise assemble
  lift serve raise quote replenish restock troubleshoot grow look deal liaise`.split(/\s+/),
);
/** What is done to something: "cleaning of rooms" is "cleaning rooms", but one thinks and dreams of a thing. */
export const TAKES_OBJECT: ReadonlySet<string> = new Set([
  ...TAKES_BARE_THING,
  ..."clean schedule paint wash pack build train teach feed write plan test cut cook process record measure file scan solve weld draw design move change set lay print".split(
    " ",
  ),
]);
const JOINT = /(,? (?:and then|and|&|then|or) |, )/;
/** They tell how an action was done, or what belongs to it. */
const NO_ACTION = /^(?:including|using|following|regarding|according|during|everything|anything)$/i;
/** Where a clause of its own begins or something is told of the action, nobody can say how far the list reaches. */
const TELLS_MORE = /\b(?:was|were|is|are|which|who|that|when|where|because|if|so|while)\b|[;:.] /;

/** What stands before the words in -ing: a thing could follow it ("responsible for"), or only a verb ("I was"). */
export type Before = "thing-or-action" | "action";

/**
 * "training starters and ordering stock" → "trained starters and ordered stock". All parts of a list, or none: a list that is
 * half turned mixes tenses, and a thing before another action would be its object.
 */
export function asActions(list: string, tense: Tense, before: Before): string | null {
  const parts = list.split(JOINT);
  const said: string[] = [];
  // "I was working nights, loading trucks": how it was done, unless the row ends in "and packing them".
  const isRow =
    before === "thing-or-action" ||
    parts.some(
      (part, nth) => nth > 0 && /(?:and|&|then|or) $/.test(parts[nth - 1] ?? "") && firstOf(part) !== "",
    );
  let isPastThings = false;
  for (const [nth, part] of parts.entries()) {
    // An action that is told otherwise, or by a verb that nobody knows here.
    if (/^(?:also|then|sometimes|even) [a-z]+ing\b/.test(part)) return null;
    if (
      isRow &&
      nth > 0 &&
      firstOf(part) !== "" &&
      baseOf(firstOf(part), "gerund") === null &&
      / /.test(part)
    )
      return null;
    const lemma = nth % 2 === 0 ? baseOf(firstOf(part), "gerund") : null;
    if (lemma === null || (nth > 0 && !isRow)) {
      if (nth === 0) return null;
      isPastThings ||= nth % 2 === 0 && isRow;
      said.push(part);
      continue;
    }
    if (isPastThings || !isAction(part, lemma, before, nth)) return null;
    // What follows a clause may belong to it.
    if (nth > 0 && TELLS_MORE.test(parts.slice(0, nth).join(""))) return null;
    const after = part.slice(firstOf(part).length);
    const rest = TAKES_OBJECT.has(lemma) ? after.replace(/^ of (?=\S)/, " ") : after;
    said.push(`${inflected(lemma, tense)}${rest}`);
  }
  // "training the new ones was part of it"
  return /^[^,;]*\b(?:was|were|is|are)\b/.test(list) ? null : said.join("");
}

function firstOf(part: string): string {
  const [first = ""] = /^[a-z-]+ing\b/i.exec(part) ?? [];
  return NO_ACTION.test(first) ? "" : first;
}

function isAction(part: string, lemma: string, before: Before, nth: number): boolean {
  const [first, next, third] = tokenize(part);
  if (!first || /^(?:be|have|include)$/.test(lemma)) return false;
  if (before === "action" && nth === 0) return true;
  if (!next || first.post !== "") return false;
  if (opensObject(next) && next.lower !== "that") return true;
  if (next.lower === "of") return third !== undefined && TAKES_OBJECT.has(lemma);
  if (/^(?:up|out|off|after|with|on|for|down)$/.test(next.lower)) return third !== undefined;
  if (THINGS_IN_ING.has(first.lower) || HEADS_OF_COMPOUNDS.has(next.lower)) return false;
  if (isClosed(next) || /ing$/.test(next.lower)) return false;
  return (
    TAKES_BARE_THING.has(lemma) ||
    before === "action" ||
    (third !== undefined && isPlural(third) && next.post === "")
  );
}
