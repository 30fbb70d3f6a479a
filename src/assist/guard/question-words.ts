import { baseOf } from "../../domain/language/inflect.ts";
import { stem } from "../../domain/language/stem.ts";
import { STOP_WORDS } from "../../domain/language/stop-words.ts";
import { type Token, tokens } from "../../domain/language/tokens.ts";

/** For what no plainer question is certain to fit. */
const WHICH_IS_TRUE = "Which is true?";

/** Words before the verb that change nothing. */
const OPENING = /^(?:i|and|also|then|i've|have|has|had|did)$/;
const ARTICLE = /^(?:an?|the|its|their|his|her|my|our|this|these|those)$/;
/** What belongs to the verb before it: "rolled out". */
const PARTICLE = /^(?:up|out|off|down|over|back|together|on|with|for|in|to|through)$/;
const PART =
  /^(?:(?:a )?(?:small |large |big )?(?:part|parts|half|bits|sections|most|some|several|many|one|a few)) of$/;
const SOMETIMES = /^(?:sometimes|occasionally|often|usually|rarely)$/;
const ALONE = /\b(?:alone|single-handedly|independently|unaided|by myself|solo)\b/i;
/** A clause that denies something, or whose agent is somebody else, is not "did you". */
const NOT_OWN =
  /\b(?:no|not|never|nor|without|cannot|we|he|she|they|it|was|were|is|are|am|be|been|being|dont|didnt)\b|n['’]t\b|\d/i;
const PLURAL = /^(?:people|children|men|women|staff|[a-z-]*[a-z][^su\s]s|[a-z-]+ies)$/;
const LONGEST = 14;

/**
 * The question that tells two wordings apart: what the person wrote and what the suggestion says. It names a verb or a part
 * only where both speak of the same object.
 */
export function questionWords(own: string, suggested: string, doubtful: string): string {
  if (ALONE.test(doubtful) && !ALONE.test(own)) return "Did you do it alone?";
  const [mine, theirs] = [actionOf(suggested), tokens(own)];
  if (mine === null || NOT_OWN.test(own) || tokens(suggested).length > LONGEST * 2) return WHICH_IS_TRUE;
  const start = theirs.findIndex(({ lower }) => !OPENING.test(lower));
  const [opener] = theirs.slice(start, start + 1);
  const isSometimes = opener !== undefined && SOMETIMES.test(opener.lower);
  const said = theirs.slice(isSometimes ? start + 1 : start);
  const head = headBefore(mine.object, said);
  if (head === null || head.length > LONGEST) return WHICH_IS_TRUE;
  return questionOf(mine, head, isSometimes ? (opener?.lower ?? null) : null) ?? WHICH_IS_TRUE;
}

function questionOf(mine: Action, head: readonly Token[], sometimes: string | null): string | null {
  const [first, ...others] = head;
  const base = first && baseOf(first.lower, "past", "participle", "gerund", "third", "base");
  if (!base) return null;
  const between = others.map(({ lower }) => lower).join(" ");
  const [pronoun, object] = [pronounFor(mine.object), mine.objectText];
  if (base === mine.verbs) {
    if (between === "") return sometimes === null ? null : `Was it always, or ${sometimes}?`;
    return PART.test(between) && sometimes === null
      ? `Was it all of ${object}, or ${between} ${pronoun}?`
      : null;
  }
  if (sometimes !== null || PART.test(between)) return null;
  const verbs = [base, ...others.map((word, at) => inForm(word, others[at - 1] ?? first))].join(" ");
  // "Bathe and dress residents, or bathe and dress them" tells nothing apart: the doubt is about something else.
  if (verbs === mine.verbs) return null;
  return `Did you ${verbs} ${object}, or ${withPronoun(mine.verbs, pronoun)}?`;
}

/** "Roll it out", but "work on it". */
function withPronoun(verbs: string, pronoun: string): string {
  const apart = / (?:up|out|off|down|over|back|together)$/.exec(verbs);
  return apart ? `${verbs.slice(0, apart.index)} ${pronoun}${apart[0]}` : `${verbs} ${pronoun}`;
}

/** Of two verbs both are in the form that "did you" has, and so is what somebody helped to do. */
function inForm({ text, lower }: Token, before: Token): string {
  if (before.lower === "and") return baseOf(lower, "past", "participle") ?? text;
  return (/^help/.test(before.lower) ? baseOf(lower, "gerund") : null) ?? text;
}

interface Action {
  /** In the form that "did you" has: "plan and lead". */
  readonly verbs: string;
  readonly object: readonly Token[];
  readonly objectText: string;
}

/** The verbs that a clause begins with, and what they are done to, up to the next small word. */
function actionOf(text: string): Action | null {
  const words = tokens(text).filter(({ lower }, at) => at > 0 || !OPENING.test(lower));
  const verbs: string[] = [];
  let at = 0;
  for (;;) {
    const base = baseOf(words[at]?.lower ?? "", "past", "participle");
    if (base === null) break;
    verbs.push(base);
    at += 1;
    if (PARTICLE.test(words[at]?.lower ?? "")) verbs[verbs.length - 1] = `${base} ${words[at++]?.lower}`;
    if (words[at]?.lower !== "and" || baseOf(words[at + 1]?.lower ?? "", "past") === null) break;
    at += 1;
  }
  if (verbs.length === 0) return null;
  const begins = at;
  while (ARTICLE.test(words[at]?.lower ?? "")) at += 1;
  const noun = at;
  while (words[at] && !STOP_WORDS.has(words[at]?.lower ?? "") && isNext(text, words[at - 1], words[at]))
    at += 1;
  const [from, to] = [words[begins], words[at - 1]];
  if (at === noun || !from || !to) return null;
  return {
    verbs: verbs.join(" and "),
    object: words.slice(noun, at),
    objectText: text.slice(from.start, to.end),
  };
}

function isNext(text: string, before: Token | undefined, word: Token | undefined): boolean {
  return !before || !word || /^[\s-]+$/.test(text.slice(before.end, word.start));
}

/** What the person wrote before the same object; null where theirs is another one. */
function headBefore(object: readonly Token[], said: readonly Token[]): Token[] | null {
  const roots = object.map(({ lower }) => stem(lower));
  const at = said.findIndex((_, from) =>
    roots.every((root, nth) => stem(said[from + nth]?.lower ?? "") === root),
  );
  if (at <= 0) return null;
  const head = said.slice(0, at);
  while (ARTICLE.test(head.at(-1)?.lower ?? "")) head.pop();
  return head.length > 0 ? head : null;
}

function pronounFor(object: readonly Token[]): "it" | "them" {
  return PLURAL.test(object.at(-1)?.lower ?? "") ? "them" : "it";
}
