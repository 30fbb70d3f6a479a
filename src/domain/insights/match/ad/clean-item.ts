import { baseOf } from "../../../language/inflect.ts";
import { GENERIC_WORDS, SOFT_WORDS } from "../lexicon/soft-words.ts";

/** A stretch of a sentence. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

const NUMBER = String.raw`(?:\d+(?:[.,]\d+)?\+?|one|two|three|four|five|six|seven|ten|several|a few|\d+ ?[-–] ?\d+)`;
const TRIGGER = String.raw`(?:(?:experience|expertise|background|training|skills?|knowledge|understanding|familiarity|familiar|proficien(?:t|cy)|skilled|trained|certified|fluen(?:t|cy)|comfortable|confidence|confident|competen(?:t|ce)|grasp|command|mastery|degree|versed|adept|credentials?) (?:working |teaching |using )?(?:with|in|of|using|on|at)|experience(?:d)? (?:with|in)|ability to (?:\w+)|able to (?:\w+))`;
const LEAD = new RegExp(
  String.raw`^(?:[\s"“'(:,•*-]+|(?:and|or|plus|also|both|either|then|including|include[sd]?|such as|like|e\.g\.|i\.e\.|must|should|will|can|please)\b|(?:you(?:['’](?:ll|re|ve))?|we|candidates?|applicants?|the right person) (?:will |must |should |also |can )?(?:have|hold|know|need|bring|be|are|possess|understand|speak)?\b|(?:must|should) (?:have|hold|know|be|possess|speak)\b|(?:a|an|the|some|any|your|our|all|another|other|at least|minimum(?: of)?|least|up to|over|more than|about|around)\b|(?:strong|solid|good|excellent|great|basic|advanced|proven|previous|prior|current|currently|active|valid|full|own|working|hands-on|demonstrated|relevant|modern|deep|sound|thorough|professional|practical|recent|first (?=experience)|extensive|general|fluent|intermediate|expert|specialist|in-depth|real|daily|weekly|monthly|state|unrestricted|licensed|experienced|trained|certified|confident|strongly|ideally|preferably|additional|superior)\b|${NUMBER}(?:\s*(?:years?|yrs?|months?|weeks?)['’]?(?: (?:of|in|as|with))?| or more)\b|${TRIGGER}\b|(?:hold|have|know|possess|use|using|understand|hold(?:s|ing)?|has|need|of|in|with|to|for|on|as|from)\b)\s*`,
  "i",
);
const TRAILING_SIGNS = new Set([..." \u00a0\"”'’),:.;!?–—-"]);
const TRAILING_WORD =
  /\s+(?:experience|skills?|knowledge|ability|abilities|background|expertise|training|proficiency|preferred|required|needed|a must|is|are|was|be|or|and|software|systems?|tools?|techniques?|a plus|plus|etc|similar|equivalent|related|other|another|rules|work|methods?|ever|too|well|daily|twice|inside out|already|only|also|strongly|highly|designation|track)$/i;
const CUT =
  /\s+(?:within|from|for|at|by|of hire|or (?:a |an |another |any )?(?:similar|equivalent|equal|other|related)|is|are|was|will|would|should|must|when|where|while|because|so|if|as|that|which|who|preferably|but|not|than|per|each|every|including)\b.*$|\s+[–—=]\s+.*$/is;
const INNER =
  /\b(?:you|your|we|our|us|it|its|that|who|they|their|them|he|she|his|her|i|my|this|these|those|there|what|how|why|not|no|the|is|are|be|have|has|do|does|will|can|a|an|up|out)\b/i;
/** "Or similar", "participate in": no thing that somebody has. */
const NO_SKILL =
  /^(?:without|equivalent|similar|related|comparable|others?|another|more|got|but|well-\w+|\w+n['’]t)\b|\b(?:provides|includes|requires|ensures|maintains|supports|performs|participates|uses|communicates|develops|works|reports to|regarding|scalable)\b/i;
const MOST_WORDS = 4;
const LONGEST = 48;

/** The skill's own words in a piece of a list, without what leads to them and follows them; null where none is left. */
export function cleanItem(text: string, { start, end }: Range): Range | null {
  let from = start;
  let to = end;
  const cut = CUT.exec(text.slice(from, to));
  if (cut && cut.index > 0) to = from + cut.index;
  for (let round = 0; round < 12; round += 1) {
    const piece = text.slice(from, to);
    const lead = LEAD.exec(piece)?.[0].length ?? 0;
    const trail = trailingSigns(piece) || (TRAILING_WORD.exec(piece)?.[0].length ?? 0);
    if (lead === 0 && trail === 0) break;
    from += lead;
    to = Math.max(from, to - trail);
  }
  return to > from && isSkill(text.slice(from, to)) ? { start: from, end: to } : null;
}

/** Counted from the end: as a pattern it would begin anew at every sign of a long row of them. */
function trailingSigns(piece: string): number {
  let at = piece.length;
  while (at > 0 && TRAILING_SIGNS.has(piece.charAt(at - 1))) at -= 1;
  return piece.length - at;
}

function isSkill(phrase: string): boolean {
  if (phrase.length > LONGEST || !/\p{L}{2}|^[A-Z]$/u.test(phrase) || /[@$€£]|https?:/.test(phrase))
    return false;
  const words = phrase.split(/\s+/);
  if (words.length > MOST_WORDS || INNER.test(phrase) || NO_SKILL.test(phrase)) return false;
  const lower = words.map((word) => word.toLowerCase().replace(/^[^\p{L}\d]+|[^\p{L}\d+#]+$/gu, ""));
  if (lower.some((word) => SOFT_WORDS.has(word))) return false;
  const [opening = "", ...rest] = lower;
  if (rest.length === 0 && baseOf(opening, "past") !== null && baseOf(opening, "base") === null) return false;
  // "Operating services", "building things": a deed on nothing in particular.
  const told = rest.length > 0 && baseOf(opening, "gerund") !== null ? rest : lower;
  return !told.every((word) => GENERIC_WORDS.has(word) || /^\d/.test(word));
}
