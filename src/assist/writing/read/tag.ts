import nlp from "compromise/two";
import type { Word } from "./word.ts";

interface Term {
  readonly pre: string;
  readonly text: string;
  readonly post: string;
  readonly tags?: ReadonlySet<string>;
  readonly root?: string;
}

/** Each word with what the tagger takes it for, in the company of the others. */
export function tagWords(words: readonly Word[]): Word[] {
  // Small first letters: a word with a capital at the head of a line would be taken for a name.
  const pieces = words.map(
    ({ pre, text, post }, index) => `${pre}${known(index === 0 ? small(text) : text)}${post}`,
  );
  const termAt = termsByPlace(pieces.join(" "));
  let at = 0;
  return words.map((word, index) => {
    const term = termAt.get(at + word.pre.length);
    at += (pieces[index]?.length ?? 0) + 1;
    return term ? { ...word, tags: term.tags ?? word.tags, root: term.root ?? null } : word;
  });
}

/** No word is this long, and the tagger would look at each of its endings. */
const LONGEST_WORD = 60;

function known(text: string): string {
  return text.length > LONGEST_WORD ? "x" : text;
}

function small(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) ? text.toLowerCase() : text;
}

function termsByPlace(line: string): Map<number, Term> {
  const places = new Map<number, Term>();
  // Without the tagger's rules for whole sentences: they cost four times the rest and help little with fragments.
  const tagged = nlp.tokenize(line).compute(["alias", "machine", "lexicon", "preTagger", "root"]);
  let at = 0;
  for (const sentence of tagged.document as unknown as readonly (readonly Term[])[])
    for (const term of sentence) {
      at += term.pre.length;
      if (term.text !== "") places.set(at, term);
      at += term.text.length + term.post.length;
    }
  return places;
}

/** Whether the tagger has the word in its own dictionary. */
export function isTaggersWord(word: string): boolean {
  const { one } = nlp.model() as { one?: { lexicon?: Readonly<Record<string, unknown>> } };
  return Object.hasOwn(one?.lexicon ?? {}, word);
}
