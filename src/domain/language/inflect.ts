import { IRREGULAR } from "./irregular-verbs.ts";
import { THINGS_DONE, TRADE_VERBS } from "./trade-verbs.ts";
import { REGULAR_VERBS } from "./verb-list.ts";

export type VerbForm = "base" | "past" | "gerund" | "third" | "participle";

/** Two-syllable verbs that double their last letter all the same. */
const DOUBLED = new Set(
  `admit babysit begin co-run commit compel control debug defer deter dispel distil embed enrol equip excel expel forget format fulfil incur infer input instil occur
  omit outfit patrol permit prefer program propel quit rebel recap refer refit reformat regret remit repel repot reset retrofit shrink-wrap sublet submit swap
  transfer transmit typeset unclog unplug unzip upset`.split(/\s+/),
);
/** Verbs of one syllable by their look that double, and those that do not. */
const SINGLE = /[^aeiou][aeiou][bdfgklmnprtz]$/;

const IRREGULAR_BY_BASE = new Map(IRREGULAR.map((verb) => [verb.base, verb]));

function doubles(base: string): boolean {
  if (DOUBLED.has(base)) return true;
  const vowels = base.match(/[aeiouy]+/g)?.length ?? 0;
  return vowels === 1 && SINGLE.test(base);
}

function regularPast(base: string): string {
  if (base.endsWith("e")) return `${base}d`;
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ied`;
  if (base.endsWith("ic")) return `${base}ked`;
  return doubles(base) ? `${base}${base.at(-1)}ed` : `${base}ed`;
}

export function past(base: string): string {
  return IRREGULAR_BY_BASE.get(base)?.past ?? regularPast(base);
}

export function participle(base: string): string {
  return IRREGULAR_BY_BASE.get(base)?.participle ?? regularPast(base);
}

export function gerund(base: string): string {
  if (base === "be") return "being";
  if (base.endsWith("ie")) return `${base.slice(0, -2)}ying`;
  if (base.endsWith("e") && !/(ee|oe|ye)$/.test(base)) return `${base.slice(0, -1)}ing`;
  if (base.endsWith("ic")) return `${base}king`;
  return doubles(base) ? `${base}${base.at(-1)}ing` : `${base}ing`;
}

export function third(base: string): string {
  if (base === "be") return "is";
  if (base === "have") return "has";
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ies`;
  return /(s|x|z|ch|sh|o)$/.test(base) ? `${base}es` : `${base}s`;
}

interface Reading {
  readonly base: string;
  readonly form: VerbForm;
}

const READINGS = new Map<string, Reading[]>();

function learn(form: string, reading: Reading): void {
  const known = READINGS.get(form);
  if (known) known.push(reading);
  else READINGS.set(form, [reading]);
}

for (const base of new Set([...REGULAR_VERBS, ...TRADE_VERBS, ...IRREGULAR_BY_BASE.keys()])) {
  learn(base, { base, form: "base" });
  learn(third(base), { base, form: "third" });
  learnDeeds(base);
}
for (const base of new Set(THINGS_DONE)) learnDeeds(base);

function learnDeeds(base: string): void {
  learn(past(base), { base, form: "past" });
  learn(participle(base), { base, form: "participle" });
  learn(gerund(base), { base, form: "gerund" });
  // British spelling doubles where the American one does not: travelled, modelling.
  if (/[^aeiou][aeiou]l$/.test(base)) {
    learn(`${base}led`, { base, form: "past" });
    learn(`${base}ling`, { base, form: "gerund" });
  }
}

/** Every way to read a word as a form of a known verb. */
function verbReadings(word: string): readonly Reading[] {
  return READINGS.get(word.toLowerCase()) ?? [];
}

/** The base of a known verb when the word can be this form of it. */
export function baseOf(word: string, ...forms: VerbForm[]): string | null {
  return verbReadings(word).find(({ form }) => forms.includes(form))?.base ?? null;
}

export function isKnownVerb(word: string): boolean {
  return READINGS.has(word.toLowerCase());
}
