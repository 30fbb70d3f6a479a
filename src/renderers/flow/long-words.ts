const PIECE = 4;
// Letters of these scripts already break anywhere; cutting them would undo the rules for their punctuation.
const BREAKS_ANYWHERE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;

/** The text in parts that a line may end between, or null where every word fits a line of `width`. */
export function splitLongWords(text: string, width: number, size: number): string[] | null {
  const longest = Math.max(8, Math.floor(width / (size * 0.62)));
  if (text.length <= longest) return null;
  const words = text.split(/(?<= )/);
  if (!words.some((word) => isLong(word, longest))) return null;
  return words.flatMap((word) => (isLong(word, longest) ? pieces(word) : [word]));
}

function isLong(word: string, longest: number): boolean {
  return word.length > longest && !BREAKS_ANYWHERE.test(word);
}

function pieces(word: string): string[] {
  const graphemes = [...new Intl.Segmenter("en", { granularity: "grapheme" }).segment(word)];
  const result: string[] = [];
  for (let at = 0; at < graphemes.length; at += PIECE) {
    result.push(
      graphemes
        .slice(at, at + PIECE)
        .map((part) => part.segment)
        .join(""),
    );
  }
  return result;
}
