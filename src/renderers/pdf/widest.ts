const CLASSES: readonly [RegExp, number][] = [
  [/[mwMWQ@%—…]/, 1.2],
  [/[ .,:;'’!ilj]/, 0.36],
  [/[()[\]{}/\\tfrI-]/, 0.52],
  [/[a-z0-9–|"“”]/, 0.74],
  [/[A-Z&+=<>~#$?*_^`]/, 0.86],
  [/\p{L}/u, 1.6],
];
const WIDEST = 2.5;
// A hook or caron beside the letter makes it wider.
const MARK = 0.3;
const KEPT_LETTERS = 2000;

const known = new Map<string, number>();

function widestLetter(letter: string): number {
  const kept = known.get(letter);
  if (kept !== undefined) return kept;
  const [plain = letter] = letter.normalize("NFD");
  const width =
    (CLASSES.find(([letters]) => letters.test(plain))?.[1] ?? WIDEST) + (plain === letter ? 0 : MARK);
  if (known.size < KEPT_LETTERS) known.set(letter, width);
  return width;
}

/** No typeface of ours sets this text wider: a line that holds this much need not be measured. */
export function widestWidth(text: string, { size, tracking }: { size: number; tracking: number }): number {
  let width = 0;
  for (const letter of text) width += widestLetter(letter) + tracking;
  return width * size;
}
