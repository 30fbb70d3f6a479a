/** Words without weight of their own, in an invented phrase as anywhere. */
const SMALL = /^(?:and|the|with|for|that|from|into|over|its|all|out|per|who|has|was|were|are|not|but)$/;

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}%$€£'-]+/gu) ?? [];
}

/** Invented words of a reply that are left in an answer; what the person or the honest rewrite says is no invention. */
export function inventionsLeft(
  {
    text,
    made,
    honest,
  }: { readonly text: string; readonly made: readonly string[]; readonly honest: string },
  answer: string,
): string[] {
  const known = new Set([...wordsOf(text), ...wordsOf(honest)]);
  const invented = new Set(
    made.flatMap(wordsOf).filter((word) => word.length > 2 && !SMALL.test(word) && !known.has(word)),
  );
  return wordsOf(answer).filter((word) => invented.has(word));
}
