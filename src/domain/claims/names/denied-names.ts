import type { Claim } from "../claim.ts";
import type { Reading } from "../support.ts";

/** What stands before a name that the person has nothing to do with, or not yet. */
const APART =
  /\b(?:never|not|no|without|(?:don't|dont|doesn't|didn't|didnt|haven't|never) (?:have|had|hold|held|got|do|did|done|use|used|know|knew)|instead of|rather than|(?:want|wants|wanted|hope|hoping|plan|planning|would like|keen|eager) to (?:learn|study|try|use|work (?:for|at|with))|learning|interested in|applied (?:to|at|for)|interview(?:ed)? (?:at|with)|(?:supplier|competitor|rival|customer|client|neighbour|neighbor|subsidiary|contractor|partner) (?:of|to)|next (?:door )?to|near|opposite|across from|close to) (?:the |an? )?$/i;

/** "Used Oracle and SAP" for "used Oracle, never SAP"; "at the Tate" for "next door to the Tate". */
export function deniedNames(suggestion: Reading, source: Reading): Claim[] {
  if (KEPT_APART.test(suggestion.text)) return [];
  const apart = namesApart(source);
  if (apart.size === 0) return [];
  return (
    suggestion.tokens
      .filter(
        ({ text, lower, opens }) =>
          (!opens || /^[A-Z]{2}/.test(text)) && /^\p{Lu}/u.test(text) && apart.has(nameIn(lower)),
      )
      // "spoke no German" keeps what the source says.
      .filter(({ start }) => !APART.test(suggestion.text.slice(Math.max(0, start - 48), start)))
      .map(({ text, start, end }) => ({ kind: "name", text, start, end }))
  );
}

/** Names that a text mentions only to say that the person is apart from them. */
function namesApart({ tokens, text }: Reading): ReadonlySet<string> {
  const apart = new Set<string>();
  const near = new Set<string>();
  for (const { lower, start } of tokens)
    (isApart(text.slice(Math.max(0, start - 48), start)) ? apart : near).add(nameIn(lower));
  return new Set([...apart].filter((name) => !near.has(name)));
}

/** "people who never used SAP" are others. */
function isApart(before: string): boolean {
  return (
    APART.test(before) &&
    !/\bwho (?:had |have |has )?(?:never|not|don'?t|didn'?t|couldn'?t) (?:use|used|know|knew|try|tried)\b/i.test(
      before,
    )
  );
}

function nameIn(word: string): string {
  return word.replace(/'s?$|-(?:qualified|certified|trained|based|licensed)$/, "");
}

const KEPT_APART =
  /\b(?:never|not|without|instead|rather|want\w*|hop(?:e|ing)|plan\w*|learn\w*|to study|studying|interest\w*|appl(?:y|ied|ying)|interview\w*|supplier|supplying|competitor|rival|customer|client|neighbou?r\w*|subsidiary|contractor|partner|next|near|opposite|close|beside)\b/i;
