import type { Tone } from "../../../domain/suggestions/request.ts";
import { isClosed } from "../read/find-verb.ts";
import type { Statement } from "../read/statement.ts";
import { textOf } from "../read/tokenize.ts";
import { type Word, withPost, wordOf } from "../read/word.ts";
import { isPlainWord } from "../spelling/known-words.ts";

/** A statement and the words that say it. */
export interface Spoken {
  readonly statement: Statement;
  readonly words: readonly Word[];
}

/** Statements in one line, joined as the person joined them; what somebody else did, after a semicolon or the tone's own joint. */
export function joinStatements(spoken: readonly Spoken[], tone: Tone): Word[] {
  const line: Word[] = [];
  for (const [at, one] of spoken.entries()) {
    const before = spoken[at - 1];
    if (before) put(line, jointOf(before, one, spoken, tone));
    line.push(...(before ? withSmallFirst(one.words) : one.words));
  }
  return line;
}

/** What stands between two statements: a sign after the first, a word before the second. */
interface Between {
  readonly sign: string;
  readonly word?: string;
}

function jointOf(before: Spoken, one: Spoken, all: readonly Spoken[], tone: Tone): Between {
  const { joint } = one.statement;
  if (joint === ":") return { sign: ":" };
  if (joint === "but" || joint === "so") return { sign: ",", word: joint };
  if (one.words[0]?.lower === "which") return { sign: "," };
  if (isClause(one)) return ofClause(joint, tone);
  // After what somebody else did a deed of the person's own needs a new start, or it would be taken for theirs.
  if (isClause(before)) return { sign: ";" };
  if (isThing(before)) return afterThing(before, one);
  if (
    joint === ";" ||
    (before.statement.kind === "gerund" && one.statement.kind === "action" && one.statement.namesAgent)
  )
    return { sign: ";" };
  if (one.statement.kind === "gerund" || isThing(one))
    return joint === "and" ? { sign: "", word: "and" } : { sign: "," };
  return inList(before, one, all);
}

function ofClause(joint: Statement["joint"], tone: Tone): Between {
  if (joint === "and" || tone === "friendly") return { sign: ",", word: "and" };
  return tone === "confident" ? { sign: "", word: "–" } : { sign: ";" };
}

const LONGEST_HEADING = 4;

/** "Apprentice. Carried tools": a few words that the person set apart name what the rest of the line is about. */
function afterThing(before: Spoken, { statement }: Spoken): Between {
  const isHeading =
    before.words.length <= LONGEST_HEADING && before.words.every(({ post }) => !/[,;:]/.test(post));
  if (statement.joint === ";") return { sign: isHeading ? ":" : ";" };
  if (statement.kind === "action" && statement.namesAgent) return { sign: ";" };
  return statement.joint === "and" ? { sign: "", word: "and" } : { sign: "," };
}

/** Deeds as a list with one "and" before the last. */
function inList(before: Spoken, one: Spoken, all: readonly Spoken[]): Between {
  const at = all.indexOf(one);
  const later = all.slice(at + 1).filter(({ statement }) => !isPart(statement));
  const isLast = later.length === 0;
  const { joint } = one.statement;
  if (!isLast) return joint === "and" && hasNoObject(before) ? { sign: "", word: "and" } : { sign: "," };
  const deeds = all.slice(0, at + 1);
  const isPure = deeds.every(({ statement }) => /^(?:action|role|state)$/.test(statement.kind));
  if (joint !== "and" && !isPure) return { sign: "," };
  const isSimple = deeds.slice(0, -1).every(({ words }) => !/[,;]| and /.test(textOf(words)));
  return { sign: isSimple || hasNoObject(before) ? "" : ",", word: "and" };
}

/** What ends a list of deeds: somebody else's, or one that is set against them. */
function isPart({ kind, joint }: Statement): boolean {
  return (
    kind === "clause" ||
    kind === "phrase" ||
    kind === "gerund" ||
    joint === "but" ||
    joint === "so" ||
    joint === ";"
  );
}

function hasNoObject({ statement }: Spoken): boolean {
  return statement.rest.length === 0;
}

function isClause({ statement }: Spoken): boolean {
  return statement.kind === "clause";
}

function isThing({ statement }: Spoken): boolean {
  return statement.kind === "phrase" && statement.agent === "none";
}

function put(line: Word[], { sign, word }: Between): void {
  const last = line.at(-1);
  if (last) line[line.length - 1] = withPost(last, `${last.post.replace(/[,;:.]+$/, "")}${sign}`);
  if (word !== undefined) line.push(wordOf(word));
}

/** What opened a sentence of its own no longer does. */
function withSmallFirst([first, ...others]: readonly Word[]): Word[] {
  if (!first) return [];
  const isPlain =
    first.text !== "I" &&
    (isClosed(first) || isPlainWord(first.lower)) &&
    /^\p{Lu}\p{Ll}*$/u.test(first.text) &&
    !first.tags.has("ProperNoun");
  return [isPlain ? { ...first, text: first.lower } : first, ...others];
}
