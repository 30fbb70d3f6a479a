import { words } from "./words.ts";

const IRREGULAR: Record<string, readonly string[]> = {
  bring: ["brought"],
  build: ["built"],
  buy: ["bought"],
  cut: ["cut"],
  deal: ["dealt"],
  do: ["did"],
  draw: ["drew"],
  drive: ["drove"],
  feed: ["fed"],
  find: ["found"],
  get: ["got"],
  give: ["gave"],
  grow: ["grew"],
  hang: ["hung", "hanged"],
  hold: ["held"],
  keep: ["kept"],
  lay: ["laid"],
  lead: ["led"],
  make: ["made"],
  meet: ["met"],
  oversee: ["oversaw"],
  put: ["put"],
  rewrite: ["rewrote"],
  ring: ["rang"],
  run: ["ran"],
  sell: ["sold"],
  send: ["sent"],
  set: ["set"],
  shoot: ["shot"],
  speak: ["spoke"],
  speed: ["sped", "speeded"],
  stick: ["stuck"],
  take: ["took"],
  teach: ["taught"],
  upsell: ["upsold"],
  win: ["won"],
  write: ["wrote"],
};
const SAME_IN_BOTH = new Set(["cut", "put", "set"]);

export type Tense = "past" | "present";

/** Past forms of a verb, both spellings where usage differs. */
export function pastForms(verb: string): string[] {
  const [first = "", ...rest] = verb.split("-");
  if (rest.length > 0) return pastForms(rest.join("-")).map((form) => `${first}-${form}`);
  const irregular = IRREGULAR[verb];
  if (irregular) return [...irregular];
  if (verb.endsWith("e")) return [`${verb}d`];
  if (/[^aeiou]y$/.test(verb)) return [`${verb.slice(0, -1)}ied`];
  const last = verb.at(-1) ?? "";
  const doubled = /[^aeiou][aeiou][bdglmnprt]$/.test(verb) ? [`${verb}${last}ed`] : [];
  return [`${verb}ed`, ...doubled];
}

function presentForms(verb: string): string[] {
  if (/[^aeiou]y$/.test(verb)) return [verb, `${verb.slice(0, -1)}ies`];
  return [verb, /(s|sh|ch|x|z|o)$/.test(verb) ? `${verb}es` : `${verb}s`];
}

function firstWords(text: string): string[] {
  const [raw = ""] = text.trim().toLowerCase().split(/\s+/);
  const [plain = ""] = words(text);
  return [raw.replace(/[^\p{L}-]/gu, ""), plain];
}

/** The fitting verb that the text leads with and its tense, or null. */
export function leadingVerb(
  text: string,
  fitting: readonly string[],
): { verb: string; tense: Tense | "either" } | null {
  const first = firstWords(text);
  for (const verb of fitting) {
    if (pastForms(verb).some((form) => first.includes(form))) {
      return { verb, tense: SAME_IN_BOTH.has(verb) ? "either" : "past" };
    }
    if (presentForms(verb).some((form) => first.includes(form))) return { verb, tense: "present" };
  }
  return null;
}

/** The tense that the source itself tells; null where it tells none ("Responsible for …"). */
export function toldTense(source: string): Tense | null {
  if (/\b(am|is|are|include|currently)\b|\b[Ii]'m\b/.test(source)) return "present";
  return /\b(was|were|did|had|included|worked|helped|assisted)\b/i.test(source) ? "past" : null;
}
