const BEFORE_MORE =
  /(?:,|\b(?:the|an?|and|or|of|in|on|at|for|with|by|to|from|as|my|our|their|its|his|her|than|that|which|who|was|were|is|are|over|about|into|per))$/i;
const AFTER_BREAK =
  /^(?:and|or|of|in|on|at|for|with|by|to|from|as|than|that|which|who|while|into|across|using|through|per|where|when|because)\b/;

/** A line break inside a sentence is a space like any other; one before a bullet or a new sentence stays. Places stay too. */
export function unwrapped(text: string): string {
  if (!text.includes("\n")) return text;
  const lines = text.split("\n");
  let joined = lines[0] ?? "";
  let opener = joined;
  for (const [index, next] of lines.slice(1).entries()) {
    const goesOn = isOneSentence(opener, lines[index] ?? "", next);
    joined += goesOn ? ` ${next}` : `\n${next}`;
    if (!goesOn) opener = next;
  }
  return joined;
}

/** People write lists in small letters too, so a small letter alone is no sign: the first line must open like a sentence. */
function isOneSentence(opener: string, line: string, next: string): boolean {
  const start = next.trimStart();
  const end = line.trimEnd();
  if (!/^\p{Ll}/u.test(start) || !/[\p{L}\p{N},)%]$/u.test(end)) return false;
  return /^\s*\p{Lu}/u.test(opener) || BEFORE_MORE.test(end) || AFTER_BREAK.test(start);
}
