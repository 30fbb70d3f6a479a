import { leadVerb } from "../read/verbs.ts";
import { endsPhrase, type Word, withPost, wordsOf } from "../read/word.ts";
import { fittingVerb } from "../tone/fitting-verbs.ts";
import { phrasalVerb, tonedVerb } from "../tone/verbs.ts";
import { verbForDoing, verbForMaking } from "./choose-verb.ts";
import { inflected, type Tense } from "./inflected.ts";
import type { Edit, Setting } from "./setting.ts";

/** The person's own verbs, each in the word that fits its object and the tone; none claims more than another. */
export const withFittingVerbs: Edit = (words, setting) => {
  const said: Word[] = [];
  for (let at = 0; at < words.length; ) {
    const word = words[at];
    if (!word) break;
    const chosen = opensPart(words, at) ? chosenVerb(words, at, setting) : null;
    if (chosen) {
      said.push(...chosen.said);
      at = chosen.end;
    } else {
      said.push(word);
      at += 1;
    }
  }
  return said;
};

function opensPart(words: readonly Word[], at: number): boolean {
  const before = words[at - 1];
  return !before || /[,;.:]$/.test(before.post) || /^(?:and|&)$/.test(before.lower);
}

interface Chosen {
  readonly said: readonly Word[];
  readonly end: number;
}

function chosenVerb(words: readonly Word[], at: number, { request: { tone, task } }: Setting): Chosen | null {
  const word = words[at];
  const isDo = /^(?:did|do|done)$/.test(word?.lower ?? "");
  const verb = isDo
    ? { lemma: "do", form: word?.lower === "do" ? ("base" as const) : ("past" as const) }
    : leadVerb(words, at);
  if (!word || !verb || verb.form === "third" || endsPhrase(word)) return null;
  const shape: Tense = verb.form === "past" ? "past" : "present";
  const faster = madeSo(words, at + 1, verb.lemma);
  if (faster)
    return {
      said: [...wordsOf(inflected(tonedVerb(faster.verb, tone), shape)), ...faster.object],
      end: faster.end,
    };
  const after = words.slice(at + 1, at + 3).map(({ lower }) => lower);
  const isApart = endsPhrase(words[at + 1]);
  const phrasal = phrasalVerb(verb.lemma, isApart ? after.slice(0, 1) : after);
  const from = at + 1 + phrasal.words;
  const object = words.slice(from);
  const fuller = fullerVerb(phrasal.verb, object, task === "project");
  const toned = fuller === "do" || tone === "friendly" ? phrasal.verb : fuller;
  const chosen = fittingVerb(tonedVerb(toned, tone), object, tone);
  if (chosen === phrasal.verb) return null;
  const last = words[from - 1];
  const said = wordsOf(inflected(chosen, shape));
  return { said: withCase(said, word, last?.post ?? ""), end: from };
}

function withCase(said: readonly Word[], { pre }: Word, post: string): Word[] {
  return said.map((word, nth) => {
    const opened = nth === 0 ? { ...word, pre } : word;
    return nth === said.length - 1 ? withPost(opened, post) : opened;
  });
}

/** "did" and "made" in a fuller word where the object tells which. */
function fullerVerb(verb: string, object: readonly Word[], isProject: boolean): string {
  if (verb === "do") return verbForDoing(object);
  return verb === "make" && isProject ? verbForMaking(object) : verb;
}

const BY_COMPARATIVE: ReadonlyMap<string, string> = new Map([
  ["faster", "speed up"],
  ["quicker", "speed up"],
  ["easier", "simplify"],
  ["simpler", "simplify"],
  ["shorter", "shorten"],
  ["better", "improve"],
  ["clearer", "clarify"],
]);
const LONGEST_OBJECT = 6;

/** "made the API faster" → sped up the API. */
function madeSo(
  words: readonly Word[],
  from: number,
  lemma: string,
): { verb: string; object: Word[]; end: number } | null {
  if (lemma !== "make" && lemma !== "get") return null;
  const at = words.findIndex(({ lower }, place) => place > from && BY_COMPARATIVE.has(lower));
  const verb = BY_COMPARATIVE.get(words[at]?.lower ?? "");
  const before = words[at - 1];
  const after = words[at + 1];
  if (verb === undefined || !before || at - from > LONGEST_OBJECT || words.slice(from, at).some(endsPhrase))
    return null;
  if (/^(?:a|the|for|to|and|much|even)$/.test(before.lower)) return null;
  // "faster for them to order" has its own shape; "better prices" is a thing.
  if (
    after &&
    !endsPhrase(words[at]) &&
    after.pre === "" &&
    !/^(?:by|from|with|using|through|in|after)$/.test(after.lower)
  )
    return null;
  const object = [...words.slice(from, at - 1), withPost(before, words[at]?.post ?? "")];
  const figures = unbracketed(words, at + 1);
  return { verb, object: [...object, ...figures], end: at + 1 + figures.length };
}

/** "(from 800 ms to 200 ms)" right after what was changed needs no brackets. */
function unbracketed(words: readonly Word[], from: number): Word[] {
  const end = words.findIndex(({ post }, at) => at >= from && post.includes(")"));
  if (words[from]?.pre !== "(" || words[from]?.lower !== "from" || end < 0) return [];
  return words.slice(from, end + 1).map((word, nth, all) => {
    const opened = nth === 0 ? { ...word, pre: "" } : word;
    return nth === all.length - 1 ? withPost(opened, opened.post.replace(")", "")) : opened;
  });
}
