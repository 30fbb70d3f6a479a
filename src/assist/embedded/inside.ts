import { tellDuties } from "./duties.ts";
import { type Tense, verbInTense } from "./tense.ts";

const JOINT = "([,;]|\\b(?:and|but|then))";

/** Weak words in the middle of a line that is being rewritten anyway, and the verb that says the same. */
const WEAK: readonly [words: string, verb: string, present: string][] = [
  ["made sure(?: that)?", "ensure", "make sure(?: that)?"],
  ["kept track of", "track", "keep track of"],
  ["came up with", "devise", "come up with"],
  ["was (?=one of )", "serve as", "am (?=one of )"],
  [
    "was (?=(?:an? |the )?(?:[\\w-]+ )?(?:treasurer|captain|secretary|president|leader|chair|editor|representative|mentor|supervisor)\\b)",
    "serve as",
    "am (?=(?:an? |the )?(?:[\\w-]+ )?(?:treasurer|captain|secretary|president|leader|chair|editor|representative|mentor|supervisor)\\b)",
  ],
];

const RULES = WEAK.map(([words, verb, present]) => ({
  pattern: new RegExp(`${JOINT} (?:${words}|${present})\\s*(?=\\w)`, "gi"),
  verb,
}));

/** "…, made sure that shelves were full" → "…, ensured shelves were full". */
export function plainInside(given: string, tense: Tense): string {
  const text = given.replace(
    /^(.+?)(,? and|,) (?:was|am) (?:also )?(?:responsible for|in charge of) (.+)$/i,
    (_, before: string, joint: string, list: string) =>
      `${before}${joint} ${tellDuties(list, tense, "manage", "mid")}`,
  );
  return RULES.reduce(
    (told, { pattern, verb }) =>
      told.replace(pattern, (_, joint: string) => `${joint} ${verbInTense(verb, tense)} `),
    text,
  );
}
