import type { ImproveRequest } from "../../../domain/suggestions/request.ts";
import type { Statement } from "../read/statement.ts";
import { type Word, withPost } from "../read/word.ts";
import { verbForDuty, verbForNamed } from "./choose-verb.ts";
import { isDetail } from "./details.ts";
import { itemsOf } from "./noun-phrase.ts";

/** "responsible for the rota, training and stock": one verb for all that it is said of. */
export function duty(statement: Statement, { seniority }: ImproveRequest): Statement {
  const isShared = statement.adverbs.some(({ lower }) => lower === "jointly" || lower === "partly");
  if (isShared) return { ...statement, kind: "action", lemma: "share responsibility for", adverbs: [] };
  const [first = [], ...others] = itemsOf(statement.rest);
  const { verb, object } = verbForDuty(first, seniority);
  return { ...statement, kind: "action", lemma: verb, isNamed: true, rest: joined(object, others) };
}

/** A line that only names a thing, with the verb that goes with it; as it is where it names several, for one verb fits not all. */
export function named(statement: Statement, request: ImproveRequest, all: readonly Statement[]): Statement {
  const [first = [], ...others] = itemsOf(statement.rest);
  const isProject = request.task === "project";
  const isSole =
    all[0] === statement &&
    all.slice(1).every(({ kind, namesAgent }) => kind === "clause" && !namesAgent) &&
    (isProject || others.every(isDetail)) &&
    !first.some(({ post, lower }) => post.includes(":") || /^(?:me|i|us|we)$/.test(lower));
  const chosen = isSole ? verbForNamed(lowered(first), request.task) : null;
  // "Control room operator, 140 cameras": a role or a place heads what follows it.
  if (!chosen || (/^work /.test(chosen.verb) && (others.length > 0 || all.length > 1))) return statement;
  return {
    ...statement,
    kind: "action",
    agent: "person",
    form: "gerund",
    lemma: chosen.verb,
    isNamed: true,
    rest: joined(chosen.object, others),
  };
}

/** A capital that only the head of a line gave. */
function lowered(words: readonly Word[]): readonly Word[] {
  return words.map((word, at) =>
    at === 0 && word.start === 0 && /^\p{Lu}\p{Ll}*$/u.test(word.text) && !word.tags.has("ProperNoun")
      ? { ...word, text: word.lower }
      : word,
  );
}

export function joined(words: readonly Word[], items: readonly (readonly Word[])[]): Word[] {
  return items.reduce<Word[]>(
    (all, item) => {
      const last = all.at(-1);
      return last ? [...all.slice(0, -1), withPost(last, `${last.post},`), ...item] : [...item];
    },
    [...words],
  );
}
