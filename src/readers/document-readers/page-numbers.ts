import type { Piece } from "../page-lines.ts";

const PAGE_NUMBER = /^(?:page\s)?\s?(\d{1,3})(?:\s?(?:\/|of)\s?(\d{1,3}))?$/iu;
/** In points: what stands so close to the lowest baseline is on it. */
const SAME_LINE = 2;

/** The pages without the number at the foot of each, which programs leave out of what they fill fields with. */
export function withoutPageNumbers(pages: readonly (readonly Piece[])[]): readonly (readonly Piece[])[] {
  return pages.map((pieces, at) => {
    const written = pieces.filter(({ text }) => text.trim() !== "");
    const lowest = written.reduce((least, { y }) => Math.min(least, y), Number.POSITIVE_INFINITY);
    const foot = written.filter(({ y }) => y - lowest < SAME_LINE);
    const isNumber = isPageNumber(foot.map(({ text }) => text).join(""), at + 1, pages.length);
    return isNumber ? pieces.filter((piece) => !foot.includes(piece)) : pieces;
  });
}

/** "2", "2 / 3", "Page 2 of 3" on the second of three: another number is somebody's text. */
function isPageNumber(text: string, page: number, pages: number): boolean {
  const [, number, of] = PAGE_NUMBER.exec(text.trim()) ?? [];
  return Number(number) === page && (of === undefined || Number(of) === pages);
}
