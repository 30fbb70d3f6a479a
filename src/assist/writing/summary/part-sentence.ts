import { isWish } from "./sought.ts";

const SPEAKER = /^(?:I|I'm|I've|I'd|I'll)$/;
/** May stand between a comma and its "I". */
const BEFORE_SPEAKER = /^(?:also|now|currently|then|sometimes|next|before|plus|but|at|the|moment)$/i;
/** A sentence that begins so comes to its point only with the first "I", or behind its comma. */
const OPENING_PHRASE =
  /^(?:after|when|while|as|since|if|although|though|because|before|having|with|in|at|during|over|for|until|once|from|on)$/i;
const RELATIVE = /^(?:where|which|that|when|who|what|while|because|if|as|after|before)$/i;
const FINITE =
  /^(?:is|are|isn't|was|were|says?|said|tells?|told|will|would|could|can|has|have|had|mostly|come|comes|know|ask)$/i;
/** What the speaker of the same breath feels: "I'm an assistant, love working with kids". */
const FEELING = /^(?:want|love|like|enjoy|never|speak|can|have)$/i;
const SUBORDINATE =
  /^(?:and|but|so|that|which|where|when|while|because|if|as|who|what|since|before|after|until|how|than|one|somewhere|everything|anything|thing|things|people|jobs?|place|say|says|said|think|tell|tells|believe|know|feel|time|years?|way)$/i;
/** Begins a sentence of its own wherever it stands. */
const RUN_ON = /^(?:am|have|can|speak|work|worked|want)$/i;
const AUXILIARIES = new Map([
  ["I'm", "am"],
  ["I've", "have"],
]);

/** So many words back is looked for what a clause hangs on. */
const FARTHEST = 40;
/** Behind so many words an "and I" begins a new sentence. */
const LONG = 14;
/** Behind so many a wish does. */
const ENOUGH = 5;
const FEWEST = 3;

/** A run-on sentence of a speaker in whole sentences, cut only where one is sure to end and the next to begin. */
export function partSentence(sentence: string): string[] {
  const words = sentence.split(" ");
  const parts: string[][] = [];
  let current: string[] = [];
  let isMentioned = !OPENING_PHRASE.test(bare(words[0]));
  let depth = 0;
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? "";
    const cut = depth === 0 && current.length >= FEWEST ? opening(words, at, current.length) : null;
    if (cut !== null && isMentioned && words.length - at >= FEWEST) {
      parts.push(withoutJoint(current));
      current = [];
      at += cut;
      isMentioned = !OPENING_PHRASE.test(bare(words[at])) || BEFORE_SPEAKER.test(bare(words[at]));
      current.push(words[at] ?? "");
      continue;
    }
    if ((SPEAKER.test(bare(word)) && !RELATIVE.test(words[at - 1] ?? "")) || cut !== null) isMentioned = true;
    depth += (word.match(/\(/g)?.length ?? 0) - (word.match(/\)/g)?.length ?? 0);
    current.push(word);
  }
  return [...parts, current].map((part) => part.join(" ").replace(/[,;:]+$/, ""));
}

function withoutJoint(words: readonly string[]): string[] {
  return /^(?:and|&|plus)$/i.test(bare(words.at(-1))) ? words.slice(0, -1) : [...words];
}

/** Whether a sentence begins at a place, and how many words of joint go before it; null where none does. */
function opening(words: readonly string[], at: number, behind: number): number | null {
  const before = words[at - 1] ?? "";
  const isJoined = /^(?:and|&|plus)$/i.test(before);
  if (!/[,)–—]$/.test(before) && !isJoined) return isRunOn(words, at, behind) ? 0 : null;
  if (isWish(words, at))
    return behind >= (spokenAt(words, at) ? FEWEST : ENOUGH)
      ? /^and$/i.test(words[at] ?? "")
        ? 1
        : 0
      : null;
  const isSpoken = spokenAt(words, at);
  // "gangs, reliable and I have": the lone word belongs to neither.
  if (isJoined) return isSpoken && behind > LONG && !words[at - 3]?.endsWith(",") ? 0 : null;
  if (isSpoken || isOther(words, at)) return 0;
  if (/^(?:and|&|plus)$/i.test(bare(words[at])) && behind >= ENOUGH + 2 && spokenAt(words, at + 1)) return 1;
  if (/^never$/i.test(words[at] ?? "") && !/^(?:had|been|missed|failed|lost)$/.test(words[at + 1] ?? ""))
    return null;
  return FEELING.test(bare(words[at])) && isOfSpeaker(words.slice(at - Math.min(behind, FARTHEST), at))
    ? 0
    : null;
}

/** "I", or "also I", "before that I". */
function spokenAt(words: readonly string[], at: number): boolean {
  let from = at;
  while (from < at + 3 && (BEFORE_SPEAKER.test(bare(words[from])) || /^that$/.test(words[from] ?? "")))
    from += 1;
  return SPEAKER.test(bare(words[from])) && (from === at || !/^but$/i.test(bare(words[at])));
}

/** "my manager says", "the firm could not". */
function isOther(words: readonly string[], at: number): boolean {
  const word = bare(words[at]).toLowerCase();
  if (word === "people") return /^(?:say|tell)/.test(bare(words[at + 1]));
  if (word !== "my" && word !== "the") return false;
  const next = words.slice(at + 1, at + 4);
  const end = next.findIndex((later) => /[,;:]$/.test(later));
  return (end < 0 ? next : next.slice(0, end)).some((later, nth) => nth > 0 && FINITE.test(later));
}

/** Only the first of such a row: "love cooking, like people, enjoy travel" stays one sentence. */
function isOfSpeaker(before: readonly string[]): boolean {
  return (
    before.some((word) => SPEAKER.test(word)) &&
    !before.some((word, nth) => before[nth - 1]?.endsWith(",") && FEELING.test(bare(word)))
  );
}

/** Two sentences without a stop between them: "hard working and reliable I have worked in shops". */
function isRunOn(words: readonly string[], at: number, behind: number): boolean {
  const speaker = words[at] ?? "";
  const verb = AUXILIARIES.get(speaker) ?? words[at + 1] ?? "";
  return (
    SPEAKER.test(speaker) &&
    behind > FEWEST &&
    RUN_ON.test(verb) &&
    !SUBORDINATE.test(bare(words[at - 1])) &&
    !words
      .slice(at - Math.min(behind, FARTHEST), at)
      .some((word) => OPENING_PHRASE.test(word) || /^(?:what|which|that|where)$/i.test(word))
  );
}

function bare(word = ""): string {
  return word.replace(/[,;:.]+$/, "");
}
