import { additions } from "./additions.ts";
import type { Claim } from "./claim.ts";
import { deniedNames } from "./denied-names.ts";
import { unsupportedFacts } from "./facts.ts";
import { unsupportedNames } from "./names.ts";
import { noneClaimed } from "./none-left.ts";
import { unsupportedNumbers } from "./numbers.ts";
import { turnedRound } from "./opposites.ts";
import { unsupportedOutcomes } from "./outcomes.ts";
import { qualifiedOnly } from "./qualified.ts";
import { freePlaces } from "./quantities/special-quantities.ts";
import { reversedMoves } from "./reversed.ts";
import { sharedRhythms } from "./rhythms.ts";
import { unsupportedScope } from "./scope.ts";
import { plainText, read } from "./support.ts";
import { unsupportedTimes } from "./times.ts";
import { unsupportedTitles } from "./titles.ts";
import { finishedEarly } from "./unfinished.ts";
import { unrealised } from "./unrealised.ts";

/**
 * What a suggestion claims and neither the source nor its context supports. The context (title, employer, period) supports
 * names, numbers and things; how much of a deed somebody did is only in the source. Places are those of the plain text.
 */
export function unsupportedClaims(source: string, suggestion: string, context = ""): Claim[] {
  const said = read(plainText(suggestion));
  const stated = read(plainText(source));
  if (said.text.trim() === stated.text.trim()) return [];
  const support = context === "" ? stated : read(`${stated.text}\n${plainText(context)}`);
  const rhythms = sharedRhythms(said.text, support.text);
  const isRhythm = ({ start, end }: Claim) => rhythms.some((one) => start >= one.start && end <= one.end);
  const claims = [
    ...unsupportedNumbers(said, support),
    ...unsupportedNames(said, support),
    ...noneClaimed(said, support),
    ...deniedNames(said, support),
    ...reversedMoves(said, support),
    ...unsupportedTitles(said, support),
    ...finishedEarly(said, support),
    ...qualifiedOnly(said, support),
    ...unsupportedTimes(said, support),
    ...turnedRound(said, support),
    ...unrealised(said, support),
    ...unsupportedScope(said, stated, support),
    ...unsupportedOutcomes(said, support),
    ...unsupportedFacts(said, support),
    ...additions(said, stated, support),
  ];
  return distinct(
    claims.filter((claim) => !isRhythm(claim)),
    said.text,
  );
}

/** A stretch that two checks object to is one claim: that of the first. */
function distinct(claims: readonly Claim[], text: string): Claim[] {
  const kinds = new Set(claims.map(({ kind }) => kind));
  const free = new Map([...kinds].map((kind) => [kind, freePlaces(text)]));
  return claims.filter((claim) => free.get(claim.kind)?.(claim)).sort((a, b) => a.start - b.start);
}
