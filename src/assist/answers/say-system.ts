import { lineWords } from "./line-words.ts";
import { ownSentence } from "./say-outcome.ts";

const FRAME =
  /^(?:(?:well|so|just|only|mostly|mainly|usually|erm?|um+|yes|yeah|probably|maybe)[,\s]+|(?:i|we|they)(?:['’]ve| have| all)? (?:used(?! to\b)|use|had|have|worked with|worked on|work on|were on|are on)[:\s]+|it(?:['’]s| was| is| were)(?: called)? |that(?:['’]s| was) |(?:it['’]s )?called |used (?!to\b)|the system was )/i;
const AFTER = /[,\s]+(?:i think|i guess|mostly|mainly|usually|i believe|probably|at the time|back then)$/i;
/** More than a name: what was not used, or no longer. */
const ACCOUNT =
  /\b(?:not|no|never|none|without|used to|now|then|but|instead|before|until|later|since|moved|switched|changed|replaced|except)\b|n['’]t\b|^(?:i|we|they|it|he|she|you)\b|[.;:!?]\s/i;
const PREPOSITION = /^(?:using|with|in|on|by|via|through|from)\b/i;
const SYSTEM = /^(?:system|software|platform|database|crm|erp|tool|programme?|ehr|emr|epos|pos|app|package)$/;
const DETERMINER = /^(?:the|a|an|our|my|their|its|this|that|new|old)$/;

/** Which system: at the system that the line speaks of, else behind what was done with it. */
export function saySystem(line: string, answer: string): string {
  const named = nameIn(answer);
  if (named === null) return ownSentence(line, answer);
  if (PREPOSITION.test(named)) return inserted(line, named);
  const slot = systemIn(line);
  if (slot === null) return inserted(line, `using ${named}`);
  if (/,| and | or |\d/.test(named) || named.split(" ").length > 3 || !/^\p{Lu}/u.test(named))
    return `${line.slice(0, slot.end)} (${named})${line.slice(slot.end)}`;
  const before = line.slice(0, slot.start).replace(/\ban?(\s+)$/i, (article, space: string) => {
    const right = /^[aeiou]/i.test(named) ? "an" : "a";
    return `${article.startsWith("A") ? right.charAt(0).toUpperCase() + right.slice(1) : right}${space}`;
  });
  return `${before}${named} ${line.slice(slot.start)}`;
}

/** The name alone, without what leads up to it, the last of several behind "and"; null where the answer is more than names. */
function nameIn(answer: string): string | null {
  let named = answer.replace(AFTER, "");
  for (let left = 3; left > 0 && FRAME.test(named); left -= 1) named = named.replace(FRAME, "");
  if (named === "") named = answer;
  if (ACCOUNT.test(named)) return null;
  if (!named.includes(",")) return named;
  const parts = named.split(/,\s*(?:and |& )?| and | & /).filter(Boolean);
  if (!parts.every((part) => /^(?:(?:using|with|in|on|via) )?[\p{Lu}\p{N}]/u.test(part))) return null;
  return / and | & /.test(named) ? named : named.replace(/,\s*([^,]+)$/, " and $1");
}

interface Span {
  readonly start: number;
  readonly end: number;
}

/** The kind of system that the line names, from the first word that says which: "booking system". */
function systemIn(line: string): Span | null {
  const words = lineWords(line);
  const at = words.findIndex(({ lower }) => SYSTEM.test(lower));
  const head = words[at];
  if (!head) return null;
  let first = at;
  while (first > 0 && at - first < 3 && !DETERMINER.test(words[first - 1]?.lower ?? "")) first -= 1;
  const isNamed = DETERMINER.test(words[first - 1]?.lower ?? "");
  const next = words[at + 1];
  const isHead =
    !next ||
    /^(?:for|to|in|on|with|and|from|at|of|by|after|before|each|every|daily|so|when|which|that|across)$/.test(
      next.lower,
    ) ||
    line.slice(head.end, next.start).trim() !== "";
  return isNamed && isHead ? { start: words[first]?.start ?? head.start, end: head.end } : null;
}

/** Before what came of it, else at the end. */
function inserted(line: string, words: string): string {
  const result = line.search(/, (?:which|and|with|so|saving|cutting|reducing) |; |\. |,? resulting in /);
  return result < 0 ? `${line} ${words}` : `${line.slice(0, result)} ${words}${line.slice(result)}`;
}
