import { past, third } from "../../../domain/language/inflect.ts";
import { namesPeople } from "../lexicon/people.ts";
import type { Statement } from "../read/statement.ts";
import { type Word, wordsOf } from "../read/word.ts";

const COMPANY =
  /^(?:team|together|friend|friends|colleague|colleagues|brother|sister|freelancer|partner|group|parents|mate|mates)$/;

/** What "we" did. Where the line tells with whom, nobody else is put in; after the person's own deeds it is the team's. */
export function withTeam(statements: readonly Statement[]): Statement[] {
  const isTold = statements.some(
    ({ rest, scene, companions }) => companions.length > 0 || tellsWithWhom(rest) || tellsWithWhom(scene),
  );
  return statements.map((statement, at): Statement => {
    const { agent, kind, lemma, form, rest, joint, adverbs } = statement;
    if (agent !== "team" || kind !== "action") return statement;
    if (isTold) return { ...statement, agent: "person" };
    if (at === 0 || joint === "" || statement.part !== "did") return statement;
    const verb = form === "past" ? (statement.pastForm ?? past(lemma)) : third(lemma);
    return {
      ...statement,
      kind: "clause",
      agent: "other",
      rest: [...wordsOf("the team"), ...adverbs, ...wordsOf(verb), ...rest],
      adverbs: [],
    };
  });
}

/** "with a friend", "with the parents", "with two mates". */
function tellsWithWhom(words: readonly Word[]): boolean {
  return words.some(
    ({ lower }, at) =>
      (/^(?:with|alongside)$/.test(lower) &&
        words.slice(at + 1, at + 5).some((word) => COMPANY.test(word.lower) || namesPeople(word.lower))) ||
      lower === "together" ||
      (lower === "team" && at < 6),
  );
}
