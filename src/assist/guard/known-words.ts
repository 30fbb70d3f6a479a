import { stem } from "../../domain/language/stem.ts";
import { tokens } from "../../domain/language/tokens.ts";
import { clausesOf } from "./clauses.ts";

/** "Never SAP" has the word, and the person does not claim it. */
const DENIES =
  /\b(?:no|not|never|nor|neither|none|without|cannot|cant|dont|didnt|doesnt|wasnt|isnt|havent|except|instead)\b|n['’]t\b/i;

/** The roots of the words that the person uses and does not deny. */
export function knownWords(...own: readonly string[]): ReadonlySet<string> {
  const clauses = own.flatMap(clausesOf).filter(({ text }) => !DENIES.test(text));
  return new Set(clauses.flatMap(({ text }) => tokens(text).map(({ lower }) => stem(lower))));
}
