import type { Mark } from "../../domain/marks/mark.ts";
import type { Look, Part, Piece } from "./pieces.ts";

const FIRST_HALF = /[\ud800-\udbff]/;
const SECOND_HALF = /[\udc00-\udfff]/;

/** The text in parts, each written in one way. */
export function markedParts(text: string, given: readonly Mark[]): Part[] {
  const marks = given.map((mark) => ({
    ...mark,
    from: pastHalf(text, mark.from),
    to: pastHalf(text, mark.to),
  }));
  const ends = marks.flatMap(({ from, to }) => [from, to]).filter((at) => at > 0 && at < text.length);
  const places = [...new Set([0, ...ends, text.length])].sort((one, other) => one - other);
  return places.slice(0, -1).map((from, index) => {
    const to = places[index + 1] ?? text.length;
    const around = marks.filter((mark) => mark.from <= from && mark.to >= to);
    return { text: text.slice(from, to), ...lookOf(around) };
  });
}

/** Half of a letter that takes two places, as an emoji does, can be written in no file. */
function pastHalf(text: string, at: number): number {
  const isInside = SECOND_HALF.test(text.charAt(at)) && FIRST_HALF.test(text.charAt(at - 1));
  return isInside ? at + 1 : at;
}

function lookOf(marks: readonly Mark[]): Look {
  const isA = (kind: Mark["kind"]): boolean => marks.some((mark) => mark.kind === kind);
  const href = marks.flatMap((mark) => (mark.kind === "link" ? [mark.href] : []))[0];
  const face = isA("bold") ? "bold" : isA("italic") ? "italic" : undefined;
  return { ...(face && { face }), ...(href !== undefined && { href }) };
}

/** Pieces that follow each other, each with the parts of the text that it holds. */
export function withParts(pieces: readonly Piece[], parts: readonly Part[]): Piece[] {
  let at = 0;
  return pieces.map(({ parts: _parts, ...piece }) => {
    const own = slicedParts(parts, at, at + piece.text.length);
    at += piece.text.length;
    return own.some(isMarked) ? { ...piece, parts: own } : piece;
  });
}

/** The letters of a piece from one up to another. */
export function slicedPiece(piece: Piece, from: number, to: number): Piece {
  const { parts, ...rest } = piece;
  const text = piece.text.slice(from, to);
  const own = parts ? slicedParts(parts, from, to) : [];
  return own.some(isMarked) ? { ...rest, text, parts: own } : { ...rest, text };
}

/** The parts of a piece; one that has no marks is one of them. */
export function partsOf({ text, parts }: Pick<Piece, "text" | "parts">): readonly Part[] {
  return parts ?? [{ text }];
}

function slicedParts(parts: readonly Part[], from: number, to: number): Part[] {
  let at = 0;
  return parts.flatMap((part) => {
    const text = part.text.slice(Math.max(0, from - at), Math.max(0, to - at));
    at += part.text.length;
    return text === "" ? [] : [{ ...part, text }];
  });
}

function isMarked({ face, href }: Look): boolean {
  return face !== undefined || href !== undefined;
}
