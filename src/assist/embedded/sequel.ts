import { namesKnown } from "../../domain/claims/gazetteer/gazetteer.ts";
import { baseOf, gerund } from "../../domain/language/inflect.ts";
import { NOUN_VERBS } from "./lexicon/noun-verbs.ts";

const TOOLS_MOST = 5;

/** What follows a thing that has got its verb: ", it was printed in May" → ", printed in May". */
export function plainSequel(rest: string): string {
  return withTools(rest)
    .replace(/, where we (?=[a-z]+ )/i, ", where the team ")
    .replace(/^, you (?=[a-z]+ )/i, " where you ")
    .replace(
      /, (?:it is|it's|its|it was|which is|which was) (?=[a-z]+(?:ed|wn|en|lt|nt|ld)\b|(?:on|at|in|available|free|open) )/gi,
      ", ",
    )
    .replace(
      /, (?:it |which )?has (?=(?:(?:about|around|over|nearly|almost|roughly) )?\d)(?!.* and (?:is|are|has)\b)/i,
      ", with ",
    )
    .replace(
      /, (it |which )?([a-z]+s) (?=[a-z\d])(?!.* and [a-z]+s\b)/gi,
      (all, subject: string | undefined, verb: string) => {
        const base = baseOf(verb, "third");
        const known =
          base !== null &&
          (subject !== undefined ||
            /^(?:use|run|take|work|play|cost|weigh|hold|last|support)$/.test(base) ||
            !NOUN_VERBS.has(base));
        return known ? `, ${gerund(base)} ` : all;
      },
    );
}

/** ", React, hosted on Netlify" → " with React, hosted on Netlify". */
function withTools(rest: string): string {
  const [all = "", segment = ""] = /^[^,]*, ([^,]{2,40})(?=,|$)/.exec(rest) ?? [];
  const words = segment.split(" ");
  if (
    / (?:with|using) /.test(all.slice(0, all.length - segment.length)) ||
    segment === "" ||
    words.length > TOOLS_MOST ||
    !words.every(isTool)
  )
    return rest;
  return `${rest.slice(0, all.length - segment.length - 2)} with ${segment}${rest.slice(all.length)}`;
}

function isTool(word: string): boolean {
  return /^(?:and|&|\+|plus)$/.test(word) || namesKnown(word, { everyday: true }).length > 0;
}
