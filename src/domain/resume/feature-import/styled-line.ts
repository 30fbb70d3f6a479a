/** A line of a page, a paragraph of a document or a line of a text: its words and how they look. */
export interface StyledLine {
  /** The words without their bullet; parts that stand far from each other have a tab between them. */
  readonly text: string;
  readonly bullet: boolean;
  /** Whether room was left above it. */
  readonly gapBefore: boolean;
  /** Against the size that most words have, which is 1. */
  readonly size: number;
  /** Set in another face than most words: bold, or a style of headings. */
  readonly strong: boolean;
  /** How deep a heading is where the file says so; 0 is the title of the document. */
  readonly level?: number | undefined;
  /** Words at the beginning that alone are set so. */
  readonly lead?: string | undefined;
  /** The first line of a column: what was above it in another column does not go on in it. */
  readonly startsColumn?: boolean | undefined;
  /** Below the text of the pages, or again above each of them: what stands before it in the file does not go on in it. */
  readonly isMargin?: boolean | undefined;
}

export function cellsOf(text: string): string[] {
  return text
    .split("\t")
    .map((cell) => cell.trim())
    .filter((cell) => cell !== "");
}

/** How a line looks, as one word: lines of one kind look alike. */
export function lookOf({ size, strong, level, text }: StyledLine): string {
  return `${Math.round(size * 20)} ${strong ? "strong" : "plain"} ${level ?? "-"} ${isCapitals(text) ? "caps" : "mixed"}`;
}

export function isCapitals(text: string): boolean {
  return /\p{Lu}.*\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text);
}

/** Whether it reads as a sentence, and not as a name, a title or a list. */
export function isSentence(text: string): boolean {
  const words = text.split(/\s+/).length;
  return (words > 5 && /[.!?;]["”)]?$/.test(text)) || words > 16;
}
