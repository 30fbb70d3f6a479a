import { BE, DETERMINERS, POSSESSIVES } from "../lexicon/word-classes.ts";
import { articleFor } from "../say/article.ts";
import { isFiniteVerb, isNumber, verbAfterSubject } from "./find-verb.ts";
import type { Statement } from "./statement.ts";
import { type Word, withoutLastPost, wordOf } from "./word.ts";

/** A clause about a thing that was the person's own doing, said of the person: "the menu was created by me", "payroll was my job". */
export function ownDoing(statement: Statement): Statement {
  const { kind, rest } = statement;
  if (kind !== "clause") return statement;
  const be = rest.findIndex(({ lower }) => BE.has(lower));
  if (be < 1) return statement;
  return byMe(statement, be) ?? myJob(statement, be) ?? myProject(statement, be) ?? statement;
}

/** "and one colleague" after "by me": it was not the person alone. */
export function isWithOthers(words: readonly Word[], at: number): boolean {
  const other = words[at + 1];
  if (!other || !/^(?:and|&|plus)$/.test(words[at]?.lower ?? "")) return false;
  const isSomebody =
    isNumber(other) ||
    DETERMINERS.has(other.lower) ||
    POSSESSIVES.has(other.lower) ||
    /^\p{Lu}/u.test(other.text);
  return isSomebody && !words.slice(at + 2, at + 5).some((_, index) => isFiniteVerb(words, at + 2 + index));
}

function byMe(statement: Statement, be: number): Statement | null {
  const { rest } = statement;
  const by = rest.findIndex(
    ({ lower }, at) => at > be && lower === "by" && /^(?:me|myself|us)$/.test(rest[at + 1]?.lower ?? ""),
  );
  const verb = by < 0 ? null : verbAfterSubject(rest, by - 1);
  if (
    !verb ||
    by - be > 4 ||
    isWithOthers(rest, by + 2) ||
    (verb.form !== "past" && verb.form !== "participle")
  )
    return null;
  const after = rest.slice(by + 2);
  const subject = rest.slice(0, be);
  const object = subject.length === 1 && subject[0]?.lower === "it" ? after : [...lowered(subject), ...after];
  const comma = rest[by + 1]?.post ?? "";
  return action(
    statement,
    verb.lemma,
    rest[by + 1]?.lower === "us" ? "team" : "person",
    withComma(object, subject.length, comma),
  );
}

function myJob(statement: Statement, be: number): Statement | null {
  const { rest } = statement;
  const at = rest[be + 1]?.lower === "my" ? be + 2 : -1;
  if (at < 0 || !/^(?:job|responsibility|task|duty|role)$/.test(rest[at]?.lower ?? "")) return null;
  const subject = lowered(rest.slice(0, be));
  const object = withComma([...subject, ...rest.slice(at + 1)], subject.length, rest[at]?.post ?? "");
  return { ...action(statement, "", "person", object), kind: "phrase", isDuty: true, form: "gerund" };
}

/** "my final year project was about bees" → completed a final year project about bees. */
function myProject(statement: Statement, be: number): Statement | null {
  const { rest } = statement;
  const head = rest[be - 1]?.lower ?? "";
  const verb = /^(?:thesis|dissertation|essay|paper)$/.test(head)
    ? "write"
    : /^(?:project|assignment|coursework)$/.test(head)
      ? "complete"
      : null;
  if (
    verb === null ||
    !/^(?:my|our|the|this)$/.test(rest[0]?.lower ?? "") ||
    !/^(?:about|on)$/.test(rest[be + 1]?.lower ?? "")
  )
    return null;
  const named = rest.slice(1, be);
  return action(statement, verb, rest[0]?.lower === "our" ? "team" : "person", [
    wordOf(articleFor(named[0]?.text ?? "")),
    ...named,
    ...rest.slice(be + 1),
  ]);
}

function action(
  statement: Statement,
  lemma: string,
  agent: "person" | "team",
  rest: readonly Word[],
): Statement {
  return {
    ...statement,
    kind: "action",
    agent,
    part: "did",
    lemma,
    form: "past",
    rest: withoutLastPost(rest),
  };
}

/** The comma that stood after "by me" stands after what was done. */
function withComma(words: readonly Word[], end: number, post: string): Word[] {
  return words.map((word, at) =>
    at === end - 1 && post !== "" ? { ...word, post: `${word.post}${post}` } : word,
  );
}

/** A capital that only the head of a line gave. */
function lowered(words: readonly Word[]): Word[] {
  return words.map((word, at) =>
    at === 0 && /^\p{Lu}\p{Ll}+$/u.test(word.text) && word.start === 0 ? { ...word, text: word.lower } : word,
  );
}
