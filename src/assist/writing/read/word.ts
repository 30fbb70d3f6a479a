import type { VerbForm } from "../../../domain/language/inflect.ts";

/** What a word can be, by its own look and by the tagger. */
export interface Word {
  /** As it stands in the line, without the punctuation around it. */
  readonly text: string;
  readonly lower: string;
  /** Brackets and quotation marks right before it. */
  readonly pre: string;
  /** Commas, points and brackets right after it. */
  readonly post: string;
  readonly start: number;
  readonly end: number;
  readonly tags: ReadonlySet<string>;
  /** The tagger's base form of a verb or noun. */
  readonly root: string | null;
}

/** A verb as it was found at a place of the line. */
export interface FoundVerb {
  readonly lemma: string;
  readonly form: VerbForm;
}

export function withText(word: Word, text: string): Word {
  return { ...word, text, lower: text.toLowerCase() };
}

/** The same words, the last one without the comma or point after it. */
export function withoutLastPost(words: readonly Word[]): Word[] {
  return words.map((word, index) =>
    index === words.length - 1 ? { ...word, post: word.post.replace(/[,;:.!?]+$/, "") } : word,
  );
}

export function endsPhrase(word: Word | undefined): boolean {
  return word === undefined || /[,;:.!?]/.test(word.post);
}
