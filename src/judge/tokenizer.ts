/** A piece of a word as the model knows it, and where it stands in the text. */
export interface Token {
  readonly id: number;
  readonly start: number;
  readonly end: number;
  /** Whether a word, a sign or a number begins here: a text may be cut before it without changing any token. */
  readonly begins: boolean;
}

export interface Tokenizer {
  /** Pieces in the vocabulary. */
  readonly size: number;
  readonly first: number;
  readonly separator: number;
  /** At most about so many; the last word is whole. */
  readonly tokenize: (text: string, most: number) => Token[];
}

/** A longer run of letters is unknown as a whole, as it was in training. */
const MOST_LETTERS = 100;
/** Signs whose kind is remembered; a text of more different ones is nobody's, and must not fill the memory. */
const MOST_REMEMBERED = 4096;
const SPACE = /\p{White_Space}/u;
const PUNCTUATION = /[!-/:-@[-`{-~\p{P}]/u;
const DROPPED = /[\p{C}\uFFFD]/u;
const ACCENT = /\p{Mn}/u;
const IDEOGRAPH =
  /[\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\u{20000}-\u{2a6df}\u{2a700}-\u{2b81f}\u{2b920}-\u{2ceaf}\u{2f800}-\u{2fa1f}]/u;

/** Letters without space between them, each with its place in the text. */
interface Run {
  letters: string;
  count: number;
  readonly starts: number[];
  readonly ends: number[];
}

/** Makes the tokenizer of a vocabulary with one piece on each line: lower case, no accents, the longest piece first. */
export function createTokenizer(vocabulary: string): Tokenizer {
  const starting = new Map<string, number>();
  const following = new Map<string, number>();
  let longest = 0;
  const lines = vocabulary.trimEnd().split("\n");
  for (const [id, piece] of lines.entries()) {
    const letters = piece.startsWith("##") && piece.length > 2 ? piece.slice(2) : piece;
    (letters === piece ? starting : following).set(letters, id);
    longest = Math.max(longest, letters.length);
  }
  const special = (name: string): number => {
    const id = starting.get(name);
    if (id === undefined) throw new Error(`the vocabulary has no ${name}`);
    return id;
  };
  const unknown = special("[UNK]");

  function pieces({ letters, count, starts, ends }: Run, into: Token[]): void {
    const token = (id: number, from: number, to: number): Token => ({
      id,
      start: starts[from] ?? 0,
      end: ends[to - 1] ?? 0,
      begins: from === 0,
    });
    const found: Token[] = [];
    for (let from = 0; count <= MOST_LETTERS && from < letters.length; ) {
      const known = from === 0 ? starting : following;
      // Nothing longer is in the vocabulary: without this bound a word costs the square of its length.
      let to = Math.min(letters.length, from + longest);
      let id = known.get(letters.slice(from, to));
      while (id === undefined && to > from + 1) {
        to -= 1;
        id = known.get(letters.slice(from, to));
      }
      if (id === undefined) break;
      found.push(token(id, from, to));
      from = to;
    }
    const whole = found.at(-1)?.end === ends.at(-1) && found.length > 0 && count <= MOST_LETTERS;
    if (whole) into.push(...found);
    else into.push(token(unknown, 0, letters.length));
  }

  function tokenize(text: string, most: number): Token[] {
    const tokens: Token[] = [];
    let run: Run = emptyRun();
    const close = (): void => {
      if (run.count > 0) {
        pieces(run, tokens);
        run = emptyRun();
      }
    };
    for (let at = 0; at < text.length && tokens.length < most; ) {
      const code = text.codePointAt(at) ?? 0;
      const next = at + (code > 0xffff ? 2 : 1);
      for (const { letter, apart } of lettersOf(code)) {
        if (apart) close();
        if (letter !== "") add(run, letter, at, next);
        if (apart) close();
      }
      at = next;
    }
    if (tokens.length < most) close();
    return tokens;
  }
  return { size: lines.length, first: special("[CLS]"), separator: special("[SEP]"), tokenize };
}

function emptyRun(): Run {
  return { letters: "", count: 0, starts: [], ends: [] };
}

/** What a sign becomes: lower case without accents; a sign that stands apart ends the word before it, as a space does. */
interface Letter {
  readonly letter: string;
  readonly apart: boolean;
}

const remembered = new Map<number, readonly Letter[]>();

function lettersOf(code: number): readonly Letter[] {
  const known = remembered.get(code);
  if (known) return known;
  const letters = lettersOfSign(String.fromCodePoint(code));
  if (remembered.size < MOST_REMEMBERED) remembered.set(code, letters);
  return letters;
}

function lettersOfSign(sign: string): readonly Letter[] {
  if (SPACE.test(sign)) return [{ letter: "", apart: true }];
  if (DROPPED.test(sign)) return [];
  const plain = [...sign.normalize("NFD")].filter((part) => !ACCENT.test(part)).join("");
  const alone = IDEOGRAPH.test(sign);
  // Each by itself: at the end of a word a sigma would become another letter.
  return [...plain]
    .flatMap((part) => [...part.toLowerCase()])
    .map((letter) => ({ letter, apart: alone || PUNCTUATION.test(letter) }));
}

function add(run: Run, letter: string, start: number, end: number): void {
  run.count += 1;
  // Too long already: the letters are not looked at any more, only where they end.
  if (run.count > MOST_LETTERS + 1) {
    run.ends[run.ends.length - 1] = end;
    return;
  }
  run.letters += letter;
  for (let unit = 0; unit < letter.length; unit += 1) {
    run.starts.push(start);
    run.ends.push(end);
  }
}
