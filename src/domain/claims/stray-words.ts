import { stem } from "../language/stem.ts";
import type { Token } from "../language/tokens.ts";
import type { Claim } from "./claim.ts";
import { clausesOf, deedsOf } from "./clauses.ts";
import { coveredWords } from "./covered.ts";
import { hasShortForm, plainText, type Reading, read } from "./support.ts";

/** Words that hold a sentence together and tell nothing. */
const SMALL = new Set(
  `a an the and or but while as of for to in on at by with from into onto over under up out off down across during through via within
  who whom whose which that this these those it its they their them he she his her him i me my mine we our us you your is are was were be
  been being am has have had having do does did doing not no nor so than then also both each every all any some`.split(
    /\s+/,
  ),
);

/**
 * Every word of a suggestion that its source does not have itself or as its short form. A verb may lead a clause that
 * tells of something from the source; nothing else may be new. Too strict for an honest rewrite, right for what is left
 * of an invented one.
 */
export function strayWords(source: string, suggestion: string, context = ""): Claim[] {
  const said = read(plainText(suggestion));
  const support = read(plainText(context === "" ? source : `${source}\n${context}`));
  const covered = coveredWords(said, support);
  const isStray = (token: Token) => isWord(token) && !covered.has(token.start) && !isSaid(token, support);
  return clausesOf(said).flatMap((clause): Claim[] => {
    const lead = deedsOf(clause).find(({ index }) => index <= 1)?.token;
    const anchored = clause.tokens.some((token) => token !== lead && isWord(token) && !isStray(token));
    return clause.tokens
      .filter((token) => isStray(token) && !(anchored && token === lead))
      .map(({ text, start, end }) => ({ kind: "scope", text, start, end }));
  });
}

/** Numbers are judged by what they count. */
function isWord({ lower }: Token): boolean {
  return !SMALL.has(lower) && !/^\d/.test(lower);
}

function isSaid({ lower }: Token, support: Reading): boolean {
  const parts = lower.split(/[-/]/).filter((part) => part !== "" && !SMALL.has(part));
  return parts.every(
    (part) => support.words.has(part) || support.stems.has(stem(part)) || hasShortForm(support, part),
  );
}
