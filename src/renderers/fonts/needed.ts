import { remembered } from "../../domain/remembered.ts";
import { type Plan, type Row, rowsOf } from "../flow/rows.ts";
import { type FontFamily, families, type ScriptId, scriptFamilies } from "./families.ts";

const PRESENT: Record<ScriptId, RegExp> = {
  arabic: /\p{Script=Arabic}/u,
  hebrew: /\p{Script=Hebrew}/u,
  japanese: /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
  korean: /\p{Script=Hangul}/u,
  chinese: /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u,
  thai: /\p{Script=Thai}/u,
  devanagari: /\p{Script=Devanagari}/u,
  bengali: /\p{Script=Bengali}/u,
  tamil: /\p{Script=Tamil}/u,
  georgian: /\p{Script=Georgian}/u,
  armenian: /\p{Script=Armenian}/u,
  emoji: /\p{Emoji_Presentation}|\ufe0f|[\u2600-\u27bf]|[\u{1f000}-\u{1faff}]/u,
};

/** One look at letters, numbers and signs that every family has, for the text of most people. */
const BEYOND_LATIN = /[^\0-\u052f\u2000-\u22ff]/;

/** One alphabet, one family: none of these writes a letter of another. */
const OF_ONE_ALPHABET = [
  "arabic",
  "hebrew",
  "thai",
  "devanagari",
  "bengali",
  "tamil",
  "georgian",
  "armenian",
] as const satisfies readonly ScriptId[];

/** The fallback families the plan's text calls for, in the order in which both engines try them. */
export function neededScripts(plan: Plan): ScriptId[] {
  const present = new Set(rowsOf(plan).flatMap(scriptsOf));
  const found = (id: ScriptId): boolean => present.has(id);
  const needed: ScriptId[] = OF_ONE_ALPHABET.filter(found);
  if (plan.language === "ja" || found("japanese")) needed.push("japanese");
  if (found("korean")) needed.push("korean");
  if (found("chinese") && !needed.includes("japanese")) needed.push("chinese");
  if (found("emoji")) needed.push("emoji");
  return needed;
}

const NONE: readonly ScriptId[] = [];
const SCRIPTS = Object.keys(PRESENT) as ScriptId[];

const scriptsOf = remembered((row: Row): readonly ScriptId[] => {
  const text = [...row.runs, ...(row.aside ? [row.aside] : [])].map((run) => run.text).join(" ");
  return BEYOND_LATIN.test(text) ? SCRIPTS.filter((id) => PRESENT[id].test(text)) : NONE;
});

export function neededFamilies(plan: Plan): FontFamily[] {
  const used = new Set(Object.values(plan.design.styles).map((style) => families[style.family]));
  return [...used, ...neededScripts(plan).map((id) => scriptFamilies[id])];
}
