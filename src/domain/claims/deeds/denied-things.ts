import { stem } from "../../language/stem.ts";
import type { Claim } from "../claim.ts";
import { clausesOf, deedsOf } from "../clauses.ts";
import { STOP_WORDS } from "../lexicon/synonyms.ts";
import type { Reading } from "../support.ts";

const NEVER_DONE =
  /(?<=^|[,.;\n] ?|\b(?:i|but|and|though) )(?:never|not|didn'?t|don'?t|wasn'?t allowed to|couldn'?t|no need to) (?:did|do|done|touch|touched|handle|handled|work(?:ed)? on|deal(?:t)? with|go near) (?:any |the |anything (?:with|to do with) )?([a-z-]+(?: [a-z-]+)?(?: (?:or|and|nor) (?:the )?[a-z-]+)?)(?=[,.;\n]|$| (?:but|because|as|since|myself)\b)/gi;
const KEPT =
  /n't\b|\b(?:never|not|no|without|except|excluding|other than|apart|besides|by (?:an?|the|my))\b/i;

/** "connected the gas" for who "never did the gas": things that the source says were left alone. */
export function deniedThings(suggestion: Reading, source: Reading): Claim[] {
  const left = new Set(
    [...source.text.matchAll(NEVER_DONE)].flatMap(([, things = ""]) =>
      things
        .toLowerCase()
        .split(" ")
        .filter((word) => word.length > 2 && !STOP_WORDS.has(word))
        .map(stem),
    ),
  );
  if (left.size === 0 || KEPT.test(suggestion.text)) return [];
  const uses = new Map<string, number>();
  for (const { lower } of source.tokens) uses.set(stem(lower), (uses.get(stem(lower)) ?? 0) + 1);
  const once = (root: string) => uses.get(root) === 1;
  return clausesOf(suggestion).flatMap((clause): Claim[] => {
    const deed = deedsOf(clause).find(({ index }) => index <= 1);
    const thing = clause.tokens.find(({ lower }) => left.has(stem(lower)) && once(stem(lower)));
    if (!deed || !thing || thing.start < deed.token.start) return [];
    const { start } = deed.token;
    return [{ kind: "scope", text: suggestion.text.slice(start, clause.end), start, end: clause.end }];
  });
}
