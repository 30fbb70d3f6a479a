import { baseOf } from "../../../domain/language/inflect.ts";
import { NOUN_VERBS } from "../lexicon/noun-verbs.ts";
import { TAKES_OBJECT } from "./actions.ts";

/** Slips of a second language that can mean nothing else. Each row stands alone. */
const SLIPS: readonly (readonly [slip: RegExp, instead: string])[] = [
  [/\bI done\b/g, "I did"],
  [/\b(responsible) (?:of|from)\b/gi, "$1 for"],
];
/** "helped to the chef" has lost another word. */
const HELPED_TO = /^(helped) to ([a-z]+) (?=[a-z\d])/i;
const ACTION_OF = /(?<=^|, |^[a-z]+ing [^,]* and )([a-z]{2,}ing) of (?=[a-z\d])/gi;

export function withGrammar(line: string): string {
  const mended = SLIPS.reduce((said, [slip, instead]) => said.replace(slip, instead), line);
  return withoutOf(mended).replace(HELPED_TO, (all: string, helped: string, verb: string) =>
    baseOf(verb, "base") === verb && !NOUN_VERBS.has(verb) ? `${helped} ${verb} ` : all,
  );
}

/** "Serving of coffee" → "Serving coffee"; "training of staff was done by others" speaks of a thing, and one thinks of something. */
function withoutOf(line: string): string {
  if (/\b(?:was|were|is|are)\b/.test(line)) return line;
  return line.replace(ACTION_OF, (all: string, action: string) =>
    TAKES_OBJECT.has(baseOf(action.toLowerCase(), "gerund") ?? "") ? `${action} ` : all,
  );
}
