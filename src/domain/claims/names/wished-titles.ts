import { baseOf } from "../../language/inflect.ts";
import type { Token } from "../../language/tokens.ts";
import type { Claim } from "../claim.ts";
import { STOP_WORDS } from "../lexicon/synonyms.ts";
import { TITLES } from "../lexicon/titles.ts";
import type { Reading } from "../support.ts";

const KNOWN = new Set(TITLES.trim().split(/\s+/));
const PERSON =
  /^[a-z]{2,}(?:er|or|ist|ian|ant|man|woman)$|^(?:chef|nurse|pilot|vp|ceo|cto|cfo|cpa|analyst|vet|head|coach|guide|clerk|cook|lead|surgeon|professor)$/;

/** How a source speaks of a title that is somebody else's, or only wished for. */
const NOT_YET =
  /\b(?:report(?:ed|s|ing)? (?:directly )?to|under|review by|checked by|supervised by|assistant to|pa to|secretary to|(?:son|daughter|wife|husband|friend|mother|father|brother|sister) of|who (?:is|was|works as)|(?:looking|applying|applied|hoping) (?:for|to become|to be)|seeking|(?:want(?:s|ed)?|hop(?:e|es|ed)|plan(?:s|ned)?) to (?:be|become)|to become|aspir\w+ to|position as|job as|role as|role of|post of|work as|next step|offered) (?:(?:an?|the|my|our|his|her|role|position|post|job|first|of|as) )*(?:[\w-]+ ){0,2}$/i;
const WORKED_AS =
  /\b(?:worked|work|working|employed|served|current|had|in (?:my|a|the)) (?:[\w-]+ )?(?:as|position as|job as|role as|role of) (?:(?:an?|the) )?(?:[\w-]+ ){0,2}$/i;
const KEPT =
  /^(?:seeking|looking|aspiring|future|hoping|wants?|would-be|prospective)\b|\b(?:position|role|job|post)\b/i;

/** "VP of Sales" for who reported to one, "Head chef" for who looks for such a post. */
export function wishedTitles(suggestion: Reading, source: Reading): Claim[] {
  const title = leadingTitle(suggestion);
  const head = title.at(-1);
  if (!head || KEPT.test(suggestion.text)) return [];
  const uses = source.tokens.filter(({ lower }) => lower.replace(/'s?$/, "") === head.lower);
  if (uses.length === 0 || !uses.every((use) => isNotYet(use, source))) return [];
  const start = title[0]?.start ?? head.start;
  return [{ kind: "title", text: suggestion.text.slice(start, head.end), start, end: head.end }];
}

function isNotYet({ start }: Token, { text }: Reading): boolean {
  const before = text.slice(Math.max(0, start - 64), start);
  const clause = before.slice(Math.max(before.lastIndexOf("."), before.lastIndexOf(";")) + 1);
  return NOT_YET.test(clause) && !WORKED_AS.test(clause);
}

function isPerson(token: Token | undefined): boolean {
  return token !== undefined && (PERSON.test(token.lower) || KNOWN.has(token.lower));
}

/** The words with which a suggestion names somebody: "Head chef", "VP", "Master electrician". */
function leadingTitle({ tokens, text }: Reading): Token[] {
  const found: Token[] = [];
  for (const [index, token] of tokens.slice(0, 4).entries()) {
    const glue = index === 0 ? " " : text.slice(tokens[index - 1]?.end, token.start);
    if (glue !== " " && index > 0) break;
    if (
      STOP_WORDS.has(token.lower) ||
      (index === 0 && !isPerson(tokens[1]) && baseOf(token.lower, "past", "gerund") !== null)
    )
      break;
    found.push(token);
    if (isPerson(token)) {
      const next = tokens[index + 1];
      const goesOn = next && text.slice(token.end, next.start) === " " && isPerson(next);
      if (!goesOn) return found;
    }
  }
  return [];
}
