/** A text in pieces of bounded length, parted at spaces, so that no pattern ever reads more at once. */
export function inPieces(text: string, longest: number): string[] {
  const pieces: string[] = [];
  let from = 0;
  while (text.length - from > longest) {
    const space = text.lastIndexOf(" ", from + longest);
    const to = space > from ? space : from + longest;
    pieces.push(text.slice(from, to));
    from = space > from ? to + 1 : to;
  }
  pieces.push(text.slice(from));
  return pieces;
}
