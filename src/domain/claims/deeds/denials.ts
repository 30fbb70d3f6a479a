import { stem } from "../../language/stem.ts";
import type { Token } from "../../language/tokens.ts";
import type { Claim } from "../claim.ts";
import { type Clause, clausesOf, deedsOf } from "../clauses.ts";
import { FUNCTION_WORDS } from "../lexicon/function-words.ts";
import { STOP_WORDS } from "../lexicon/synonyms.ts";
import type { Reading } from "../support.ts";

const NEGATION =
  /^(?:no|not|never|without|nor|neither|hardly|cannot|can't|cant|don't|dont|didn't|didnt|doesn't|doesnt|isn't|isnt|wasn't|wasnt|haven't|havent|hasn't|hasnt|w\/o|won't|couldn't|couldnt|weren't|werent|aren't|arent|wouldn't)$/;
const FAILING = /^(?:failed|refused|forgot|unable)$/;
const DENYING =
  /\b(?:no|not|never|without|nor|none|nobody|nothing|zero|neither|lack\w*|free|except\w*|exclud\w*|apart|hardly|rarely|few|little|prevent\w*|avoid\w*|(?:keep|kept|keeping) [^.;]{1,32} from|someone|somebody|fail\w*|tried|attempt\w*|un(?!der|til|it|i(?:on|versity|form|que)|less)\w+|\w+n't|non)\b|-free\b|\b0\b/i;
const LONGEST = 5;

/** What a source denies, as the roots of the words after the denial. */
function deniedIn(source: Reading): string[][] {
  return clausesOf(source).flatMap((clause) => {
    const at = clause.tokens.findIndex(
      ({ lower }, index) =>
        (NEGATION.test(lower) && clause.tokens[index - 1]?.lower !== "than") ||
        (FAILING.test(lower) && clause.tokens[index + 1]?.lower === "to"),
    );
    const next = FAILING.test(clause.tokens[at]?.lower ?? "") ? "" : (clause.tokens[at + 1]?.lower ?? "");
    // "not only", "no longer", "no 1": nothing is denied of what follows.
    if (
      at < 0 ||
      /^(?:only|just|longer|later|less|fewer|more|until|for|to|even|other|many|much|\d.*)$/.test(next)
    )
      return [];
    if (
      !(/^w(?:ithout|\/o)$/.test(clause.tokens[at]?.lower ?? "") || isOwn(clause.tokens.slice(0, at))) ||
      clause.tokens.slice(at + 1).some(({ lower }) => NEGATION.test(lower))
    )
      return [];
    const words = clause.tokens.slice(at + 1, at + 1 + LONGEST);
    // "never had more than 3": that is no denial of the thing.
    if (words.some(({ lower }) => /^(?:more|less|fewer|than)$/.test(lower))) return [];
    const content = words.filter(isContent);
    return content.length === 0 ? [] : [content.map(({ lower }) => stem(lower))];
  });
}

/** "I don't …", "no …"; what there was not, or others could not, is no denial of the person's. */
function isOwn(before: readonly Token[]): boolean {
  return before.every(({ lower }) =>
    /^(?:i|i'm|am|was|were|have|had|did|do|but|and|also|still|just|with|though|although)$/.test(lower),
  );
}

/** "…, so I made one": what was missing is there now. */
const REMEDY = /\b(?:so|until|till|before|then) i\b|[,;] i (?!was\b|am\b|had\b|have\b|just\b)[a-z]+/i;

function isContent({ lower }: Token): boolean {
  return (
    lower.length > 2 &&
    !STOP_WORDS.has(lower) &&
    !FUNCTION_WORDS.has(lower) &&
    !/^(?:allowed|able|going|asked|permitted)$/.test(lower)
  );
}

/** "Experience with SQL" for "no experience with SQL", "Missed a shift" for "never missed a shift". */
export function denials(suggestion: Reading, source: Reading): Claim[] {
  const denied = REMEDY.test(source.text) ? [] : deniedIn(source);
  if (denied.length === 0 || DENYING.test(suggestion.text)) return [];
  const affirmed = new Set(
    clausesOf(source)
      .filter(({ tokens }) => !tokens.some(({ lower }) => NEGATION.test(lower)))
      .flatMap(({ tokens }) => tokens.map(({ lower }) => stem(lower))),
  );
  return clausesOf(suggestion).flatMap((clause): Claim[] => {
    const roots = new Set(clause.tokens.map(({ lower }) => stem(lower)));
    const deed = deedsOf(clause).find(({ index }) => index <= 1);
    const again = denied.find(
      ([first = "", ...more]) =>
        roots.has(first) &&
        !affirmed.has(first) &&
        (more.length === 0
          ? clause.tokens.length <= 3 || (deed !== undefined && stem(deed.token.lower) === first)
          : more.some((root) => suggestion.stems.has(root))),
    );
    return again ? [claimOver(clause, suggestion)] : [];
  });
}

function claimOver({ start, end }: Clause, { text }: Reading): Claim {
  return { kind: "scope", text: text.slice(start, end), start, end };
}
