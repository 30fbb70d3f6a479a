import type { Entry } from "../../gazetteer/entry.ts";
import { namesIn, withWider } from "../../gazetteer/gazetteer.ts";
import { keyOf, type Word } from "../../gazetteer/words.ts";
import { ABBREVIATIONS } from "../../language/abbreviations.ts";
import { isKnownWord, isOrdinary, isPlainWord } from "../../language/known-words.ts";
import { stem } from "../../language/stem.ts";
import { acronymLetters, allInitials, innerCapitals } from "./initials.ts";
import { SlipIndex } from "./slips.ts";
import { beginningsOf, joinedWords, LONGEST_BEGINNING, longFormsOf, withoutPlural } from "./word-forms.ts";

const LONGEST_SHORT = 5;

/** What makes the adjective of a place, or who studies something. */
const ADJECTIVE = /(?:i?ans?|eans?|ish|ese|ists?|ic)$/;
const INFLECTED = /^([A-Z]{2,})(?:ed|ing|d|s)$/;
const WITHOUT_ADJECTIVE = ["", "a", "e", "y", "o", "i", "ia", "ic", "ics"];
/** What is made of a name: "dockerised", "parliamentary". */
const MADE_OF = ["ised", "ized", "ise", "ize", "ising", "izing", "ary"];

/** What a text names, in every form in which a name may be found again. Each form is made when it is first asked for. */
export class NameIndex {
  readonly words: ReadonlySet<string>;
  /** The known things that the text names, with all that they are. */
  readonly entries: ReadonlySet<Entry>;
  readonly #used: readonly Word[];
  /** Each question about a word is answered once, however often a suggestion has it. */
  readonly #answers = new Map<string, boolean>();
  #stems: ReadonlySet<string> | null = null;
  #joined: ReadonlySet<string> | null = null;
  #initials: ReadonlySet<string> | null = null;
  #capitals: ReadonlySet<string> | null = null;
  #longForms: ReadonlySet<string> | null = null;
  #beginnings: ReadonlySet<string> | null = null;
  #slips: SlipIndex | null = null;

  constructor(used: readonly Word[]) {
    this.#used = used;
    const words = new Set<string>();
    for (const { key, text } of used) {
      words.add(key).add(withoutPlural(key));
      // "TUPEd across" names TUPE.
      const acronym = text.length > 2 ? INFLECTED.exec(text)?.[1] : undefined;
      if (acronym !== undefined) words.add(acronym.toLowerCase());
    }
    this.words = words;
    const entries = new Set<Entry>();
    for (const { entries: named } of namesIn(used))
      for (const entry of named)
        if (!entries.has(entry)) for (const wider of withWider(entry)) entries.add(wider);
    this.entries = entries;
  }

  /** Whether the text has a word itself, in singular or plural, in one with another or in full. */
  hasSame(key: string): boolean {
    const one = withoutPlural(key);
    if (this.words.has(key) || this.words.has(one) || this.hasJoined(key)) return true;
    this.#longForms ??= longFormsOf(this.words);
    return this.#longForms.has(key) || this.#longForms.has(one);
  }

  /** Whether the text has the word of a known name: itself, another form, or a slip of the keyboard away. */
  hasExactWord(key: string): boolean {
    return this.#once(`=${key}`, () => {
      if (this.hasSame(key)) return true;
      // "Dentally" is a product, no adverb of "dental".
      if (key.length >= 5 && !key.endsWith("ly")) {
        this.#stems ??= new Set([...this.words].map(stem));
        if (this.#stems.has(stem(key))) return true;
      }
      return this.hasSlip(key) || (key.length >= 5 && MADE_OF.some((end) => this.words.has(key + end)));
    });
  }

  /** Whether the text has the word of any name, also cut short, in full or derived from it. */
  hasWord(key: string): boolean {
    return this.#once(key, () => {
      if (this.hasExactWord(key) || this.#hasShortForm(key) || this.#hasDerived(key)) return true;
      if (ABBREVIATIONS.get(key)?.every((long) => long.length < 4 || this.words.has(keyOf(long))))
        return true;
      if (key.length < 3 || key.length > LONGEST_BEGINNING) return false;
      this.#beginnings ??= beginningsOf(this.words);
      return this.#beginnings.has(key);
    });
  }

  /** Two or three words written as one: "cat 6" is Cat6. */
  hasJoined(key: string): boolean {
    this.#joined ??= joinedWords(this.#used);
    return this.#joined.has(key);
  }

  hasSlip(key: string): boolean {
    this.#joined ??= joinedWords(this.#used);
    // "reach" is no slip of React: what is typed wrong is no English word.
    this.#slips ??= new SlipIndex([...this.words, ...this.#joined].filter((word) => !isKnownWord(word)));
    return this.#slips.has(key);
  }

  /** Whether letters stand in the text as a short form: in capitals, or as no English word. */
  hasAcronym(letters: string): boolean {
    this.#capitals ??= new Set(
      this.#used
        .filter(({ text }) => /^[^a-z]*[A-Z][^a-z]*s?$/.test(text))
        .map(({ text }) => acronymLetters(text)),
    );
    return this.#capitals.has(letters) || (this.words.has(letters) && !isKnownWord(letters));
  }

  /** Whether words of the text have these first letters. */
  hasInitials(letters: string): boolean {
    this.#initials ??= new Set([
      ...allInitials(this.#used),
      ...this.#used.map(({ text }) => innerCapitals(text)),
    ]);
    return this.#initials.has(letters);
  }

  #once(question: string, answer: () => boolean): boolean {
    const known = this.#answers.get(question);
    if (known !== undefined) return known;
    const found = answer();
    this.#answers.set(question, found);
    return found;
  }

  /** "univ" is a university, but "doc" no Docusaurus: only plain words are cut short. */
  #hasShortForm(key: string): boolean {
    if (key.length < 5) return false;
    const consonants = `${key[0]}${key.slice(1).replace(/[aeiou]|(.)(?=\1)/g, "")}`;
    if (consonants.length > 1 && this.words.has(consonants) && !isKnownWord(consonants)) return true;
    if (!isOrdinary(key)) return false;
    for (let length = 3; length <= Math.min(LONGEST_SHORT, key.length - 2); length += 1) {
      const short = key.slice(0, length);
      if (this.words.has(short) && !isPlainWord(short)) return true;
    }
    return false;
  }

  /** "Cretan" of Crete, "ecologist" of ecology. */
  #hasDerived(key: string): boolean {
    const root = key.replace(ADJECTIVE, "");
    return root !== key && root.length >= 4 && WITHOUT_ADJECTIVE.some((end) => this.words.has(root + end));
  }
}
