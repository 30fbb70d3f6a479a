/**
 * A text without the characters at its end that are among `marks`, and without spaces there. It is walked from the end: a pattern for
 * it would try every run of these within the text, which takes a square of its length.
 */
export function withoutTrailing(text: string, marks: string): string {
  let end = text.length;
  while (end > 0 && (marks.includes(text.charAt(end - 1)) || text.charAt(end - 1).trim() === "")) end -= 1;
  return text.slice(0, end);
}
