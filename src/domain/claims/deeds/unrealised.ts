import { baseOf } from "../../language/inflect.ts";
import type { Claim } from "../claim.ts";
import { clausesOf, deedsOf } from "../clauses.ts";
import { alike, type Reading } from "../support.ts";

const INTENT =
  /\b(?:was|were) going to (\w+)|\b(?:plan(?:s|ned|ning)?|hop(?:e|es|ed|ing)|want(?:s|ed|ing)?|wish(?:es|ed)?|intend(?:s|ed)?|appl(?:y|ied)|suppos(?:ed)|meant|due|asked|offered|invited|about|going|tr(?:y|ied|ying)|aim(?:s|ed|ing)?|would (?:like|love)|need(?:s|ed)?) to (?:(?:be|have|help) )?(\w+)|\b(?:would|could|might) have (\w+)|\b(?:scheduled|set|expected|slated|down) to (\w+)|\b(?:would|will|could|might|may) (?!have\b)(\w+)|\bforecast (?:\d[\d.]*\s?% )?(\w+)|\boffered (?:the|an?) (\w+)|\b(?:talked|thought|spoke|thinking|talking) (?:about|of) (\w+ing)|\b(?:considered|discussed|debated) (\w+ing)/gi;
const KEPT =
  /\b(?:plan\w*|hop(?:e|es|ed|ing)|want\w*|wish\w*|intend\w*|appl(?:y|ied)|suppos\w*|meant|due|asked|offer\w*|invit\w*|about to|going to|tr(?:y|ied|ying)|aim\w*|would|will|could|might|may|potential\w*|talk\w*|consider\w*|discuss\w*|proposed|forecast\w*|to(?! (?:an?|the|my|our|its|their|\d)\b))\b/i;
/** "asked to lead the audit": who was asked mostly did it, unless the text goes on with "but". */
const MOSTLY_DONE = /^(?:asked|offered|invited|tr|need|due|about|going|would|will|could|may|might|aim)/i;
const FAILED =
  /\b(?:but|declined|cancelled|canceled|refused|never|didn't|did not|fell through|instead|yet)\b/i;
/** "would open the shop on Saturdays" tells of a habit. */
const HABIT =
  /\bwould (?:always |often |usually )?\w+ [^.;]{0,40}\b(?:on (?:mon|tues|wednes|thurs|fri|satur|sun)days|every|each|daily|weekends|mornings|evenings)\b/i;
const UNREAL = /^(?:(?:was|were) going|would|could|might|offered (?:the|an?))/i;

/** "Opened a salon" for who planned to open one. */
export function unrealised(suggestion: Reading, source: Reading): Claim[] {
  const wished = [...source.text.matchAll(INTENT)]
    .filter(([said]) => !(/^would/i.test(said) && HABIT.test(source.text)))
    .filter(([said]) => !MOSTLY_DONE.test(said) || UNREAL.test(said) || FAILED.test(source.text))
    .flatMap(([, ...verbs]) => verbs.filter((verb) => verb !== undefined))
    .map((verb) => baseOf(verb, "participle", "past", "gerund") ?? verb);
  if (
    wished.length === 0 ||
    KEPT.test(suggestion.text.replace(/\b(?:from|up|according|due) [^.]{0,24}?to\b/gi, ""))
  )
    return [];
  const done = source.tokens.flatMap(({ lower }) => baseOf(lower, "past") ?? []);
  return clausesOf(suggestion).flatMap((clause): Claim[] => {
    const deed = deedsOf(clause).find(({ index }) => index <= 1);
    if (
      !deed ||
      done.includes(deed.base) ||
      !wished.some((verb) => alike(verb, deed.base) || verb.startsWith(deed.base))
    )
      return [];
    const { start } = deed.token;
    return [{ kind: "scope", text: suggestion.text.slice(start, clause.end), start, end: clause.end }];
  });
}
