import { baseOf } from "../../domain/language/inflect.ts";
import { isOrdinary } from "../../domain/language/known-words.ts";
import { namesPeople } from "../../domain/language/people-words.ts";

/** What something did by itself, where a number or a direction follows: it was not the person who went down. */
const CHANGED =
  /^(?:goes|went|go|dropped|drops|fell|falls|rose|rises|grew|grows|doubled|doubles|tripled|halved|increased|decreased|improved|shrank|climbed|jumped|came|sold out)$/i;
const DIRECTION =
  /^(?:from|to|by|up|down|back|well|over|under|\d.*|[£$€].*|sharply|a lot|massively|quickly)$/i;
const LONGEST_CLAUSE = 18;

/** What came of it behind a line, in the person's own words: a clause where they gave a verb, else a phrase. */
export function sayOutcome(line: string, answer: string): string {
  const said = lowerFirst(
    answer.replace(/^(?:well|so|and|erm?|um+|yes|yeah|that|then)[,\s]+(?=\p{L}+ )/iu, (lead) =>
      /^that\b/i.test(lead) ? lead : "",
    ),
  );
  const words = said.split(/\s+/);
  if (/[.!?;]\s/.test(said) || words.length > LONGEST_CLAUSE) return ownSentence(line, answer);
  const [first = "", second = "", third = ""] = words;
  const rest = words.slice(1).join(" ");
  if (/^(?:it|this|that|which)$/i.test(first)) return `${line}, which ${rest}`;
  if (/^(?:it|that|this)['’]s$/i.test(first))
    return `${line}, which ${baseOf(second, "past") && !/^(?:now|used|run|set)$/.test(second) ? "has" : "is"} ${rest}`;
  if (/^(?:i|we)$/i.test(first)) {
    const action = baseOf(second, "past") ?? (/^(?:now|also|then|never)$/.test(second) ? third : null);
    return action && !/^(?:were|was)$/.test(second) ? `${line}, and ${rest}` : ownSentence(line, answer);
  }
  if (/^(?:\p{L}+ing)$/u.test(first) && baseOf(first, "gerund")) return `${line}, ${said}`;
  if (CHANGED.test(first) && (second === "" || DIRECTION.test(second))) return `${line}, which ${said}`;
  if (baseOf(first, "third") && /^(?:\d|[£$€]|the\b|an?\b|us\b|about\b|around\b|everyone\b)/i.test(rest))
    return `${line}, which ${said}`;
  if (words.length > 1 && (baseOf(first, "past", "participle") || /^(?:has|have|is|are)$/i.test(first)))
    return sayDone(line, answer, words);
  if (/^(?:to|from|by|for|because|with|in|on|over|after|until|as|than|who|leading|resulting)$/i.test(first))
    return `${line}, ${said}`;
  if (hasOwnVerb(words)) return `${line}, and ${said}`;
  return namesThing(words) ? `${line}, with ${said}` : `${line}, ${said}`;
}

const LEADS_PEOPLE =
  /^(?:mentor|coach|train|teach|tutor|supervise|recruit|hire|lead|manage|support|help|guide|precept|onboard)$/;
const DONE_TO = /^(?:by|across|throughout|as|for|in|into|on|at|within|nationally|company-wide|trust-wide)$/i;

/** "won best newcomer": where the line speaks of people, or something was done to it, it may not have been the person who did. */
function sayDone(line: string, answer: string, words: readonly string[]): string {
  const said = words.join(" ");
  const [first = "", second = "", third = ""] = words;
  if (/^(?:was|were|has|have|is|are)$/i.test(first)) return ownSentence(line, answer);
  const isPassive =
    baseOf(first, "past") === null || DONE_TO.test(second) || /^(?:by|across|for)$/i.test(third);
  if (isPassive && !/^(?:led|resulted|ended)$/i.test(first)) return `${line}, ${said}`;
  const [lead = "", ...object] = line.split(/\s+/);
  const isOfPeople =
    object.some(isPersonWord) || LEADS_PEOPLE.test(baseOf(lead, "past", "base", "third", "gerund") ?? "");
  return isOfPeople ? ownSentence(line, answer) : `${line}, and ${said}`;
}

/** One of them too: "a junior developer". */
function isPersonWord(word: string): boolean {
  const plain = word.replace(/[^\p{L}-]+$/u, "");
  return (
    namesPeople(plain) ||
    namesPeople(`${plain}s`) ||
    /^(?:child|man|woman|person|class|group|family)$/i.test(plain)
  );
}

const FINITE =
  /^(?:is|are|was|were|has|have|had|can|could|will|would|did|does|do|isn['’]t|aren['’]t|wasn['’]t|weren['’]t|didn['’]t|don['’]t|no longer|now|stopped|['’]s)$/i;

/** Whether somebody or something does something in it: "falls went from 11 to 4". */
function hasOwnVerb(words: readonly string[]): boolean {
  if (/^[£$€]/.test(words[0] ?? "")) return false;
  return words.some(
    (word, at) =>
      at > 0 &&
      (FINITE.test(word) ||
        (baseOf(word, "past") !== null && !isPartOfPhrase(words, at)) ||
        isPresent(words, at)),
  );
}

/** "a reduced waiting list", "no missed doses": it says which. */
function isPartOfPhrase(words: readonly string[], at: number): boolean {
  const before = words[at - 1] ?? "";
  return (
    /^(?:an?|the|no|fewer|less|more|of|in|for|to|with|by|zero|%|\d+%|average|my|our|their|set|run|cut)$/i.test(
      before,
    ) && !/^(?:more|less|fewer|no)$/i.test(at === 1 && words.length === 2 ? before : "")
  );
}

/** "customers come back", "people now ask for it". */
function isPresent(words: readonly string[], at: number): boolean {
  const before = words[at - 1] ?? "";
  const word = words[at] ?? "";
  return (
    /^(?:they|we|i|people|everyone|everybody|nobody|customers|parents|staff|clients|patients)$/i.test(
      before,
    ) && baseOf(word, "base", "third") !== null
  );
}

/** "much faster" and "better" are no things that a line could have with it. */
function namesThing(words: readonly string[]): boolean {
  const last = words.at(-1) ?? "";
  return (
    !/^(?:\p{L}+(?:ly|ier)|faster|better|quicker|easier|good|great|fine|ok|okay|well|happy|happier|successful|perfect|quiet|calm|safer|cheaper|smoother|cleaner|too|worse|up|on time)$/iu.test(
      last,
    ) ||
    /\d/.test(words[0] ?? "") ||
    words.length > 3
  );
}

/** Behind the line as it is: what cannot be said within it is not pressed into it. */
export function ownSentence(line: string, answer: string): string {
  return `${line}. ${answer.charAt(0).toUpperCase()}${answer.slice(1)}.`;
}

/** Within a line a word begins small, unless it is a name. */
export function lowerFirst(words: string): string {
  const [first = ""] = words.split(/\s/);
  const bare = first.replace(/[^\p{L}'’-]+$/u, "");
  const isCommon = /^\p{Lu}\p{Ll}*$/u.test(bare) && bare !== "I" && isOrdinary(bare);
  return isCommon ? words.charAt(0).toLowerCase() + words.slice(1) : words;
}
