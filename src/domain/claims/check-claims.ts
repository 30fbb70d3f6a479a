import type { Claim } from "./claim.ts";
import { addedPhrases } from "./deeds/added-phrases.ts";
import { additions } from "./deeds/additions.ts";
import { denials } from "./deeds/denials.ts";
import { unsupportedFacts } from "./deeds/facts.ts";
import { insertions } from "./deeds/insertions.ts";
import { reversedMoves } from "./deeds/reversed.ts";
import { unsupportedScope } from "./deeds/scope.ts";
import { unrealised } from "./deeds/unrealised.ts";
import { deniedNames } from "./names/denied-names.ts";
import { otherDimensions } from "./names/dimensions.ts";
import { wrongEmployers } from "./names/employers.ts";
import { unsupportedNames } from "./names/names.ts";
import { qualifiedOnly } from "./names/qualified.ts";
import { qualifiedIn } from "./names/qualified-in.ts";
import { unsupportedTitles } from "./names/titles.ts";
import { finishedEarly } from "./names/unfinished.ts";
import { wishedTitles } from "./names/wished-titles.ts";
import { mostClaimed } from "./numbers/most-of-all.ts";
import { noneClaimed } from "./numbers/none-left.ts";
import { unsupportedNumbers } from "./numbers/numbers.ts";
import { numbersOfNames } from "./numbers/numbers-of-names.ts";
import { turnedRound } from "./opposites.ts";
import { otherScripts } from "./other-script.ts";
import { unsupportedOutcomes } from "./outcomes.ts";
import { freePlaces } from "./quantities/special-quantities.ts";
import { plainText, read } from "./support.ts";
import { sharedRhythms } from "./times/rhythms.ts";
import { unsupportedTimes } from "./times/times.ts";
import { addedEffects } from "./told-effects.ts";

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
    ...otherScripts(said, support),
    ...unsupportedNumbers(said, support),
    ...unsupportedNames(said, support),
    ...otherDimensions(said, support),
    ...numbersOfNames(said, support),
    ...noneClaimed(said, support),
    ...mostClaimed(said, support),
    ...deniedNames(said, support),
    ...wrongEmployers(said, support),
    ...reversedMoves(said, support),
    ...unsupportedTitles(said, support),
    ...wishedTitles(said, stated),
    ...finishedEarly(said, support),
    ...qualifiedOnly(said, support),
    ...qualifiedIn(said, support),
    ...unsupportedTimes(said, support),
    ...turnedRound(said, support),
    ...denials(said, stated),
    ...unrealised(said, support),
    ...unsupportedScope(said, stated, support),
    ...unsupportedOutcomes(said, support),
    ...addedEffects(said, support),
    ...unsupportedFacts(said, support),
    ...additions(said, stated, support),
    ...insertions(said, stated, support),
    ...addedPhrases(said, support),
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
