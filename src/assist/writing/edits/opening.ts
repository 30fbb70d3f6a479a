import { baseOf } from "../../../domain/language/inflect.ts";
import { FRAMES, type Frame } from "../lexicon/frames.ts";
import { namesRole } from "../lexicon/roles.ts";
import { longestMatch } from "../read/match.ts";
import { nounPhrase } from "../read/noun-phrase.ts";
import { leadVerb, verbAfterSubject } from "../read/verbs.ts";
import { type Word, withPost, withText, wordOf, wordsOf } from "../read/word.ts";
import { tonedVerb } from "../tone/verbs.ts";
import { dutyDone, dutyOpening, plainAction } from "./duty.ts";
import { gerundsAsVerbs } from "./gerunds.ts";
import { inflected, type Tense } from "./inflected.ts";
import type { Edit, Setting } from "./setting.ts";
import { tenseOf } from "./tense.ts";
import { verbGroup } from "./verb-group.ts";

/** "responsible for", "my main job was to", "had to", "was a": the opening of a line gives way to the action that it is about. */
export const withStrongOpening: Edit = (words, setting) => {
  const speaker = words[0]?.lower === "i" ? 1 : 0;
  const at = /^(?:currently|mainly)$/.test(words[speaker]?.lower ?? "") ? speaker + 1 : speaker;
  const duties = dutyOpening(words);
  const match = duties ? { value: "assigned" as const, end: duties.end } : longestMatch(FRAMES, words, at);
  const framed = match && framedAction(words, match.value, at, match.end, setting);
  if (framed && duties && duties.scene.length > 0) return [...withComma(duties.scene), ...framed];
  return framed ?? ofBe(words, at, setting) ?? wasDoing(words) ?? words;
};

function withComma(words: readonly Word[]): Word[] {
  return words.map((word, at) => (at === words.length - 1 ? withPost(word, ",") : word));
}

function framedAction(
  words: readonly Word[],
  frame: Frame,
  from: number,
  end: number,
  setting: Setting,
): readonly Word[] | null {
  const rest = words.slice(end);
  if (rest.length === 0 || /[,;.]$/.test(words[end - 1]?.post ?? "")) return null;
  const opening = words.slice(0, end);
  const tense = tenseOf(opening, setting.period, setting.isOfToday);
  if (frame === "duty" || frame === "assigned") return dutyDone(words, end, frame, tense, setting);
  if (frame === "doing") return ofDoing(words, end, tense);
  // "was the one who rewrote it": the verb stands there already.
  if (frame === "done") return baseOf(words[end]?.lower ?? "", "past") === null ? null : rest;
  if (frame === "helped") return ofHelp(words, from, end, tense, setting);
  if (frame === "joined") return [...wordsOf(`${inflected("take", tense)} part in`), ...rest];
  const isTo = opening.at(-1)?.lower === "to";
  const verb = isTo ? verbAfterSubject(words, end) : null;
  if (isTo && verb?.form !== "base") return null;
  const [first, ...others] = rest;
  const taught = verb && first ? [withText(first, inflected(verb.lemma, "gerund")), ...others] : rest;
  return [...wordsOf("received training in"), ...taught];
}

/** "used to teach swimming" → "taught swimming"; what somebody had to be or was able to tell stays as it is. */
function ofDoing(words: readonly Word[], at: number, tense: Tense): readonly Word[] | null {
  if (words[at - 1]?.lower === "up") return gerundsAsVerbs(words, at, tense, "sure");
  const verb = verbAfterSubject(words, at);
  if (verb?.form !== "base" || /^(?:be|have|tell|say|see|know|go|do|get)$/.test(verb.lemma)) return null;
  return leavesPlain(words, at) && tense === "past" ? null : plainAction(words, at, tense);
}

/** "had to sort, pack and label": a verb that nothing shows to be one would stay plain beside the first. */
function leavesPlain(words: readonly Word[], at: number): boolean {
  return words.some((word, place) => {
    const before = words[place - 1];
    const isJoined =
      place > at && (/^(?:and|or)$/.test(before?.lower ?? "") || /,$/.test(before?.post ?? ""));
    if (!isJoined || baseOf(word.lower, "base") === null || baseOf(word.lower, "past") !== null) return false;
    return /,$/.test(before?.post ?? "") || leadVerb(words, place)?.form !== "base";
  });
}

