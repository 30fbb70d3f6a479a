import { namesKnown } from "../../../domain/gazetteer/gazetteer.ts";
import { isKnownVerb } from "../../../domain/language/inflect.ts";
import type { AssistContext } from "../../../domain/suggestions/request.ts";
import { articleFor } from "../say/article.ts";
import { withNames } from "../say/names.ts";
import { isPlainWord } from "../spelling/known-words.ts";
import { GRAMMAR, type Mend } from "./grammar-mends.ts";

/** Slips of the pen: each row stands alone, in any order. */
const SLIPS: readonly Mend[] = [
  [/[‘’]/g, "'"],
  [/[“”]/g, '"'],
  [/\bi(?='|\b)(?!\.e)/g, "I"],
  [/\bim\b/gi, "I'm"],
  [/\b[Ii]ve\b/g, "I've"],
  [/\b(\d+\+?)\s?(?:yrs?|y)\b(?:\.(?=,| (?:exp|in|of|as|at|on)))?/gi, "$1 years"],
  [/\b1 years\b/g, "1 year"],
  [/\bupto\b/gi, "up to"],
  [
    /\b(\w*[^s\W\d])'s(?=[.,;)]|$| (?:and|or|up|under|in|from|with|for|to|of|on)\b)(?<!\b(?:it|that|he|she|who|there|here|what|let)'s)/gi,
    (_, word: string) => plural(word),
  ],
  [/\bworks?'s(?= with)/gi, "works"],
  [/\b(self|time) (taught|employed|served|motivated)\b/gi, "$1-$2"],
  [/\bhands on(?= \w)/gi, "hands-on"],
  [/\bex army\b/gi, "ex-Army"],
  [/\b(ex) (?=[a-z]{3})/gi, "$1-"],
  [
    /\b(mon|tues|wednes|thurs|fri|satur|sun)day(s?)\b/g,
    (_, day: string, many: string) => `${capital(day)}day${many}`,
  ],
  [/\b(turkish|russian|dutch|british|american)\b/g, capital],
  [/\b(january|february|april|june|july|august|september|october|november|december|bristol)\b/g, capital],
  [/\bsept\b/g, "Sept"],
  [/\bmon-fri\b/gi, "Mon–Fri"],
  [/\b(cpc|adr|a\/b|hiab)\b/g, (word: string) => word.toUpperCase()],
  [/\b(\d+) odd years\b/gi, "$1-odd years"],
  [/\b(\d+\+? years) exp\b/gi, "$1 experience"],
  [/\b(move|get|got|go|step up|moving) in to\b/gi, "$1 into"],
  [/\bisnt\b/gi, "isn't"],
  [/\b(don|didn|can|couldn|doesn|wasn)t\b(?<!cant)/g, "$1't"],
  [
    /(?<=^\p{Lu}\p{Ll}+, )\p{Lu}\p{Ll}+(?:ing|ful|able|ed|ive|ous|ent)\b(?= \p{Ll})/gu,
    (word: string) => word.toLowerCase(),
  ],
  [/ (?=[,.;!?](?:\s|$))/g, ""],
];

/** Names as the person's own resume writes them: "tableau" is a picture, and a tool of who has it; "istqb" is "ISTQB". */
export function casedAs(text: string, { skills = [], education = [] }: AssistContext): string {
  const own = skills.filter(
    (skill) => /^\p{Lu}[\p{L}\d.+#-]{2,}$/u.test(skill) && namesKnown(skill, { everyday: true }).length > 0,
  );
  const letters = [...skills, ...education].flatMap((line) => line.match(/\b[A-Z]{3,}\b/g) ?? []);
  const named = [...own, ...letters.filter((name) => !isKnownVerb(name) && !isPlainWord(name.toLowerCase()))];
  const byLower = new Map(named.map((name) => [name.toLowerCase(), name]));
  if (byLower.size === 0) return text;
  return text.replace(
    /(?<![\p{L}\d-])\p{Ll}[\p{L}\d.+#-]*[\p{L}\d+#]/gu,
    (word) => byLower.get(word) ?? word,
  );
}

/** The text with what is certainly a slip put right; nothing that it says changes. */
export function mendWords(text: string): string {
  const mended = apply(GRAMMAR, apply(SLIPS, text.replace(/[^\S\n]+/g, " ")));
  return withNames(
    mended.replace(/\b(an?) (?=([\w&/-]+))/g, (all, article: string, next: string) =>
      /^[a-z]/.test(article) && !/^(?:bit|few|lot|level|levels)$/.test(next) ? `${articleFor(next)} ` : all,
    ),
  );
}

function apply(mends: readonly Mend[], text: string): string {
  return mends.reduce(
    (mended, [pattern, instead]) =>
      typeof instead === "string" ? mended.replace(pattern, instead) : mended.replace(pattern, instead),
    text,
  );
}

function plural(word: string): string {
  if (/[^aeiou]y$/i.test(word)) return `${word.slice(0, -1)}ies`;
  return `${word}s`;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