function ofHelp(
  words: readonly Word[],
  from: number,
  end: number,
  tense: Tense,
  { request }: Setting,
): readonly Word[] | null {
  const last = words[end - 1]?.lower ?? "";
  const form = words[from]?.lower ?? "";
  const shape: Tense = /^(?:helped|assisted)$/.test(form) ? "past" : tense;
  const lead = (verb: string): Word[] => wordsOf(inflected(verb, shape));
  const frame = last === "with" || last === "on" ? "duty" : "sure";
  const plain = last === "to" ? words.slice(end) : gerundsAsVerbs(words, end, "present", frame);
  const isAction = plain !== null && (last !== "to" || verbAfterSubject(words, end)?.form === "base");
  if (plain && isAction) {
    if (request.tone !== "confident") return [...lead("help"), ...plain];
    const going = inGerund(plain);
    return going ? [...lead("contribute"), wordOf("to"), ...going] : [...lead("help"), ...plain];
  }
  if (last !== "with" || /ing$/.test(words[end]?.lower ?? "")) return null;
  const verb = request.tone === "friendly" ? "help" : "assist";
  return [...lead(verb), wordOf("with"), ...words.slice(end)];
}

/** One action in -ing; null where a second one would stay plain. */
function inGerund(words: readonly Word[]): readonly Word[] | null {
  const [first, ...others] = words;
  const lemma = first ? baseOf(first.lower, "base") : null;
  const isOne = others.every(
    ({ lower }, at) => !/^(?:and|or|,)$/.test(others[at - 1]?.lower ?? "") || baseOf(lower, "base") === null,
  );
  return first && lemma !== null && isOne ? [withText(first, inflected(lemma, "gerund")), ...others] : null;
}

/** "was welding a smoker" → "welded a smoker", "have organise the market" → "organised the market". */
function wasDoing(words: readonly Word[]): readonly Word[] | null {
  if (!/^(?:was|have)$/.test(words[0]?.lower ?? "")) return null;
  const group = verbGroup(words, 0);
  return group && group.end > 1 ? [...group.said, ...words.slice(group.end)] : null;
}

const HONOURED =
  /^(?:promoted|selected|chosen|nominated|elected|appointed|given|invited|recognised|recognized|allowed|named|voted)$/;

/** "was promoted to" → "promoted to", "was a mentor for" → "served as a mentor for", "was part of" → "worked as part of". */
function ofBe(words: readonly Word[], at: number, { request, period }: Setting): readonly Word[] | null {
  const be = words[at]?.lower ?? "";
  if (!/^(?:was|am)$/.test(be) || words[at]?.post !== "") return null;
  const from = words[at + 1]?.lower === "also" ? at + 2 : at + 1;
  const next = words[from];
  const rest = words.slice(from);
  if (!next) return null;
  if (be === "was" && HONOURED.test(next.lower)) return rest;
  const tense: Tense = be === "am" && period !== "over" ? "present" : "past";
  if (next.lower === "part" && rest[1]?.lower === "of")
    return [...wordsOf(`${inflected("work", tense)} as`), ...rest];
  const phrase = nounPhrase(rest);
  const isRole = /^(?:a|an|the)$/.test(next.lower) || phrase.length <= 3;
  if (!isRole || next.tags.has("Adjective") || !namesRole(phrase.at(-1)?.lower ?? "")) return null;
  return [...wordsOf(inflected(tonedVerb("serve as", request.tone), tense)), ...rest];
}

/** "Cleaning of 3 floors" → "Cleaned 3 floors": an action in -ing that opens the line, said in its tense. */
export const withGerundAsVerb: Edit = (words, { request, period, isOfToday }) => {
  const isUnderWay =
    /^(?:studying|retraining|looking|training|currently|working)$/.test(words[0]?.lower ?? "") &&
    /^(?:for|towards?|as|to)$/.test(words[1]?.lower ?? "");
  if (isUnderWay) return words;
  // "milking robot", "tutoring app": a project's name, and nothing that was milked.
  const next = words[1];
  if (request.task === "project" && next && !/^(?:a|an|the|of|\d.*)$/.test(next.lower)) {
    const lemma = baseOf(words[0]?.lower ?? "", "gerund");
    if (lemma !== null && !/^(?:do|make|create|develop|design|write|organise|organize)$/.test(lemma))
      return words;
  }
  return gerundsAsVerbs(words, 0, tenseOf([], period, isOfToday), "none") ?? words;
};
